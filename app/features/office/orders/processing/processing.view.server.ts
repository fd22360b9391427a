// What staff see of an order beyond its buyer's view: units, documents, names, rights.

import { data, redirect } from "react-router";
import type { Actor } from "../../../../../base/actor.ts";
import { nameActors } from "../../../../../shop/accounts/name-actors.server.ts";
import { hasRight, type StaffRole } from "../../../../../shop/accounts/rights.ts";
import { readDocuments } from "../../../../../shop/invoices/read-documents.server.ts";
import { counterEffect } from "../../../../../shop/orders/payment/counter.ts";
import { receiptOfOrder } from "../../../../../shop/cash/view-cash.server.ts";
import { isToDecide, statusWithParcels } from "../../../../../shop/shipments/agreement.ts";
import { shipmentsOf } from "../../../../../shop/shipments/view-shipments.server.ts";
import { readPackingLines } from "../../../../../shop/orders/office/read-packing.server.ts";
import { isCertifiable } from "../../../../../shop/returns/view-certificates.server.ts";
import { isChangeable, type Order, type OrderNumber } from "../../../../../shop/orders/order.ts";
import type { Shop } from "../../../../composition.server.ts";
import { statusOf } from "../../../../domain-errors.server.ts";
import type { Fields } from "../../../../edge.server.ts";
import { officeLinks } from "../../../../office-links.ts";
import { noteByForm } from "../../shared/notes/notes.view.server.ts";
import type { OrderRights } from "../order.view.ts";

export function orderRights(roles: readonly StaffRole[]): OrderRights {
  return {
    edit: hasRight(roles, "orders.edit"),
    pay: hasRight(roles, "money.pay"),
    bench: hasRight(roles, "bench.record"),
    seeInvoices: hasRight(roles, "invoices.view"),
    seeTransfers: hasRight(roles, "money.view"),
    takeCash: hasRight(roles, "cash.take"),
  };
}

/** `actors`: whose names the page shows. */
export async function orderProcessingView(
  shop: Shop,
  order: Order,
  { may, actors }: { may: OrderRights; actors: readonly Actor[] },
) {
  const documents = may.seeInvoices ? await readDocuments(shop, { orderId: order.id }) : [];
  const names = await nameActors(shop, { actors: [...actors, order.placedBy] });
  const parcels = (await shipmentsOf(shop, { orderId: order.id })).map(({ shipment }) => shipment);
  return {
    status: statusWithParcels(order, parcels),
    toDecide: isToDecide(order, parcels),
    takesCash: counterEffect(order) !== null,
    receipt: (await receiptOfOrder(shop, { orderId: order.id }))?.number ?? null,
    lines: await readPackingLines(shop, { order }),
    documents: documents.map(({ issuedAt, document: { kind, number } }) => ({ kind, number, issuedAt })),
    names: Object.fromEntries(names),
    placedBy: order.placedBy && (names.get(order.placedBy) ?? order.placedBy),
    discountWhy: order.discountWhy,
    isChangeable: isChangeable(order.state),
    hasCertificates: isCertifiable(order),
  };
}

/** The answer of the order's page to a form of its notes. */
export async function answerNote(
  shop: Shop,
  fields: Fields | null,
  { number, actor }: { number: OrderNumber; actor: Actor },
) {
  const noted = await noteByForm(shop, fields, { subject: { entity: "order", entityId: number }, actor });
  if (noted.ok) throw redirect(officeLinks.order(number, { done: noted.intent }));
  const { errors, typed, domainError } = noted;
  return data({ errors, typed, domainError, outcome: null }, domainError ? statusOf(domainError) : 422);
}
