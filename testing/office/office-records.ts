// A shop with one of everything that staff work on, so that every screen of the office has something to show.

import { transaction } from "../../base/db.server.ts";
import { newId } from "../../base/id.ts";
import { NOTHING, ron } from "../../base/money.ts";
import { uploadStatement } from "../../shop/bank/upload-statement.server.ts";
import { findCustomer } from "../../shop/customers/find-customer.server.ts";
import { recordDataRequest } from "../../shop/customers/settle-data-request.server.ts";
import { addEndpoint } from "../../shop/integrations/change-endpoint.server.ts";
import { makeToken } from "../../shop/integrations/change-tokens.server.ts";
import { deliverEvents } from "../../shop/integrations/deliver-events.server.ts";
import { sendTestEvent } from "../../shop/integrations/replay-events.server.ts";
import { inspectUnits } from "../../shop/inventory/receiving/inspect-units.server.ts";
import { takeIn } from "../../shop/inventory/receiving/receive-units.server.ts";
import { saveReply } from "../../shop/messages/change-saved-replies.server.ts";
import { openConversation } from "../../shop/messages/open-conversation.server.ts";
import { cancelOrder } from "../../shop/orders/cancel-order.server.ts";
import { unitsOf } from "../../shop/orders/order.ts";
import { issueDocuments } from "../../shop/invoices/issue-documents.server.ts";
import { requestShipment } from "../../shop/shipments/request-shipment.server.ts";
import { saveRecall } from "../../shop/safety/save-recall.server.ts";
import { createVoucher } from "../../shop/vouchers/change-voucher.server.ts";
import type { VoucherCode } from "../../shop/vouchers/voucher.ts";
import { openClaim } from "../../shop/returns/open-claim.server.ts";
import { askQuestion } from "../../shop/reviews/ask-question.server.ts";
import { draftBulkEdit } from "../../shop/stock/bulk/draft-bulk-edit.server.ts";
import { aPc, aUnit } from "../builders.ts";
import { aShipmentRequest } from "../couriers/couriers.ts";
import { putOnSale } from "../catalogue-index.ts";
import { ordersIn, somebodyNew, STAFF, byTransfer } from "../orders.ts";
import { aWebhookSender } from "../programs/webhooks.ts";
import { reviewsIn } from "../reviews/reviews-in.ts";
import type { TestShop } from "../shop.ts";
import { sellingIn } from "../trade-ins.ts";

function must<T>(result: { ok: true; value: T } | { ok: false; domainError: { code: string } }): T {
  if (result.ok) return result.value;
  throw new Error(`the test's own data was refused: ${result.domainError.code}`);
}

/** Fills the shop; returns the name in the address of one of each. */
export async function createOfficeRecords(shop: TestShop) {
  const listingId = await putOnSale(shop.db, aPc({ price: ron(2500), units: [aUnit(), aUnit()] }));
  const sales = await someSales(shop);
  const stock = await someStock(shop);
  const talk = await someMessages(shop, listingId);
  const programs = await somePrograms(shop);
  const csv = `Data;Platitor;IBAN platitor;Detalii;Credit\n21.11.2026;Ștefania Pop;RO49AAAA1B31007593840000;fără număr ${newId()};12.00\n`;
  const bytes = new TextEncoder().encode(csv);
  const parcel = must(await requestShipment({ ...shop, courier: null }, aShipmentRequest(sales.order)));
  const voucher = must(await aVoucher(shop));
  const statement = must(await uploadStatement(shop, { bytes, name: "extras.csv", actor: STAFF }));
  const bulk = must(await draftBulkEdit(shop, { listingIds: [listingId], actor: STAFF }));
  return {
    listing: String(listingId),
    parcel: parcel.number,
    voucher,
    recall: must(await aRecall(shop)),
    invoice: await anInvoice(shop),
    ...sales,
    ...stock,
    ...talk,
    ...programs,
    statement,
    bulk,
  };
}

function aVoucher(shop: TestShop) {
  const limits = { leastGoods: NOTHING, mostUses: null, mostPerPerson: null, firstDay: null, lastDay: null };
  const terms = { value: { percent: 10 }, coversDelivery: false, ...limits, note: "" };
  const code = "VARA10" as VoucherCode;
  return createVoucher(shop, { form: { id: newId<"voucher">(), code, terms }, actor: STAFF });
}

/** A recall with one unit that it took off sale. */
async function aRecall(shop: TestShop) {
  await putOnSale(shop.db, aPc({ title: "Storm 0001", units: [aUnit()] }));
  const what = { product: "Storm 0001", model: "Storm 0001", serial: null, advice: { ro: "Oprește-l." } };
  const terms = { ...what, source: "https://ec.europa.eu/safety-gate-alerts/1", recalledOn: "2026-11-20" };
  return saveRecall(shop, { form: { id: newId<"recall">(), version: 0, terms }, actor: STAFF });
}

