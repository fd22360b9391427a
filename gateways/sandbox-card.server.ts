// The card gateway where no real provider is configured: the sandbox, a process of its own on a port of its own.
// Invariant: this process hands out intents and asks for captures; a card number never comes through here.

import { fork, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { SECOND, type Clock } from "../base/clock.ts";
import type { Environment } from "../base/env.server.ts";
import { keptSecret } from "../base/stored-secret.server.ts";
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
import type { ReadyMessage, StartMessage } from "./sandbox-card/main.ts";
import { ABOUT } from "./sandbox-card/about.ts";
import { SIGNATURE_HEADER, isSigned, secretsFrom } from "./sandbox-card/signature.server.ts";

const ANSWER_WITHIN = 10 * SECOND;
const NEIGHBOUR_ANSWERS_WITHIN = 2 * SECOND;
const START_WITHIN = 60 * SECOND; // a busy machine starts a process late
const START_ATTEMPTS = 20;
const ATTEMPT_PAUSE = SECOND / 10;
const RESTART_PAUSE = SECOND / 2; // so that one that ends at each start does not keep a core busy
const SLOWNESS = 5 * SECOND; // of the slow test card

type Settings = Pick<
  Environment,
  "DATA_DIR" | "SANDBOX_CARD_PORT" | "SANDBOX_CARD_PUBLIC_URL" | "SANDBOX_CARD_WEBHOOK_SECRET"
>;

export type SandboxProvider = {
  gateway: CardGateway & { readonly browser: SandboxBrowser };
  /** Stops the provider's process, if it is ours. */
  close(): Promise<void>;
};

/**
 * Starts the sandbox provider as a child of this process, or uses the one that another shop process has on the port, and
 * starts it anew should it end. `webhookUrl` is where this shop hears the provider's news. Throws,
 * with one line to read, where the port is taken by something else or by a sandbox with another secret.
 */
export async function startSandboxProvider(
  env: Settings,
  options: { clock: Clock; webhookUrl: string; slowness?: number },
): Promise<SandboxProvider> {
  const folder = join(env.DATA_DIR, "sandbox-card");
  const secret = env.SANDBOX_CARD_WEBHOOK_SECRET ?? keptSecret(join(folder, "secret"));
  const { apiKey, webhookSecret } = secretsFrom(secret);
  let port = env.SANDBOX_CARD_PORT;
  let child: ChildProcess | null = null;
  let starting: Promise<void> | null = null;
  let closed = false;

  /** Many may find the provider away at once; one start serves them all. */
  function start(): Promise<void> {
    starting ??= startOrJoin().finally(() => {
      starting = null;
    });
    return starting;
  }

  async function startOrJoin(): Promise<void> {
    for (let attempt = 1; attempt <= START_ATTEMPTS; attempt++) {
      const settings: StartMessage = {
        port,
        folder,
        publicUrl: env.SANDBOX_CARD_PUBLIC_URL ?? null,
        secret,
        slowness: options.slowness ?? SLOWNESS,
      };
      const { process: started, ready } = await startChild(settings);
      if (ready.is === "broken") throw new Error(`The sandbox card provider cannot start: ${ready.reason}`);
      if (ready.is === "ready") return adopt(started, ready.port);
      if ((await neighbour()) === "ours") return;
      // Nobody answers on a port that is taken: a provider that just lost its shop is on its way out.
      await pause(ATTEMPT_PAUSE);
    }
    throw strangerOn(port);
  }

  function adopt(started: ChildProcess, openPort: number): void {
    child = started;
    port = openPort;
    started.once("exit", () => {
      child = null;
      void comeBack();
    });
  }

  /** Webhooks wait in the journal even where nobody calls. What fails here, the next call meets again and says. */
  async function comeBack(): Promise<void> {
    await pause(RESTART_PAUSE, undefined, { ref: false });
    if (!closed && !child) await start().catch(() => {});
  }

  /** Who has the port that we cannot have: a sandbox that shares our secret, which is ours to use too, or nobody yet. */
  async function neighbour(): Promise<"ours" | "silent"> {
    const answer = await ask("GET", "/v1/about", { within: NEIGHBOUR_ANSWERS_WITHIN }).catch((fault: unknown) => {
      if (fault instanceof CardGatewayUnavailable && fault.reason === "unreachable") return null;
      throw strangerOn(port);
    });
    if (!answer) return "silent";
    if (answer.body["provider"] !== ABOUT) throw strangerOn(port);
    if (answer.status !== 200) {
      throw new Error(
        `Port ${port} has a sandbox card provider with another secret. Set the same SANDBOX_CARD_WEBHOOK_SECRET or DATA_DIR, or another SANDBOX_CARD_PORT.`,
      );
    }
    return "ours";
  }

  type Answer = { status: number; body: Record<string, unknown> };
  type Sent = { body?: object; idempotencyKey?: string };

  async function ask(method: "GET" | "POST", path: string, sent: Sent & { within: number }): Promise<Answer> {
    try {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${apiKey}`,
          ...(sent.body && { "content-type": "application/json" }),
          ...(sent.idempotencyKey && { "idempotency-key": sent.idempotencyKey }),
        },
        ...(sent.body && { body: JSON.stringify(sent.body) }),
        signal: AbortSignal.timeout(sent.within),
      });
      if (response.status >= 500) throw new CardGatewayUnavailable("provider-error");
      return { status: response.status, body: AnyAnswer.parse(await response.json()) };
    } catch (error) {
      if (error instanceof CardGatewayUnavailable) throw error;
      if (error instanceof Error && error.name === "TimeoutError")
        throw new CardGatewayUnavailable("timeout", { cause: error });
      if (error instanceof TypeError) throw new CardGatewayUnavailable("unreachable", { cause: error });
      throw new CardGatewayUnavailable("provider-error", { cause: error }); // an answer that is not the provider's
    }
  }

  /** Asks, and where nobody is there, starts the provider and asks again: every call may be repeated, by its nature or its key. */
  async function call(method: "GET" | "POST", path: string, sent: Sent = {}): Promise<Answer> {
    try {
      return await ask(method, path, { ...sent, within: ANSWER_WITHIN });
    } catch (fault) {
      if (closed || !(fault instanceof CardGatewayUnavailable) || fault.reason !== "unreachable") throw fault;
      await start().catch((cause: unknown) => {
        throw new CardGatewayUnavailable("unreachable", { cause });
      });
      return await ask(method, path, { ...sent, within: ANSWER_WITHIN });
    }
  }

  /** The intent in an answer, or the refusal, one of those that the call can have. Anything else is a bug of ours. */
  function outcome<R extends { code: string }>(
    { status, body }: Answer,
    domainErrors: z.ZodType<R>,
  ): Result<CardIntent, R> {
    if (status === 200) return ok(Intent.parse(body));
    const domainError = domainErrors.safeParse(body);
    if (!domainError.success) throw new Error(`the sandbox card provider answered ${status}: ${String(body["code"])}`);
    return status === 404 ? refuse.notFound(domainError.data) : refuse.conflict(domainError.data);
  }

  await start();

  const gateway: SandboxProvider["gateway"] = {
    name: "sandbox",
    get browser() {
      return { mode: "sandbox" as const, confirmOrigin: env.SANDBOX_CARD_PUBLIC_URL ?? `http://localhost:${port}` };
    },

    // The buyer's e-mail address stays here: the sandbox sends no receipts.
    async createIntent({ orderNumber, amount, currency, idempotencyKey, returnUrl, language }) {
      const body = { orderNumber, amount, currency, returnUrl, language, webhookUrl: options.webhookUrl };
      const answer = await call("POST", "/v1/intents", { body, idempotencyKey });
      if (answer.status !== 200)
        throw new Error(`the sandbox card provider refused an intent: ${String(answer.body["code"])}`);
      return CreatedIntent.parse(answer.body);
    },

    async capture(ref, { idempotencyKey }) {
      return outcome(
        await call("POST", `/v1/intents/${encodeURIComponent(ref)}/capture`, { idempotencyKey }),
        CaptureError,
      );
    },

    async cancel(ref) {
      return outcome(await call("POST", `/v1/intents/${encodeURIComponent(ref)}/cancel`), CancelError);
    },

    async refund(ref, { amount, idempotencyKey }) {
      const sent = { body: { amount }, idempotencyKey };
      return outcome(await call("POST", `/v1/intents/${encodeURIComponent(ref)}/refund`, sent), RefundError);
    },

    async retrieve(ref) {
      const found = outcome(await call("GET", `/v1/intents/${encodeURIComponent(ref)}`), UnknownIntent);
      return found.ok ? found.value : null;
    },

    parseWebhook(rawBody, headers) {
      const signed = isSigned(rawBody, {
        header: headers.get(SIGNATURE_HEADER),
        secret: webhookSecret,
        now: options.clock.now(),
      });
      return signed ? eventIn(rawBody) : null;
    },
  };

  return {
    gateway,
    async close() {
      closed = true;
      await starting?.catch(() => {});
      const running = child;
      if (!running || running.exitCode !== null || running.signalCode !== null) return;
      running.ref();
      const gone = new Promise((resolve) => running.once("exit", resolve));
      running.disconnect();
      await gone;
    },
  };
}

function strangerOn(port: number): Error {
  return new Error(`Port ${port} is taken by something else than the sandbox card provider. Set SANDBOX_CARD_PORT.`);
}

const amount = z.number().int().min(0).transform(bani);
const facts = {
  ref: z.string(),
  amount,
  captured: amount,
  refunded: amount,
  refunds: z.array(
    z.object({ ref: z.string(), key: z.string().nullable(), amount, state: z.enum(["done", "failed"]) }),
  ),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
};
const quietStates = ["requires-payment", "requires-action", "authorised", "captured", "cancelled", "refunded"] as const;
const Intent = z.discriminatedUnion("state", [
  z.object({ ...facts, state: z.enum(quietStates) }),
  z.object({ ...facts, state: z.literal("failed"), decline: z.enum(declines) }),
]);
const CreatedIntent = z.object({ ref: z.string(), clientSecret: z.string(), hostedPageUrl: z.string() });
const AnyAnswer = z.record(z.string(), z.unknown());

const UnknownIntent = z.object({ code: z.literal("unknown-intent") });
const CaptureError = z.union([
  UnknownIntent,
  z.object({ code: z.literal("not-authorised"), state: z.enum([...quietStates, "failed"]) }),
]);
const CancelError = z.union([UnknownIntent, z.object({ code: z.literal("already-captured") })]);
const RefundError = z.union([
  UnknownIntent,
  z.object({ code: z.literal("not-captured") }),
  z.object({ code: z.literal("exceeds-captured"), left: amount }),
]);

/** Names of the provider's, which are stored: no sign that a database cannot keep. */
const providersName = z.string().regex(/^[\x21-\x7e]{1,200}$/);
const KnownEvent = z
  .object({
    id: providersName,
    kind: z.enum(["authorised", "captured", "failed", "cancelled", "refunded"]),
    intent: z.object({ ref: providersName }),
  })
  .transform(({ id, kind, intent }) => ({ id, kind, ref: intent.ref }));
const OtherEvent = z.object({ id: providersName }).transform(({ id }) => ({ id, kind: "other" as const }));

/** What a signed body says. A sandbox newer than this process may tell of things that this one has no name for. */
function eventIn(rawBody: string): CardEvent | null {
  try {
    return z.union([KnownEvent, OtherEvent]).parse(JSON.parse(rawBody));
  } catch {
    return null;
  }
}

async function startChild(settings: StartMessage): Promise<{ process: ChildProcess; ready: ReadyMessage }> {
  const child = fork(mainFile(), [], {
    execPath: process.execPath,
    // Not our own arguments and settings: it needs none of the shop's secrets, and a debugger's port is taken already.
    execArgv: ["--disable-warning=ExperimentalWarning"],
    env: {},
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ready = await new Promise<ReadyMessage>((resolve) => {
    const patience = setTimeout(() => resolve({ is: "broken", reason: "it does not answer" }), START_WITHIN);
    child.once("message", (message) => {
      clearTimeout(patience);
      resolve(message as ReadyMessage);
    });
    child.once("error", (error) => resolve({ is: "broken", reason: error.message }));
    child.once("exit", () => resolve({ is: "broken", reason: "it ended at once" }));
    child.send(settings);
  });
  if (ready.is !== "ready" && child.connected) child.disconnect();
  // The shop ends when it has nothing left to do; the provider is no reason to stay.
  child.unref();
  child.channel?.unref();
  return { process: child, ready };
}

/** The child's file, from here upwards: this module may have been built into one file elsewhere in the project. */
function mainFile(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, "gateways/sandbox-card/main.ts");
    if (existsSync(file)) return file;
  }
  throw new Error(
    "the sandbox card provider is not part of this installation: gateways/sandbox-card/main.ts is missing",
  );
}
