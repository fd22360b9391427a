// A shop process that keeps selling while its database fails: it executes each request on standard input, a line of JSON, and
// prints the result. Meanwhile it updates its index and sends e-mails, as a shop does. A request that finds the database
// unavailable is repeated, as its buyer would do. At the end of the input it prints a summary.

import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { pino } from "pino";
import { startJobs } from "../../app/jobs.server.ts";
import { isDatabaseAway } from "../../base/database-away.ts";
import { openPostgres } from "../../base/db.server.ts";
import type { ListingId } from "../../base/id.ts";
import { openCatalogueIndex } from "../../shop/catalogue/catalogue-index.server.ts";
import { sendEmails } from "../../shop/mail/send-emails.server.ts";
import { placeOrder, type NewOrder } from "../../shop/orders/checkout/place-order.server.ts";
import { emailBox } from "../emails.ts";
import { orderDeps } from "../order-deps.ts";

export type ProcessMessage =
  | { is: "open" }
  /** `away`: how often the database was unavailable. */
  | { is: "answered"; key: string; outcome: string; number: string | null; away: number }
  | { is: "knows"; free: ListingId[]; emailMessages: string[] };

const AGAIN_AFTER = 20; // milliseconds
/** Ends this process if the test run was killed: its database never returns. */
const LONGEST_LIFE = 180_000; // milliseconds
setTimeout(() => process.exit(1), LONGEST_LIFE).unref();

const database = openPostgres(process.argv[2] ?? "", { connections: 8 });
const log = pino({ level: "silent" });
const catalogueIndex = await openCatalogueIndex(database, log);
const mail = emailBox();
const drawAttachment = () => Promise.reject(new Error("no e-mail here has an attachment"));
const deps = { ...orderDeps(database.db), log, mail, mailDomain: "shop.example", drawAttachment };
const stopJobs = await startJobs([{ name: "send e-mails", every: 100, wokenBy: "letter_written", run: sendEmails }], {
  on: deps,
  notifications: database,
});

function print(message: ProcessMessage): void {
  console.info(JSON.stringify(message));
}

async function take(orderRequest: NewOrder): Promise<void> {
  for (let away = 0; ; away += 1) {
    try {
      const placed = await placeOrder(deps, orderRequest);
      return print({
        is: "answered",
        key: orderRequest.idempotencyKey,
        outcome: placed.ok ? "placed" : placed.domainError.code,
        number: placed.ok ? placed.value.number : null,
        away,
      });
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      await pause(AGAIN_AFTER);
    }
  }
}

async function waitingEmails(): Promise<number> {
  return (
    await sql<{ count: number }>`select count(*)::int as count from outbox where sent_at is null`.execute(database.db)
  ).rows[0]!.count;
}

const taking: Promise<void>[] = [];
print({ is: "open" });
for await (const line of createInterface(process.stdin)) taking.push(take(JSON.parse(line) as NewOrder));
await Promise.all(taking);
// If this never becomes true, the test ends the process.
const freeListings = () =>
  catalogueIndex
    .all()
    .filter(({ free }) => free > 0)
    .map(({ id }) => id);
while (freeListings().length > 0 || (await waitingEmails()) > 0) await pause(AGAIN_AFTER);
print({ is: "knows", free: freeListings(), emailMessages: mail.emailMessages.map(({ messageId }) => messageId) });
await stopJobs();
await catalogueIndex.close();
await database.close();
