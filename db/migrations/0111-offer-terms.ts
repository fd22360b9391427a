// Each offer stores the terms that it was given with: the return fee, the deduction for payment at once, the days until
// the full amount is paid. What existing offers promised: the fee and the days were fixed, the deduction is in their book.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `update trade_in_offer o set made = o.made || jsonb_build_object('terms', jsonb_build_object(
      'returnFee', 5000, 'instantPercent', coalesce((b.book->>'instantLess')::integer, 10), 'payoutDays', 14))
    from price_book b where b.version = o.book_version`,
  // A shop that changed the deduction in its price book pays by it until it changes the setting.
  `insert into setting (name, version, value, changed_by)
    select 'purchases', 1, jsonb_build_object(
      'returnFee', 5000, 'instantPercent', (book->>'instantLess')::integer, 'payoutDays', 14), 'shop'
    from price_book where version = (select max(version) from price_book) and (book->>'instantLess')::integer <> 10`,
];

export const offerTerms: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
