// Takes a person's data out of the audit log, which otherwise never changes.
// Invariant: who did what to which thing, and when, stays; so do numbers, dates and codes.

import { sql } from "kysely";
import type { Transaction } from "./db.server.ts";
import { ERASED } from "./erased.ts";

type Options = {
  /** The person's things, by kind and number or id: all texts in their entries go. */
  things: readonly { entity: string; entityId: string }[];
  /** In lower case: entries about other things lose each text that contains one of these. */
  texts: readonly string[];
};
type Entry = { id: number; before: unknown; after: unknown; isTheirs: boolean };

/** Patterns of the shop's own numbers, dates and ids, which identify nobody. */
const NUMBER = /^(?:[A-Z]{2,4}-[\d-]+|\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;
/**
 * Fields that hold one of the shop's own words, such as "paid" or "courier". A word in any other field was typed: a tag, a note, a
 * name in small letters.
 */
const WORD_FIELDS = new Set(
  (
    "accepted action as by category channel condition courier currency delivery direction entity from grade how into is kind language method " +
    "origin outcome payer paymentMethod payout product_type provider regime remedy resolution role roles section size source state status to type types unit"
  ).split(" "),
);
const WORD = /^[a-z]+(?:-[a-z]+)*$/;

export async function redactAudit(tx: Transaction, { things, texts }: Options): Promise<number> {
  const named = JSON.stringify(things.map(({ entity, entityId }) => `${entity} ${entityId}`));
  const looked = JSON.stringify(texts.map((text) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`));
  const { rows } = await sql<Entry>`
    select id, before, after, entity || ' ' || entity_id in (select jsonb_array_elements_text(${named}::jsonb)) as "isTheirs"
    from audit
    where (before is not null or after is not null)
      and (entity || ' ' || entity_id in (select jsonb_array_elements_text(${named}::jsonb))
        or lower(coalesce(before::text, '') || coalesce(after::text, '')) like any (select jsonb_array_elements_text(${looked}::jsonb)))
  `.execute(tx);
  await sql`select set_config('pcbis.erasing', 'yes', true)`.execute(tx);
  for (const { id, before, after, isTheirs } of rows) {
    const clean = (value: unknown) => (value === null ? null : JSON.stringify(redacted(value, { texts, isTheirs })));
    await sql`update audit set before = ${clean(before)}::jsonb, after = ${clean(after)}::jsonb where id = ${id}`.execute(
      tx,
    );
  }
  await sql`select set_config('pcbis.erasing', 'no', true)`.execute(tx);
  return rows.length;
}

/** The value without texts that identify the person; of the person's own things, without any text that is no code. `field`: its name. */
function redacted(value: unknown, about: { texts: readonly string[]; isTheirs: boolean }, field = ""): unknown {
  if (Array.isArray(value)) return value.map((each) => redacted(each, about, field));
  if (value !== null && typeof value === "object")
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, redacted(each, about, key)]));
  if (typeof value !== "string") return value;
  const isNamed = about.texts.some((text) => value.toLowerCase().includes(text));
  return isNamed || (about.isTheirs && !isCode(value, field)) ? ERASED : value;
}

function isCode(text: string, field: string): boolean {
  return NUMBER.test(text) || (WORD_FIELDS.has(field) && WORD.test(text));
}
