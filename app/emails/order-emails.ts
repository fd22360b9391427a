// The texts of e-mails about the state of an order.

import { lockerLine } from "../../shop/lockers/locker.ts";
import { isSettled, promisedDelivery, type Order } from "../../shop/orders/order.ts";
import { couriers } from "../../shop/shipping/courier.ts";
import { counties } from "../../shop/shipping/counties.ts";
import { formatDate, formatDateTime, formatPrice } from "../i18n/format.ts";
import { links } from "../links.ts";
import { aboutOrder, agreementFiles, formatAgreement, type EmailOf } from "./about-order.ts";
import type { EmailContext, EmailTexts } from "./email-context.ts";

export function formatByCash({ order }: EmailOf<"order-by-cash">, context: EmailContext): EmailTexts {
  const { t, language, shopAddress } = context;
  const promised = promisedDelivery(order);
  const values = {
    number: order.number,
    total: formatPrice(order.totals.total),
    date: promised === null ? "" : formatDate(promised, language),
  };
  const isPickup = order.delivery === "pickup";
  return {
    ...aboutOrder(order, context),
    ...agreementFiles(order),
    subject: t("cash.subject", values),
    paragraphs: [
      t("cash.received", values),
      isPickup
        ? t("cash.pickup", { ...values, address: shopAddress })
        : t(order.locker ? "locker.pay" : "cash.pay", values),
      ...formatLocker(order, context),
      isPickup ? t(promised === null ? "cash.readyNow" : "cash.ready", values) : t("cash.delivery", values),
      ...formatAgreement(order, context),
    ],
  };
}

/** Where the parcel waits, for an order to a locker. */
export function formatLocker({ locker }: Pick<Order, "locker">, { t }: EmailContext): string[] {
  return locker ? [t("locker.text", { locker: lockerLine(locker), courier: couriers[locker.courier].name })] : [];
}

/** An order by phone: its buyer pays by card at the link. */
export function formatPayLink({ order, until }: EmailOf<"order-pay-link">, context: EmailContext): EmailTexts {
  const { t, language, origin } = context;
  const { number, linkKey } = order;
  return {
    ...aboutOrder(order, context),
    ...agreementFiles(order),
    subject: t("payLink.subject", { number }),
    paragraphs: [
      t("payLink.taken", { number }),
      t("payLink.how", { until: formatDateTime(until, language) }),
      t("payLink.after"),
      ...formatAgreement(order, context),
    ],
    action: { label: t("payLink.action"), link: `${origin}${links.pay(number, { key: linkKey })}` },
  };
}

/** Staff changed the delivery or the buyer's data. */
export function formatChanged({ order }: EmailOf<"order-changed">, context: EmailContext): EmailTexts {
  const { t, shopAddress } = context;
  const { number, address, phone, email, company } = order;
  const place = `${address.firstName} ${address.lastName}, ${address.address}, ${address.postalCode} ${address.city}, ${counties[address.county]}`;
  return {
    ...aboutOrder(order, context),
    subject: t("changed.subject", { number }),
    paragraphs: [t("changed.text", { number }), t("changed.wrong")],
    facts: [
      order.delivery === "pickup"
        ? { label: t("changed.pickup"), value: shopAddress }
        : order.locker
          ? { label: t("locker.label"), value: lockerLine(order.locker) }
          : { label: t("changed.courier"), value: place },
      { label: t("changed.phone"), value: phone },
      { label: t("changed.email"), value: email },
      ...(company ? [{ label: t("changed.company"), value: `${company.name}, ${company.cui}` }] : []),
    ],
  };
}

export function formatPaid({ order }: EmailOf<"order-paid">, context: EmailContext): EmailTexts {
  const { t, language, shopAddress } = context;
  const { number } = order;
  const promised = promisedDelivery(order);
  const values = { date: promised === null ? "" : formatDate(promised, language), address: shopAddress };
  // The first e-mail of a transfer and of an order by phone came with the order.
  const isFirst = order.method !== "bank" && order.placedBy === null;
  return {
    ...aboutOrder(order, context),
    ...(isFirst && agreementFiles(order)),
    subject: t("paid.subject", { number }),
    paragraphs: [
      t("paid.thanks", { number }),
      order.delivery === "pickup"
        ? t(promised === null ? "paid.pickupNow" : "paid.pickup", values)
        : t("paid.delivery", values),
      ...formatLocker(order, context),
      ...(order.extendedWarranty ? [t("paid.extendedWarranty")] : []),
      t("paid.invoice"),
      ...(isFirst ? formatAgreement(order, context) : []),
    ],
  };
}

