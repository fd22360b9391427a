// The result of a verb: a value, or a domain error that a person may see. A thrown error is a bug, or an external service that
// does not answer; it is never caught to be shown to a person.

export type Ok<T> = { readonly ok: true; readonly value: T };
export type Refused<R> = { readonly ok: false; readonly domainError: R };
export type Result<T, R> = Ok<T> | Refused<R>;

/**
 * The kind of a domain error; app maps each to an HTTP status. `busy`: this shop is at its limit. `unavailable`: an external service
 * does not answer. `too-many`: the caller has exceeded a limit.
 */
export type DomainErrorKind =
  | "malformed"
  | "unauthenticated"
  | "denied"
  | "not-found"
  | "conflict"
  | "gone"
  | "too-large"
  | "invalid"
  | "too-many"
  | "busy"
  | "unavailable";

/** A domain error by its kind and code, with the values for its text: `DomainError<"invalid", "photos-full", { most: number }>`. */
export type DomainError<Kind extends DomainErrorKind, Code extends string, Details = unknown> = {
  readonly kind: Kind;
  readonly code: Code;
} & Details;

export function ok<T>(value: T): Ok<T> {
  return { ok: true, value };
}

function refuseAs<const Kind extends DomainErrorKind>(kind: Kind) {
  return <const R extends { readonly code: string }>(domainError: R): Refused<R & { readonly kind: Kind }> => ({
    ok: false,
    domainError: { ...domainError, kind },
  });
}

/** Makes a domain error of that kind: `return refuse.conflict({ code: "unit-taken" })`. */
export const refuse = {
  malformed: refuseAs("malformed"),
  unauthenticated: refuseAs("unauthenticated"),
  denied: refuseAs("denied"),
  notFound: refuseAs("not-found"),
  conflict: refuseAs("conflict"),
  gone: refuseAs("gone"),
  tooLarge: refuseAs("too-large"),
  invalid: refuseAs("invalid"),
  tooMany: refuseAs("too-many"),
  busy: refuseAs("busy"),
  unavailable: refuseAs("unavailable"),
};

/** Marks a branch that the types say cannot be reached; reaching it is a bug. */
export function never(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
}
