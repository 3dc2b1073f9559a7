// Dragging a card of the hand: when it moves with the finger, and what letting go means.

export interface Drag {
  /** The pointer that drags. */
  id: number;
  from: { x: number; y: number };
  by: { x: number; y: number };
  /** Whether it has gone so far that it is no tap any more. */
  moved: boolean;
}

/** How far a finger may tremble in a tap, in pixels. */
const TREMBLE = 8;
/** How far up a card has to be dragged to be played: this part of its height. */
const AWAY = 0.6;

export function begin(id: number, x: number, y: number): Drag {
  return { id, from: { x, y }, by: { x: 0, y: 0 }, moved: false };
}

export function move(drag: Drag, x: number, y: number): Drag {
  const by = { x: x - drag.from.x, y: y - drag.from.y };
  return { ...drag, by, moved: drag.moved || Math.hypot(by.x, by.y) > TREMBLE };
}

/** Whether letting go now plays a card that is so high. */
export function plays(drag: Drag, height: number): boolean {
  return drag.moved && -drag.by.y >= height * AWAY;
}
