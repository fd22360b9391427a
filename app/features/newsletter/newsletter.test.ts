import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newId } from "../../../base/id.ts";
import { routeArgs } from "../../../testing/request.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { aStaffMember } from "../../../testing/staff.ts";
import { aGuest } from "../../../testing/visitor.ts";
import { deleteExpiredSubscribers } from "../../../shop/newsletter/retention.server.ts";
import * as file from "../office/newsletter/newsletter-file.ts";
import * as office from "../office/newsletter/newsletter.tsx";
import * as confirm from "./newsletter-confirm.tsx";
import * as newsletter from "./newsletter.tsx";
import * as off from "./newsletter-off.tsx";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

let email: string;
beforeEach(() => {
  email = `${newId()}@example.ro`;
});

const subscribe = (to = email) => aGuest(shop).post(newsletter.action, "/newsletter", { email: to });
const row = () => shop.db.selectFrom("subscriber").where("email", "=", email).selectAll().executeTakeFirst();

async function emails() {
  return shop.db.selectFrom("outbox").where("recipient", "=", email).selectAll().orderBy("id").execute();
}

async function linkIn(text: string | undefined) {
  const link = /https?:\S+\/newsletter\/\w+\?\S+/.exec(text ?? "")?.[0];
  if (!link) throw new Error("no link in the e-mail");
  const url = new URL(link);
  return url.pathname + url.search;
}

test("an address gets the newsletter after its owner pressed the button behind the link, and the link works once", async () => {
  expect(await subscribe(email.toUpperCase())).toMatchObject({ status: 302, location: "/newsletter?sent=1" });
  expect(await row()).toMatchObject({ state: "pending", consent: "2026-11-23", language: "ro" });
  const [letter] = await emails();
  const link = await linkIn(letter?.textBody ?? undefined);
  const guest = aGuest(shop);
  expect(await guest.get(confirm.loader, link)).toMatchObject({ data: { email } });
  expect((await row())?.state).toBe("pending");
  expect(await guest.post(confirm.action, link, {})).toMatchObject({ data: { isDone: true } });
  expect(await row()).toMatchObject({ state: "confirmed", confirmedAt: expect.any(Date), confirmHash: null });
  expect(await guest.post(confirm.action, link, {})).toMatchObject({ status: 404 });
});

test("one post unsubscribes, from the header of the e-mail, and posting again changes nothing", async () => {
  await subscribe();
  await aGuest(shop).post(confirm.action, await linkIn((await emails())[0]?.textBody ?? undefined), {});
  const welcome = (await emails())[1];
  const link = await linkIn(welcome?.unsubscribeLink ?? undefined);
  expect(welcome?.textBody).toContain("/newsletter/off");
  await aGuest(shop).post(off.action, link, { "List-Unsubscribe": "One-Click" });
  const ended = await row();
  expect(ended).toMatchObject({ state: "unsubscribed", unsubscribedAt: expect.any(Date) });
  await aGuest(shop).post(off.action, link, {});
  expect((await row())?.unsubscribedAt).toEqual(ended?.unsubscribedAt);
  expect(await aGuest(shop).get(off.loader, link)).toMatchObject({ data: { isOff: true } });
});

test("the answer is the same for an address that has the newsletter, and it gets no further e-mail", async () => {
  const first = await subscribe();
  await aGuest(shop).post(confirm.action, await linkIn((await emails())[0]?.textBody ?? undefined), {});
  const count = (await emails()).length;
  const again = await subscribe();
  expect([again.status, again.location]).toEqual([first.status, first.location]);
  expect(await emails()).toHaveLength(count);
  expect((await row())?.state).toBe("confirmed");
});

test("the form of the footer does the same", async () => {
  const answer = await aGuest(shop).post(newsletter.action, "/newsletter", { subscriber: email });
  expect(answer).toMatchObject({ status: 302, location: "/newsletter?sent=1" });
  expect((await row())?.state).toBe("pending");
});

test("a wrong address is said, a wrong link is not found", async () => {
  expect(await subscribe("ana@")).toMatchObject({ status: 422, data: { errors: { email: "email-invalid" } } });
  expect(await aGuest(shop).get(confirm.loader, "/newsletter/confirm?token=abc")).toMatchObject({ status: 404 });
  expect(await aGuest(shop).post(off.action, `/newsletter/off?token=${newId()}`, {})).toMatchObject({ status: 404 });
});

test("the tenth request of one network is the last for a while", async () => {
  const guest = aGuest(shop);
  const answers = [];
  for (let count = 0; count < 11; count++)
    answers.push(await guest.post(newsletter.action, "/newsletter", { email: `${newId()}@example.ro` }));
  expect(answers.at(-1)).toMatchObject({ status: 429, data: { domainError: { code: "too-many-tries" } } });
});

test("an address that was not confirmed in time is deleted, and its link no longer works", async () => {
  const pending = {
    id: newId<"subscriber">(),
    email,
    language: "ro" as const,
    state: "pending" as const,
    consent: "1",
  };
  await shop.db
    .insertInto("subscriber")
    .values({ ...pending, confirmHash: newId(), confirmUntil: new Date("2020-01-01T00:00:00Z") })
    .execute();
  await deleteExpiredSubscribers(shop);
  expect(await row()).toBeUndefined();
});

test("the office lists everybody and downloads the confirmed addresses, which the log says", async () => {
  const staff = await aStaffMember(shop, { staffRoles: ["sales"] });
  const waiting = `${newId()}@example.ro`;
  await shop.db
    .insertInto("subscriber")
    .values({
      id: newId<"subscriber">(),
      email: waiting,
      language: "hu",
      state: "pending",
      consent: "1",
      confirmHash: newId(),
      confirmUntil: new Date("2999-01-01T00:00:00Z"),
    })
    .execute();
  await shop.db
    .updateTable("subscriber")
    .set({ state: "confirmed", confirmedAt: shop.clock.now(), confirmHash: null, confirmUntil: null })
    .where("email", "=", waiting)
    .execute();
  const listed = await staff.get(office.loader, "/office/newsletter?state=confirmed");
  expect(listed).toMatchObject({
    data: { rows: expect.arrayContaining([expect.objectContaining({ email: waiting })]) },
  });
  const csv = await file.loader(
    routeArgs(shop, "/office/newsletter/export.csv", { headers: { cookie: staff.cookie } }),
  );
  const text = await csv.text();
  expect(text).toContain(waiting);
  expect(text).toContain("/newsletter/off?token=");
  const log = await shop.db.selectFrom("audit").where("entity", "=", "newsletter").select("action").execute();
  expect(log.at(-1)?.action).toBe("exported");
});
