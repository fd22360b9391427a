import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../../../base/id.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aMember, aStaffMember } from "../../../../testing/staff.ts";
import { aGuest } from "../../../../testing/visitor.ts";
import { missingRightIn } from "../components/missing-right.tsx";
import { loader as officeLayout } from "../layout.tsx";
import { action as receivedUnit } from "../receiving/received-unit.tsx";
import { action as join, loader as invitation } from "./invitation.tsx";
import { action as endOwn, loader as ownSessions } from "./own-sessions.tsx";
import { action as change, loader as member } from "./staff-member.tsx";
import { action as invite, loader as staff } from "./staff.tsx";

let shop: TestShop;
let owner: Awaited<ReturnType<typeof aStaffMember>>;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await aStaffMember(shop, { name: "Olga Stan" });
});
afterAll(() => shop.close());

async function linkMailedTo(email: string): Promise<string> {
  const { textBody } = await shop.db
    .selectFrom("outbox")
    .where("recipient", "=", email)
    .select("textBody")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return /\/office\/invitation\?token=[\w-]+/.exec(textBody)?.[0] ?? "";
}

const PASSWORD = "un motan pe tastatură";

describe("an owner invites by e-mail", () => {
  test("and the link opens the office's own page for a password, then the login", async () => {
    const form = { intent: "invite", name: "Ina Dobre", email: "ina@example.ro", language: "uk", "role.sales": "on" };
    expect(await owner.post(invite, "/office/staff", form)).toMatchObject({
      status: 302,
      location: "/office/staff?done=invited",
    });
    const link = await linkMailedTo("ina@example.ro");
    const stranger = aGuest(shop);
    expect(await stranger.get(invitation, link)).toMatchObject({
      data: { invited: { name: "Ina Dobre", email: "ina@example.ro" } },
    });
    expect(await stranger.post(join, link, { password: PASSWORD, confirmPassword: "other" })).toMatchObject({
      status: 422,
    });
    expect(await stranger.post(join, link, { password: PASSWORD, confirmPassword: PASSWORD })).toMatchObject({
      status: 302,
      location: "/login?changed=1&to=%2Foffice",
    });
    expect(await stranger.get(invitation, link)).toMatchObject({ data: { invited: null } });
    const { data } = await owner.get(staff, "/office/staff");
    const { colleagues } = data as { colleagues: { name: string; roles: string[]; language: string }[] };
    expect(colleagues.find(({ name }) => name === "Ina Dobre")).toMatchObject({ roles: ["sales"], language: "uk" });
  });

  test("with at least one role, and keeps what was typed", async () => {
    const form = { intent: "invite", name: "Ina Dobre", email: "no e-mail", language: "ro" };
    expect(await owner.post(invite, "/office/staff", form)).toMatchObject({
      status: 422,
      data: { errors: { email: "email-invalid" }, values: { name: "Ina Dobre" } },
    });
    const withEmail = { ...form, email: "alta@example.ro" };
    expect(await owner.post(invite, "/office/staff", withEmail)).toMatchObject({
      data: { errors: { roles: "roles-required" } },
    });
  });
});

describe("the page of a member of staff", () => {
  test("changes the roles, which count from their next request on", async () => {
    const radu = await aStaffMember(shop, { name: "Radu", staffRoles: ["sales"] });
    const address = `/office/staff/${radu.accountId}`;
    const params = { id: radu.accountId };
    expect(await radu.get(staff, "/office/staff")).toMatchObject({ status: 403 });
    const form = { intent: "roles", seen: "sales", "role.owner": "on" };
    expect(await owner.post(change, address, form, params)).toMatchObject({ location: `${address}?done=roles` });
    expect(await radu.get(staff, "/office/staff")).toMatchObject({ status: 200 });
    const stale = { intent: "roles", seen: "sales", "role.buying": "on" };
    expect(await owner.post(change, address, stale, params)).toMatchObject({
      status: 409,
      data: { domainError: { code: "roles-changed" }, values: { "role.buying": "on" } },
    });
    expect(await owner.get(member, address, params)).toMatchObject({
      data: { colleague: { roles: ["owner"] }, history: [{ action: "roles-changed", actor: owner.actor }] },
    });
    await owner.post(change, address, { intent: "remove" }, params);
    expect(await radu.get(officeLayout, "/office")).toMatchObject({ status: 302 });
    expect(await owner.get(member, address, params)).toMatchObject({ status: 404 });
    expect(await owner.get(officeLayout, "/office")).toMatchObject({ data: { names: { [radu.accountId]: "Radu" } } });
  });
});

test("staff end their own sessions, but not the one that they press the button in", async () => {
  const radu = await aStaffMember(shop, { staffRoles: ["technician"] });
  await shop.db
    .insertInto("session")
    .values({ id: newId(), token: newId(), accountId: radu.accountId, expiresAt: new Date("2100-01-01") })
    .execute();
  const sessionsOf = async () =>
    ((await radu.get(ownSessions, "/office/sessions")).data as { sessions: { id: string; isHere: boolean }[] })
      .sessions;
  const here = (await sessionsOf()).find(({ isHere }) => isHere)!;
  await radu.post(endOwn, "/office/sessions", { intent: "end-session", session: here.id });
  expect(await sessionsOf()).toHaveLength(2);
  await radu.post(endOwn, "/office/sessions", { intent: "end-others" });
  expect(await sessionsOf()).toMatchObject([{ isHere: true }]);
});

test("a right that was taken away in mid-form answers 403 and gives back what was typed", async () => {
  const radu = await aStaffMember(shop, { staffRoles: ["technician"] });
  const form = { intent: "own", title: "PC gaming RTX 3060", price: "3.499,00", password: "never shown" };
  const post = () => radu.post(receivedUnit, "/office/intake/VND-000123-1", form, { code: "VND-000123-1" });
  expect((await post()).status).not.toBe(403);
  const taken = { intent: "roles", seen: "technician", "role.accounting": "on" };
  await owner.post(change, `/office/staff/${radu.accountId}`, taken, { id: radu.accountId });
  const { status, data } = await post();
  expect(status).toBe(403);
  expect(missingRightIn({ status, data, statusText: "" })).toEqual({
    missingRight: "stock.edit",
    typed: { intent: "own", title: "PC gaming RTX 3060", price: "3.499,00" },
  });
});

test("who asks, whether they may, and that they were here is one query a request", async () => {
  const radu = await aStaffMember(shop, { staffRoles: ["technician"] });
  await shop.db.updateTable("session").set({ seenAt: null }).where("accountId", "=", radu.accountId).execute();
  let queries = 0;
  const counted = {
    ...shop,
    db: shop.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => (queries++, result),
    }),
  };
  const watched = aGuest(counted, { cookie: radu.cookie });
  expect(await watched.get(staff, "/office/staff")).toMatchObject({ status: 403 });
  expect(queries).toBe(1);
  const { seenAt } = await shop.db
    .selectFrom("session")
    .where("accountId", "=", radu.accountId)
    .select("seenAt")
    .executeTakeFirstOrThrow();
  expect(seenAt).not.toBeNull();
});

test("a buyer's session is not watched", async () => {
  const buyer = await aMember(shop);
  await buyer.get(officeLayout, "/office");
  const row = await shop.db.selectFrom("session").where("accountId", "=", buyer.accountId).select("seenAt").execute();
  expect(row).toEqual([{ seenAt: null }]);
});
