// The card gateway if no real provider is configured: the sandbox, a process of its own on a port of its own.
// Invariant: this process creates intents and asks for captures. No card number passes through it.

import { join } from "node:path";
import { z } from "zod";
import { SECOND, type Clock } from "../base/clock.ts";
import type { Environment } from "../base/env.server.ts";
import { storedSecret } from "../base/secrets/stored-secret.server.ts";
import { bani } from "../base/money.ts";
import { ok, refuse, type Result } from "../base/result.ts";
import {
  CardGatewayUnavailable,
  declines,
  type CardEvent,
  type CardGateway,
  type CardIntent,
  type SandboxBrowser,
} from "../shop/payments/card-port.ts";
import { askProvider, type ProviderAnswer, type ProviderRequest } from "./sandbox-card/provider-client.server.ts";
import { providerProcess, type ProviderProcess } from "./sandbox-card/provider-process.server.ts";
import { SIGNATURE_HEADER, isSigned, secretsFrom } from "./sandbox-card/signature.server.ts";

const ANSWER_WITHIN = 10 * SECOND;
const SLOWNESS = 5 * SECOND; // of the slow test card

type Settings = Pick<
  Environment,
  "DATA_DIR" | "SANDBOX_CARD_PORT" | "SANDBOX_CARD_PUBLIC_URL" | "SANDBOX_CARD_WEBHOOK_SECRET"
>;

type SandboxGateway = CardGateway & { readonly browser: SandboxBrowser };

export type SandboxProvider = {
  gateway: SandboxGateway;
  /** Stops the provider's process if this process started it. */
  close(): Promise<void>;
};

type Call = (request: ProviderRequest) => Promise<ProviderAnswer>;

/**
 * Starts the sandbox provider as a child of this process, or uses the one that another shop process has on the port.
 * Restarts it if it ends. `webhookUrl` is where this shop receives the provider's webhooks. Throws,
 * with a message of one line, if the port is taken by something else or by a sandbox with another secret.
 */
export async function startSandboxProvider(
  env: Settings,
  options: { clock: Clock; webhookUrl: string; slowness?: number },
): Promise<SandboxProvider> {
  const folder = join(env.DATA_DIR, "sandbox-card");
  const secret = env.SANDBOX_CARD_WEBHOOK_SECRET ?? storedSecret(join(folder, "secret"));
  const { apiKey, webhookSecret } = secretsFrom(secret);
  const provider = providerProcess({
    port: env.SANDBOX_CARD_PORT,
    folder,
    publicUrl: env.SANDBOX_CARD_PUBLIC_URL ?? null,
    secret,
    slowness: options.slowness ?? SLOWNESS,
  });
  await provider.start();
  const gateway = gatewayBy((request) => callProvider(provider, apiKey, request), {
    clock: options.clock,
    webhookUrl: options.webhookUrl,
    webhookSecret,
    confirmOrigin: () => env.SANDBOX_CARD_PUBLIC_URL ?? `http://localhost:${provider.port}`,
  });
  return { gateway, close: () => provider.close() };
}

/** Calls the provider. If it is unreachable, starts it and calls again: each call is idempotent by its nature or by its key. */
async function callProvider(
  provider: ProviderProcess,
  apiKey: string,
  request: ProviderRequest,
): Promise<ProviderAnswer> {
  const ask = () => askProvider(request, { port: provider.port, apiKey, within: ANSWER_WITHIN });
  try {
    return await ask();
  } catch (error) {
    if (provider.isClosed || !(error instanceof CardGatewayUnavailable) || error.reason !== "unreachable") throw error;
    await provider.start().catch((cause: unknown) => {
      throw new CardGatewayUnavailable("unreachable", { cause });
    });
    return await ask();
  }
}

