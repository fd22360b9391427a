import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ListingId } from "../../../base/id.ts";
import { ron } from "../../../base/money.ts";
import { refuse } from "../../../base/result.ts";
import { aComponent, aGpu, aPc, aUnit } from "../../../testing/builders.ts";
import { putOnSale, takenBySomebody, unitsOf } from "../../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { alertsOf } from "./alerts-of.server.ts";
import { requestAlert } from "./request-alert.server.ts";
import { confirmAlert } from "./confirm-alert.server.ts";
import { everything, type CatalogueFilter } from "../../catalogue/search/filter.ts";
import { findAlert } from "./find-alert.server.ts";
import { stopAlert } from "./stop-alert.server.ts";
import { sendAlerts } from "./send-alerts.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom("alert").execute();
  await shop.db.deleteFrom("outbox").execute();
  await shop.db.deleteFrom("shelfArrival").execute();
});

const EMAIL = "ana@example.ro";
const upTo3000: CatalogueFilter = { ...everything("pc"), price: { min: 2000, max: 3000 } };

const ask = (filter: CatalogueFilter = upTo3000, email = EMAIL) =>
  requestAlert(shop, { email, language: "ro", filter, said: `${filter.q} words`, saidUntyped: "words" });
const sentEmails = (to = EMAIL) =>
  shop.db
    .selectFrom("outbox")
    .where("recipient", "=", to)
    .orderBy("id")
    .select(["subject", "textBody", "htmlBody", "unsubscribeLink", "language"])
    .execute();
const lastEmail = async (to = EMAIL) => (await sentEmails(to)).at(-1)!;
const secretIn = (text: string | null) => /token=([\w-]{32})/.exec(text ?? "")?.[1] ?? "";

/** A confirmed alert; returns the secret of its email. */
async function anAlert(filter: CatalogueFilter = upTo3000, email = EMAIL): Promise<string> {
  await ask(filter, email);
  const secret = secretIn((await lastEmail(email)).textBody);
  expect(await confirmAlert(shop, secret)).toMatchObject({ ok: true });
  await shop.db.deleteFrom("outbox").execute();
  return secret;
}

const send = () => sendAlerts(shop);
/** Makes the next email possible at once. */
const quietTimePasses = () => sql`update alert set told_at = told_at - interval '4 minutes'`.execute(shop.db);
const arrives = (thing: Parameters<typeof putOnSale>[1] = aPc({ price: ron(2500) })): Promise<ListingId> =>
  putOnSale(shop.db, thing);
const linked = async () =>
  [...(await lastEmail()).textBody.matchAll(/\/products\/(\d+)\?/g)].map(([, id]) => Number(id));

