// Posts webhooks to addresses that staff typed.
// Invariant: a host is resolved once, every address is checked, and the connection goes to a checked address. So a name that
// changes between the check and the connection (DNS rebinding) leads nowhere else. Redirects are not followed.

import { lookup } from "node:dns/promises";
import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import { performance } from "node:perf_hooks";
import type { WebhookAttempt } from "../shop/integrations/delivery.ts";
import { issueOfUrl } from "../shop/integrations/endpoint.ts";
import type { WebhookPost, WebhookSender } from "../shop/integrations/webhook-sender.ts";
import { isLoopbackAddress, isPublicAddress } from "./public-address.server.ts";

type Address = { address: string; family: number };

type Options = {
  /** Whether addresses of this machine are allowed: only where the shop itself is reached on one. */
  loopback: boolean;
  /** How a name is resolved; for tests. */
  resolve?: (hostname: string) => Promise<Address[]>;
  /** Milliseconds for the whole attempt. */
  within?: number;
};

const WITHIN = 15_000; // milliseconds
const ANSWER_BYTES = 2000;
const ANSWER_CHARACTERS = 500;

export function openWebhookSender({ loopback, resolve = resolveAll, within = WITHIN }: Options): WebhookSender {
  return {
    async post(post) {
      const began = performance.now();
      const timeout = AbortSignal.timeout(within);
      const attempt = await postChecked(post, { loopback, resolve, timeout });
      return { ...attempt, ms: Math.round(performance.now() - began) };
    },
  };
}

type Attempt = Omit<WebhookAttempt, "ms">;
type Checking = Required<Pick<Options, "loopback" | "resolve">> & { timeout: AbortSignal };

const failed = (outcome: Attempt["outcome"]): Attempt => ({ outcome, status: null, answer: "" });

async function postChecked(post: WebhookPost, { loopback, resolve, timeout }: Checking): Promise<Attempt> {
  try {
    const url = new URL(post.url);
    if (issueOfUrl(post.url, { loopback }) !== null) return failed("address-refused");
    const addresses = await Promise.race([addressesOf(url.hostname, resolve), aborted(timeout)]);
    const isAllowed = ({ address }: Address) => isPublicAddress(address) || (loopback && isLoopbackAddress(address));
    if (addresses.length === 0) return failed("connection");
    if (!addresses.every(isAllowed)) return failed("address-refused");
    return await postTo(url, post, { addresses, timeout });
  } catch {
    return failed(timeout.aborted ? "timeout" : "connection");
  }
}

/** A host that is an address itself has no name to resolve. */
async function addressesOf(hostname: string, resolve: Checking["resolve"]): Promise<Address[]> {
  const host = hostname.replace(/^\[|\]$/g, "");
  const family = isIP(host);
  return family === 0 ? await resolve(host) : [{ address: host, family }];
}

function resolveAll(hostname: string): Promise<Address[]> {
  return lookup(hostname, { all: true });
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
}

async function postTo(
  url: URL,
  { headers, body }: WebhookPost,
  { addresses, timeout }: { addresses: readonly Address[]; timeout: AbortSignal },
): Promise<Attempt> {
  const ask = url.protocol === "https:" ? requestHttps : requestHttp;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = ask(url, {
      method: "POST",
      headers: { ...headers, "content-length": Buffer.byteLength(body) },
      agent: false,
      signal: timeout,
      lookup: (_hostname, options, callback) => {
        if (options.all) callback(null, [...addresses]);
        else callback(null, addresses[0]!.address, addresses[0]!.family);
      },
    });
    request.once("response", resolve);
    request.on("error", reject);
    request.end(body);
  });
  return { outcome: "answered", status: response.statusCode ?? null, answer: await startOf(response) };
}

/** The first characters of the answer, which staff see; the rest is not read. A status is an answer without its body too. */
async function startOf(response: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of response as AsyncIterable<Buffer>) {
      pieces.push(piece);
      size += piece.length;
      if (size >= ANSWER_BYTES) break;
    }
  } catch {
    // The connection broke after the status.
  } finally {
    response.destroy();
  }
  return Buffer.concat(pieces).toString("utf8").replaceAll("\u0000", "").slice(0, ANSWER_CHARACTERS).toWellFormed();
}
