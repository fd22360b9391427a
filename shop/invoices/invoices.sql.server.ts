// Queries of the invoices module.

import { sql } from "kysely";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import type { InvoiceId, OrderId, RefundId, VisitorId } from "../../base/id.ts";
import type { Bani } from "../../base/money.ts";
import { storedObject } from "../../base/stored-json.ts";
import type { Company, OrderNumber } from "../orders/order.ts";
import { storedAddress, storedBilling, storedCompany, storedGuarantee, storedPartMonths } from "../orders/stored.ts";
import type { ShippingAddress } from "../shipping/address.ts";
import type { PaymentMethod } from "../payments/payment.ts";
import type { RefundReason } from "../payments/refund.ts";
import type { AgreedParts, UnitGrade, CreditReason, Document, Service, StoredDocument } from "./invoice.ts";

// --- what needs a document ---

/**
 * Orders that need an invoice and have none: paid in full, or sent with cash on delivery; cash of what is collected is invoiced once it is paid.
 * An order that was cancelled earlier needs none: its money, if any came, was refunded.
 */
export async function ordersToInvoice(db: Queryable, { most }: { most: number }): Promise<OrderId[]> {
  const rows = await toInvoice(db).select("o.id").orderBy("o.placedAt").limit(most).execute();
  return rows.map((row) => row.id);
}

function toInvoice(db: Queryable) {
  return db
    .selectFrom("salesOrder as o")
    .where("o.isInvoiced", "=", false)
    .where("o.state", "not in", ["placed", "awaiting-payment", "cancelled"])
    .where((eb) =>
      eb.or([
        eb.and([
          eb("o.state", "in", ["shipped", "delivered", "withdrawn", "returned", "refunded", "closed"]),
          eb.or([eb("o.delivery", "<>", "pickup"), eb("o.paymentMethod", "<>", "cash")]),
        ]),
        eb.exists(
          eb
            .selectFrom("payment as p")
            .whereRef("p.orderId", "=", "o.id")
            .whereRef("p.capturedBani", ">=", "o.totalBani")
            .select("p.id"),
        ),
      ]),
    );
}

/** Locks the order for its invoice; false if it needs none, or another process is issuing it. */
export async function lockToInvoice(tx: Transaction, orderId: OrderId): Promise<boolean> {
  const row = await toInvoice(tx)
    .where("o.id", "=", orderId)
    .select("o.id")
    .forUpdate("o")
    .skipLocked()
    .executeTakeFirst();
  return row !== undefined;
}

/** Something that reverses a part of an invoice and has no credit note yet. */
export type CreditCause = {
  cause: string;
  orderId: OrderId;
  reason: CreditReason;
  amount: Bani | "what is left";
  units: string[];
  service?: Service;
  /** The part for extended warranties, and the PCs whose it was if they stay with the buyer. */
  extension?: { amount: Bani; about: string[] };
};

/**
 * Refunds that were made, and orders that ended unpaid. An overpayment was never invoiced, also when it is
 * refunded together with the rest. If a bank returned a refund after its credit note, the replacement refund needs no
 * second credit note.
 */
