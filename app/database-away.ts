// What the error screen knows when the database is unavailable.

export const AWAY_STATUS = 503;
/** Seconds until a page or a program retries. */
export const TRY_AGAIN_AFTER = 5;

/** A submitted form: its address and fields. */
export type SentForm = { to: string; fields: readonly (readonly [name: string, value: string])[] };

/**
 * `isSent`: a form was sent, and it is unknown whether it took effect. `form` can be sent again; null where it is too
 * long or holds a secret.
 */
export type Away = { isSent: boolean; form: SentForm | null };

/** What the screen shows, or null for any other error. */
export function awayOf(error: { status: number; data: unknown }): Away | null {
  const away = error.data as Partial<Away> | null;
  return error.status === AWAY_STATUS && typeof away?.isSent === "boolean"
    ? { isSent: away.isSent, form: away.form ?? null }
    : null;
}
