// The parts of the Universal Commerce Protocol (UCP) that every answer has: https://ucp.dev/2026-04-08/specification/overview
// Amounts are whole bani, which are the minor units that the protocol asks for.

import type { Bani } from "../../../../base/money.ts";

export const UCP_VERSION = "2026-04-08";
export const CURRENCY = "RON";

const SPECIFICATION = `https://ucp.dev/${UCP_VERSION}`;

const capabilityFiles = {
  "dev.ucp.shopping.catalog.search": { spec: "catalog/search", schema: "shopping/catalog_search" },
  "dev.ucp.shopping.catalog.lookup": { spec: "catalog/lookup", schema: "shopping/catalog_lookup" },
  "dev.ucp.shopping.cart": { spec: "cart", schema: "shopping/cart" },
  "dev.ucp.shopping.checkout": { spec: "checkout", schema: "shopping/checkout" },
  "dev.ucp.shopping.fulfillment": { spec: "fulfillment", schema: "shopping/fulfillment" },
  "dev.ucp.shopping.order": { spec: "order", schema: "shopping/order" },
} as const;

export type UcpCapability = keyof typeof capabilityFiles;

/** The business profile of /.well-known/ucp. The buyer pays on a page of the shop, so there is no payment handler. */
export function ucpProfile({ endpoint }: { endpoint: string }) {
  const capabilities = Object.entries(capabilityFiles).map(([name, { spec, schema }]) => {
    const own = {
      version: UCP_VERSION,
      spec: `${SPECIFICATION}/specification/${spec}`,
      schema: `${SPECIFICATION}/schemas/${schema}.json`,
      ...(name === "dev.ucp.shopping.fulfillment" && { extends: "dev.ucp.shopping.checkout" }),
    };
    return [name, [own]];
  });
  return {
    ucp: {
      version: UCP_VERSION,
      services: {
        "dev.ucp.shopping": [
          {
            version: UCP_VERSION,
            spec: `${SPECIFICATION}/specification/overview`,
            transport: "mcp",
            schema: `${SPECIFICATION}/services/shopping/mcp.openrpc.json`,
            endpoint,
          },
        ],
      },
      capabilities: Object.fromEntries(capabilities) as object,
      payment_handlers: {},
    },
  };
}

/** The `ucp` member of an answer. */
export function ucpOf(status: "success" | "error", used: readonly UcpCapability[]) {
  return {
    version: UCP_VERSION,
    status,
    capabilities: Object.fromEntries(used.map((name) => [name, [{ version: UCP_VERSION }]])),
    ...(used.includes("dev.ucp.shopping.checkout") && { payment_handlers: {} }),
  };
}

/** What an error asks of the program: to change its input, to send the buyer to a page, or to begin again. */
export type UcpSeverity = "recoverable" | "requires_buyer_input" | "unrecoverable";

export type UcpMessage = { content: string; path?: string } & (
  | { type: "error"; code: string; severity: UcpSeverity }
  | { type: "warning"; code: string }
  | { type: "info"; code?: string }
);

export type UcpTotal = { type: string; amount: number; display_text?: string };

export function price(amount: Bani) {
  return { amount, currency: CURRENCY };
}

/** A code of the shop as the protocol writes codes. */
export function ucpCode(code: string): string {
  return code.replaceAll("-", "_");
}
