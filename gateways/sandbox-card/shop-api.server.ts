// The provider's API for the shop's server: /v1/intents, protected by the API key.

import { randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import { z } from "zod";
import { bani, type Bani } from "../../base/money.ts";
import type { Result } from "../../base/result.ts";
import { ABOUT } from "./about.ts";
import {
  HttpError,
  idempotencyKey,
  parseBody,
  readJson,
  requireMethod,
  sendJson,
  type ProviderExchange,
} from "./http-messages.server.ts";
import type { KeyUse } from "./journal.server.ts";
import { latest, pageUrl, saveChange, type ProviderOptions } from "./provider-state.server.ts";
import { cancel, capture, newIntent, refund, snapshot, type Intent, type ProviderChange } from "./provider.ts";
import { sameSecret } from "./signature.server.ts";

const httpUrl = z.url({ protocol: /^https?$/ });

const NewIntentBody = z.object({
  orderNumber: z.string().min(1).max(64),
  amount: z.number().int().min(1).max(100_000_000).transform(bani),
  currency: z.literal("RON"),
  returnUrl: httpUrl,
  webhookUrl: httpUrl,
  language: z.enum(["ro", "en", "hu", "uk"]),
});
const RefundBody = z.object({ amount: z.number().int().min(1).transform(bani) });

/** Answers /v1/{path}. */
export async function answerShop(provider: ProviderOptions, exchange: ProviderExchange, path: string[]): Promise<void> {
  const { request, response } = exchange;
  if (!sameSecret(request.headers.authorization ?? "", `Bearer ${provider.apiKey}`)) {
    return sendJson(response, 401, { code: "wrong-key", provider: ABOUT });
  }
  const [resource, ref, action] = path;
  if (resource === "about") return sendJson(response, 200, { provider: ABOUT, pid: process.pid });
  if (resource !== "intents") throw new HttpError(404, "no such thing");
  if (!ref) {
    requireMethod(request, "POST");
    return createIntent(provider, exchange);
  }
  const intent = provider.journal.intents.get(ref);
  if (!intent) return sendJson(response, 404, { code: "unknown-intent" });
  if (!action) {
    requireMethod(request, "GET");
    return sendJson(response, 200, snapshot(intent));
  }
  requireMethod(request, "POST");
  if (action === "capture") return captureIntent(provider, response, intent);
  if (action === "cancel") return sendOutcome(provider, response, cancel(intent));
  if (action === "refund") return refundIntent(provider, exchange, intent);
  throw new HttpError(404, "no such move");
}

async function createIntent(provider: ProviderOptions, { request, response }: ProviderExchange): Promise<void> {
  const body = parseBody(NewIntentBody, await readJson(request));
  const keyUse = { key: idempotencyKey(request), request: JSON.stringify(["create", body]) };
  const earlier = intentOfKey(provider, keyUse);
  const intent =
    earlier ??
    newIntent({
      ...body,
      ref: `pi_${randomBytes(12).toString("hex")}`,
      clientSecret: randomBytes(24).toString("base64url"),
    });
  if (!earlier) saveChange(provider, { intent, event: null }, { ...keyUse, ref: intent.ref });
  sendJson(response, 200, {
    ref: intent.ref,
    clientSecret: intent.clientSecret,
    hostedPageUrl: pageUrl(provider, "pay", intent),
  });
}

function captureIntent(provider: ProviderOptions, response: ServerResponse, intent: Intent): void {
  const outcome = capture(intent);
  if (!outcome.ok || !outcome.value.event || !intent.losesCaptureAnswer)
    return sendOutcome(provider, response, outcome);
  saveChange(provider, outcome.value);
  sendJson(response, 500, { code: "test-card" });
}

async function refundIntent(
  provider: ProviderOptions,
  { request, response }: ProviderExchange,
  intent: Intent,
): Promise<void> {
  const { amount } = parseBody(RefundBody, await readJson(request));
  const keyUse = {
    key: idempotencyKey(request),
    request: JSON.stringify(["refund", intent.ref, amount]),
    ref: intent.ref,
  };
  const refunded = intentOfKey(provider, keyUse);
  if (refunded) return sendJson(response, 200, snapshot(refunded));
  sendOutcome(provider, response, refund(latest(provider, intent), { amount, key: keyUse.key }), keyUse);
}

function sendOutcome(
  provider: ProviderOptions,
  response: ServerResponse,
  outcome: Result<ProviderChange, { code: string; left?: Bani }>,
  keyUse?: KeyUse,
): void {
  if (!outcome.ok) return sendJson(response, 409, outcome.domainError);
  const { intent, event } = outcome.value;
  if (event) saveChange(provider, outcome.value, keyUse);
  sendJson(response, 200, snapshot(intent));
}

/** The intent that an idempotency key was used for, or null if the key is new. Throws if the key was used for another request. */
function intentOfKey({ journal }: ProviderOptions, { key, request }: { key: string; request: string }): Intent | null {
  const use = journal.keyUses.get(key);
  if (!use) return null;
  if (use.request !== request) throw new HttpError(409, "idempotency key used for another request");
  return journal.intents.get(use.ref) ?? null;
}
