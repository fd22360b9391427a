// Two owners who act at the same moment, through two processes: the database decides who stays.

import { afterAll, beforeAll, expect, test } from "vitest";
import { openPostgres, type Database } from "../../../base/db.server.ts";
import { newId, type AccountId } from "../../../base/id.ts";
import { freshPostgres } from "../../../testing/postgres.ts";
import { changeRoles } from "./change-roles.server.ts";
import { dismissStaff } from "./dismiss-staff.server.ts";
import type { Decider } from "./staff.ts";

let one: Database;
let other: Database;
beforeAll(async () => {
  const url = await freshPostgres();
  [one, other] = [openPostgres(url, { connections: 4 }), openPostgres(url, { connections: 4 })];
});
afterAll(() => Promise.all([one.close(), other.close()]));

async function anOwner(name: string): Promise<Decider> {
  const id = newId<"account">();
  await one.db
    .insertInto("account")
    .values({ id, email: `${id}@example.ro`, emailVerified: true, name, role: "staff" })
    .execute();
  await one.db.insertInto("staffRole").values({ accountId: id, role: "owner" }).execute();
  return { actor: `staff:${id}`, accountId: id, name };
}

async function owners(): Promise<AccountId[]> {
  const rows = await one.db.selectFrom("staffRole").where("role", "=", "owner").select("accountId").execute();
  return rows.map(({ accountId }) => accountId);
}

test("two owners who remove each other at once leave one", async () => {
  for (let round = 0; round < 10; round++) {
    await one.db.deleteFrom("staffRole").execute();
    const [ana, dan] = [await anOwner("Ana"), await anOwner("Dan")];
    const outcomes = await Promise.all([
      dismissStaff(one, { by: ana, accountId: dan.accountId }),
      dismissStaff(other, { by: dan, accountId: ana.accountId }),
    ]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ domainError: { code: "right-lost" } });
    expect(await owners()).toEqual([outcomes[0]!.ok ? ana.accountId : dan.accountId]);
  }
});

test("two owners who give up the role at once leave one", async () => {
  for (let round = 0; round < 10; round++) {
    await one.db.deleteFrom("staffRole").execute();
    const [ana, dan] = [await anOwner("Ana"), await anOwner("Dan")];
    const giveUp = (db: Database, by: Decider) =>
      changeRoles(db, { by, accountId: by.accountId, roles: ["sales"], seen: ["owner"] });
    const outcomes = await Promise.all([giveUp(one, ana), giveUp(other, dan)]);
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ domainError: { code: "last-owner" } });
    expect(await owners()).toHaveLength(1);
  }
});