/** The number of an issued invoice. */
async function anInvoice(shop: TestShop): Promise<string> {
  await issueDocuments(shop);
  const { paper } = await shop.db.selectFrom("invoice").select("paper").limit(1).executeTakeFirstOrThrow();
  return (paper as { number: string }).number;
}

/** Orders in several states, a claim, a refund to an account, and trade-ins. */
async function someSales(shop: TestShop) {
  const people = ordersIn(shop);
  const selling = sellingIn(shop);
  const order = await people.paidByTransfer([], { shipping: somebodyNew() });
  await people.placed([], { payment: byTransfer, shipping: somebodyNew() });
  const delivered = await people.delivered(await people.paidByTransfer([], { shipping: somebodyNew() }));
  const story = "Se oprește după zece minute de joc.";
  const about = { orderId: delivered.id, units: unitsOf(delivered), story, key: newId(), actor: "buyer" };
  const claim = must(await openClaim(shop, { ...about, kind: "warranty" }));
  const cancelled = await people.paidByTransfer([], { shipping: somebodyNew() });
  await cancelOrder(shop, { orderId: cancelled.id, actor: STAFF });
  const tradeIn = await selling.moved(await selling.accepted(), "received", "testing");
  await selling.moved(await selling.accepted({ payout: "instant" }), "received", "testing", "tested");
  const customer = await findCustomer(shop, { email: order.email });
  if (!customer) throw new Error("an order without a customer");
  const request = newId<"data-request">();
  const form = {
    intent: "request",
    request,
    kind: "export",
    channel: "email",
    receivedOn: shop.clock.today(),
  } as const;
  must(await recordDataRequest(shop, { customerId: customer, form, actor: STAFF }));
  return { order: order.number, claim: claim.number, tradeIn: String(tradeIn.number), customer };
}

/** Units in receiving and in inspection. */
async function someStock(shop: TestShop) {
  const thing = { kind: "pc", name: "Ryzen 5 5600", parts: [], cost: ron(900), suggestedGrade: "B" } as const;
  const [received] = await transaction(shop.db, (tx) =>
    takeIn(tx, { source: "VND-600001", taxRegime: "margin", things: [thing] }),
  );
  const back = await putOnSale(shop.db, aPc());
  const unit = await shop.db
    .selectFrom("unit")
    .where("listingId", "=", back)
    .select(["id", "code"])
    .executeTakeFirstOrThrow();
  await transaction(shop.db, (tx) =>
    inspectUnits(tx, { units: [unit.id], why: "refused", source: "ORD-600001", actor: STAFF }),
  );
  const onSale = await shop.db
    .selectFrom("unit")
    .innerJoin("listing", "listing.id", "unit.listingId")
    .where("listing.kind", "=", "pc")
    .where("unit.state", "=", "stock")
    .select("unit.code")
    .orderBy("unit.code")
    .executeTakeFirstOrThrow();
  return { received: received!, inspected: unit.code, unit: onSale.code };
}

/** A message, a question, a review and a saved reply. */
async function someMessages(shop: TestShop, listingId: Awaited<ReturnType<typeof putOnSale>>) {
  const reviews = reviewsIn(shop);
  const review = await reviews.written(await reviews.aCardOnSale());
  const opening = { origin: "contact", name: "Maria Pop", email: `${newId()}@example.ro`, language: "hu" } as const;
  const message = await openConversation(shop, { ...opening, body: "Merge placa cu un Ryzen 5600?", actor: "buyer" });
  const form = { name: "Ana", email: "ana.intreaba@example.ro", question: "Ce sursă are, de câți wați?" };
  must(await askQuestion(shop, { listingId, form: form as never, language: "ro" }));
  const question = await shop.db.selectFrom("productQuestion").select("id").executeTakeFirstOrThrow();
  const texts = { title: "Termen", ro: "Trei zile.", en: "Three days.", hu: "", uk: "" };
  must(await saveReply(shop, { form: { id: null, version: 0, ...texts }, actor: STAFF }));
  return { message: message.number, question: question.id, review: review.id };
}

/** An endpoint with a delivery that failed once, and a token. */
async function somePrograms(shop: TestShop) {
  const endpoint = newId<"endpoint">();
  const url = "https://accounting.example/hook";
  must(await addEndpoint(shop, { id: endpoint, actor: STAFF, name: "Contabilitate", url, types: ["order.paid"] }));
  const { delivery } = must(await sendTestEvent(shop, { id: endpoint }));
  await deliverEvents({ ...shop, webhooks: aWebhookSender(500) }, { whenPaused: async () => {} });
  const token = newId<"api-token">();
  must(await makeToken(shop, { id: token, name: "Piață", days: null, scopes: ["stock.read"], actor: STAFF }));
  return { endpoint, delivery: String(delivery), token };
}

export type OfficeRecords = Awaited<ReturnType<typeof createOfficeRecords>>;
