// The real sandbox card provider on its own port, for tests, and a buyer's browser that submits a card.

import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { systemClock } from "../base/clock.ts";
import { secretsFrom, SIGNATURE_HEADER, signBody } from "../gateways/sandbox-card/signature.server.ts";
import { startSandboxProvider, type SandboxProvider } from "../gateways/sandbox-card.server.ts";
import type { CardConfirmation } from "../shop/payments/card-port.ts";
import { openWebhookRecorder, type Webhook } from "./webhook-recorder.ts";

/** The shop's origin in the tests. */
export const SHOP_ORIGIN = "http://shop.example";

export const testCards = {
  good: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  poor: "4000 0000 0000 9995",
  expired: "4000 0000 0000 0069",
  challenged: "4000 0000 0000 3220",
  /** Authorised, but no webhook is sent. */
  silent: "4000 0000 0000 0341",
  /** Authorised and captured, but the answer to the capture is lost. */
  captureUnanswered: "4000 0000 0000 5126",
} as const;

export type Neighbour = {
  DATA_DIR: string;
  SANDBOX_CARD_PORT: number;
  SANDBOX_CARD_WEBHOOK_SECRET: string;
  webhookUrl: string;
};

export type TestProvider = {
  gateway: SandboxProvider["gateway"];
  /** The webhooks received so far. */
  received: Webhook[];
  give(intent: { ref: string; clientSecret: string }, card: keyof typeof testCards): Promise<CardConfirmation>;
  /** A signed webhook with this content. */
  webhook(kind: string, ref: string): Webhook;
  /** All payments of an order at the provider, in their current state. */
  paymentsOf(orderNumber: string): Promise<{ ref: string; state: string; captured: number; refunded: number }[]>;
  /** The settings with which another process joins this provider. */
  neighbour: Neighbour;
  close(): Promise<void>;
};

export async function openTestProvider(): Promise<TestProvider> {
  const folder = await mkdtemp(join(tmpdir(), "pcbis-provider-"));
  const recorder = await openWebhookRecorder();
  const settings = {
    DATA_DIR: folder,
    SANDBOX_CARD_PORT: 0,
    SANDBOX_CARD_PUBLIC_URL: undefined,
    SANDBOX_CARD_WEBHOOK_SECRET: "a secret of sixteen letters",
  };
  const provider = await startSandboxProvider(settings, { clock: systemClock, webhookUrl: recorder.url, slowness: 10 });
  let messages = 0;
  return {
    gateway: provider.gateway,
    received: recorder.received,
    give: (intent, card) => giveCard(provider.gateway.browser.confirmOrigin, intent, card),
    webhook(kind, ref) {
      const rawBody = JSON.stringify({ id: `evt_test_${++messages}`, kind, intent: { ref } });
      const signature = signBody(rawBody, {
        secret: secretsFrom(settings.SANDBOX_CARD_WEBHOOK_SECRET).webhookSecret,
        at: systemClock.now(),
      });
      return { rawBody, headers: new Headers({ [SIGNATURE_HEADER]: signature }) };
    },
    async paymentsOf(orderNumber) {
      const journal = await readFile(join(folder, "sandbox-card", "journal.jsonl"), "utf8");
      const latest = new Map<
        string,
        { ref: string; orderNumber: string; state: string; captured: number; refunded: number }
      >();
      for (const line of journal.split("\n").filter((line) => line.includes(orderNumber))) {
        const { intent } = JSON.parse(line) as {
          intent?: { ref: string; orderNumber: string; state: string; captured: number; refunded: number };
        };
        if (intent?.orderNumber === orderNumber) latest.set(intent.ref, intent);
      }
      return [...latest.values()];
    },
    neighbour: {
      ...settings,
      SANDBOX_CARD_PORT: Number(new URL(provider.gateway.browser.confirmOrigin).port),
      webhookUrl: recorder.url,
    },
    async close() {
      await provider.close();
      await recorder.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** The request of a buyer's browser to the provider. */
export async function giveCard(
  origin: string,
  intent: { ref: string; clientSecret: string },
  card: keyof typeof testCards,
): Promise<CardConfirmation> {
  const response = await fetch(`${origin}/v1/intents/${intent.ref}/confirm`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: SHOP_ORIGIN },
    body: JSON.stringify({
      clientSecret: intent.clientSecret,
      cardNumber: testCards[card],
      cardName: "Ana Pop",
      expiryDate: "12/49",
      cvv: "987",
    }),
  });
  return (await response.json()) as CardConfirmation;
}
