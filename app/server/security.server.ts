// What browsers are told to allow. Inline scripts run by the hash of what they say, so that a page may be kept and given
// to many; nothing that the shop did not write itself runs.
// Invariant: no answer of any kind leaves without these headers.

import { hash } from "node:crypto";
import type { OutgoingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import type { CardBrowser } from "../../shop/payments/card-port.ts";
import type { RouteHandle } from "../route-handle.ts";

type Options = {
  /** Whether the shop is reached by https alone. */
  https: boolean;
  /** Where browsers hand in a card. */
  card: CardBrowser;
};

// Stripe's own list of what its fields need.
const STRIPE = {
  script: ["https://js.stripe.com", "https://*.js.stripe.com"],
  frame: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
  connect: ["https://api.stripe.com"],
  image: ["https://*.stripe.com"],
};

/** The headers of every answer, whatever it is. */
export function commonHeaders({ https }: Pick<Options, "https">): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(https && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  };
}

const CLOSED = "frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** The policy of what is no page: of data nothing runs and nothing is loaded, should a browser ever show them as a page. */
function policyOf(type: string): string {
  // Scripts and styles take the policy of the page that asks for them, and browsers show a PDF with a page of their own.
  if (/^(?:text\/(?:javascript|css)|application\/pdf)\b/.test(type)) return CLOSED;
  return `default-src 'none'; style-src 'unsafe-inline'; ${CLOSED}`;
}

/**
 * An answer's headers with those that it must have. What it says of itself counts more. Without `isPoliced`, as in development, it
 * gets no policy.
 */
export function secured(
  headers: OutgoingHttpHeaders,
  { status, common, isPoliced }: { status: number; common: Record<string, string>; isPoliced: boolean },
): OutgoingHttpHeaders {
  // Kept pages have them all already; no route sets the first of the two.
  if ("referrer-policy" in headers && "content-security-policy" in headers) return headers;
  // With "not modified" a browser goes on with the policy that it has: one sent here would take its place.
  const own =
    status === 304 || !isPoliced ? {} : { "content-security-policy": policyOf(String(headers["content-type"] ?? "")) };
  return { ...common, ...own, ...headers };
}

/** What one page runs and loads beyond the shop's own files. */
export type PageSources = {
  /** What the inline scripts say that the shop wrote into it. */
  scripts: readonly string[];
  /** As its route's handle says. */
  csp?: RouteHandle["csp"] | undefined;
};

/** The headers of a page, next to the common ones. */
export function pageHeaders({ scripts, csp }: PageSources, options: Options): Record<string, string> {
  return {
    "content-security-policy": policy({ scripts: scripts.map(hashSource), csp }, options),
    "permissions-policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
  };
}

function policy({ scripts, csp }: PageSources, { https, card }: Options): string {
  const ours = card.mode === "sandbox" ? [card.confirmOrigin] : [];
  const theirs = card.mode === "stripe" && csp === "card-fields" ? STRIPE : null;
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...new Set(scripts), ...(theirs?.script ?? [])].join(" ")}`,
    "style-src 'self'",
    // Bars and pictures set their lengths in style attributes, which can run nothing.
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

// The same few scripts stand on every page; only the page's own data differ.
const LONGEST_KNOWN = 4096; // characters
const MOST_KNOWN = 200;
const known = new LRUCache<string, string>({ max: MOST_KNOWN });

function hashSource(script: string): string {
  const seen = known.get(script);
  if (seen) return seen;
  const source = `'sha256-${hash("sha256", script, "base64")}'`;
  if (script.length <= LONGEST_KNOWN) known.set(script, source);
  return source;
}
