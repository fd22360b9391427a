import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../../../base/id.ts";
import { prepareOrder } from "../../../../shop/orders/prepare-order.server.ts";
import { aPc } from "../../../../testing/builders.ts";
import { putOnSale } from "../../../../testing/catalogue-index.ts";
import { ordersIn, STAFF } from "../../../../testing/orders.ts";
import { aWebhookSender, isSignedWith } from "../../../../testing/programs/webhooks.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aStaffMember } from "../../../../testing/staff.ts";
import { sellingIn } from "../../../../testing/trade-ins.ts";
import { writeOffStock } from "../../../../shop/stock/units/write-off-stock.server.ts";
import { jobs } from "../../../jobs.server.ts";
import * as deliveries from "./deliveries.tsx";
import * as delivery from "./delivery.tsx";
import * as newEndpoint from "./new-endpoint.tsx";

let shop: TestShop;
let owner: Awaited<ReturnType<typeof aStaffMember>>;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await aStaffMember(shop);
});
afterAll(() => shop.close());

const ROOT = "/office/integrations";

async function anEndpoint(types: readonly string[]) {
  const id = newId<"endpoint">();
  const ticked = Object.fromEntries(types.map((type) => [`type.${type}`, "on"]));
  const form = { id, name: "Contabilitate", url: "https://accounting.example/hook", ...ticked };
  const answer = await owner.post(newEndpoint.action, `${ROOT}/endpoints/new`, form);
  return { id, secret: (answer.data as { secret: string }).secret };
}

/** The job that delivers, as the process runs it. */
const deliver = (webhooks: ReturnType<typeof aWebhookSender>) =>
  jobs.find(({ name }) => name === "deliver events")!.run({ ...shop, webhooks });

const delaysPass = () =>
  shop.db
    .updateTable("webhookDelivery")
    .set({ dueAt: sql<Date>`now()` })
    .where("state", "=", "waiting")
    .execute();

async function listed(endpoint: string) {
  const { data } = await owner.get(deliveries.loader, `${ROOT}/deliveries?endpoint=${endpoint}`);
  return (data as { rows: { id: number; type: string; thing: string; state: string; tries: number }[] }).rows;
}

/** What happens in the shop: the types that it makes, the number or code of its thing, and what no program may read. */
const causes = {
  order: async () => {
    const order = await ordersIn(shop).paidByCard();
    await prepareOrder(shop, { number: order.number, actor: STAFF });
    return {
      thing: order.number,
      types: ["order.placed", "order.paid", "order.preparing"],
      personal: [order.email, order.phone, order.address.lastName, order.address.address],
      last: { order: { number: order.number, state: "preparing", total: order.totals.total } },
    };
  },
  unit: async () => {
    const listingId = await putOnSale(shop.db, aPc());
    const { code } = await shop.db
      .selectFrom("unit")
      .where("listingId", "=", listingId)
      .select("code")
      .executeTakeFirstOrThrow();
    await writeOffStock(shop, { code, actor: STAFF, reason: "fell down" });
    return {
      thing: code,
      types: ["unit.received", "unit.on_sale", "unit.withdrawn"],
      personal: ["fell down"],
      last: { unit: { code } },
    };
  },
  "trade-in": async () => {
    const selling = sellingIn(shop);
    const tradeIn = await selling.moved(await selling.accepted(), "received", "testing", "rejected");
    return {
      thing: String(tradeIn.number),
      types: ["trade_in.offered", "trade_in.accepted", "trade_in.received", "trade_in.testing", "trade_in.rejected"],
      personal: [tradeIn.email!, "Ana", "+40712345678", "Str. Horea 3", "RO49AAAA1B31007593840000"],
      last: { tradeIn: { number: tradeIn.number, state: "rejected", offer: expect.any(Number) } },
    };
  },
};

test.each(Object.keys(causes) as (keyof typeof causes)[])(
  "each event of a %s is signed, tried again after an error, and sent again from the screen with the same id",
  async (kind) => {
    await shop.db.updateTable("webhookEndpoint").set({ state: "removed", pausedWhy: null }).execute();
    const wanted = {
      order: ["order.placed", "order.paid", "order.preparing"],
      unit: ["unit.received", "unit.on_sale", "unit.withdrawn"],
      "trade-in": ["offered", "accepted", "received", "testing", "rejected"].map((state) => `trade_in.${state}`),
    }[kind];
    const { id, secret } = await anEndpoint(wanted);
    const { thing, types, personal, last } = await causes[kind]();
    const sender = aWebhookSender(503);
    await deliver(sender);
    expect((await listed(id)).filter((row) => row.thing === thing).map(({ state, tries }) => [state, tries])).toEqual(
      types.map(() => ["waiting", 1]),
    );

    sender.answerWith(200);
    await delaysPass();
    await deliver(sender);
    const about = (await listed(id)).filter((row) => row.thing === thing);
    expect(about.map(({ state, tries }) => [state, tries])).toEqual(types.map(() => ["delivered", 2]));
    expect(about.map(({ type }) => type).toSorted()).toEqual(types.toSorted());
    expect(sender.posts.every((post) => isSignedWith(secret, post))).toBe(true);
    const sent = sender.posts.filter(({ body }) => body.includes(thing));
    expect(sent).toHaveLength(types.length * 2);
    for (const text of personal) expect(JSON.stringify(sent)).not.toContain(text);
    const newest = sent.find(({ body }) => (JSON.parse(body) as { type: string }).type === types.at(-1))!;
    expect((JSON.parse(newest.body) as { data: object }).data).toMatchObject(last);

    for (const row of about) {
      const path = `${ROOT}/deliveries/${row.id}`;
      const again = await owner.post(delivery.action, path, {}, { id: String(row.id) });
      expect(again, row.type).toMatchObject({ status: 302, location: `${path}?done=again` });
    }
    const replays = aWebhookSender(200);
    await deliver(replays);
    const ids = (posts: typeof sent) => [...new Set(posts.map(({ headers }) => headers["webhook-id"]))].toSorted();
    expect(replays.posts).toHaveLength(types.length);
    expect(ids(replays.posts)).toEqual(ids(sent));
    expect(replays.posts.every((post) => isSignedWith(secret, post))).toBe(true);
  },
);
