// What browsers are told to allow. Inline scripts run by the hash of what they say, so that a page may be kept and given
// to many; nothing that the shop did not write itself runs.

import { hash } from "node:crypto";
import type { CardBrowser } from "../../shop/payments/card-port.ts";

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

/** The page whose fields are Stripe's: on no other does anything of theirs run. */
function hasStripeFields(path: string): boolean {
  return path.startsWith("/checkout/pay/");
}

/** The headers of every answer, whatever it is. */
export function commonHeaders({ https }: Pick<Options, "https">): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    ...(https && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  };
}

/** The headers of a page, next to the common ones. It comes as texts that follow one another, none of which ends within a script. */
export function pageHeaders(html: readonly string[], path: string, options: Options): Record<string, string> {
  return {
    "content-security-policy": policy(html.flatMap(inlineScripts).map(hashSource), path, options),
    "permissions-policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
  };
}

function policy(scripts: string[], path: string, { https, card }: Options): string {
  const ours = card.mode === "sandbox" ? [card.confirmOrigin] : [];
  const theirs = card.mode === "stripe" && hasStripeFields(path) ? STRIPE : null;
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

/** What the inline scripts of a page say, in order. Tags are as the shop writes them: to look for capitals too takes four times as long. */
export function inlineScripts(html: string): string[] {
  const found: string[] = [];
  for (const [, attributes = "", body = ""] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/g)) {
    if (!/\ssrc\s*=/.test(attributes)) found.push(body);
  }
  return found;
}

// The same few scripts stand on every page; only the page's own data differ.
const known = new Map<string, string>();
const LONGEST_KNOWN = 4096; // characters
const MOST_KNOWN = 200;

function hashSource(script: string): string {
  const seen = known.get(script);
  if (seen) return seen;
  const source = `'sha256-${hash("sha256", script, "base64")}'`;
  if (script.length <= LONGEST_KNOWN && known.size < MOST_KNOWN) known.set(script, source);
  return source;
}
