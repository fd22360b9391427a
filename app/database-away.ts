// A database that is away, as its screen is told of it.

export const AWAY_STATUS = 503;
/** Seconds until a page, or a program, asks again. */
export const TRY_AGAIN_AFTER = 5;

/** A form that was sent: where, and what stood in it. */
export type SentForm = { to: string; fields: readonly (readonly [name: string, value: string])[] };

/** `isSent`: something was sent, and nobody knows what became of it. `form` can be sent again; null where it is too long or holds a secret. */
export type Away = { isSent: boolean; form: SentForm | null };

/** What the screen is told, or null where an error is another one. */
export function awayOf(error: { status: number; data: unknown }): Away | null {
  const told = error.data as Partial<Away> | null;
  return error.status === AWAY_STATUS && typeof told?.isSent === "boolean"
    ? { isSent: told.isSent, form: told.form ?? null }
    : null;
}
