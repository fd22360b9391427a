// Loads whole orders: their rows with lines, payment, refunds and allocation.

import { sql } from "kysely";
import type { Queryable } from "../../base/db.server.ts";
import type { OrderId } from "../../base/id.ts";
import type { PaymentState } from "../payments/payment.ts";
import { secondsLeft } from "../inventory/allocations/allocations.sql.server.ts";
import type { Order, OrderLine, OrderNumber, OrderState } from "./order.ts";
import type { Courier } from "../shipping/courier.ts";
import { storedLockerPlace } from "../lockers/stored.ts";
import { refundsOf } from "./payment/payments.sql.server.ts";
import {
  storedAddress,
  storedBilling,
  storedCompany,
  storedGames,
  storedGuarantee,
  storedPartMonths,
} from "./stored.ts";

/** The rows that `assembleOrders` takes. */
export function ordersWith(db: Queryable) {
  return db.selectFrom("salesOrder as o").selectAll("o");
}

type OrderRow = Awaited<ReturnType<ReturnType<typeof ordersWith>["execute"]>>[number];

/** Loads the lines, payments, refunds and allocations of these orders: a fixed number of queries. */
export async function assembleOrders(db: Queryable, rows: readonly OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const lines = await lineRows(db, ids);
  const payments = await paymentRows(db, ids);
  const refunds = await refundsOf(db, ids);
  const allocations = await allocationRows(db, ids);
  return rows.map((row) => {
    const payment = payments.find((payment) => payment.orderId === row.id);
    if (!payment) throw new Error(`an order without a payment: ${row.number}`);
    const allocation = allocations.find((allocation) => allocation.orderId === row.id);
    const own = lines.filter((line) => line.orderId === row.id);
    const extended = own.filter(({ extensionBani }) => extensionBani !== null);
    return {
      ...orderFields(row),
      // Withdrawn from for each of its PCs, it is no longer a part of the order.
      extendedWarranty:
        row.extendedWarranty &&
        (extended.length === 0 || extended.some(({ extensionWithdrawnAt }) => extensionWithdrawnAt === null)),
      lines: own.map(orderLine),
      payment: paymentFields(payment),
      refunds: refunds.filter((refund) => refund.orderId === row.id),
      heldUntil: allocation?.until ?? null,
      heldSeconds: allocation?.seconds ?? null,
    };
  });
}

function lineRows(db: Queryable, ids: readonly OrderId[]) {
  return db.selectFrom("salesOrderLine").where("orderId", "in", ids).selectAll().orderBy("position").execute();
}

/** The newest payment of an order comes first. */
function paymentRows(db: Queryable, ids: readonly OrderId[]) {
  return db
    .selectFrom("payment")
    .where("orderId", "in", ids)
    .selectAll()
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .execute();
}

function allocationRows(db: Queryable, ids: readonly OrderId[]) {
  return db
    .selectFrom("hold")
    .where("orderId", "in", ids)
    .where("kind", "=", "order")
    .where("until", ">", sql<Date>`now()`)
    .groupBy("orderId")
    .select(["orderId"])
    .select((eb) => eb.fn.min("until").as("until"))
    .select(secondsLeft.as("seconds"))
    .execute();
}

function orderFields(
  row: OrderRow,
): Omit<Order, "lines" | "payment" | "refunds" | "heldUntil" | "heldSeconds" | "extendedWarranty"> {
  return {
    id: row.id,
    number: row.number as OrderNumber,
    state: row.state as OrderState,
    visitorId: row.visitorId,
    language: row.language,
    email: row.email,
    phone: row.phone,
    address: storedAddress(row.shippingAddress),
    delivery: row.delivery,
    locker: storedLockerPlace(row.locker),
    company: storedCompany(row.company),
    billing: storedBilling(row.billingAddress),
    method: row.paymentMethod,
    totals: {
      goods: row.goodsBani,
      services: row.servicesBani,
      shipping: row.shippingBani,
      reduction: row.reductionBani,
      total: row.totalBani,
    },
    placedAt: row.placedAt,
    estimatedDelivery: row.estimatedDelivery,
    parcel:
      row.courier && row.trackingNumber
        ? { courier: row.courier as Courier, trackingNumber: row.trackingNumber }
        : null,
    deliveredAt: row.deliveredAt,
    linkKey: row.linkKey,
    payUntil: row.payUntil,
    version: row.version,
    placedBy: row.placedBy,
    discountWhy: row.discountWhy,
    guaranteeMonths: storedGuarantee(row),
    termsVersion: row.termsVersion,
    voucherCode: row.voucherCode,
    returnDays: row.returnDays,
    isInvoiced: row.isInvoiced,
  };
}

function orderLine(row: Awaited<ReturnType<typeof lineRows>>[number]): OrderLine {
  const { kind, title, priceBani, warrantyMonths, warrantyParts, grade, ...of } = row;
  const { listingId, unitId, service, onUnit, games, calledOffWhy, extensionBani, extensionWithdrawnAt } = of;
  const subject =
    kind === "unit"
      ? {
          kind,
          listingId,
          unitId,
          ...(warrantyParts !== null && { partMonths: storedPartMonths(warrantyParts) }),
          ...(extensionBani !== null && { extension: { price: extensionBani, withdrawnAt: extensionWithdrawnAt } }),
        }
      : service === "game-test"
        ? { kind, service, onUnit, games: storedGames(games), calledOff: calledOffWhy }
        : { kind, service };
  return { title, price: priceBani, warrantyMonths, ...(grade !== null && { grade }), ...subject } as OrderLine;
}

function paymentFields(row: Awaited<ReturnType<typeof paymentRows>>[number]): Order["payment"] {
  return {
    id: row.id,
    state: row.state as PaymentState,
    amount: row.amountBani,
    provider: row.provider,
    ref: row.providerRef,
    reference: row.reference,
    captured: row.capturedBani,
    refunded: row.refundedBani,
  };
}
