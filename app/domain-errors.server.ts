// What a screen may say of a domain error, and its HTTP status. A new verb edits nothing here: its kind has a status, and the types
// below let no code reach a screen that has no words in `refusals.json`.

import type { DomainErrorKind } from "../base/result.ts";
import type { Bani } from "../base/money.ts";
import type { Key } from "./i18n/translate.ts";

type CodeIn<K> = K extends `refused.${infer Code}` ? Code : never;
/** A code that has words. The check compares the four languages, so one stands for all. */
export type DomainErrorCode = CodeIn<Key<"domain-errors">>;

/** What the words of some codes need. */
type Details = {
  readonly available?: number;
  readonly before?: Bani;
  readonly now?: Bani;
  readonly limit?: Bani;
  readonly due?: Bani;
  readonly most?: number;
  readonly worth?: Bani;
  readonly shipping?: Bani;
  readonly row?: number;
  readonly found?: string;
  readonly title?: string;
  readonly until?: Date;
};

/** A domain error that a screen has words for. */
export type AnyDomainError = { readonly kind: DomainErrorKind; readonly code: DomainErrorCode } & Details;

const statusOfKind = {
  malformed: 400,
  unauthenticated: 401,
  denied: 403,
  "not-found": 404,
  conflict: 409,
  gone: 410,
  "too-large": 413,
  invalid: 422,
  "too-many": 429,
  busy: 503,
  unavailable: 503,
} as const satisfies Record<DomainErrorKind, number>;

export function statusOf(domainError: AnyDomainError): number {
  return statusOfKind[domainError.kind];
}
