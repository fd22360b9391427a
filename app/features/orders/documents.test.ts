import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { issuePapers } from "../../../shop/invoices/issue-documents.server.ts";
import { asked } from "../../../testing/request.ts";
import { anOrder, payByCard } from "../../../testing/buyer.ts";
import { byTransfer, ordersIn } from "../../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { aMember } from "../../../testing/staff.ts";
import { aGuest } from "../../../testing/visitor.ts";
import * as invoices from "./invoices.tsx";
import * as accountOrder from "./order.tsx";
import * as orderPaper from "./order-document.ts";
import type { ShownPaper } from "../../documents/documents.view.server.ts";

let shop: TestShop;
let people: ReturnType<typeof ordersIn>;
beforeAll(async () => {
  shop = await openTestShop();
  people = ordersIn(shop);
});
afterAll(() => shop.close());

type Given = { number: string; linkKey?: string };
const key = ({ linkKey }: Given) => (linkKey === undefined ? "" : `?key=${linkKey}`);

async function download(order: Given, file: string): Promise<Response> {
  const args = asked(shop, `/account/orders/${order.number}/papers/${file}${key(order)}`, { params: { number: order.number, paper: file } });
  const answer = await (orderPaper.loader as (args: unknown) => Promise<Response>)(args).catch((thrown: { init?: { status: number } }) => new Response(null, { status: thrown.init?.status ?? 500 }));
  return answer;
}

async function listed(order: Given): Promise<ShownPaper[]> {
  const args = asked(shop, `/account/orders/${order.number}${key(order)}`, { params: { number: order.number } });
  const { papers } = await (accountOrder.loader as (args: unknown) => Promise<{ papers: ShownPaper[] }>)(args);
  return papers;
}

async function invoiced() {
  const order = await people.paidByCard();
  await issuePapers(shop);
  const [paper] = await listed(order);
  if (!paper) throw new Error("no invoice is listed");
  return { order, paper };
}

test("an account has all its invoices on one page, newest first, and nobody else's", async () => {
  const ana = await aMember(shop);
  const mine = [await anOrder(shop, { visitorId: ana.visitorId }), await anOrder(shop, { visitorId: ana.visitorId })];
  for (const order of mine) {
    await payByCard(shop, order);
    await issuePapers(shop);
    shop.clock.advance(60_000);
  }
  await invoiced();
  const { data } = await ana.get(invoices.loader, "/account/invoices");
  const { papers } = data as { papers: { kind: string; number: string; orderNumber: string; gross: number }[] };
  expect(papers).toMatchObject(mine.toReversed().map(({ number, totals }) => ({ kind: "invoice", orderNumber: number, gross: totals.total })));
  expect((await download({ number: mine[0]!.number, linkKey: mine[0]!.linkKey }, `${papers[1]!.number}.pdf`)).status).toBe(200);
  expect(await (await aMember(shop)).get(invoices.loader, "/account/invoices")).toMatchObject({ data: { papers: [] } });
  expect(await aGuest(shop).get(invoices.loader, "/account/invoices")).toMatchObject({ status: 302, location: "/login?to=%2Faccount%2Finvoices" });
});

describe("a paper of an order", () => {
  test("is listed on the order's page, and is a PDF that no cache keeps", async () => {
    const { order, paper } = await invoiced();
    expect(paper).toMatchObject({ kind: "invoice", file: `${paper.number}.pdf` });
    const answer = await download(order, paper.file);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${paper.number}.pdf"`,
      "cache-control": "private, no-store",
    });
    expect(Buffer.from(await answer.arrayBuffer()).subarray(0, 5).toString()).toBe("%PDF-");
  });

  test("is the same file each time", async () => {
    const { order, paper } = await invoiced();
    const [first, second] = await Promise.all([download(order, paper.file), download(order, paper.file)]);
    expect(await first.arrayBuffer()).toEqual(await second.arrayBuffer());
  });

  test("is nobody else's: neither without the key, nor with another order's", async () => {
    const { order, paper } = await invoiced();
    const other = await invoiced();
    expect((await download({ number: order.number }, paper.file)).status).toBe(404);
    expect((await download({ number: order.number, linkKey: other.order.linkKey }, paper.file)).status).toBe(404);
    // One's own order does not open another's invoice.
    expect((await download(other.order, paper.file)).status).toBe(404);
  });

  test.each(["PCB-2026-999999.pdf", "PCB-2026-000001", "proforma.pdf", "../1.pdf", "x"])("that does not exist is not found: %s", async (file) => {
    const { order } = await invoiced();
    expect((await download(order, file)).status).toBe(404);
  });

  test("is a proforma as long as a transfer is waited for", async () => {
    const order = await people.placed([], { payment: byTransfer, language: "hu" });
    expect(await listed(order)).toMatchObject([{ kind: "proforma", number: `PF-${order.number}`, file: "proforma.pdf" }]);
    expect((await download(order, "proforma.pdf")).status).toBe(200);
    const paid = await people.paidByTransfer();
    await issuePapers(shop);
    expect((await download(paid, "proforma.pdf")).status).toBe(404);
    expect((await listed(paid)).map(({ kind }) => kind)).toEqual(["invoice"]);
  });
});
