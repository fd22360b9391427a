import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { problemInChain } from "../../shop/passport/chain.server.ts";
import { sealEvents } from "../../shop/passport/seal-events.server.ts";
import { passportCodesOf, passportFile, passportKeys } from "../../shop/passport/view-passport.server.ts";
import { formatNvme, identifyNvme, nvmeDrive, recording } from "../../testing/bench/erasure-logs.ts";
import { erased, receivedFrom } from "../../testing/bench/erasing.ts";
import { aPc } from "../../testing/builders.ts";
import { putOnSale, unitsOf } from "../../testing/catalogue-index.ts";
import { ordersIn, STAFF } from "../../testing/orders.ts";
import { textOfPdf } from "../../testing/pdf/text-of-pdf.ts";
import { routeArgs } from "../../testing/request.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { sellingDeps, sellingIn } from "../../testing/trade-ins.ts";
import { sql } from "kysely";
import { newId } from "../../base/id.ts";
import { unitsOf as boughtUnits } from "../../shop/orders/order.ts";
import { openClaim } from "../../shop/returns/open-claim.server.ts";
import { transitionClaim } from "../../shop/returns/transition-claim.server.ts";
import * as ownClaim from "../features/returns/own-claim.tsx";
import * as order from "../features/orders/order.tsx";
import * as orderDocument from "../features/orders/order-document.ts";
import * as receiptFile from "../features/passport/erasure-file.ts";
import * as tradeIn from "../features/trade-in/sent/trade-in.tsx";
import * as tradeInDocument from "../features/trade-in/sent/trade-in-document.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

let drives = 0;
async function erase(code: string, day = "2026-11-19"): Promise<string> {
  const serial = `S4EWNX0R7${String((drives += 1)).padStart(5, "0")}K`;
  const log = recording([identifyNvme({ ...nvmeDrive, serial }), formatNvme()], { day });
  const done = await erased(shop, { code, log });
  if (!done.ok) throw new Error(done.domainError.code);
  await sealEvents(shop);
  return serial;
}

const textOf = async (answer: Response) => textOfPdf(Buffer.from(await answer.arrayBuffer()));