function gatewayBy(
  call: Call,
  options: { clock: Clock; webhookUrl: string; webhookSecret: string; confirmOrigin: () => string },
): SandboxGateway {
  const pathOf = (ref: string) => `/v1/intents/${encodeURIComponent(ref)}`;
  return {
    name: "sandbox",
    get browser() {
      return { mode: "sandbox" as const, confirmOrigin: options.confirmOrigin() };
    },

    // The buyer's e-mail address is not sent: the sandbox sends no receipts.
    async createIntent({ orderNumber, amount, currency, idempotencyKey, returnUrl, language }) {
      const body = { orderNumber, amount, currency, returnUrl, language, webhookUrl: options.webhookUrl };
      const answer = await call({ method: "POST", path: "/v1/intents", body, idempotencyKey });
      if (answer.status !== 200)
        throw new Error(`the sandbox card provider refused an intent: ${String(answer.body["code"])}`);
      return CreatedIntent.parse(answer.body);
    },

    async capture(ref, { idempotencyKey }) {
      return outcome(await call({ method: "POST", path: `${pathOf(ref)}/capture`, idempotencyKey }), CaptureError);
    },

    async cancel(ref) {
      return outcome(await call({ method: "POST", path: `${pathOf(ref)}/cancel` }), CancelError);
    },

    async refund(ref, { amount, idempotencyKey }) {
      const request = { method: "POST" as const, path: `${pathOf(ref)}/refund`, body: { amount }, idempotencyKey };
      return outcome(await call(request), RefundError);
    },

    async retrieve(ref) {
      const found = outcome(await call({ method: "GET", path: pathOf(ref) }), UnknownIntent);
      return found.ok ? found.value : null;
    },

    parseWebhook(rawBody, headers) {
      const signed = isSigned(rawBody, {
        header: headers.get(SIGNATURE_HEADER),
        secret: options.webhookSecret,
        now: options.clock.now(),
      });
      return signed ? eventIn(rawBody) : null;
    },
  };
}

/** The intent in an answer, or one of the domain errors that the call can have. Throws for any other answer: that is a bug. */
function outcome<R extends { code: string }>(
  { status, body }: ProviderAnswer,
  domainErrors: z.ZodType<R>,
): Result<CardIntent, R> {
  if (status === 200) return ok(Intent.parse(body));
  const domainError = domainErrors.safeParse(body);
  if (!domainError.success) throw new Error(`the sandbox card provider answered ${status}: ${String(body["code"])}`);
  return status === 404 ? refuse.notFound(domainError.data) : refuse.conflict(domainError.data);
}

const amount = z.number().int().min(0).transform(bani);
const intentFields = {
  ref: z.string(),
  amount,
  captured: amount,
  refunded: amount,
  refunds: z.array(
    z.object({ ref: z.string(), key: z.string().nullable(), amount, state: z.enum(["done", "failed"]) }),
  ),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
};
const statesWithoutDecline = [
  "requires-payment",
  "requires-action",
  "authorised",
  "captured",
  "cancelled",
  "refunded",
] as const;
const Intent = z.discriminatedUnion("state", [
  z.object({ ...intentFields, state: z.enum(statesWithoutDecline) }),
  z.object({ ...intentFields, state: z.literal("failed"), decline: z.enum(declines) }),
]);
const CreatedIntent = z.object({ ref: z.string(), clientSecret: z.string(), hostedPageUrl: z.string() });

const UnknownIntent = z.object({ code: z.literal("unknown-intent") });
const CaptureError = z.union([
  UnknownIntent,
  z.object({ code: z.literal("not-authorised"), state: z.enum([...statesWithoutDecline, "failed"]) }),
]);
const CancelError = z.union([UnknownIntent, z.object({ code: z.literal("already-captured") })]);
const RefundError = z.union([
  UnknownIntent,
  z.object({ code: z.literal("not-captured") }),
  z.object({ code: z.literal("exceeds-captured"), left: amount }),
]);

/** An id from the provider. It is stored, so it must hold only characters that a database can store. */
const providerId = z.string().regex(/^[\x21-\x7e]{1,200}$/);
const KnownEvent = z
  .object({
    id: providerId,
    kind: z.enum(["authorised", "captured", "failed", "cancelled", "refunded"]),
    intent: z.object({ ref: providerId }),
  })
  .transform(({ id, kind, intent }) => ({ id, kind, ref: intent.ref }));
const OtherEvent = z.object({ id: providerId }).transform(({ id }) => ({ id, kind: "other" as const }));

/** The event in a signed body. A newer sandbox may send kinds of events that this process does not know. */
function eventIn(rawBody: string): CardEvent | null {
  try {
    return z.union([KnownEvent, OtherEvent]).parse(JSON.parse(rawBody));
  } catch {
    return null;
  }
}
