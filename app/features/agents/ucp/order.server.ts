// An order as the protocol shows it: https://ucp.dev/2026-04-08/specification/order

import {
  displayStatus,
  promisedDelivery,
  type Order,
  type OrderLine,
  type TimelineEntry,
} from "../../../../shop/orders/order.ts";
import { progressOf } from "../../../../shop/payments/refund.ts";
import { couriers } from "../../../../shop/shipping/courier.ts";
import { formatDate } from "../../../i18n/format.ts";
import { wordsFor } from "../../../i18n/words.server.ts";
import { links } from "../../../links.ts";
import type { AgentCall } from "../tools/tool.ts";
import { ucpAddress } from "./delivery.ts";
import { lineId, totalsOf, totalsOfLine } from "./line-items.server.ts";
import { CURRENCY, ucpOf } from "./protocol.ts";

const shipped: readonly Order["state"][] = ["shipped", "delivered", "withdrawn", "returned", "refunded", "closed"];

/** One unit or one service. */
export function orderLine(line: OrderLine, index: number) {
  const id = line.kind === "unit" ? String(line.listingId) : line.service;
  return {
    id: `${line.kind === "unit" ? lineId(line.listingId) : `li_${line.service}`}_${index + 1}`,
    item: { id, title: line.title, price: line.price },
    quantity: 1,
    totals: totalsOfLine(line.price),
  };
}

type OrderWithTimeline = { order: Order; timeline: readonly TimelineEntry[]; id: string; checkoutId: string };

export function ucpOrder({ shop, language }: AgentCall, { order, timeline, id, checkoutId }: OrderWithTimeline) {
  const t = wordsFor(language, "account");
  const isSent = shipped.includes(order.state);
  const lines = order.lines.map((line, index) => {
    const { quantity, ...rest } = orderLine(line, index);
    return {
      ...rest,
      quantity: { total: quantity, fulfilled: isSent ? quantity : 0 },
      status: isSent ? "fulfilled" : "processing",
    };
  });
  const items = lines.map(({ id: line }) => ({ id: line, quantity: 1 }));
  return {
    ucp: ucpOf("success", ["dev.ucp.shopping.order"]),
    id,
    label: order.number,
    checkout_id: checkoutId,
    permalink_url: shop.publicUrl + links.order(order.number, { key: order.linkKey }),
    line_items: lines,
    fulfillment: {
      expectations: [
        {
          id: "delivery",
          line_items: items,
          method_type: order.delivery === "pickup" ? "pickup" : "shipping",
          destination: ucpAddress(order.address),
          ...describedBy(promisedDelivery(order), language),
        },
      ],
      events: eventsOf(order, timeline, items),
    },
    adjustments: order.refunds.map((refund) => ({
      id: refund.id,
      type: "refund",
      occurred_at: (refund.settledAt ?? refund.requestedAt).toISOString(),
      status: progressOf(refund) === "done" ? "completed" : progressOf(refund) === "failed" ? "failed" : "pending",
      totals: [{ type: "total", amount: -refund.amount }],
    })),
    currency: CURRENCY,
    totals: totalsOf(order.totals, { language }),
    messages: [{ type: "info", code: order.state.replaceAll("-", "_"), content: t(`state.${displayStatus(order)}`) }],
  };
}

function describedBy(promised: Date | null, language: Order["language"]) {
  return promised === null ? {} : { description: formatDate(promised, language) };
}

const eventTypes: Partial<Record<Order["state"], string>> = {
  preparing: "processing",
  shipped: "shipped",
  delivered: "delivered",
  cancelled: "canceled",
};

function eventsOf(
  order: Order,
  timeline: readonly TimelineEntry[],
  items: readonly { id: string; quantity: number }[],
) {
  return timeline.flatMap(({ to, at }, index) => {
    const type = eventTypes[to];
    const parcel = to === "shipped" || to === "delivered" ? order.parcel : null;
    return type === undefined
      ? []
      : [
          {
            id: `event_${index + 1}`,
            occurred_at: at.toISOString(),
            type,
            line_items: items,
            ...(parcel && {
              carrier: couriers[parcel.courier].name,
              tracking_number: parcel.trackingNumber,
              tracking_url: couriers[parcel.courier].follow + encodeURIComponent(parcel.trackingNumber),
            }),
          },
        ];
  });
}
