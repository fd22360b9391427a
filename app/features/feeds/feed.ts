// /feeds/google.xml, /feeds/compari.xml and /feeds/openai.jsonl.gz: the product feeds.

import type { Route } from "./+types/feed";
import { struckPrices } from "../../../shop/catalogue/struck-prices.server.ts";
import { shopContext } from "../../context.server.ts";
import { defaultLanguage, LANGUAGE_KEY, parseLanguage } from "../../i18n/languages.ts";
import { wordsFor } from "../../i18n/words.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { answerFeed } from "../../feeds/feed.server.ts";
import { compariFeed, googleFeed, type Feed } from "../../feeds/feeds.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

const feeds = new Map<string, Feed | "openai">([
  ["google.xml", googleFeed],
  ["compari.xml", compariFeed],
  ["openai.jsonl.gz", "openai"],
]);

export function loader({ request, params, context }: Route.LoaderArgs) {
  const feed = feeds.get(params.file);
  if (!feed) return new Response(null, { status: 404 });
  const { db, clock, catalogueIndex, settings, publicUrl, company, delivery, returnDays } = context.get(shopContext);
  // The URL alone selects the language: the Accept-Language of a feed reader means nothing.
  const language = parseLanguage(new URL(request.url).searchParams.get(LANGUAGE_KEY)) ?? defaultLanguage;
  const words = { language, t: wordsFor(language, "feeds"), names: wordsFor(language, "shell") };
  const { guaranteeMonths } = settings.current().legal;
  const shop = { origin: publicUrl, shopName: company.name, delivery, returnDays, guaranteeMonths };
  return answerFeed(request, {
    feed,
    catalogueIndex,
    settings,
    shop,
    words,
    clock,
    struck: () => struckPrices({ db, clock }),
  });
}