export async function creditsDue(db: Queryable, { most }: { most: number }): Promise<CreditCause[]> {
  const refunds = await db
    .selectFrom("refund as r")
    .innerJoin("invoice as i", (join) => join.onRef("i.orderId", "=", "r.orderId").on("i.kind", "=", "invoice"))
    .where("r.state", "=", "done")
    .where("r.reason", "<>", "overpaid")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("invoice as c")
            .where("c.cause", "=", sql<string>`'refund ' || r.id`)
            .select("c.id"),
        ),
      ),
    )
    .where(
      sql<boolean>`least(i.total_bani, (select sum(d.amount_bani) from refund d where d.order_id = r.order_id and d.state = 'done' and d.reason <> 'overpaid'))
        > (select coalesce(sum(c.total_bani), 0) from invoice c where c.corrects = i.id)`,
    )
    .select(["r.id", "r.orderId", "r.amountBani", "r.reason"])
    // A claim's refund has the claim's number as its key: the returned units are those of the claim.
    .select(
      sql<
        string[]
      >`array(select u.unit_id::text from claim c join claim_unit u on u.claim_id = c.id where 'claim ' || c.number = r.key)`.as(
        "units",
      ),
    )
    .select(sql<Bani | null>`(select c.extension_bani from claim c where 'claim ' || c.number = r.key)`.as("extension"))
    .select(
      sql<string[]>`array(select l.title from claim c join claim_extension e on e.claim_id = c.id
        join sales_order_line l on l.order_id = e.order_id and l.unit_id = e.unit_id where 'claim ' || c.number = r.key order by l.position)`.as(
        "about",
      ),
    )
    .orderBy("r.settledAt")
    .limit(most)
    .execute();
  const returned = await db
    .selectFrom("salesOrder as o")
    .innerJoin("invoice as i", (join) => join.onRef("i.orderId", "=", "o.id").on("i.kind", "=", "invoice"))
    // Not yet while it is `returned`: if that return is refused, the goods go back and are still to be paid.
    .where("o.state", "in", ["closed", "cancelled"])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("payment as p")
            .whereRef("p.orderId", "=", "o.id")
            .where("p.capturedBani", ">", 0 as Bani)
            .select("p.id"),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("invoice as c").whereRef("c.corrects", "=", "i.id").select("c.id"))),
    )
    .select("o.id")
    .limit(most)
    .execute();
  return [
    ...refunds.map(({ id, orderId, amountBani, reason, units, extension, about }): CreditCause => ({
      cause: causeOf(id),
      orderId,
      reason: reason as RefundReason,
      amount: amountBani,
      units,
      ...(extension !== null && { extension: { amount: extension, about } }),
      ...(reason === "test-not-run" && { service: "game-test" as const }),
    })),
    ...returned.map(({ id }): CreditCause => ({
      cause: `not paid ${id}`,
      orderId: id,
      reason: "not-paid",
      amount: "what is left",
      units: [],
    })),
  ];
}

function causeOf(refundId: RefundId): string {
  return `refund ${refundId}`;
}

/** Locks an order's invoice for a credit note; null if it has none. Serialises the credit notes of one invoice. */
export async function lockInvoice(tx: Transaction, orderId: OrderId): Promise<StoredDocument | null> {
  const row = await tx
    .selectFrom("invoice")
    .where("orderId", "=", orderId)
    .where("kind", "=", "invoice")
    .select(columns)
    .forUpdate()
    .executeTakeFirst();
  return row ? storedDocument(row) : null;
}

export async function creditsOf(db: Queryable, invoiceId: InvoiceId): Promise<StoredDocument[]> {
  const rows = await db
    .selectFrom("invoice")
    .where("corrects", "=", invoiceId)
    .select(columns)
    .orderBy("issuedAt")
    .orderBy("number")
    .execute();
  return rows.map(storedDocument);
}

export async function isCredited(db: Queryable, cause: string): Promise<boolean> {
  return (await db.selectFrom("invoice").where("cause", "=", cause).select("id").executeTakeFirst()) !== undefined;
}

// --- what a document is made of ---

export type OrderFacts = {
  id: OrderId;
  number: OrderNumber;
  state: string;
  language: Document["language"];
  email: string;
  phone: string;
  address: ShippingAddress;
  billing: ShippingAddress | null;
  company: Company | null;
  method: PaymentMethod;
  shipping: Bani;
  reduction: Bani;
  placedAt: Date;
  paidAt: Date | null;
  reference: string | null;
  /** What came in for it until now. */
  received: Bani;
  units: {
    unitId: string;
    title: string;
    code: string;
    serial: string | null;
    warrantyMonths: number;
    partMonths: AgreedParts;
    grade: UnitGrade;
    price: Bani;
    taxRegime: "margin" | "normal";
  }[];
  /** Months of the legal guarantee; null for a company. */
  guaranteeMonths: number | null;
  services: { service: Service; about: string | null; price: Bani }[];
};

