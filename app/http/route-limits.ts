// What each route takes from outside: how long its forms may be, how often they may come, and what else the door must know
// of them. The one place where the door names routes.
// Must always hold: every route with an action has a line here (`door.server.test.ts` walks the site map).

import { LRUCache } from "lru-cache";
import { matchRoutes } from "react-router";

/** How card numbers are looked for in what is sent (rule 8): beside barcodes, or not at all, where long numbers are what is sent. */
export type CardSearch = "any" | "goods" | "unsearched";

export type RouteRules = {
  /** Bytes of a body, as it is sent: a letter beyond ASCII takes six to nine of them in a form. */
  body: number;
  /** Posts that one address may send here in a minute, where that is less than it may send in all (`POSTS_PER_MINUTE`). */
  postsPerMinute?: number;
  /** Multipart forms hold photos: their screen reads them as they come, and they are never held whole. */
  takesPhotos?: true;
  cards?: CardSearch;
  /** With `?detect` a report of what is in a computer is sent: long, full of long numbers, and nothing of it is kept but the names of parts. */
  report?: number;
  /** What is too long is told by the screen, beside what is there already. */
  isTooLargeTold?: true;
  /** Another machine posts here, and proves itself by a signature. */
  isMachines?: true;
};

/**
 * Characters of a query. The longest address that the shop makes itself, of a build, has some two thousand; ten kilobytes pasted into the
 * search box are still told as too long by the list itself.
 */
export const LONGEST_SEARCH = 16_000;

const FORM = 20_000;
/** With a message or a story in its sender's own words: 4000 letters of any alphabet. */
const LETTER = 60_000;
const LIST = 1_000_000;
const FILE = 1_000_000;
const MESSAGE = 256_000;

/** Of what writes an e-mail to an address that anybody can type. */
const WRITES_TO_PEOPLE = 20;
/** Of what compares a password or a key. */
const KNOCKS = 60;

const table: Readonly<Record<string, RouteRules>> = {
  "/cart": { body: FORM },
  "/checkout": { body: FORM },
  "/checkout/pay/:number": { body: FORM },
  "/webhooks/card": { body: MESSAGE, cards: "unsearched", isMachines: true },

  "/contact": { body: LETTER, postsPerMinute: WRITES_TO_PEOPLE },
  "/alerts/for/:aisle": { body: FORM, postsPerMinute: WRITES_TO_PEOPLE },
  "/alerts/confirm": { body: FORM },
  "/alerts/off": { body: FORM },
  "/products/:id/reserve": { body: FORM, postsPerMinute: WRITES_TO_PEOPLE },
  "/keep/:id": { body: FORM, postsPerMinute: KNOCKS },
  "/keep-again": { body: FORM, postsPerMinute: WRITES_TO_PEOPLE },
  "/favourites": { body: FORM },
  "/configurator": { body: FORM },
  "/api/viewed": { body: FORM },

  "/login": { body: FORM, postsPerMinute: KNOCKS },
  "/register": { body: FORM, postsPerMinute: WRITES_TO_PEOPLE },
  "/confirm-email": { body: FORM, postsPerMinute: KNOCKS },
  "/reset-password": { body: FORM, postsPerMinute: KNOCKS },
  "/logout": { body: FORM },
  "/account/orders": { body: FORM, postsPerMinute: KNOCKS },
  "/account/orders/:number": { body: FORM },
  "/account/orders/:number/claim": { body: LETTER },
  "/account/profile": { body: FORM },
  "/account/email": { body: FORM, postsPerMinute: WRITES_TO_PEOPLE },
  "/account/password": { body: FORM, postsPerMinute: KNOCKS },
  "/account/addresses": { body: FORM },
  "/account/reservations": { body: FORM },
  "/account/builds": { body: FORM },
  "/account/alerts": { body: FORM },
  "/account/sessions": { body: FORM },
  "/account/data": { body: FORM, postsPerMinute: KNOCKS },
  "/withdraw": { body: FORM, postsPerMinute: KNOCKS },
  "/withdraw/:number": { body: LETTER },

  "/components/sell": { body: LIST, cards: "goods", isTooLargeTold: true },
  "/sell/:step": { body: LETTER },
  "/sell/cpu": { body: FORM, report: LIST },
  "/sell/photos": { body: LETTER, takesPhotos: true },
  "/photos/:of": { body: FORM, takesPhotos: true },
  "/trade-in/:number": { body: FORM },

  "/office/code": { body: FORM, postsPerMinute: KNOCKS },
  "/office/transfers": { body: FORM },
  "/office/transfers/upload": { body: FILE, cards: "unsearched" },
  "/office/transfers/statements/:id": { body: FORM },
  "/office/orders/:number": { body: FORM },
  "/office/returns/:number": { body: FORM },
  "/office/trade-ins/:number": { body: LETTER, takesPhotos: true },
  "/office/payouts": { body: FORM },
  "/office/price-book": { body: FILE },
  "/office/photos": { body: FORM, takesPhotos: true },
  "/office/intake/:code": { body: LETTER },
  "/office/holds": { body: LIST },
  "/office/inspections/:code": { body: LETTER },
};

/** The addresses that take posts, as the site map writes them. */
export const patterns: readonly string[] = Object.keys(table);

const routes = patterns.map((path) => ({ path }));

/** Whatever else is posted to: a page answers there that nothing is. */
const ELSEWHERE: RouteRules = { body: FORM };

// Finding a route takes a good part of a millisecond, and most posts go to the same few paths.
const MOST_KNOWN = 500;
const known = new LRUCache<string, RouteRules & { pattern: string }>({ max: MOST_KNOWN });

/** The rules of the route that the router would choose for a path, the router's own addresses of data too, and its pattern. */
export function rulesFor(path: string): RouteRules & { pattern: string } {
  const seen = known.get(path);
  if (seen) return seen;
  const pattern = matchRoutes(routes, pagePath(path))?.[0]?.route.path ?? "*";
  const rules = { pattern, ...(table[pattern] ?? ELSEWHERE) };
  known.set(path, rules);
  return rules;
}

/** Under "/cart.data" and "/_.data" the router answers for "/cart" and "/". */
function pagePath(path: string): string {
  return path.endsWith("/_.data") ? path.slice(0, -"_.data".length) : path.replace(/\.data$/, "");
}
