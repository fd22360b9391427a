// From an order that waits for a card to the provider, by the way that the buyer's browser can go.

import { data, redirect, redirectDocument } from "react-router";
import { returnPath } from "../../../shop/orders/letters.ts";
import type { Order } from "../../../shop/orders/order.ts";
import { payOrder } from "../../../shop/orders/pay-order.server.ts";
import { networkAsking } from "../../edge.server.ts";
import type { Shop } from "../../wiring.server.ts";

/** What the browser needs to give the card to the provider itself. */
export type CardHandover = { number: string; confirmUrl: string; clientSecret: string; returnPath: string };

/**
 * With Stripe the buyer goes to the payment page, loaded anew: its policy alone allows Stripe's fields. At the sandbox, without
 * JavaScript, the buyer goes to the provider's page; with it (`inPlace`) the answer says where the browser may send the
 * card that was typed, which never comes here. Back from the provider a buyer comes to the shop's public address, by whatever name
 * they asked: the Host header decides nothing that a payment is made with.
 */
export async function startCard(shop: Shop, order: Order, options: { request: Request; inPlace: boolean; headers?: Record<string, string> }) {
  const headers = options.headers ?? {};
  const ready = await payOrder(shop, { orderId: order.id, returnTo: shop.publicUrl, network: networkAsking(options.request) });
  if (!ready.ok) {
    switch (ready.refusal.code) {
      case "card-unavailable":
        return redirect(`/checkout/pay/${order.number}?problem=unavailable`, { headers });
      case "unit-taken":
        return redirect(`/account/orders/${order.number}`, { headers });
      case "order-closed":
        return redirect(`/checkout/complete/${order.number}`, { headers });
    }
  }
  const { browser } = shop.card;
  const payPage = `/checkout/pay/${order.number}`;
  const key = new URL(options.request.url).searchParams.get("key");
  if (browser.mode === "stripe") return redirectDocument(key === null ? payPage : `${payPage}?${new URLSearchParams({ key })}`, { headers });
  const { ref, clientSecret, hostedPageUrl } = ready.value;
  if (!options.inPlace) return redirect(hostedPageUrl ?? payPage, { headers });
  const confirmUrl = `${browser.confirmOrigin}/v1/intents/${encodeURIComponent(ref)}/confirm`;
  const handover: CardHandover = { number: order.number, confirmUrl, clientSecret, returnPath: returnPath(order) };
  return data({ handover }, { headers });
}
