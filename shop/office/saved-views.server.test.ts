import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../base/db.server.ts";
import { newId, type AccountId, type SavedViewId } from "../../base/id.ts";
import { testDatabase } from "../../testing/database.ts";
import { listSavedViews } from "./list-saved-views.server.ts";
import { removeView } from "./remove-view.server.ts";
import { saveView } from "./save-view.server.ts";
import { MOST_SAVED_VIEWS } from "./saved-view.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function aColleague(): Promise<AccountId> {
  const { id } = await database.db
    .insertInto("account")
    .values({ id: newId<"account">(), email: `${newId()}@example.ro`, emailVerified: true, name: "Ana", role: "staff" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
const paid = { name: "De pregătit", path: "/office/orders", query: "?state=paid" };

test("a view belongs to who saved it, and the same name on the same list means the newer one", async () => {
  const [ana, radu] = [await aColleague(), await aColleague()];
  await saveView(database, { accountId: ana, ...paid });
  await saveView(database, { accountId: ana, ...paid, query: "?state=paid&sort=total" });
  await saveView(database, { accountId: ana, ...paid, path: "/office/units" });
  expect(await listSavedViews(database, { accountId: ana })).toMatchObject([
    { ...paid, query: "?state=paid&sort=total" },
    { path: "/office/units" },
  ]);
  expect(await listSavedViews(database, { accountId: radu })).toEqual([]);
});

test("only its owner removes a view, once", async () => {
  const [ana, radu] = [await aColleague(), await aColleague()];
  await saveView(database, { accountId: ana, ...paid });
  const { id } = (await listSavedViews(database, { accountId: ana }))[0]!;
  const gone = { ok: false, domainError: { code: "view-unknown" } };
  expect(await removeView(database, { accountId: radu, id })).toMatchObject(gone);
  expect(await removeView(database, { accountId: ana, id })).toMatchObject({ ok: true });
  expect(await removeView(database, { accountId: ana, id })).toMatchObject(gone);
  expect(await removeView(database, { accountId: ana, id: newId<"saved-view">() as SavedViewId })).toMatchObject(gone);
});

test("nobody saves more than a hundred views, but the existing ones can still be changed", async () => {
  const accountId = await aColleague();
  for (let number = 1; number <= MOST_SAVED_VIEWS; number++)
    expect(await saveView(database, { accountId, ...paid, name: `V${number}` })).toMatchObject({ ok: true });
  expect(await saveView(database, { accountId, ...paid, name: "One more" })).toMatchObject({
    ok: false,
    domainError: { code: "too-many-views" },
  });
  expect(await saveView(database, { accountId, ...paid, name: "V1", query: "" })).toMatchObject({ ok: true });
});
