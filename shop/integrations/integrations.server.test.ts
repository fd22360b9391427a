import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { transaction } from "../../base/db.server.ts";
import { newId, type EndpointId } from "../../base/id.ts";
import { bani } from "../../base/money.ts";
import { refuse } from "../../base/result.ts";
import { aPc } from "../../testing/builders.ts";
import { putOnSale } from "../../testing/catalogue-index.ts";
import { ordersIn, STAFF } from "../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { aWebhookSender, isSignedWith } from "../../testing/programs/webhooks.ts";
import { withdrawListing } from "../catalogue/editing/withdraw-listing.server.ts";
import { cancelOrder } from "../orders/cancel-order.server.ts";
import { deliverOrder } from "../orders/deliver-order.server.ts";
import { prepareOrder } from "../orders/prepare-order.server.ts";
import { shipOrder } from "../orders/ship-order.server.ts";
import { writeOffStock } from "../stock/units/write-off-stock.server.ts";
import {
  addEndpoint,
  changeEndpoint,
  pauseEndpoint,
  removeEndpoint,
  resumeEndpoint,
  rotateSecret,
} from "./change-endpoint.server.ts";
import { makeToken, recogniseToken, revokeToken } from "./change-tokens.server.ts";
import { deliverEvents, type PausedEndpoint } from "./deliver-events.server.ts";
import { delayAfter, issueOfUrl, retryDelays } from "./endpoint.ts";
import { eventTypes } from "./outgoing-event.ts";
import { replayDelivery, replayFailed, sendTestEvent } from "./replay-events.server.ts";
import { listDeliveries, listEndpoints, viewDelivery } from "./view-webhooks.server.ts";

let shop: TestShop;
let people: ReturnType<typeof ordersIn>;
beforeAll(async () => {
  shop = await openTestShop();
  people = ordersIn(shop);
});
afterAll(() => shop.close());
beforeEach(() => shop.db.updateTable("webhookEndpoint").set({ state: "removed", pausedWhy: null }).execute());

async function eventsOf(thing: string) {
  const rows = await shop.db
    .selectFrom("outgoingEvent")
    .where("thing", "=", thing)
    .orderBy("id")
    .select(["type", "payload"])
    .execute();
  return rows;
}
const typesOf = async (thing: string) => (await eventsOf(thing)).map(({ type }) => type);
const codeOf = async (listingId: number) =>
  (
    await shop.db
      .selectFrom("unit")
      .where("listingId", "=", listingId as never)
      .select("code")
      .executeTakeFirstOrThrow()
  ).code;

describe("an event", () => {
  test("is written for each state of an order, with its lines and without its buyer", async () => {
    const order = await people.paidByCard();
    await prepareOrder(shop, { number: order.number, actor: STAFF });
    await shipOrder(shop, { number: order.number, actor: STAFF, parcel: { courier: "fan", trackingNumber: "2000" } });
    await deliverOrder(shop, { number: order.number, actor: STAFF });
    const events = await eventsOf(order.number);
    expect(events.map(({ type }) => type)).toEqual([
      "order.placed",
      "order.paid",
      "order.preparing",
      "order.shipped",
      "order.delivered",
    ]);
    expect(events[3]?.payload).toMatchObject({
      order: { number: order.number, state: "shipped", total: order.totals.total, trackingNumber: "2000" },
    });
    const text = JSON.stringify(events);
    for (const personal of [order.email, order.phone, order.address.address, order.address.lastName, order.linkKey])
      expect(text).not.toContain(personal);
    const line = (events[0]!.payload as { order: { lines: { unit: string; listing: number }[] } }).order.lines[0]!;
    expect(await codeOf(line.listing)).toBe(line.unit);
    expect(await typesOf(line.unit)).toEqual(["unit.received", "unit.on_sale", "unit.sold"]);
    for (const { type } of events) expect(eventTypes).toContain(type);
  });

  test("says that a unit is on sale again when its paid order is cancelled", async () => {
    const listingId = await putOnSale(shop.db, aPc());
    const order = await people.paidByCard([{ listingId }]);
    await cancelOrder(shop, { orderId: order.id, actor: STAFF });
    expect((await typesOf(await codeOf(listingId))).slice(-2)).toEqual(["unit.sold", "unit.on_sale"]);
    expect((await typesOf(order.number)).at(-1)).toBe("order.cancelled");
  });

  test("says that a price changed, that a listing was withdrawn, and its units with it", async () => {
    const listingId = await putOnSale(shop.db, aPc());
    await shop.db
      .updateTable("listing")
      .set({ priceBani: bani(99_00) })
      .where("id", "=", listingId)
      .execute();
    await withdrawListing(shop, { id: listingId, actor: STAFF, reason: "broken box" });
    const events = await eventsOf(String(listingId));
    expect(events.map(({ type }) => type)).toEqual(["listing.published", "listing.price_changed", "listing.withdrawn"]);
    expect(events[1]?.payload).toMatchObject({ listing: { price: 99_00 }, previousPrice: expect.any(Number) });
    expect((await typesOf(await codeOf(listingId))).at(-1)).toBe("unit.withdrawn");
  });

  test("says that a unit was written off", async () => {
    const code = await codeOf(await putOnSale(shop.db, aPc()));
    await writeOffStock(shop, { code, actor: STAFF, reason: "fell down" });
    expect((await typesOf(code)).at(-1)).toBe("unit.withdrawn");
  });

  test("is not written if its cause is rolled back, and is never changed", async () => {
    const listingId = await putOnSale(shop.db, aPc());
    await transaction(shop.db, async (tx) => {
      await tx
        .updateTable("listing")
        .set({ priceBani: bani(1) })
        .where("id", "=", listingId)
        .execute();
      throw new Error("undone");
    }).catch(() => {});
    expect(await typesOf(String(listingId))).toEqual(["listing.published"]);
    await expect(shop.db.deleteFrom("outgoingEvent").execute()).rejects.toThrow("never changed");
  });
});

