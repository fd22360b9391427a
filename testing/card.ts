// The real sandbox card provider for a test, on a port of its own, and a buyer's browser that gives it a card.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { systemClock } from "../base/clock.ts";
import { startSandboxProvider, type SandboxProvider } from "../gateways/sandbox-card.server.ts";
import type { CardConfirmation } from "../shop/payments/card-port.ts";
import { openEar, type Webhook } from "./ear.ts";

/** The origin that the test's orders are paid from. */
export const SHOP_ORIGIN = "http://shop.example";

export const testCards = {
  good: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  poor: "4000 0000 0000 9995",
  expired: "4000 0000 0000 0069",
  challenged: "4000 0000 0000 3220",
  /** Authorised, and the provider never tells. */
  silent: "4000 0000 0000 0341",
  /** Authorised and captured, but the answer to the capture is lost. */
  captureUnanswered: "4000 0000 0000 5126",
} as const;

export type TestProvider = {
  gateway: SandboxProvider["gateway"];
  /** What the provider has told the shop so far. */
  heard: Webhook[];
  give(intent: { ref: string; clientSecret: string }, card: keyof typeof testCards): Promise<CardConfirmation>;
  close(): Promise<void>;
};

export async function openTestProvider(): Promise<TestProvider> {
  const folder = await mkdtemp(join(tmpdir(), "pcbis-provider-"));
  const ear = await openEar();
  const settings = { DATA_DIR: folder, SANDBOX_CARD_PORT: 0, SANDBOX_CARD_PUBLIC_URL: undefined, SANDBOX_CARD_WEBHOOK_SECRET: "a secret of sixteen letters" };
  const provider = await startSandboxProvider(settings, { clock: systemClock, webhookUrl: ear.url, slowness: 10 });
  return {
    gateway: provider.gateway,
    heard: ear.heard,
    async give(intent, card) {
      const response = await fetch(`${provider.gateway.browser.confirmOrigin}/v1/intents/${intent.ref}/confirm`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: SHOP_ORIGIN },
        body: JSON.stringify({ clientSecret: intent.clientSecret, cardNumber: testCards[card], cardName: "Ana Pop", expiryDate: "12/49", cvv: "987" }),
      });
      return (await response.json()) as CardConfirmation;
    },
    async close() {
      await provider.close();
      await ear.close();
      await rm(folder, { recursive: true });
    },
  };
}
