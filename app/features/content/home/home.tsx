// Home (spec 1): what the shop sells and buys, with figures counted from its own catalogue.

import type { Route } from "./+types/home";
import { everything } from "../../../../shop/catalogue/search/filter.ts";
import { games, type Test } from "../../../../shop/catalogue/specs.ts";
import { languageContext, shopContext } from "../../../context.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { AssistantPromo } from "./components/assistant-promo.tsx";
import { cardsOf } from "../../../shared/catalogue/card.ts";
import { BudgetBars } from "./components/budget-bars.tsx";
import { CustomTest } from "./components/custom-test.tsx";
import { GameSpans } from "./components/game-spans.tsx";
import { Hero } from "./components/hero.tsx";
import { Newest } from "./components/newest.tsx";
import { Promises } from "./components/promises.tsx";
import { Reviews } from "./components/reviews.tsx";
import { SellBand } from "./components/sell-band.tsx";
import { SocialTiles } from "./components/social.tsx";
import { Head } from "../../../kit/pages/head.tsx";
import { JsonLd } from "../../../kit/pages/json-ld.tsx";
import { LateRecent } from "../../../shared/saved/lazy-recent.tsx";
import { useCompany, useShopName } from "../../../kit/pages/company.ts";
import { siteData } from "../../../feeds/trader-data.ts";

export const handle = {
  words: ["content-home", "catalogue", "reviews"],
  cache: { query: "ignored" },
  counts: "home",
} satisfies RouteHandle;

const everyTest: readonly Test[] = [...games, "cinebench", "futuremark", "furmark", "heaven"];

const NEWEST = 3;
const REVIEWS = 3;

export function loader({ context }: Route.LoaderArgs) {
  const { catalogueIndex, settings, liveReviews, sampleReviews, clock } = context.get(shopContext);
  const language = context.get(languageContext);
  const { prices, listings } = catalogueIndex.search(everything("pc"));
  const now = clock.now();
  const reviews = liveReviews.current().newest;
  return {
    stock: catalogueIndex.count("pc"),
    measurements: everyTest.reduce((total, test) => total + catalogueIndex.countMeasured(test), 0),
    prices,
    spans: games.flatMap((game) => {
      const range = catalogueIndex.rangeOf(game);
      return range ? [{ game, ...range }] : [];
    }),
    newest: cardsOf(listings.slice(0, NEWEST), { wasPriceOf: (id) => catalogueIndex.wasPriceOf(id, now) }),
    reviews,
    // Only where there are too few real ones.
    samples: sampleReviews
      .slice(0, Math.max(0, REVIEWS - reviews.length))
      .map(({ quote, ...review }) => ({ ...review, quote: quote[language] })),
    social: settings.current().social.profiles,
    terms: settings.current().purchases,
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { t, language } = useWords("content-home");
  const shop = useShopName();
  const trader = useCompany();
  const { stock, measurements, prices, spans, newest, reviews, samples, social, terms } = loaderData;
  // Skip the bare front page of a social network: it is not a profile of the shop.
  const profiles = social
    .map(({ href }) => href)
    .filter((href) => URL.canParse(href) && new URL(href).pathname !== "/");
  return (
    <main>
      <Head title={t("meta.title", { shop })} description={t("meta.description")} />
      {trader ? <JsonLd data={siteData(trader, { language, profiles })} /> : null}
      <Hero stock={stock} measurements={measurements} />
      <div className="wrap grid gap-x-8 gap-y-12 py-12 md:py-16 lg:grid-cols-2">
        <BudgetBars prices={prices} />
        <GameSpans spans={spans} />
      </div>
      <Newest cards={newest} />
      <LateRecent className="wrap pb-12 md:pb-16" />
      <Promises />
      <SellBand terms={terms} />
      <div className="wrap grid gap-8 py-12 md:py-16 lg:grid-cols-[3fr_2fr]">
        <AssistantPromo />
        <CustomTest />
      </div>
      <Reviews reviews={reviews} samples={samples} />
      <SocialTiles tiles={social} />
    </main>
  );
}
