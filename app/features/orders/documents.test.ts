import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { issueDocuments } from "../../../shop/invoices/issue-documents.server.ts";
import { routeArgs } from "../../../testing/request.ts";
import { anOrder, payByCard } from "../../../testing/buyer.ts";
import { byTransfer, ordersIn } from "../../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { putOnSale } from "../../../testing/catalogue-index.ts";
import { aPc } from "../../../testing/builders.ts";
import { scanPdf } from "../../../testing/pdf/scan-pdf.ts";
import { aMember } from "../../../testing/staff.ts";
import { aGuest } from "../../../testing/visitor.ts";
import { listWarranties } from "../../../shop/returns/list-warranties.server.ts";
import { offerTransfer } from "../../../shop/returns/offer-transfer.server.ts";
import { takeOverWarranty } from "../../../shop/returns/take-over-warranty.server.ts";
import * as invoices from "./invoices.tsx";
import * as accountOrder from "./order.tsx";
import * as orderDocument from "./order-document.ts";
import * as warrantyCertificate from "./warranty-certificate.ts";
import type { DocumentView } from "../../documents/documents.view.server.ts";

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
  const args = routeArgs(shop, `/account/orders/${order.number}/papers/${file}${key(order)}`, {
    params: { number: order.number, document: file },
  });
  const answer = await (orderDocument.loader as (args: unknown) => Promise<Response>)(args).catch(
    (thrown: { init?: { status: number } }) => new Response(null, { status: thrown.init?.status ?? 500 }),
  );
  return answer;
}

async function listed(order: Given): Promise<DocumentView[]> {
  const args = routeArgs(shop, `/account/orders/${order.number}${key(order)}`, { params: { number: order.number } });
  const { documents } = await (accountOrder.loader as (args: unknown) => Promise<{ documents: DocumentView[] }>)(args);
  return documents;
}

async function invoiced() {
  const order = await people.paidByCard();
  await issueDocuments(shop);
  const [document] = await listed(order);
  if (!document) throw new Error("no invoice is listed");
  return { order, document };
}

test("an account has all its invoices on one page, newest first, and nobody else's", async () => {
  const ana = await aMember(shop);
  const mine = [await anOrder(shop, { visitorId: ana.visitorId }), await anOrder(shop, { visitorId: ana.visitorId })];
  for (const order of mine) {
    await payByCard(shop, order);
    await issueDocuments(shop);
    shop.clock.advance(60_000);
  }
  await invoiced();
  const { data } = await ana.get(invoices.loader, "/account/invoices");
  const { documents } = data as { documents: { kind: string; number: string; orderNumber: string; gross: number }[] };
  expect(documents).toMatchObject(
    mine.toReversed().map(({ number, totals }) => ({ kind: "invoice", orderNumber: number, gross: totals.total })),
  );
  expect(
    (await download({ number: mine[0]!.number, linkKey: mine[0]!.linkKey }, `${documents[1]!.number}.pdf`)).status,
  ).toBe(200);
  expect(await (await aMember(shop)).get(invoices.loader, "/account/invoices")).toMatchObject({
    data: { documents: [] },
  });
  expect(await aGuest(shop).get(invoices.loader, "/account/invoices")).toMatchObject({
    status: 302,
    location: "/login?to=%2Faccount%2Finvoices",
  });
});

