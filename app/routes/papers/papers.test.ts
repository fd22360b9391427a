import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { issuePapers } from "../../../shop/invoices/issue-papers.server.ts";
import { asked } from "../../../testing/ask.ts";
import { byTransfer, ordersIn } from "../../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import * as accountOrder from "../account-order.tsx";
import * as orderPaper from "./order-paper.ts";
import type { ShownPaper } from "./shown-papers.server.ts";

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
