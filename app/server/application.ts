// What the server asks of the application, and what it gets.

import type { Language } from "../i18n/languages.ts";
import { AWAY_STATUS } from "../database-away.ts";

/** What a visitor is told where no screen can say it. */
export type FatalError =
  | "bad-address"
  | "bad-method"
  | "bad-host"
  | "bad-text"
  | "too-long"
  | "cross-site"
  | "too-large"
  | "too-many"
  | "card-number"
  | "busy"
  | "broken"
  | "away";

export const faultStatus = {
  "bad-address": 400,
  "bad-method": 405,
  "bad-host": 421,
  "bad-text": 400,
  "too-long": 414,
  "cross-site": 403,
  "too-large": 413,
  "too-many": 429,
  "card-number": 422,
  busy: 503,
  broken: 500,
  away: AWAY_STATUS,
} as const satisfies Record<FatalError, number>;

/**
 * An answer of the application. A page comes in `html`; the response then has no body. `scripts`
 * is what its inline scripts say: of those that the shop wrote into it, and of no other.
 */
export type Rendered = {
  response: Response;
  html: Buffer | null;
  scripts: readonly string[];
  /** Of an answer for everybody: whether the shelf, after a change, would still make it the same. */
  isUnchanged?: () => boolean;
};

/** A form that is to be sent once more, to where it was sent, with these fields. */
export type AskedAgain = { action: string; fields: readonly [name: string, value: string][] };

export type Application = {
  render(request: Request, language: Language, options?: { isForEverybody: boolean }): Promise<Rendered>;
  /** As a page, or as what the page that asked by a script can show in its place (`app/kit/refused-request.ts`). */
  faultPage(fault: FatalError, language: Language, as: "page" | "data"): string;
  askAgainPage(form: AskedAgain, language: Language): string;
};
