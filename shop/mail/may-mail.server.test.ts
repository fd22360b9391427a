import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../../base/db.server.ts";
import { testDatabase } from "../../testing/database.ts";
import { clearOldEmails } from "./retention.server.ts";
import type { MailReason } from "./limits.ts";
import { mayMail } from "./may-mail.server.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(() => database.db.deleteFrom("mailCount").execute());
afterAll(() => database.close());

const limits = { secret: "of this test", perHour: 8, perDay: 12 };
const ask = (reason: MailReason, to = "ana@example.ro") => mayMail(database.db, limits, { to, reason });
const rows = () => database.db.selectFrom("mailCount").selectAll().execute();

async function sent(times: number, reason: MailReason, to?: string): Promise<number> {
  let count = 0;
  for (let time = 0; time < times; time++) if (await ask(reason, to)) count += 1;
  return count;
}

async function pass(interval: "1 hour" | "1 day"): Promise<void> {
  await database.db
    .updateTable("mailCount")
    .set({ hourSince: sql`hour_since - ${interval}::interval`, daySince: sql`day_since - ${interval}::interval` })
    .execute();
}

describe("e-mails that strangers cause", () => {
  test("to one mailbox are counted together: receipts stop at half of the limit, orders at three quarters, links to an account at the limit", async () => {
    expect(await sent(10, "receipt")).toBe(4);
    expect(await sent(10, "order")).toBe(2);
    expect(await sent(10, "account")).toBe(2);
    expect(await sent(3, "account", "ion@example.ro")).toBe(3);
  });

  test("are allowed again in the next hour, within the daily limit", async () => {
    expect(await sent(10, "account")).toBe(8);
    await pass("1 hour");
    expect(await sent(10, "account")).toBe(4);
    await pass("1 hour");
    expect(await sent(10, "account")).toBe(0);
    await pass("1 day");
    expect(await sent(10, "account")).toBe(8);
  });

  test("that are refused are not counted, so that retries do not prolong the limit", async () => {
    await sent(20, "account");
    expect(await rows()).toMatchObject([{ hourMails: 8, dayMails: 8 }]);
  });

  test("are counted by a keyed hash, which is deleted after a day", async () => {
    await ask("order");
    const [row] = await rows();
    expect(row!.key).toMatch(/^[0-9a-f]{64}$/);
    await mayMail(database.db, { ...limits, secret: "another" }, { to: "ana@example.ro", reason: "order" });
    expect(await rows()).toHaveLength(2);
    await clearOldEmails(database);
    expect(await rows()).toHaveLength(2);
    await pass("1 day");
    await clearOldEmails(database);
    expect(await rows()).toEqual([]);
  });

  test("are unlimited if the limit is 0", async () => {
    for (let time = 0; time < 30; time++)
      expect(
        await mayMail(database.db, { ...limits, perHour: 0, perDay: 0 }, { to: "ana@example.ro", reason: "receipt" }),
      ).toBe(true);
    expect(await rows()).toEqual([]);
  });
});
