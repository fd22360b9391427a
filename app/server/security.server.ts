// Security headers. Inline scripts are allowed by their hash, so that a page can be cached and sent to many visitors; a
// script that the shop did not write does not run.
// Invariant: no response of any kind is sent without these headers.

import { hash } from "node:crypto";
import type { OutgoingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import type { CardBrowser } from "../../shop/payments/card-port.ts";
import type { RouteHandle } from "../route-handle.ts";

type Options = {
  /** Whether the shop is reached by https alone. */
  https: boolean;
  /** Where the browser sends the card. */
  card: CardBrowser;
};

// From Stripe's own list of what its fields need.
const STRIPE = {
  script: ["https://js.stripe.com", "https://*.js.stripe.com"],
  frame: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
  connect: ["https://api.stripe.com"],
  image: ["https://*.stripe.com"],
};

/** The headers of every response. */
export function commonHeaders({ https }: Pick<Options, "https">): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(https && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  };
}

const CLOSED = "frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * The policy of responses that are no page: nothing runs and nothing is loaded if a browser ever shows them as a page.
 */
function policyOf(type: string): string {
  // Scripts and styles follow the policy of the page that loads them, and browsers show a PDF in a page of their own.
  if (/^(?:text\/(?:javascript|css)|application\/pdf)\b/.test(type)) return CLOSED;
  return `default-src 'none'; style-src 'unsafe-inline'; ${CLOSED}`;
}

/**
 * Adds the mandatory headers to a response's own, which take precedence. Without `isPoliced`, as in development, it
 * gets no Content-Security-Policy.
 */
export function secured(
  headers: OutgoingHttpHeaders,
  { status, common, isPoliced }: { status: number; common: Record<string, string>; isPoliced: boolean },
): OutgoingHttpHeaders {
  // Cached pages have all of them already; no route sets the first of the two.
  if ("referrer-policy" in headers && "content-security-policy" in headers) return headers;
  // With 304 a browser keeps the policy that it has: one sent here would replace it.
  const own =
    status === 304 || !isPoliced ? {} : { "content-security-policy": policyOf(String(headers["content-type"] ?? "")) };
  return { ...common, ...own, ...headers };
}

/** What one page runs and loads beyond the shop's own files. */
export type PageSources = {
  /** The texts of the page's own inline scripts. */
  scripts: readonly string[];
  /** From the handle of its route. */
  csp?: RouteHandle["csp"] | undefined;
};

/** The headers of a page, next to the common ones. */
export function pageHeaders({ scripts, csp }: PageSources, options: Options): Record<string, string> {
  return {
    "content-security-policy": policy({ scripts: scripts.map(hashSource), csp }, options),
    "permissions-policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
    // Google Pay opens a window from Stripe's frame, and must reach it.
    "cross-origin-opener-policy": hasStripe(csp, options) ? "same-origin-allow-popups" : "same-origin",
    "x-frame-options": "DENY",
  };
}

function hasStripe(csp: PageSources["csp"], { card }: Pick<Options, "card">): boolean {
  return card.mode === "stripe" && csp === "card-fields";
}

function policy({ scripts, csp }: PageSources, { https, card }: Options): string {
  const ours = card.mode === "sandbox" ? [card.confirmOrigin] : [];
  const theirs = hasStripe(csp, { card }) ? STRIPE : null;
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...new Set(scripts), ...(theirs?.script ?? [])].join(" ")}`,
    "style-src 'self'",
    // Bars and pictures set their lengths in style attributes, which cannot run code.
    "style-src-attr 'unsafe-inline'",
    `img-src ${["'self'", "data:", "blob:", ...(theirs?.image ?? [])].join(" ")}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...ours, ...(theirs?.connect ?? [])].join(" ")}`,
    ...(theirs ? [`frame-src ${theirs.frame.join(" ")}`] : []),
    "manifest-src 'self'",
    `form-action ${["'self'", ...ours].join(" ")}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

// The same few scripts are on every page; only the page's own data differ.
const LONGEST_KNOWN = 4096; // characters
const MOST_KNOWN = 200;
const known = new LRUCache<string, string>({ max: MOST_KNOWN });

function hashSource(script: string): string {
  const cached = known.get(script);
  if (cached) return cached;
  const source = `'sha256-${hash("sha256", script, "base64")}'`;
  if (script.length <= LONGEST_KNOWN) known.set(script, source);
  return source;
}
