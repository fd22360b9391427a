// How a verb answers: a value, or a typed refusal. A refusal is something a person may be told;
// a thrown error is a bug or a broken outside and is never caught to be shown.

export type Ok<T> = { readonly ok: true; readonly value: T };
export type Refused<R> = { readonly ok: false; readonly refusal: R };
export type Result<T, R> = Ok<T> | Refused<R>;

export function ok<T>(value: T): Ok<T> {
  return { ok: true, value };
}

export function refuse<const R extends { readonly code: string }>(refusal: R): Refused<R> {
  return { ok: false, refusal };
}

/** Marks a branch that the types say cannot be reached; reaching it is a bug. */
export function never(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
}