/** The first e-mail of a sale at the counter, and the only one. */
export function formatSoldAtCounter({ order }: EmailOf<"order-sold-at-counter">, context: EmailContext): EmailTexts {
  const { t } = context;
  const values = { number: order.number, total: formatPrice(order.totals.total) };
  return {
    ...aboutOrder(order, context),
    ...agreementFiles(order),
    subject: t("counter.subject", values),
    paragraphs: [
      t("counter.text", values),
      t("delivered.guarantee"),
      order.company ? t("delivered.rightsCompany") : t("delivered.rights", { count: order.returnDays }),
      ...formatAgreement(order, context),
    ],
  };
}

export function formatCancelled(
  { order, reason, moneyBack }: EmailOf<"order-cancelled">,
  context: EmailContext,
): EmailTexts {
  const { t } = context;
  const { number } = order;
  return {
    ...aboutOrder(order, context),
    subject: t("cancelled.subject", { number }),
    paragraphs: [t(`cancelled.reason.${reason}`, { number }), t(`cancelled.money.${moneyBack}`)],
  };
}

export function formatPreparing({ order }: EmailOf<"order-preparing">, context: EmailContext): EmailTexts {
  const { t } = context;
  const { number } = order;
  return {
    ...aboutOrder(order, context),
    subject: t("preparing.subject", { number }),
    paragraphs: [
      t("preparing.text", { number }),
      order.company ? t("preparing.cancelCompany") : t("preparing.cancel", { count: order.returnDays }),
    ],
  };
}

/** Sent by courier, or ready for pickup. */
export function formatShipped({ order }: EmailOf<"order-shipped">, context: EmailContext): EmailTexts {
  const { t, shopAddress } = context;
  const { number, parcel } = order;
  const about = aboutOrder(order, context);
  if (parcel === null)
    return {
      ...about,
      subject: t("ready.subject", { number }),
      paragraphs: [
        t("ready.text", { number, address: shopAddress }),
        ...(isSettled(order.payment) ? [] : [t("ready.cash", { total: formatPrice(order.totals.total) })]),
      ],
    };
  return {
    ...about,
    subject: t("shipped.subject", { number }),
    paragraphs: [
      t("shipped.text", { number }),
      ...(order.method === "cash"
        ? [t(order.locker ? "locker.pay" : "shipped.cash", { total: formatPrice(order.totals.total) })]
        : []),
      ...(order.locker ? formatLocker(order, context) : [t("shipped.open")]),
    ],
    facts: [
      { label: t("shipped.courier"), value: couriers[parcel.courier].name },
      {
        label: t("shipped.tracking"),
        value: parcel.trackingNumber,
        link: couriers[parcel.courier].follow + encodeURIComponent(parcel.trackingNumber),
      },
    ],
  };
}

export function formatDelivered({ order }: EmailOf<"order-delivered">, context: EmailContext): EmailTexts {
  const { t } = context;
  const { number } = order;
  const isCollected = order.delivery === "pickup";
  return {
    ...aboutOrder(order, context),
    subject: t(isCollected ? "delivered.collectedSubject" : "delivered.subject", { number }),
    paragraphs: [
      t(isCollected ? "delivered.collected" : "delivered.text", { number }),
      t("delivered.guarantee"),
      order.company ? t("delivered.rightsCompany") : t("delivered.rights", { count: order.returnDays }),
    ],
  };
}

export function formatReturned({ order }: EmailOf<"order-returned">, context: EmailContext): EmailTexts {
  const { t } = context;
  const { number } = order;
  const isUnpaid = order.method === "cash" && order.payment.captured === 0;
  return {
    ...aboutOrder(order, context),
    subject: t("returned.subject", { number }),
    paragraphs: [t(isUnpaid ? "returned.unpaid" : "returned.text", { number })],
  };
}
