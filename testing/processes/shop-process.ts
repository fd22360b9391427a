// A shop process for tests: it executes the requests on standard input concurrently and prints one line of JSON with the results.
// It can be set to crash at a given point, as by kill -9: it prints and closes nothing.

import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { openPostgres } from "../../base/db.server.ts";
import { MINUTE, systemClock } from "../../base/clock.ts";
import type { OrderId, VisitorId } from "../../base/id.ts";
import type { Bani } from "../../base/money.ts";
import { startSandboxProvider } from "../../gateways/sandbox-card.server.ts";
import { cancelOrder } from "../../shop/orders/cancel-order.server.ts";
import { confirmTransfer } from "../../shop/orders/payment/confirm-transfer.server.ts";
import { allocateForCheckout } from "../../shop/orders/checkout/allocate-for-checkout.server.ts";
import type { OrderNumber } from "../../shop/orders/order.ts";
import { payOrder } from "../../shop/orders/payment/pay-order.server.ts";
import { placeOrder, type NewOrder } from "../../shop/orders/checkout/place-order.server.ts";
import { recordCardEvent } from "../../shop/orders/payment/record-card-event.server.ts";
import { refundOrder } from "../../shop/orders/payment/refund-order.server.ts";
import { settleCardReturn } from "../../shop/orders/payment/settle-card-return.server.ts";
import { settleOpenPayments } from "../../shop/orders/payment/settle-open-payments.server.ts";
import { settleOpenRefunds } from "../../shop/orders/payment/settle-open-refunds.server.ts";
import type { CardGateway } from "../../shop/payments/card-port.ts";
import { giveCard, SHOP_ORIGIN, type Neighbour } from "../card.ts";
import { unlimited } from "../allocating.ts";
import { anyMails } from "../email-limits.ts";
import { firstDeliveryTerms } from "../../shop/shipping/fee.ts";

export type ShopJob =
  /** A whole purchase: order, pay by card, return. Repeating the request is posting the same page again. */
  | { do: "buy"; orderRequest: NewOrder }
  /** Opens the checkout: all units of the cart are allocated. */
  | { do: "hold"; visitorId: VisitorId }
  /** An order by bank transfer; and its payment, confirmed by staff or found in a statement. */
  | { do: "place"; orderRequest: NewOrder }
  | { do: "transfer"; orderNumber: OrderNumber; amount: Bani; key: string }
  | { do: "cancel"; orderId: OrderId }
  | { do: "refund"; orderId: OrderId; amount: Bani; key: string }
  | { do: "webhook"; rawBody: string; headers: [string, string][] }
  /** Runs the background jobs at once. */
  | { do: "settle" };

/** Where the process crashes: before or after a call of the card provider, or inside a transaction. */
export type Crash = { call: keyof CardGateway; when: "before" | "after" } | { inside: "placing" | "recording" } | null;

export type Task = { url: string; connections: number; neighbour: Neighbour; crash: Crash; jobs: ShopJob[] };

const { url, connections, neighbour, crash, jobs } = JSON.parse(await text(process.stdin)) as Task;

/** As by kill -9: no handler runs, no connection is closed, no result is printed. */
async function die(): Promise<never> {
  process.kill(process.pid, "SIGKILL");
  return await pause(2 ** 30, undefined as never);
}

function crashing(
  card: CardGateway,
  { call, when }: { call: keyof CardGateway; when: "before" | "after" },
): CardGateway {
  return new Proxy(card, {
    get(target, name) {
      const own = Reflect.get(target, name) as unknown;
      if (name !== call || typeof own !== "function") return own;
      return async (...given: unknown[]) => {
        if (when === "before") await die();
        await (own as (...given: unknown[]) => Promise<unknown>).apply(target, given);
        return die();
      };
    },
  });
}

// Thousands of buyers share these connections at once. How long they wait depends on the machine, and the tests ask who gets what.
const database = openPostgres(url, { connections, longestWait: 10 * MINUTE });
const provider = await startSandboxProvider(
  { ...neighbour, SANDBOX_CARD_PUBLIC_URL: undefined },
  { clock: systemClock, webhookUrl: neighbour.webhookUrl },
);
const emailContent = { subject: "subject", text: "text", html: "html" };
const dieInside = (where: "placing" | "recording") =>
  crash !== null && "inside" in crash && crash.inside === where && process.kill(process.pid, "SIGKILL");
const deps = {
  db: database.db,
  compose: () => {
    dieInside("recording");
    return emailContent;
  },
  chance: () => {
    dieInside("placing");
    return crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;
  },
  bank: { bank: "Bank", iban: "RO49AAAA1B31007593840000", beneficiary: "Shop" },
  takesCash: false,
  delivery: firstDeliveryTerms,
  holding: unlimited,
  mailLimits: anyMails,
  vatRates: [{ from: "2017-01-01", percent: 21 }],
  card: crash !== null && "call" in crash ? crashing(provider.gateway, crash) : provider.gateway,
};

async function buy(orderRequest: NewOrder): Promise<string> {
  const placed = await placeOrder(deps, orderRequest);
  if (!placed.ok) return placed.domainError.code;
  const { id, number } = placed.value;
  const ready = await payOrder(deps, { orderId: id, returnTo: SHOP_ORIGIN });
  if (ready.ok) await giveCard(provider.gateway.browser.confirmOrigin, ready.value, "good");
  const back = await settleCardReturn(deps, { number });
  return back.ok ? back.value.outcome : back.domainError.code;
}

async function done(job: ShopJob): Promise<string> {
  switch (job.do) {
    case "buy":
      return buy(job.orderRequest);
    case "hold": {
      const held = await allocateForCheckout(deps, { visitorId: job.visitorId });
      return held.ok ? "held" : held.domainError.code;
    }
    case "place": {
      const placed = await placeOrder(deps, job.orderRequest);
      return placed.ok ? "placed" : placed.domainError.code;
    }
    case "transfer": {
      const { orderNumber, amount, key } = job;
      const came = await confirmTransfer(deps, { orderNumber, amount, key, at: new Date(0), actor: "staff:1" });
      return came.ok ? came.value.outcome : came.domainError.code;
    }
    case "cancel": {
      const cancelled = await cancelOrder(deps, { orderId: job.orderId });
      return cancelled.ok ? "cancelled" : cancelled.domainError.code;
    }
    case "refund": {
      const refunded = await refundOrder(deps, {
        orderId: job.orderId,
        amount: job.amount,
        key: job.key,
        reason: "goodwill",
        actor: "staff:1",
      });
      return refunded.ok ? refunded.value.state : refunded.domainError.code;
    }
    case "webhook": {
      const recorded = await recordCardEvent(deps, { rawBody: job.rawBody, headers: new Headers(job.headers) });
      return recorded.ok ? "taken" : recorded.domainError.code;
    }
    case "settle":
      await settleOpenPayments(deps, { minutes: 0 });
      await settleOpenRefunds(deps, { minutes: 0 });
      return "settled";
  }
}

const began = performance.now();
const answers = await Promise.all(jobs.map(done));
await provider.close();
await database.close();
console.info(JSON.stringify({ answers, milliseconds: Math.round(performance.now() - began) }));
