// An example of a buyer's program, in the official SDK: it finds a component and checks out. docs/AGENTS.md explains it.
// Run it against a shop that is running: node e2e/example-agent.ts http://localhost:3000 "RTX 3060"

import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

type Message = { type: string; code?: string; content: string; path?: string };
type Checkout = {
  id: string;
  status: string;
  continue_url?: string;
  messages?: Message[];
  order?: { id: string; label: string; permalink_url: string };
};
type Found = { products: { id: string; title: string; price_range: { min: { amount: number; currency: string } } }[] };

/** What the program was told about its buyer. */
export type ExampleBuyer = {
  buyer: { first_name: string; last_name: string; email: string; phone_number: string };
  address: { street_address: string; address_locality: string; address_region: string; postal_code: string };
};

/** A connection to the shop, by the endpoint in its UCP profile. */
export async function connectTo(shopUrl: string) {
  const profile = (await (await fetch(`${shopUrl}/.well-known/ucp`)).json()) as {
    ucp: { services: Record<string, { transport: string; endpoint: string }[]> };
  };
  const service = profile.ucp.services["dev.ucp.shopping"]?.find(({ transport }) => transport === "mcp");
  if (!service) throw new Error("the shop has no MCP endpoint");
  const client = new Client({ name: "example-agent", version: "1.0.0" });
  await client.connect(new StreamableHTTPClientTransport(new URL(service.endpoint)));
  return {
    client,
    /** Calls a tool. An answer with `isError` did nothing: its messages say why, in the language of the call. */
    async call<Content>(name: string, input: Record<string, unknown>): Promise<Content> {
      const answer = await client.callTool({ name, arguments: input });
      const content = answer.structuredContent as Content & { messages?: Message[] };
      if (answer.isError) throw new Error((content.messages ?? []).map((message) => message.content).join(" "));
      return content;
    },
  };
}

export type ConnectedShop = Awaited<ReturnType<typeof connectTo>>;

/** Searches, begins a checkout with a hold of 30 minutes, and places the order: its address is where the buyer pays. */
export async function buy({ call }: Pick<ConnectedShop, "call">, query: string, { buyer, address }: ExampleBuyer) {
  const context = { language: "en" };
  const { products } = await call<Found>("search_catalog", { catalog: { query, context, pagination: { limit: 5 } } });
  const [product] = products;
  if (!product) throw new Error(`nothing was found for ${query}`);
  const ready = await call<Checkout>("create_checkout", {
    checkout: {
      line_items: [{ item: { id: product.id }, quantity: 1 }],
      buyer,
      fulfillment: { methods: [{ type: "shipping", destinations: [{ ...address, address_country: "RO" }] }] },
      context,
    },
  });
  if (ready.status !== "ready_for_complete") throw new Error(ready.messages?.map(({ content }) => content).join(" "));
  // A program asks its buyer here: about the order, and about the extended warranty of a PC.
  const placed = await call<Checkout>("complete_checkout", {
    id: ready.id,
    checkout: { extended_warranty: "no", context },
  });
  return { product, checkout: placed };
}

async function main(shopUrl: string, query: string): Promise<void> {
  const shop = await connectTo(shopUrl);
  const { product, checkout } = await buy(shop, query, {
    buyer: { first_name: "Ana", last_name: "Pop", email: "ana@example.ro", phone_number: "0712 345 678" },
    address: {
      street_address: "Str. Horea 3",
      address_locality: "Cluj-Napoca",
      address_region: "Cluj",
      postal_code: "400174",
    },
  });
  console.info(
    `${product.title}\n${checkout.messages?.[0]?.content ?? ""}\n${checkout.continue_url ?? checkout.status}`,
  );
  await shop.client.close();
}

const [, script, shopUrl, query = "SSD"] = process.argv;
if (shopUrl !== undefined && script === import.meta.filename) await main(shopUrl, query);