const deps = (webhooks: ReturnType<typeof aWebhookSender>) => ({
  db: shop.db,
  authSecret: shop.authSecret,
  log: shop.log,
  webhooks,
});

/** The endpoints that the owners were told of. */
const pauses: PausedEndpoint[] = [];
const notices = { whenPaused: async (_: unknown, paused: PausedEndpoint) => void pauses.push(paused) };

async function anEndpoint(types: readonly string[] = ["listing.price_changed"]) {
  const id = newId<"endpoint">();
  const url = "https://accounting.example/hook";
  const added = await addEndpoint(shop, { id, actor: STAFF, name: "Contabilitate", url, types });
  if (!added.ok) throw new Error("no endpoint");
  return { id, secret: added.value.secret };
}

async function aPriceChange() {
  const listingId = await putOnSale(shop.db, aPc());
  await shop.db
    .updateTable("listing")
    .set({ priceBani: bani(77_00) })
    .where("id", "=", listingId)
    .execute();
  return listingId;
}

async function deliveriesOf(endpoint: EndpointId) {
  return (await listDeliveries(shop, { endpoint, state: null, group: null, search: "", page: 1 })).rows;
}

/** The delays are over. */
const timePasses = () =>
  shop.db
    .updateTable("webhookDelivery")
    .set({ dueAt: sql<Date>`now()` })
    .where("state", "=", "waiting")
    .execute();

