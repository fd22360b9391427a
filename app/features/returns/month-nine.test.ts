// A PC sold with "6 months" breaks in month 9: the law's guarantee is the longer one, and its buyer chooses the remedy.

import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { systemClock } from "../../../base/clock.ts";
import { addDays, addMonths, dayOf, endOfDay } from "../../../base/day.ts";
import { newId } from "../../../base/id.ts";
import { CLAIM_DAYS, claimDueAt, type ClaimNumber } from "../../../shop/returns/claim.ts";
import { findClaim } from "../../../shop/returns/find-claim.server.ts";
import { coverOfOrder } from "../../../shop/returns/cover-of-order.server.ts";
import { transitionClaim } from "../../../shop/returns/transition-claim.server.ts";
import { unitsOf, type Order } from "../../../shop/orders/order.ts";
import { aPc } from "../../../testing/builders.ts";
import { putOnSale } from "../../../testing/catalogue-index.ts";
import { aBuyingCompany, ordersIn, somebodyNew, STAFF } from "../../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { aGuest } from "../../../testing/visitor.ts";
import * as claimPage from "./claim.tsx";
import * as ownClaim from "./own-claim.tsx";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  // The database counts the months since the delivery by its own clock.
  shop.clock.advance(systemClock.now().getTime() - shop.clock.now().getTime());
});
afterAll(() => shop.close());

const SIX = { cpu: 6, gpu: 6, ram: 6, storage: 6, motherboard: 6, psu: 6, case: 6 };

/** An order of such a PC, delivered so many months ago. */
async function deliveredAgo(months: number, company: typeof aBuyingCompany | null = null) {
  const people = ordersIn(shop);
  const listingId = await putOnSale(shop.db, aPc({ warrantyMonths: 6 }));
  await sql`update listing set specs = jsonb_set(specs, '{warrantyMonths}', ${JSON.stringify(SIX)}::jsonb) where id = ${listingId}`.execute(
    shop.db,
  );
  const order = await people.delivered(
    await people.paidByCard([{ listingId }], { shipping: somebodyNew({ company }) }),
  );
  // The ledger never changes: only a test moves it into the past.
  await sql`alter table warranty disable trigger warranty_immutable`.execute(shop.db);
  for (const table of ["warranty", "sales_order"] as const)
    await sql`update ${sql.table(table)} set delivered_at = delivered_at - make_interval(months => ${months}::int)
      where ${sql.ref(table === "warranty" ? "order_id" : "id")} = ${order.id}::uuid`.execute(shop.db);
  await sql`alter table warranty enable trigger warranty_immutable`.execute(shop.db);
  return people.now(order);
}

const coverOf = async (order: Order) =>
  (await coverOfOrder({ db: shop.db, clock: shop.clock }, { orderId: order.id })).get(unitsOf(order)[0]!);
const addressOf = (order: Order) => `/account/orders/${order.number}/claim?key=${order.linkKey}`;
const formOf = (order: Order) => ({
  pageKey: newId(),
  kind: "warranty",
  unit: unitsOf(order)[0]!,
  story: "Nu mai pornește de ieri, ventilatoarele se învârt.",
});
const mailed = async (key: string) =>
  (await shop.db.selectFrom("outbox").where("dedupeKey", "=", key).select("textBody").executeTakeFirstOrThrow())
    .textBody!;

/** The claim by its page, which works as a plain form. */
async function claimed(order: Order, remedy: "repair" | "replacement") {
  const form = { ...formOf(order), remedy };
  const posted = await aGuest(shop).post(claimPage.action, addressOf(order), form, { number: order.number });
  expect(posted.location).toContain(order.number);
  const { number } = await shop.db
    .selectFrom("claim")
    .where("idempotencyKey", "=", form.pageKey)
    .select("number")
    .executeTakeFirstOrThrow();
  return number as ClaimNumber;
}
async function moved(number: ClaimNumber, ...steps: ("accepted" | "received")[]) {
  for (const to of steps) expect(await transitionClaim(shop, { number, to, actor: STAFF })).toMatchObject({ ok: true });
}

