import { sql } from "kysely";
import type { Transaction } from "../../base/db.server.ts";

/** Payments out are sent one after the other: of two that go to one account at once, the later one counts the earlier. */
export async function lockPaymentsOut(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('payments out', 0))`.execute(tx);
}
