// The message of a domain error, and its HTTP status. A new verb edits nothing here: the status follows from the
// error's kind, and the types below let no code reach a screen without a message in `domain-errors/words`.

import type { LastChange } from "../base/read-audit.server.ts";
import type { DomainErrorKind } from "../base/result.ts";
import type { Bani } from "../base/money.ts";
import type { Key } from "./i18n/translate.ts";

type CodeIn<K> = K extends `refused.${infer Code}` ? Code : never;
/** A code that has a message. The check compares the four languages, so the Romanian file stands for all. */
export type DomainErrorCode = CodeIn<Key<"domain-errors">>;

/** The placeholder values of some messages. */
type Details = {
  readonly available?: number;
  readonly before?: Bani;
  readonly now?: Bani;
  readonly limit?: Bani;
  readonly least?: Bani;
  readonly due?: Bani;
  readonly most?: number;
  readonly worth?: Bani;
  readonly shipping?: Bani;
  readonly row?: number;
  readonly found?: string;
  readonly title?: string;
  readonly until?: Date;
  /** Who was faster and what they did, where the office shows it. */
  readonly change?: LastChange;
};

/** A domain error whose code has a message. */
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
