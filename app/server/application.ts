// The interface between the HTTP server and the application.

import type { Language } from "../i18n/languages.ts";
import { AWAY_STATUS } from "../database-away.ts";

/** Messages of error pages that no screen renders. */
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

export const errorStatus = {
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
 * A response of the application. A page comes in `html`; the response then has no body. `scripts` holds the text of its
 * inline scripts: of those that the shop wrote, and of no others.
 */
export type Rendered = {
  response: Response;
  html: Buffer | null;
  scripts: readonly string[];
  /** Of a public page: whether it would render the same after a change of the catalogue index. */
  isUnchanged?: () => boolean;
};

/** A form that the visitor is asked to send again: its address and fields. */
export type FormToResend = { action: string; fields: readonly [name: string, value: string][] };

export type RenderOptions = {
  /** The id of the route that answers, as the policy table found it; empty if there is none. */
  routeId: string;
  /** The same page for every visitor. */
  isPublic?: boolean;
};

export type Application = {
  render(request: Request, language: Language, options: RenderOptions): Promise<Rendered>;
  /** As a page, or as JSON that the page which sent the request by script can show (`app/kit/refused-request.ts`). */
  errorPage(fault: FatalError, language: Language, as: "page" | "data"): string;
  resendPage(form: FormToResend, language: Language): string;
};
