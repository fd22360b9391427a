// Starts the card payment of an order, in the way that the buyer's browser supports.

import { data, redirect, redirectDocument } from "react-router";
import type { Order } from "../../../shop/orders/order.ts";
import { payOrder } from "../../../shop/orders/payment/pay-order.server.ts";
import { clientNetwork } from "../../edge.server.ts";
import { links } from "../../links.ts";
import type { Shop } from "../../composition.server.ts";

/** What the browser needs to send the card to the provider itself. */
export type CardHandover = { number: string; confirmUrl: string; clientSecret: string; returnPath: string };

/**
 * With Stripe the buyer goes to the payment page, loaded as a document: only its content security policy allows Stripe's
 * fields. With the sandbox and no JavaScript the buyer goes to the provider's page; with JavaScript (`inPlace`) the answer
 * says where the browser may send the typed card, which never reaches the shop. The provider returns the buyer to the shop's
 * public URL. Invariant: the Host header of the request has no influence on a payment.
 */
export async function startCard(
  shop: Shop,
  order: Order,
  options: { request: Request; inPlace: boolean; headers?: Record<string, string> },
) {
  const headers = options.headers ?? {};
  // Contains the order's key: the return page answers only the buyer or somebody with the key (W12).
  const returnPath = links.cardReturn(order.number, { key: order.linkKey });
  const ready = await payOrder(shop, {
    orderId: order.id,
    returnTo: `${shop.publicUrl}${returnPath}`,
    network: clientNetwork(options.request),
  });
  if (!ready.ok) {
    switch (ready.domainError.code) {
      case "card-unavailable":
        return redirect(links.pay(order.number, { problem: "unavailable" }), { headers });
      case "unit-taken":
        return redirect(links.order(order.number), { headers });
      case "order-closed":
        return redirect(links.orderComplete(order.number), { headers });
    }
  }
  const { browser } = shop.card;
  const payPage = links.pay(order.number);
  const key = new URL(options.request.url).searchParams.get("key");
  if (browser.mode === "stripe") return redirectDocument(links.pay(order.number, { key }), { headers });
  const { ref, clientSecret, hostedPageUrl } = ready.value;
  if (!options.inPlace) return redirect(hostedPageUrl ?? payPage, { headers });
  const confirmUrl = `${browser.confirmOrigin}/v1/intents/${encodeURIComponent(ref)}/confirm`;
  const handover: CardHandover = { number: order.number, confirmUrl, clientSecret, returnPath };
  return data({ handover }, { headers });
}