export async function findOrderFacts(
  db: Queryable,
  key: { id: OrderId } | { number: OrderNumber },
): Promise<OrderFacts | null> {
  const order = await db
    .selectFrom("salesOrder as o")
    .$if("id" in key, (query) => query.where("o.id", "=", (key as { id: OrderId }).id))
    .$if("number" in key, (query) => query.where("o.number", "=", (key as { number: OrderNumber }).number))
    .selectAll("o")
    .select((eb) => [
      eb
        .selectFrom("orderMove as m")
        .whereRef("m.orderId", "=", "o.id")
        .where("m.toState", "=", "paid")
        .select((sub) => sub.fn.min("m.at").as("at"))
        .as("paidAt"),
      // The day of the receipt: cash at the counter may also pay an order that is ready to collect and never was in the state "paid".
      eb
        .selectFrom("transfer as c")
        .whereRef("c.orderId", "=", "o.id")
        .where("c.way", "=", "counter")
        .select((sub) => sub.fn.min("c.arrivedAt").as("at"))
        .as("cashAt"),
      eb
        .selectFrom("payment as p")
        .whereRef("p.orderId", "=", "o.id")
        .select("p.reference")
        .orderBy("p.createdAt", "desc")
        .limit(1)
        .as("reference"),
      eb
        .selectFrom("transfer as t")
        .whereRef("t.orderId", "=", "o.id")
        .select(sql<Bani>`coalesce(sum(t.amount_bani), 0)::int`.as("sum"))
        .as("received"),
    ])
    .executeTakeFirst();
  if (!order) return null;
  const lines = await db
    .selectFrom("salesOrderLine as l")
    .leftJoin("unit as u", "u.id", "l.unitId")
    .where("l.orderId", "=", order.id)
    .select([
      "l.kind",
      "l.service",
      "l.title",
      "l.priceBani as price",
      "l.warrantyMonths",
      "l.warrantyParts",
      "l.grade",
      "l.unitId",
      "u.code",
      "u.serial",
      "u.taxRegime",
    ])
    .orderBy("l.position")
    .execute();
  return {
    id: order.id,
    number: order.number as OrderNumber,
    state: order.state,
    language: order.language,
    email: order.email,
    phone: order.phone,
    address: storedAddress(order.shippingAddress),
    billing: storedBilling(order.billingAddress),
    company: storedCompany(order.company),
    method: order.paymentMethod,
    shipping: order.shippingBani,
    reduction: order.reductionBani,
    placedAt: order.placedAt,
    paidAt: order.cashAt ?? order.paidAt,
    reference: order.reference,
    received: order.received ?? (0 as Bani),
    units: lines.flatMap(soldUnit),
    guaranteeMonths: storedGuarantee(order),
    services: lines.flatMap(soldService),
  };
}

type LineRow = Omit<OrderFacts["units"][number], "unitId" | "code" | "taxRegime" | "partMonths"> & {
  warrantyParts: unknown;
  unitId: string | null;
  code: string | null;
  taxRegime: "margin" | "normal" | null;
};

function soldService({
  kind,
  service,
  title,
  price,
}: {
  kind: string;
  service: string | null;
  title: string;
  price: Bani;
}): OrderFacts["services"] {
  return kind === "service" ? [{ service: service as Service, about: title === service ? null : title, price }] : [];
}

function soldUnit({ unitId, code, taxRegime, warrantyParts, ...line }: LineRow): OrderFacts["units"] {
  const { serial, title, warrantyMonths, grade, price } = line;
  const partMonths = warrantyParts === null ? null : storedPartMonths(warrantyParts);
  return unitId !== null && code !== null && taxRegime !== null
    ? [{ unitId, title, code, serial, warrantyMonths, partMonths, grade, price, taxRegime }]
    : [];
}

// --- numbers and documents ---

/**
 * Takes the next number of a series in a year, and returns the time of issue: now, but never earlier than that of the
 * previous number. The series is locked until the transaction ends; a rollback gives the number back, so there are no
 * gaps.
 */
