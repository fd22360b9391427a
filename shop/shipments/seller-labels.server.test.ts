import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestCourier, type TestCourier } from "../../testing/couriers/couriers.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { must, sellingIn } from "../../testing/trade-ins.ts";
import { cancelShipment } from "./cancel-shipment.server.ts";
import { createAwbs } from "./create-awbs.server.ts";
import { sendLabels } from "./send-labels.server.ts";
import { labelToShop, shipmentsOf } from "./view-shipments.server.ts";

let shop: TestShop;
let courier: TestCourier;
let selling: ReturnType<typeof sellingIn>;

beforeAll(async () => {
  [shop, courier] = await Promise.all([openTestShop(), openTestCourier()]);
  selling = sellingIn(shop);
});
afterAll(() => Promise.all([shop.close(), courier.close()]));

const withApi = () => Object.assign(Object.create(shop) as TestShop, { courier: courier.api });

async function emailsTo(number: string): Promise<string[]> {
  const rows = await shop.db
    .selectFrom("outbox")
    .where("dedupeKey", "like", `trade-in label ${number}%`)
    .select("textBody")
    .execute();
  return rows.map(({ textBody }) => textBody ?? "");
}

test("a seller who accepted gets the courier's label by e-mail, once, paid by the shop", async () => {
  const { id, number } = await selling.accepted({ payout: "full" });
  const owner = { tradeInId: id };
  await sendLabels(withApi());
  expect(await emailsTo(number!)).toEqual([]);
  expect(await labelToShop(shop, owner)).toBeNull();
  await createAwbs(withApi());
  for (let times = 0; times < 2; times++) await sendLabels(withApi());
  const [email, ...others] = await emailsTo(number!);
  expect(others).toEqual([]);
  expect(email).toContain(`/trade-in/${number}/papers/label?key=`);
  expect(await labelToShop(shop, owner)).not.toBeNull();
  const [parcel, ...more] = await shipmentsOf(shop, owner);
  expect(more).toEqual([]);
  expect(parcel!.shipment).toMatchObject({ direction: "in", payer: "shop", state: "created" });
});

test("a label that staff cancelled is not asked for again", async () => {
  const { id } = await selling.accepted({ payout: "full" });
  await sendLabels(withApi());
  const [parcel] = await shipmentsOf(shop, { tradeInId: id });
  must(await cancelShipment(shop, { number: parcel!.shipment.number, actor: "staff:ion" }));
  await sendLabels(withApi());
  expect(await shipmentsOf(shop, { tradeInId: id })).toHaveLength(1);
});

test("without a courier's API nothing is promised: no parcel is asked for", async () => {
  const { id } = await selling.accepted({ payout: "full" });
  await sendLabels(shop);
  expect(await shipmentsOf(shop, { tradeInId: id })).toEqual([]);
});
