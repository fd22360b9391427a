// An order as its buyer's screens show it.

import { times } from "../../../base/money.ts";
import { lockerLine } from "../../../shop/lockers/locker.ts";
import { counties } from "../../../shop/shipping/counties.ts";
import {
  isCancellable,
  isPayableByCard,
  payableUntil,
  promisedDelivery,
  rowsOf,
  type Order,
} from "../../../shop/orders/order.ts";
import type { ShippingAddress } from "../../../shop/shipping/address.ts";
import { hintOfIban } from "../../../base/secrets/mask.ts";
import { progressOf } from "../../../shop/payments/refund.ts";

export type OrderView = ReturnType<typeof orderView>;

export type AddressView = ReturnType<typeof addressView>;

function addressView({ county, ...address }: ShippingAddress) {
  return { ...address, county: counties[county] };
}

export function orderView(order: Order) {
  const { number, state, method, totals, extendedWarranty, placedAt, email, phone, payment } = order;
  return {
    number,
    state,
    method,
    totals,
    voucherCode: order.voucherCode,
    extendedWarranty,
    placedAt,
    promised: promisedDelivery(order),
    email,
    phone,
    delivery: order.delivery,
    locker: order.locker && { ...order.locker, line: lockerLine(order.locker) },
    parcel: order.parcel,
    address: addressView(order.address),
    company: order.company,
    billing: order.billing && addressView(order.billing),
    reference: payment.reference,
    guaranteeMonths: order.guaranteeMonths,
    termsVersion: order.termsVersion,
    paymentState: payment.state,
    isPayable: isPayableByCard(order),
    isCancellable: isCancellable(state),
    refunds: order.refunds.map((refund) => ({
      id: refund.id,
      amount: refund.amount,
      way: refund.way,
      reason: refund.reason,
      progress: progressOf(refund),
      account: refund.account === null ? null : hintOfIban(refund.account.iban),
      requestedAt: refund.requestedAt,
      settledAt: refund.settledAt,
    })),
    heldSeconds: order.heldSeconds,
    heldUntil: order.heldUntil,
    payUntil: payableUntil(order),
    rows: rowsOf(order.lines).map(({ line, quantity }, index) => ({
      key: index,
      listingId: line.kind === "unit" ? line.listingId : null,
      service: line.kind === "service" ? line.service : null,
      title: line.title,
      games: line.kind === "service" && line.service === "game-test" ? line.games : null,
      calledOff: line.kind === "service" && line.service === "game-test" ? line.calledOff : null,
      warrantyMonths: line.warrantyMonths,
      grade: line.grade ?? null,
      quantity,
      price: times(line.price, quantity),
    })),
  };
}