describe("an endpoint", () => {
  test("gets the events that it asked for, once, signed with its secret", async () => {
    const { id, secret } = await anEndpoint();
    const listingId = await aPriceChange();
    const sender = aWebhookSender(200);
    expect(await deliverEvents(deps(sender), notices)).toBe(1);
    expect(await deliverEvents(deps(sender), notices)).toBe(0);
    const [post] = sender.posts;
    expect(JSON.parse(post!.body)).toMatchObject({
      type: "listing.price_changed",
      timestamp: expect.stringMatching(/Z$/),
      data: { listing: { id: listingId, price: 77_00 } },
    });
    expect(isSignedWith(secret, post!)).toBe(true);
    expect(isSignedWith(secret, { ...post!, body: post!.body.replace("7700", "7701") })).toBe(false);
    expect(await deliveriesOf(id)).toMatchObject([{ state: "delivered", tries: 1 }]);
  });

  test("that answers with an error or a redirect is tried again at growing delays, then the delivery has failed", async () => {
    const { id } = await anEndpoint();
    await aPriceChange();
    const sender = aWebhookSender(500, 301, "timeout", "address-refused", 503);
    await deliverEvents(deps(sender), notices);
    expect(await deliverEvents(deps(sender), notices)).toBe(0);
    expect(sender.posts).toHaveLength(1);
    for (let attempt = 2; attempt <= retryDelays.length + 1; attempt += 1) {
      await timePasses();
      await deliverEvents(deps(sender), notices);
    }
    expect(await deliveriesOf(id)).toMatchObject([{ state: "failed", tries: retryDelays.length + 1 }]);
    expect(new Set(sender.posts.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    const viewed = await viewDelivery(shop, { id: (await deliveriesOf(id))[0]!.id });
    if (!viewed.ok) throw new Error("no delivery");
    expect(
      viewed.value.attempts
        .map(({ outcome, status }) => status ?? outcome)
        .toReversed()
        .slice(0, 5),
    ).toEqual([500, 301, "timeout", "address-refused", 503]);
    sender.answerWith(200);
    expect(await replayFailed(shop, { id, actor: STAFF, since: new Date(0) })).toMatchObject({ value: { count: 1 } });
    expect(await deliverEvents(deps(sender), notices)).toBe(1);
    expect(await deliveriesOf(id)).toMatchObject([{ state: "delivered", tries: 1 }]);
  });

  test("waits five seconds at first, and a day in the end", () => {
    expect([delayAfter(1), delayAfter(2), delayAfter(9), delayAfter(10)]).toEqual([5, 300, 86_400, null]);
  });

  test("that failed for five days without a success is paused, and counts as waiting for staff", async () => {
    const { id } = await anEndpoint();
    await aPriceChange();
    const sender = aWebhookSender(500);
    await deliverEvents(deps(sender), notices);
    await shop.db
      .updateTable("webhookEndpoint")
      .set({ failingSince: sql<Date>`now() - interval '5 days'` })
      .where("id", "=", id)
      .execute();
    await timePasses();
    await deliverEvents(deps(sender), notices);
    const paused = (await listEndpoints(shop)).find((each) => each.id === id);
    expect(paused).toMatchObject({ state: "paused", pausedWhy: "failing" });
    expect(pauses).toEqual([{ id, name: "Contabilitate", failingSince: paused?.failingSince }]);
    await timePasses();
    await deliverEvents(deps(sender), notices);
    expect(sender.posts).toHaveLength(2);
    expect(pauses).toHaveLength(1);
    sender.answerWith(200);
    await resumeEndpoint(shop, { id, actor: STAFF });
    expect(await deliverEvents(deps(sender), notices)).toBe(1);
    expect((await listEndpoints(shop)).find((each) => each.id === id)).toMatchObject({ failingSince: null });
  });

  test("is paused and resumed once, however often staff ask for it", async () => {
    const { id } = await anEndpoint();
    const again = refuse.conflict({ code: "done-already" });
    expect(await resumeEndpoint(shop, { id, actor: STAFF })).toEqual(again);
    expect(await pauseEndpoint(shop, { id, actor: STAFF })).toMatchObject({ ok: true });
    expect(await pauseEndpoint(shop, { id, actor: STAFF })).toEqual(again);
    expect(await resumeEndpoint(shop, { id, actor: STAFF })).toMatchObject({ ok: true });
    expect(await resumeEndpoint(shop, { id, actor: STAFF })).toEqual(again);
    const log = await shop.db
      .selectFrom("audit")
      .where("entityId", "=", id)
      .orderBy("id")
      .select(["action", "before", "after"])
      .execute();
    expect(log.slice(1)).toEqual([
      { action: "endpoint-paused", before: { state: "active" }, after: { state: "paused" } },
      { action: "endpoint-resumed", before: { state: "paused" }, after: { state: "active" } },
    ]);
  });

  test("that is paused gets what happened meanwhile when it is resumed; one that was removed gets nothing", async () => {
    const [remaining, gone] = [await anEndpoint(), await anEndpoint()];
    for (const { id } of [remaining, gone]) await pauseEndpoint(shop, { id, actor: STAFF });
    await aPriceChange();
    const sender = aWebhookSender(200);
    expect(await deliverEvents(deps(sender), notices)).toBe(0);
    await resumeEndpoint(shop, { id: remaining.id, actor: STAFF });
    expect(await removeEndpoint(shop, { id: gone.id, actor: STAFF })).toMatchObject({ ok: true });
    expect(await deliverEvents(deps(sender), notices)).toBe(1);
    expect(isSignedWith(remaining.secret, sender.posts[0]!)).toBe(true);
    expect(await deliveriesOf(gone.id)).toMatchObject([{ state: "failed" }]);
    const [{ id: delivery } = { id: 0 }] = await deliveriesOf(gone.id);
    expect(await replayDelivery(shop, { id: delivery, actor: STAFF })).toMatchObject({
      domainError: { code: "endpoint-unknown" },
    });
    const stored = await shop.db
      .selectFrom("webhookEndpoint")
      .where("id", "=", gone.id)
      .select(["secret", "oldSecret"])
      .executeTakeFirst();
    expect(stored).toEqual({ secret: "", oldSecret: null });
  });

  test("signs with both secrets for a day after a rotation, and with the new one after that", async () => {
    const { id, secret } = await anEndpoint();
    const rotated = await rotateSecret(shop, { id, actor: STAFF, version: 1 });
    if (!rotated.ok) throw new Error("not rotated");
    const sender = aWebhookSender(200);
    await aPriceChange();
    await deliverEvents(deps(sender), notices);
    expect([secret, rotated.value.secret].map((each) => isSignedWith(each, sender.posts[0]!))).toEqual([true, true]);
    await shop.db
      .updateTable("webhookEndpoint")
      .set({ oldSecretUntil: sql<Date>`now()` })
      .where("id", "=", id)
      .execute();
    await aPriceChange();
    await deliverEvents(deps(sender), notices);
    expect([secret, rotated.value.secret].map((each) => isSignedWith(each, sender.posts[1]!))).toEqual([false, true]);
  });

  test("that two people edit keeps the first edit, and the second is told", async () => {
    const { id } = await anEndpoint();
    const edit = { id, actor: STAFF, version: 1, name: "Piață", url: "https://market.example/", types: ["order.paid"] };
    expect(await changeEndpoint(shop, edit)).toMatchObject({ ok: true });
    expect(await changeEndpoint(shop, { ...edit, name: "Altceva" })).toMatchObject({
      domainError: { code: "endpoint-changed" },
    });
    expect(await addEndpoint(shop, edit)).toMatchObject({ domainError: { code: "made-already" } });
  });

  test("gets a test event at once, that no other endpoint gets, and one delivery again", async () => {
    const [{ id }] = [await anEndpoint(["order.paid"]), await anEndpoint(["order.paid"])];
    const sent = await sendTestEvent(shop, { id });
    if (!sent.ok) throw new Error("not sent");
    const { delivery } = sent.value;
    expect(await replayDelivery(shop, { id: delivery, actor: STAFF })).toMatchObject({
      domainError: { code: "delivery-waiting" },
    });
    const sender = aWebhookSender(200);
    expect(await deliverEvents(deps(sender), notices)).toBe(1);
    expect(JSON.parse(sender.posts[0]!.body)).toMatchObject({ type: "endpoint.test" });
    expect(await replayDelivery(shop, { id: delivery, actor: STAFF })).toMatchObject({ ok: true });
    expect(await deliverEvents(deps(sender), notices)).toBe(1);
    expect(sender.posts[1]!.headers["webhook-id"]).toBe(sender.posts[0]!.headers["webhook-id"]);
  });

  test.each([
    ["https://example.com/hook", false, null],
    ["http://example.com/hook", true, "url-https"],
    ["http://127.0.0.1:3000/hook", false, "url-https"],
    ["http://localhost:3000/hook", true, null],
    ["https://user:word@example.com/", false, "url-invalid"],
    ["javascript:alert(1)", true, "url-https"],
    ["example.com", false, "url-invalid"],
  ])("may have the address %s (a shop on this machine: %s): %s", (url, loopback, issue) => {
    expect(issueOfUrl(url, { loopback })).toBe(issue);
  });
});

describe("a token", () => {
  async function aToken(days: number | null = null) {
    const id = newId<"api-token">();
    const token = await makeToken(shop, { id, name: "Piață", days, scopes: ["stock.read"], actor: STAFF });
    if (!token.ok) throw new Error("no token");
    return { id, secret: token.value.secret };
  }

  test("is recognised until it is revoked, and the database never has it", async () => {
    const { id, secret } = await aToken();
    expect(await recogniseToken(shop, { secret })).toMatchObject({
      value: { actor: `token:${id}`, scopes: ["stock.read"] },
    });
    const rows = await shop.db.selectFrom("apiToken").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(rows.find((row) => row.id === id)?.lastUsedAt).toBeInstanceOf(Date);
    expect(await revokeToken(shop, { id, actor: STAFF })).toMatchObject({ ok: true });
    expect(await recogniseToken(shop, { secret })).toMatchObject({ domainError: { code: "token-invalid" } });
    expect(await revokeToken(shop, { id, actor: STAFF })).toMatchObject({ domainError: { code: "token-unknown" } });
  });

  test("is not recognised after its last day", async () => {
    const { id, secret } = await aToken(30);
    expect((await recogniseToken(shop, { secret })).ok).toBe(true);
    await shop.db
      .updateTable("apiToken")
      .set({ expiresAt: sql<Date>`now()` })
      .where("id", "=", id)
      .execute();
    expect((await recogniseToken(shop, { secret })).ok).toBe(false);
  });
});