describe("the receipt of erased drives", () => {
  test("is on the seller's page once it is signed, by the key of their link, and for nobody else", async () => {
    const { number, linkKey } = await sellingIn({ ...sellingDeps(shop.db), clock: shop.clock }).accepted();
    const path = `/trade-in/${number}`;
    const page = async () =>
      (await tradeIn.loader(
        routeArgs(shop, `${path}?key=${linkKey}`, { params: { number: number! } }) as never,
      )) as unknown as { isErased: boolean };
    const receipt = (key: string) =>
      tradeInDocument.loader(
        routeArgs(shop, `${path}/papers/erasure?key=${key}`, {
          params: { number: number!, document: "erasure" },
        }) as never,
      );
    expect((await page()).isErased).toBe(false);
    expect((await receipt(linkKey)).status).toBe(404);
    const code = await receivedFrom(shop.db, { source: number! });
    const serial = await erase(code);
    expect((await page()).isErased).toBe(true);
    expect((await receipt("someone-elses-key")).status).toBe(404);
    const text = await textOf(await receipt(linkKey));
    expect(text).toContain(number);
    expect(text).toContain(`…${serial.slice(-3)}`);
    for (const secret of [serial, "Ana", "Pop", "RO49"]) expect(text).not.toContain(secret);
  });

  test("is in the buyer's order and in the public passport; the seller's ends with the sale", async () => {
    const people = ordersIn(shop);
    const listingId = await putOnSale(shop.db, aPc());
    const [unitId] = await unitsOf(shop.db, listingId);
    const { code } = await shop.db
      .selectFrom("unit")
      .where("id", "=", unitId!)
      .select("code")
      .executeTakeFirstOrThrow();
    await erase(code);
    const placed = await people.paidByTransfer([{ listingId }]);
    await sealEvents(shop);
    const passport = (await passportCodesOf(shop, [unitId!])).get(unitId!)!;

    const { number, linkKey } = placed;
    const question = { params: { number, document: "erasure.pdf" } };
    const ofOrder = (key: string) =>
      orderDocument.loader(
        routeArgs(shop, `/account/orders/${number}/papers/erasure.pdf?key=${key}`, question) as never,
      );
    const { documents } = (await order.loader(
      routeArgs(shop, `/account/orders/${number}?key=${linkKey}`, { params: { number } }) as never,
    )) as unknown as { documents: { kind: string; file: string }[] };
    expect(documents).toContainEqual(expect.objectContaining({ kind: "erasure", file: "erasure.pdf" }));
    const text = await textOf(await ofOrder(linkKey));
    expect(text).toContain(number);
    expect(text).not.toContain(placed.email);
    await expect(ofOrder("wrong")).rejects.toMatchObject({ init: { status: 404 } });

    const ofPassport = (language: "uk" | "ro" = "ro") =>
      receiptFile.loader(
        routeArgs(shop, `/p/${passport}/erasure.pdf`, { params: { code: passport }, language }) as never,
      );
    expect(await textOf(await ofPassport("uk"))).toContain("Підтвердження");
    const file = await passportFile(shop, passport);
    if (!file.ok) throw new Error("no passport");
    expect(problemInChain(file.value.events, { passport, keys: await passportKeys(shop) })).toBeNull();
    const [event] = file.value.events.filter(({ kind }) => kind === "erased");
    expect((await textOf(await ofPassport())).replaceAll(/\s/g, "")).toContain(event!.signature);
  });

  test("of a buyer who sent the machine back says that its drives were erased since, also on the page of the claim", async () => {
    const people = ordersIn(shop);
    const bought = await people.delivered(await people.paidByCard([{ listingId: await putOnSale(shop.db, aPc()) }]));
    const units = boughtUnits(bought);
    const key = newId();
    const withdrawal = { orderId: bought.id, kind: "withdrawal", units, story: null, key, actor: "buyer" } as const;
    const opened = await openClaim(shop, withdrawal);
    if (!opened.ok) throw new Error(opened.domainError.code);
    const { number: claim } = opened.value;
    await transitionClaim(shop, { number: claim, to: "received", actor: STAFF });
    // The shop's clock of the tests stands before the day of the database.
    await sql`update inspection set came_at = '2026-11-19T08:00:00Z' where source = ${claim}`.execute(shop.db);
    await sql`update claim set opened_at = '2026-11-18T08:00:00Z' where number = ${claim}`.execute(shop.db);
    const page = async () =>
      (await ownClaim.loader(
        routeArgs(shop, `/account/claims/${claim}?key=${bought.linkKey}`, { params: { number: claim } }) as never,
      )) as unknown as { erasureFile: string | null };
    expect((await page()).erasureFile).toBeNull();
    const { code } = await shop.db
      .selectFrom("unit")
      .where("id", "=", units[0]!)
      .select("code")
      .executeTakeFirstOrThrow();
    const serial = await erase(code, "2026-11-20");
    expect((await page()).erasureFile).toBe("erasure.pdf");
    const question = { params: { number: bought.number, document: "erasure.pdf" } };
    const path = `/account/orders/${bought.number}/papers/erasure.pdf?key=${bought.linkKey}`;
    expect(await textOf(await orderDocument.loader(routeArgs(shop, path, question) as never))).toContain(
      `…${serial.slice(-3)}`,
    );
    const passport = (await passportCodesOf(shop, [units[0]!])).get(units[0]!)!;
    const file = await passportFile(shop, passport);
    expect(file.ok && file.value.events.map(({ kind }) => kind)).toContain("erased");
  });

  test("is not there for a unit whose drives were not erased, nor for a wrong code", async () => {
    const [unitId] = await unitsOf(shop.db, await putOnSale(shop.db, aPc()));
    const passport = (await passportCodesOf(shop, [unitId!])).get(unitId!)!;
    for (const code of [passport, "00000-00000-00000-00000"]) {
      const answer = await receiptFile.loader(routeArgs(shop, `/p/${code}/erasure.pdf`, { params: { code } }) as never);
      expect(answer.status).toBe(404);
    }
  });
});