export async function takeNumber(
  tx: Transaction,
  { series, year, now }: { series: string; year: number; now: Date },
): Promise<{ number: number; issuedAt: Date }> {
  const row = await tx
    .insertInto("invoiceSeries")
    .values({ series, year, lastNumber: 1, lastIssuedAt: now })
    .onConflict((conflict) =>
      conflict.columns(["series", "year"]).doUpdateSet({
        lastNumber: sql<number>`invoice_series.last_number + 1`,
        lastIssuedAt: sql<Date>`greatest(invoice_series.last_issued_at, excluded.last_issued_at)`,
      }),
    )
    .returning(["lastNumber", "lastIssuedAt"])
    .executeTakeFirstOrThrow();
  return { number: row.lastNumber, issuedAt: row.lastIssuedAt };
}

export type NewDocument = {
  kind: "invoice" | "credit-note";
  series: string;
  year: number;
  number: number;
  orderId: OrderId;
  corrects: InvoiceId | null;
  cause: string | null;
  issuedAt: Date;
  document: Document;
};

/** Stores an issued document; its submission to e-Factura begins with it. */
export async function insertDocument(tx: Transaction, { document, ...row }: NewDocument): Promise<StoredDocument> {
  const inserted = await tx
    .insertInto("invoice")
    .values({ ...row, totalBani: document.totals.gross, paper: JSON.stringify(document) })
    .returning(columns)
    .executeTakeFirstOrThrow();
  await tx.insertInto("eInvoiceSubmission").values({ invoiceId: inserted.id }).execute();
  return storedDocument(inserted);
}

const columns = ["id", "orderId", "issuedAt", "paper as document"] as const;

function storedDocument(row: { id: InvoiceId; orderId: OrderId; issuedAt: Date; document: unknown }): StoredDocument {
  return { ...row, document: storedObject<Document>(row.document, "invoice.paper") };
}

// --- reading ---

/** The invoice of an order and its credit notes, oldest first. */
export async function documentsOfOrder(db: Queryable, orderId: OrderId): Promise<StoredDocument[]> {
  const rows = await db
    .selectFrom("invoice")
    .where("orderId", "=", orderId)
    .select(columns)
    .orderBy("issuedAt")
    .orderBy("kind", "desc")
    .execute();
  return rows.map(storedDocument);
}

/** The documents of these orders, oldest first, credit notes by their number. */
export async function documentsOfOrders(db: Queryable, orderIds: readonly OrderId[]): Promise<StoredDocument[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom("invoice")
    .where("orderId", "in", [...orderIds])
    .select(columns)
    .orderBy("issuedAt")
    .orderBy("year")
    .orderBy("number")
    .execute();
  return rows.map(storedDocument);
}

/** The invoices and credit notes of all orders of this visitor, newest first. */
export async function documentsOfVisitor(db: Queryable, visitorId: VisitorId): Promise<StoredDocument[]> {
  const rows = await db
    .selectFrom("invoice as i")
    .innerJoin("salesOrder as o", "o.id", "i.orderId")
    .where("o.visitorId", "=", visitorId)
    .select(["i.id", "i.orderId", "i.issuedAt", "i.paper as document"])
    .orderBy("i.issuedAt", "desc")
    .orderBy("i.number", "desc")
    .limit(200)
    .execute();
  return rows.map(storedDocument);
}

export async function findByNumber(
  db: Queryable,
  key: { series: string; year: number; number: number },
): Promise<StoredDocument | null> {
  const row = await db
    .selectFrom("invoice")
    .where("series", "=", key.series)
    .where("year", "=", key.year)
    .where("number", "=", key.number)
    .select(columns)
    .executeTakeFirst();
  return row ? storedDocument(row) : null;
}

/** Documents issued from one time until before another, in the order of their numbers. */
export async function documentById(db: Queryable, id: InvoiceId): Promise<StoredDocument | null> {
  const row = await db.selectFrom("invoice").where("id", "=", id).select(columns).executeTakeFirst();
  return row ? storedDocument(row) : null;
}

export async function documentsBetween(
  db: Queryable,
  { from, until }: { from: Date; until: Date },
): Promise<StoredDocument[]> {
  const rows = await db
    .selectFrom("invoice")
    .where("issuedAt", ">=", from)
    .where("issuedAt", "<", until)
    .select(columns)
    .orderBy("series")
    .orderBy("year")
    .orderBy("number")
    .execute();
  return rows.map(storedDocument);
}
