// Cards that fly: from a hand into the trick, from the trick to their owners. Only what is drawn
// moves; where things are is decided by then, so that a flight can be broken off at any moment.
import { moves } from "../settings.svelte";
import type { Stage } from "../state/shown";

const FLY = "cubic-bezier(.2,0,0,1)";
const SLIDE = "cubic-bezier(.3,0,.1,1)";

/** Where the cards of the reader's hand lay when they were last pressed. */
const held = new Map<string, DOMRect>();

/** Remember where a card lies that is about to be played. */
export function remember(element: Element | null | undefined, card: string): void {
  if (element) held.set(card, element.getBoundingClientRect());
}

/** Show what is staged, in the table as it is drawn now; returns what breaks it off. */
export function fly(table: HTMLElement, stage: Stage, you: number | null): () => void {
  const flights: Animation[] = [];
  if (stage.kind === "play") {
    const from = stage.seat === you ? undefined : source(table, stage.seat);
    const lying = table.querySelectorAll(`[data-place="${stage.seat}"] .lies > *`);
    lying.forEach((element, place) => {
      const start = from ?? held.get(stage.cards[place] ?? "") ?? handOf();
      flights.push(arrive(element, start, stage.ms));
    });
    held.clear();
  } else if (stage.kind === "collect") {
    if (moves())
      for (const element of table.querySelectorAll("[data-place] .lies")) {
        const seat = element.closest<HTMLElement>("[data-place]")!.dataset["place"]!;
        const end = goal(table, Number(seat), you);
        if (end) flights.push(leave(element, end, stage.ms));
      }
  }
  return () => flights.forEach((flight) => flight.cancel());
}

function arrive(element: Element, from: DOMRect | undefined, ms: number): Animation {
  if (!moves() || !from) return element.animate([{ opacity: 0 }, { opacity: 1 }], 120);
  const to = element.getBoundingClientRect();
  const x = middle(from, "x") - middle(to, "x");
  const y = middle(from, "y") - middle(to, "y");
  const scale = Math.min(1.2, Math.max(0.5, from.height / to.height));
  const turn = Math.max(-4, Math.min(4, x / 60));
  return element.animate(
    [
      { transform: `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`, zIndex: 2 },
      { transform: "none", zIndex: 2 },
    ],
    { duration: ms, easing: FLY },
  );
}

/** Note where things are; what is returned lets those slide that have another place by then. */
export function sliding(things: Iterable<Element>, duration: number): () => void {
  const placed = [...things].filter((each) => each instanceof HTMLElement);
  const before = placed.map(({ offsetLeft, offsetTop }) => [offsetLeft, offsetTop] as const);
  return () =>
    placed.forEach((each, at) => {
      const [x, y] = [before[at]![0] - each.offsetLeft, before[at]![1] - each.offsetTop];
      const moved = each.isConnected && (x || y);
      if (moved) each.animate([{ translate: `${x}px ${y}px` }, {}], { duration, easing: SLIDE });
    });
}

function leave(element: Element, end: DOMRect, ms: number): Animation {
  const from = element.getBoundingClientRect();
  const x = middle(end, "x") - middle(from, "x");
  const y = middle(end, "y") - middle(from, "y");
  const scale = Math.min(1, 52 / from.height);
  return element.animate(
    [{}, { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.9 }],
    { duration: ms, easing: SLIDE, fill: "forwards" },
  );
}

function middle(box: DOMRect, side: "x" | "y"): number {
  return side === "x" ? box.left + box.width / 2 : box.top + box.height / 2;
}

function source(table: HTMLElement, seat: number): DOMRect | undefined {
  const place = table.querySelector(`[data-seat="${seat}"]`);
  return (place?.querySelector("[data-from]") ?? place)?.getBoundingClientRect();
}

/** Where the next of a seat's earlier cards will lie; nowhere on the sheet, where each is there already. */
function goal(table: HTMLElement, seat: number, you: number | null): DOMRect | undefined {
  const scope = seat === you ? document : table;
  const row = scope.querySelector(`[data-seat="${seat}"] [data-earlier]`);
  const last = row?.querySelector("li:last-child > *")?.getBoundingClientRect();
  if (last) return new DOMRect(last.x + last.width + 4, last.y, last.width, last.height);
  const first = row?.getBoundingClientRect();
  return first && new DOMRect(first.x, first.y, 40, 52);
}

function handOf(): DOMRect | undefined {
  return document.querySelector("[data-hand]")?.getBoundingClientRect();
}
