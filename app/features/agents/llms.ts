// /llms.txt: what the shop is and where programs find what, in the form of llmstxt.org: one title, a summary, lists of links.

import type { Route } from "./+types/llms";
import { categories } from "../../../shop/catalogue/specs.ts";
import type { Shop } from "../../composition.server.ts";
import { shopContext } from "../../context.server.ts";
import { answerWith } from "../../feeds/answer.server.ts";
import { vatToday } from "../../vat-today.ts";
import { wordsFor } from "../../i18n/words.server.ts";
import { addressIn } from "../../kit/pages/addresses.ts";
import { links } from "../../links.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { agentTools } from "./agent-tools.server.ts";
import { UCP_VERSION } from "./ucp/protocol.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

const HOUR = 3600; // seconds

export function loader({ request, context }: Route.LoaderArgs): Response {
  const body = textOf(context.get(shopContext));
  return answerWith(request, { body, type: "text/plain; charset=utf-8", maxAge: HOUR });
}

type LlmsShop = Pick<Shop, "company" | "publicUrl" | "guaranteeMonths" | "vatRates" | "clock">;

/** In English, for programs; the pages themselves exist in four languages. */
function textOf({ company, publicUrl, guaranteeMonths, vatRates, clock }: LlmsShop): string {
  const names = wordsFor("en", "shell");
  const vat = vatToday({ clock, vatRates }) > 0 ? "VAT included" : "without VAT: the shop is not registered for it";
  const page = (pathname: string) => addressIn("en", { origin: publicUrl, pathname });
  const link = (name: string, url: string, note: string) => `- [${name}](${url}): ${note}`;
  return [
    `# ${company.name}`,
    "",
    `> Shop for refurbished PCs and used components in Romania. Every machine is tested; frame rates and benchmarks are measured on the very unit that is sold. Delivery in Romania only. Prices in RON, ${vat}. Pages in Romanian, English, Hungarian and Ukrainian (?lng=ro, en, hu, uk).`,
    "",
    `Guarantee: consumers have the legal guarantee of conformity for ${guaranteeMonths} months, and the shop's own warranty on each product beside it; the longer one counts (guarantee.months of each product). Companies have the shop's own.`,
    "",
    `Programs that shop for a person use the MCP server: ${publicUrl}${links.mcp()} (streamable HTTP, no key). It follows the Universal Commerce Protocol ${UCP_VERSION}; the buyer pays in a browser, on a page of the shop.`,
    "",
    "## For programs",
    link("UCP profile", publicUrl + links.ucpProfile(), "capabilities and the endpoint"),
    link("MCP server", publicUrl + links.mcp(), `POST only. Tools: ${agentTools.map(({ name }) => name).join(", ")}`),
    link("OpenAPI", publicUrl + links.apiOpenApi(), "the read-only catalogue API"),
    link("Product feed, JSON Lines", publicUrl + links.feed("openai.jsonl.gz"), "OpenAI's product feed format, gzip"),
    link("Product feed, XML", publicUrl + links.feed("google.xml"), "Google Merchant Center"),
    link("Sitemap", publicUrl + links.sitemap(), "every public page"),
    "",
    "## Products",
    link(names("menu.pcs"), page(links.products()), "refurbished PCs"),
    ...categories.map((category) =>
      link(names(`categories.${category}`), page(links.productType(category)), "used, tested components"),
    ),
    "",
    "## About the shop",
    link("Terms", page(links.terms()), "delivery, payment, return, warranty"),
    link("Privacy", page(links.privacy()), "which data is stored, and for how long"),
    link("Contact", page(links.contact()), "address and opening hours"),
    link("How frame rates are estimated", page(links.estimates()), "with the error of the estimates"),
    "",
    "## Optional",
    link("PC builder", page(links.configurator()), "parts that fit together"),
    link("Sell a PC", page(links.sell()), "what the shop pays for a used computer"),
    "",
  ].join("\n");
}