describe("asking for an alert", () => {
  test("sends an email with a link, and nothing else until its owner confirms", async () => {
    expect(await ask()).toEqual({ ok: true, value: null });
    const email = await lastEmail();
    expect(email).toMatchObject({ language: "ro", unsubscribeLink: null });
    expect(await findAlert(shop, secretIn(email.textBody))).toMatchObject({
      isActive: false,
      confirms: true,
      filter: upTo3000,
    });
    await arrives();
    expect(await send()).toBe(0);
    expect(await sentEmails()).toHaveLength(1);
  });

  test("repeats nothing that was typed to somebody who has not agreed", async () => {
    await ask({ ...everything("pc"), q: "BUY AT evil.example" });
    const { subject, textBody, htmlBody } = await lastEmail();
    expect(subject + textBody + htmlBody).not.toContain("evil");
  });

  test("keeps no secret that the database could give away", async () => {
    await ask();
    const secret = secretIn((await lastEmail()).textBody);
    const rows = await shop.db.selectFrom("alertLink").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test("sends at most three emails a day, with the same response", async () => {
    for (let time = 0; time < 5; time++) expect(await ask()).toEqual({ ok: true, value: null });
    expect(await sentEmails()).toHaveLength(3);
    await ask(upTo3000, "other@example.ro");
    expect(await sentEmails("other@example.ro")).toHaveLength(1);
    await sql`update alert_link set created_at = created_at - interval '25 hours'`.execute(shop.db);
    await ask();
    expect(await sentEmails()).toHaveLength(4);
  });

  test("for one that is on says that it is, and how to stop it", async () => {
    await anAlert();
    await ask();
    const email = await lastEmail();
    expect(email.textBody).toContain("/products?priceRange=2000-3000&lng=ro");
    expect(email.unsubscribeLink).toContain("/alerts/off?token=");
    expect(await shop.db.selectFrom("alert").selectAll().execute()).toHaveLength(1);
  });

  test("is refused where nothing is filtered, or too much", async () => {
    expect(await ask(everything("pc"))).toEqual(refuse.invalid({ code: "alert-too-wide" }));
    const cpus = Array.from({ length: 60 }, (_, index) => `${"x".repeat(50)}-${index}`);
    expect(await ask({ ...everything("pc"), choices: { cpus } })).toEqual(refuse.invalid({ code: "alert-too-long" }));
    expect(await sentEmails()).toEqual([]);
  });

  test("leaves out page, order and game: they say nothing of what is meant", async () => {
    await ask({ ...upTo3000, page: 3, sort: "priceAsc", game: "cs2" });
    await ask(upTo3000);
    expect(await shop.db.selectFrom("alert").select("query").execute()).toEqual([{ query: "priceRange=2000-3000" }]);
  });
});

describe("confirming", () => {
  test("works once for good; a second press changes nothing", async () => {
    const secret = await anAlert();
    const [before] = await alertsOf(shop, EMAIL);
    expect(await confirmAlert(shop, secret)).toMatchObject({ ok: true });
    expect(await alertsOf(shop, EMAIL)).toEqual([before]);
  });

  test.each([
    ["a week old", sql`update alert_link set created_at = now() - interval '8 days'`],
    ["that was never sent", sql`delete from alert_link`],
  ])("is refused for a link %s", async (_what, spoil) => {
    await ask();
    const secret = secretIn((await lastEmail()).textBody);
    await spoil.execute(shop.db);
    expect(await confirmAlert(shop, secret)).toEqual(refuse.notFound({ code: "alert-link-unknown" }));
  });

  test("is refused with a link from before the alert was stopped, and works with a new one", async () => {
    const secret = await anAlert();
    expect(await stopAlert(shop, secret)).toMatchObject({ ok: true });
    expect(await confirmAlert(shop, secret)).toEqual(refuse.notFound({ code: "alert-link-unknown" }));
    await ask();
    expect(await confirmAlert(shop, secretIn((await lastEmail()).textBody))).toMatchObject({ ok: true });
  });

  test("is refused for an eleventh alert of an address", async () => {
    for (let index = 0; index < 10; index++) {
      await anAlert({ ...everything("pc"), price: { min: 1000, max: 2000 + index } });
      await sql`update alert_link set created_at = created_at - interval '2 days'`.execute(shop.db);
    }
    await ask();
    expect(await confirmAlert(shop, secretIn((await lastEmail()).textBody))).toEqual(
      refuse.invalid({ code: "alerts-full" }),
    );
    expect(await alertsOf(shop, EMAIL)).toHaveLength(10);
  });
});

describe("what arrives", () => {
  test("is sent in one email, with links to each listing, to the list, and to stop the alert", async () => {
    await anAlert();
    const first = await arrives();
    const second = await arrives(aPc({ title: "PC <b>Doi</b>", price: ron(2999) }));
    await arrives(aPc({ price: ron(3500) }));
    await arrives(aComponent("ssd"));
    expect(await send()).toBe(1);
    const email = await lastEmail();
    expect(email.subject).toBe("Au apărut 2 produse pentru alerta ta");
    expect((await linked()).toSorted()).toEqual([first, second].toSorted());
    expect(email.textBody).toContain("/products?priceRange=2000-3000&lng=ro");
    expect(email.htmlBody).toContain("PC &lt;b&gt;Doi&lt;/b&gt;");
    expect(email.unsubscribeLink).toMatch(/^http.*\/alerts\/off\?token=[\w-]{32}&lng=ro$/);
    expect(email.textBody).toContain(email.unsubscribeLink!);
  });

  test("is sent once, and further arrivals only after the quiet minutes", async () => {
    await anAlert();
    await arrives();
    expect(await send()).toBe(1);
    expect(await send()).toBe(0);
    const next = await arrives();
    expect(await send()).toBe(0);
    await quietTimePasses();
    expect(await send()).toBe(1);
    expect(await linked()).toEqual([next]);
    await quietTimePasses();
    expect(await send()).toBe(0);
  });

  test("is not sent if it was available before the alert was confirmed", async () => {
    await arrives();
    await anAlert();
    expect(await send()).toBe(0);
  });

  test("and is sold before the email is written is not sent", async () => {
    await anAlert();
    const [sold, free] = [await arrives(), await arrives()];
    await takenBySomebody(shop.db, sold, { how: "sold" });
    expect(await send()).toBe(1);
    expect(await linked()).toEqual([free]);
  });

  test("and is all sold between match and email causes no email", async () => {
    await anAlert();
    await arrives();
    await send();
    const sold = await arrives();
    await send();
    await takenBySomebody(shop.db, sold, { how: "sold" });
    await quietTimePasses();
    expect(await send()).toBe(0);
  });

  test("and is in somebody's checkout meanwhile is sent once it is free again", async () => {
    await anAlert();
    const listing = await arrives();
    await takenBySomebody(shop.db, listing, { how: "held" });
    expect(await send()).toBe(0);
    await isGivenBack(listing);
    expect(await send()).toBe(1);
    expect(await linked()).toEqual([listing]);
  });

  test("is the same on the list: by text, by processor, without a guess at typing errors", async () => {
    await anAlert({ ...everything("pc"), q: "rtx 3070" });
    await anAlert(
      { ...everything("graphics-cards"), choices: { chips: ["nvidia-geforce-rtx-3060"] } },
      "second@example.ro",
    );
    await arrives(aPc({ title: "PC Alb" }));
    const pc = await arrives(aPc({ title: "PC cu RTX 3070" }));
    const card = await arrives(aComponent("graphics-cards", { specs: aGpu() }));
    expect(await send()).toBe(2);
    expect(await linked()).toEqual([pc]);
    expect((await lastEmail("second@example.ro")).textBody).toContain(`/products/${card}?`);
  });

  test("again, after it was gone, is sent to those who were not notified before", async () => {
    const away = await arrives();
    await takenBySomebody(shop.db, away, { how: "sold" });
    await anAlert();
    expect(await send()).toBe(0);
    await isGivenBack(away);
    expect(await send()).toBe(1);
    expect(await linked()).toEqual([away]);
  });

  test("after a reservation has expired is sent too", async () => {
    const listing = await arrives();
    const [unitId] = await unitsOf(shop.db, listing);
    const until = sql<Date>`now() + interval '1 hour'`;
    await shop.db
      .insertInto("hold")
      .values({ unitId: unitId!, kind: "reservation", visitorId: null, orderId: null, email: null, until })
      .execute();
    await anAlert();
    expect(await send()).toBe(0);
    await sql`update alert set confirmed_at = confirmed_at - interval '2 minutes'`.execute(shop.db);
    await sql`update hold set until = now() - interval '1 second' where unit_id = ${unitId}`.execute(shop.db);
    await shop.db.deleteFrom("shelfArrival").execute();
    expect(await send()).toBe(1);
  });

  test("as one more unit of an available listing is not sent", async () => {
    const listing = await arrives(aComponent("ssd", { stock: 1 }));
    await anAlert({ ...everything("ssd"), price: { min: 1, max: 100_000 } });
    await shop.db
      .insertInto("unit")
      .values({ ...(await aRow(listing)), state: "stock" })
      .execute();
    expect(await send()).toBe(0);
  });

  test("as a draft that goes live is news, and when it was put in order is not", async () => {
    await anAlert();
    const listing = await arrives(aPc({ price: ron(2500), state: "draft" }));
    expect(await send()).toBe(0);
    await shop.db.updateTable("listing").set({ state: "live" }).where("id", "=", listing).execute();
    expect(await send()).toBe(1);
    expect(await linked()).toEqual([listing]);
  });

  test("in a crowd is named ten at a time, the rest as a number", async () => {
    await anAlert();
    for (let index = 0; index < 12; index++) await arrives();
    expect(await send()).toBe(1);
    expect(await linked()).toHaveLength(10);
    expect(await lastEmail()).toMatchObject({
      subject: "Au apărut 12 produse pentru alerta ta",
      textBody: expect.stringContaining("Și încă 2 produse, în listă."),
    });
  });

  test("in a unit under inspection is sent when that is over", async () => {
    await anAlert();
    const listing = await arrives(aPc({ price: ron(2500), units: [aUnit({ state: "inspection" })] }));
    expect(await send()).toBe(0);
    await shop.db.updateTable("unit").set({ state: "stock" }).where("listingId", "=", listing).execute();
    expect(await send()).toBe(1);
  });
});

describe("an alert", () => {
  test("is stopped by the link of any of its emails, and its unsent hits are deleted", async () => {
    await anAlert();
    await arrives();
    await send();
    const secret = secretIn((await lastEmail()).unsubscribeLink);
    await arrives();
    await send();
    expect(await stopAlert(shop, secret)).toEqual({ ok: true, value: null });
    expect(await stopAlert(shop, secret)).toEqual({ ok: true, value: null });
    await quietTimePasses();
    expect(await send()).toBe(0);
    expect(await alertsOf(shop, EMAIL)).toEqual([]);
    expect(await stopAlert(shop, "x".repeat(32))).toEqual(refuse.notFound({ code: "alert-link-unknown" }));
  });

  test("is shown to its owner, newest first, with the list that it is about", async () => {
    await anAlert();
    await anAlert({ ...everything("ssd"), q: "samsung" });
    await ask({ ...everything("ram"), q: "not confirmed" });
    expect((await alertsOf(shop, EMAIL)).map(({ filter }) => filter)).toEqual([
      { ...everything("ssd"), q: "samsung" },
      upTo3000,
    ]);
  });

  test("is forgotten a week after it was asked for and not confirmed, a month after it was stopped", async () => {
    await ask();
    await ask({ ...everything("ssd"), q: "a" }, "late@example.ro");
    await sql`update alert set created_at = now() - interval '8 days' where email = ${EMAIL}`.execute(shop.db);
    const stopped = await anAlert({ ...everything("ssd"), q: "b" }, "off@example.ro");
    await stopAlert(shop, stopped);
    const left = async () =>
      (await shop.db.selectFrom("alert").select("email").orderBy("email").execute()).map(({ email }) => email);
    await send();
    expect(await left()).toEqual(["late@example.ro", "off@example.ro"]);
    await sql`update alert set stopped_at = now() - interval '31 days' where email = 'off@example.ro'`.execute(shop.db);
    await send();
    expect(await left()).toEqual(["late@example.ro"]);
    expect(await shop.db.selectFrom("alertLink").selectAll().execute()).toHaveLength(1);
  });
});

/** Releases all allocations of its units. */
async function isGivenBack(listingId: ListingId) {
  await shop.db
    .deleteFrom("hold")
    .where("unitId", "in", await unitsOf(shop.db, listingId))
    .execute();
}

/** One more unit of the listing. */
async function aRow(listingId: ListingId) {
  const {
    id: _,
    code: __,
    createdAt: ___,
    ...row
  } = await shop.db.selectFrom("unit").where("listingId", "=", listingId).selectAll().executeTakeFirstOrThrow();
  const { id } = aUnit();
  return { ...row, id, code: `second-${id.slice(0, 8)}` };
}
