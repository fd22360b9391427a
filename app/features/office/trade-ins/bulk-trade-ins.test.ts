import { afterAll, beforeAll, expect, test } from "vitest";
import { viewTradeIn } from "../../../../shop/trade-in/office/view-trade-in.server.ts";
import type { TradeIn } from "../../../../shop/trade-in/trade-in.ts";
import { domainErrorsOf, sendTicked } from "../../../../testing/stock/bulk-form.ts";
import { routeArgs } from "../../../../testing/request.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aStaffMember } from "../../../../testing/staff.ts";
import { must, sellingIn } from "../../../../testing/trade-ins.ts";
import * as records from "./records.ts";
import * as tradeIns from "./trade-ins.tsx";

let shop: TestShop;
let staff: Awaited<ReturnType<typeof aStaffMember>>;
let selling: ReturnType<typeof sellingIn>;
beforeAll(async () => {
  shop = await openTestShop();
  staff = await aStaffMember(shop);
  selling = sellingIn(shop);
});
afterAll(() => shop.close());

const send = (intent: string, of: readonly TradeIn[], cookie = staff.cookie) =>
  sendTicked(shop, tradeIns, { ids: of.map(({ number }) => number!), fields: { intent }, cookie });
const state = async ({ number }: TradeIn) => must(await viewTradeIn(shop, { number })).tradeIn.state;
const emailsAbout = async ({ number }: TradeIn) => {
  const rows = await shop.db
    .selectFrom("outbox")
    .where("dedupeKey", "like", `%soon ${number}%`)
    .select("dedupeKey")
    .execute();
  return rows.length;
};

test("parcels that arrived together are received together; one that cannot be does not stop the others", async () => {
  const [one, two] = [await selling.accepted(), await selling.accepted()];
  const offered = await selling.offered();
  expect(domainErrorsOf(await send("receive", [one, offered, two]))).toEqual([
    [one.number, null],
    [offered.number, "trade-in-not-movable"],
    [two.number, null],
  ]);
  expect([await state(one), await state(offered), await state(two)]).toEqual(["received", "offered", "received"]);
  expect(domainErrorsOf(await send("test", [one]))).toEqual([[one.number, null]]);
  expect(await state(one)).toBe("testing");
});

test("the sellers of the ticked ones are reminded, once; the log says who asked for it", async () => {
  const [offered, received] = [await selling.offered(), await selling.moved(await selling.accepted(), "received")];
  expect(domainErrorsOf(await send("remind", [offered, received]))).toEqual([
    [offered.number, null],
    [received.number, "trade-in-not-waiting"],
  ]);
  expect(domainErrorsOf(await send("remind", [offered]))).toEqual([[offered.number, "trade-in-reminded"]]);
  expect([await emailsAbout(offered), await emailsAbout(received)]).toEqual([1, 0]);
  const log = await shop.db.selectFrom("audit").where("action", "=", "reminded").selectAll().execute();
  expect(log).toMatchObject([{ actor: staff.actor, entityId: offered.number }]);
});

test("their purchase records are one file, or the list says which have none", async () => {
  const bought = await selling.moved(await selling.accepted(), "received", "testing", "tested");
  const other = await selling.moved(await selling.accepted(), "received", "testing", "tested");
  const offered = await selling.offered();
  expect(domainErrorsOf(await send("print", [bought, offered]))).toEqual([[offered.number, "trade-in-no-record"]]);
  const { location } = await send("print", [bought, other]);
  expect(location).toBe(`/office/trade-ins/records.pdf?number=${bought.number}&number=${other.number}`);
  const download = (address: string) =>
    records.loader(routeArgs(shop, address, { headers: { cookie: staff.cookie } }) as never);
  const file = await download(location!);
  expect(file.headers.get("content-type")).toBe("application/pdf");
  const text = Buffer.from(await file.arrayBuffer()).toString("latin1");
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(2);
  expect((await download(`/office/trade-ins/records.pdf?number=${offered.number}`)).status).toBe(404);
});

test("need somebody who may change them, and at least one row", async () => {
  const accepted = await selling.accepted();
  const accountant = await aStaffMember(shop, { staffRoles: ["accounting"] });
  expect((await send("receive", [accepted], accountant.cookie)).status).toBe(403);
  expect(await state(accepted)).toBe("accepted");
  expect(await send("receive", [])).toMatchObject({ status: 422, answer: { outcomes: [] } });
});