describe("a document of an order", () => {
  test("is listed on the order's page, and is a PDF that no cache keeps", async () => {
    const { order, document } = await invoiced();
    expect(document).toMatchObject({ kind: "invoice", file: `${document.number}.pdf` });
    const answer = await download(order, document.file);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${document.number}.pdf"`,
      "cache-control": "private, no-store",
    });
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
  });

  test("is the same file each time", async () => {
    const { order, document } = await invoiced();
    const [first, second] = await Promise.all([download(order, document.file), download(order, document.file)]);
    expect(await first.arrayBuffer()).toEqual(await second.arrayBuffer());
  });

  test("is not available to anybody else: neither without the key, nor with another order's", async () => {
    const { order, document } = await invoiced();
    const other = await invoiced();
    expect((await download({ number: order.number }, document.file)).status).toBe(404);
    expect((await download({ number: order.number, linkKey: other.order.linkKey }, document.file)).status).toBe(404);
    // A buyer's own order gives no access to another buyer's invoice.
    expect((await download(other.order, document.file)).status).toBe(404);
  });

  test.each(["PCB-2026-999999.pdf", "PCB-2026-000001", "proforma.pdf", "../1.pdf", "x"])(
    "that does not exist is not found: %s",
    async (file) => {
      const { order } = await invoiced();
      expect((await download(order, file)).status).toBe(404);
    },
  );

  test("is a proforma while the order waits for a transfer", async () => {
    const order = await people.placed([], { payment: byTransfer, language: "hu" });
    expect(await listed(order)).toMatchObject([
      { kind: "proforma", number: `PF-${order.number}`, file: "proforma.pdf" },
    ]);
    expect((await download(order, "proforma.pdf")).status).toBe(200);
    const paid = await people.paidByTransfer();
    await issueDocuments(shop);
    expect((await download(paid, "proforma.pdf")).status).toBe(404);
    expect((await listed(paid)).map(({ kind }) => kind)).toEqual(["invoice"]);
  });
});

describe("the guarantee certificate", () => {
  async function delivered(different: Parameters<ReturnType<typeof ordersIn>["paidByCard"]>[1] = {}) {
    const order = await people.paidByCard([{ listingId: await putOnSale(shop.db, aPc()) }], different);
    await people.delivered(order);
    const buyer = await aMember(shop);
    await shop.db.updateTable("salesOrder").set({ visitorId: buyer.visitorId }).where("id", "=", order.id).execute();
    return { order, buyer };
  }
  const certificates = async (order: Given) => (await listed(order)).filter(({ kind }) => kind === "guarantee");
  const held = async (holder: Awaited<ReturnType<typeof aMember>>, id: string) => {
    const address = `/account/warranties/${id}/certificate.pdf`;
    return (await holder.get(warrantyCertificate.loader, address, { id })).status;
  };
  const scanned = async (answer: Response) => scanPdf(Buffer.from(await answer.arrayBuffer()));

  test("is on the order's page from the delivery on, and its code leads a scanner to the passport", async () => {
    const waiting = await people.paidByCard();
    expect(await certificates(waiting)).toEqual([]);
    expect((await download(waiting, "guarantee-PC-1.pdf")).status).toBe(404);
    for (const language of ["ro", "uk"] as const) {
      const { order } = await delivered({ language });
      const [certificate] = await certificates(order);
      const answer = await download(order, certificate!.file);
      expect(answer.headers.get("content-disposition")).toBe(`inline; filename="${certificate!.file}"`);
      expect(await scanned(answer)).toEqual([expect.stringMatching(/\/p\/[0-9A-Z]{5}(-[0-9A-Z]{5}){3}$/)]);
      expect((await download({ number: order.number }, certificate!.file)).status).toBe(404);
    }
  });

  test("leads to the same passport as the code on the invoice", async () => {
    const { order } = await delivered();
    await issueDocuments(shop);
    const [invoice, certificate] = await listed(order);
    expect([invoice?.kind, certificate?.kind]).toEqual(["invoice", "guarantee"]);
    expect(await scanned(await download(order, invoice!.file))).toEqual(
      await scanned(await download(order, certificate!.file)),
    );
  });

  test("is for who holds the warranty", async () => {
    const { order, buyer } = await delivered();
    const next = await aMember(shop);
    const id = (await listWarranties(shop, buyer)).held[0]!.id;
    expect([await held(buyer, id), await held(next, id), await held(next, "x")]).toEqual([200, 404, 404]);
    const offered = await offerTransfer(shop, { id, holder: buyer });
    if (!offered.ok) throw new Error(offered.domainError.code);
    await takeOverWarranty(shop, { typed: offered.value.code, holder: next });
    expect([await held(buyer, id), await held(next, id)]).toEqual([404, 200]);
    // The buyer sold it on: the order's page has no certificate any more.
    expect(await certificates(order)).toEqual([]);
  });
});
