// What happens at a table, as sentences. Names are passed in as they were given, and only as text.
import { named, rank } from "./cards.js";

/** What can be said at any table. */
export const PHRASES = {
  hello: "Hello", "good-luck": "Good luck", "well-played": "Well played", thanks: "Thanks",
  oops: "Oops", hurry: "Your turn …", "one-moment": "One moment", "good-game": "Good game",
  smile: ":-)", laugh: ":-D", cry: ":-(", sweat: "Phew", clap: "Clap, clap", cucumber: "Cucumber!",
};
/** What bots are called by how they play. */
export const LEVELS = {
  uniform: "careless", lowest: "timid", sharp: "sharp", ladder: "steady",
};
/** What can be asked of the others. */
export const TOPICS = { pause: "to pause", undo: "to take the last card back", rematch: "for a rematch" };

/** A number of things in words. */
export function count(number, one, many = `${one}s`) {
  return `${number} ${number === 1 ? one : many}`;
}

/** Several names in one breath. */
export function together(names) {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** A clause about a seat: "You take", "Ida takes". `names.own(seat)` tells the reader's own. */
function clause(names, seat, verb, third = `${verb}s`) {
  return names.own(seat) ? `You ${verb}` : `${names(seat)} ${third}`;
}

const initial = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** The sentence for an event; null for what needs none. `past.leading`: the next card leads. */
export function sentence(event, names, past) {
  const { seat } = event;
  const say = (verb, third) => clause(names, seat, verb, third);
  switch (event.type) {
    case "seat-taken": return `${event.name} sits down.`;
    case "bot-placed": return `${event.name}, a bot, takes a seat.`;
    case "seat-left": return event.removed ? `${say("were", "was")} removed from the table.` : `${say("leave")} the table.`;
    case "owner-changed": return seat === null ? null : `${say("look", "looks")} after the table now.`;
    case "asked": return `${say("ask")} ${TOPICS[event.what]}.`;
    case "answered": return `${say("say")} ${event.yes ? "yes" : "no"}.`;
    case "dropped": return `Nothing comes of it: not everybody agreed.`;
    case "settled": {
      const whose = names.own(seat) ? "your" : `${names(seat)}'s`;
      return `${clause(names, event.by, "question")} ${whose} play of ${named(event.cards)}. It was ${event.legal ? "legal" : "not legal"}.`;
    }
    case "closed": return "The table is closed.";
    case "match-begun": return `A match begins: ${together(event.names)}.`;
    case "nonce-added": return null;
    case "seated": return event.bot ? `A bot plays for ${event.name}.` : `${event.name} plays now.`;
    case "redeal-demanded": return `${say("call")} the deal incorrect${event.reason ? `: ${event.reason}` : ""}.`;
    case "table-paused": return "The table pauses.";
    case "table-resumed": return "The table goes on.";
    case "taken-back": return `${say("take")} back ${named(event.cards)}.`;
    case "secret-shown": return "The secret of the deals is open now; they can be checked.";
    case "dealer-drawn": return `The lot makes ${names(seat)} the first dealer.`;
    case "size-chosen": return `${say("choose")} ${count(event.size, "card")} for each.`;
    case "dealt": {
      const lead = clause(names, event.leader, "lead");
      return `Deal ${event.deal}: ${count(event.size, "card")} to each. ${lead}.`;
    }
    case "redealt": return `The cards are thrown in and dealt again.`;
    case "exchanged": return event.count ? `${say("change")} ${count(event.count, "card")}.` : `${say("keep")} all cards.`;
    case "kontra-answered": return event.called ? `${say("call")} Kontra.` : `${say("pass", "passes")}.`;
    case "corrected": return `${say("take")} back ${named(event.cards)}; the hand lies open: ${named(event.hand)}.`;
    case "played": return `${say(past.leading ? "lead" : "play")} ${named(event.cards)}.`;
    case "trick-taken": return event.last ? `${say("take")} the last trick with ${named(event.cards)}.` : `${say("take")} the trick.`;
    case "paid": {
      const before = event.score - event.points;
      return `${say("pay")} ${event.points}.${before ? ` ${before} and ${event.points} make ${event.score}.` : ""}`;
    }
    case "deducted": return `${say("had", "had")} an equal card: ${event.points} off makes ${event.score}.`;
    case "score-reset": return `Exactly ${event.score}: ${names.own(seat) ? "you are" : `${names(seat)} is`} back at 0.`;
    case "life-lost": return `${event.score} is too much: a cucumber for ${names(seat)}, going on at ${event.returns_on} with ${count(event.left, "life", "lives")} left.`;
    case "went-out": return `${event.score} is too much: ${names.own(seat) ? "you are" : `${names(seat)} is`} out.`;
    case "deal-void": return "Nobody would be left in, so the deal does not count.";
    case "stake-paid": return `${say("pay")} ${count(event.units, "unit")} to the pot.`;
    case "buy-in-answered": return event.bought ? `${say("buy")} in at ${event.score}.` : `${say("do not", "does not")} buy in.`;
    case "won": return event.units < 0 ? `${say("pay")} ${count(-event.units, "unit")} at the end.` : `${say("receive")} ${count(event.units, "unit")}.`;
    case "match-over": return over(event, names);
    default: return null;
  }
}

/** How a match ended, in one sentence or two. */
export function over({ winners, losers, top_card: top }, names) {
  const won = winners.length === 1
    ? `${clause(names, winners[0], "win")} the match.`
    : winners.length ? `${initial(together(winners.map(names)))} share the win.` : "";
  const lost = losers.length
    ? `${initial(together(losers.map(names)))} ${losers.length === 1 && !names.own(losers[0]) ? "has" : "have"} lost.`
    : "";
  return [top && `The ${rank(top)} in the last trick loses the match at once.`, won, lost].filter(Boolean).join(" ");
}

/** The events that say what a deal cost. */
export const PRICE = new Set(["paid", "deducted", "score-reset", "life-lost", "went-out", "deal-void"]);

/** The word under a legal card. */
export const WHY = {
  lowest: "lowest", "lowest-under-ace": "lowest", "lead-lowest": "lowest", equals: "equals", beats: "beats",
  lead: "", only: "",
};