describe("in month 9 of a PC with 6 months of the shop's own warranty", () => {
  test("the page of the claim says that the law still covers it, until month 12", async () => {
    const order = await deliveredAgo(9);
    const { data } = await aGuest(shop).get(claimPage.loader, addressOf(order), { number: order.number });
    const until = addMonths(dayOf(order.deliveredAt!), 12);
    expect(data).toMatchObject({ units: [{ today: { state: "covered", wholeUntil: until, until } }] });
    // A company has the shop's own six months only.
    expect(await coverOf(await deliveredAgo(9, aBuyingCompany))).toMatchObject({ state: "over" });
    expect(await coverOf(await deliveredAgo(13))).toMatchObject({ state: "over" });
  });

  test("its buyer has to choose between repair and replacement; the e-mail repeats it with the law's 15 days", async () => {
    const order = await deliveredAgo(9);
    const guest = aGuest(shop);
    expect(await guest.post(claimPage.action, addressOf(order), formOf(order), { number: order.number })).toMatchObject(
      {
        status: 422,
        data: { errors: { remedy: "claim-remedy-required" }, typed: { kind: "warranty" } },
      },
    );
    const number = await claimed(order, "replacement");
    const found = await findClaim(shop, { number });
    if (!found.ok) throw new Error(found.domainError.code);
    const { claim } = found.value;
    expect(claim).toMatchObject({ remedy: "replacement", state: "asked" });
    expect(claimDueAt(claim)).toEqual(endOfDay(addDays(dayOf(claim.openedAt), CLAIM_DAYS)));
    expect(await mailed(`claim ${number}`)).toMatch(/Ai ales înlocuirea\.[^]*gratuit, până la/);
    // A return asks for no remedy.
    const other = await deliveredAgo(0);
    const returned = { ...formOf(other), kind: "return" };
    await guest.post(claimPage.action, addressOf(other), returned, { number: other.number });
    expect(
      await shop.db
        .selectFrom("claim")
        .where("idempotencyKey", "=", returned.pageKey)
        .select(["kind", "remedy"])
        .execute(),
    ).toEqual([{ kind: "return", remedy: null }]);
  });

  test("staff who do otherwise say why, and the buyer reads it; a repair adds twelve months to the law's guarantee", async () => {
    const order = await deliveredAgo(9);
    const number = await claimed(order, "replacement");
    await moved(number, "accepted", "received");
    const end = { resolution: "repaired" as const, refund: null };
    expect(await transitionClaim(shop, { number, to: "settled", actor: STAFF, end })).toMatchObject({
      domainError: { code: "claim-remedy-why-missing" },
    });
    const why = "Nu mai există alt exemplar cu aceeași placă video.";
    const settled = { number, to: "settled" as const, actor: STAFF, end: { ...end, otherRemedyWhy: why } };
    expect(await transitionClaim(shop, settled)).toMatchObject({ ok: true });
    const address = `/account/returns/${number}?key=${order.linkKey}`;
    const page = await aGuest(shop).get(ownClaim.loader, address, { number });
    expect(page.data).toMatchObject({ claim: { remedy: "replacement", otherRemedyWhy: why, resolution: "repaired" } });
    expect(await mailed(`claim ${number} settled`)).toContain(`De ce am decis astfel: ${why}`);
    const cover = await coverOf(order);
    expect(cover).toMatchObject({ state: "covered" });
    const until = (cover as { until: string }).until;
    expect(until >= addMonths(dayOf(order.deliveredAt!), 24)).toBe(true);
    expect(until < addMonths(dayOf(order.deliveredAt!), 25)).toBe(true);
  });

  test("staff who do what the buyer chose need no reason", async () => {
    const order = await deliveredAgo(9);
    const number = await claimed(order, "repair");
    await moved(number, "accepted", "received");
    const end = { resolution: "repaired" as const, refund: null };
    expect(await transitionClaim(shop, { number, to: "settled", actor: STAFF, end })).toMatchObject({ ok: true });
    expect(
      (await shop.db.selectFrom("claim").where("number", "=", number).selectAll().executeTakeFirstOrThrow())
        .otherRemedyWhy,
    ).toBeNull();
  });
});
