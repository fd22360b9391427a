// Home (spec 1): what the shop sells and buys, with figures counted from its own catalogue.

import type { Route } from "./+types/home";
import { languageContext, shopContext } from "../../../context.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { AssistantPromo } from "./components/assistant-promo.tsx";
import { homeView } from "./home.view.server.ts";
import { BudgetBars } from "./components/budget-bars.tsx";
import { CardWorth } from "./components/card-worth.tsx";
import { CustomTest } from "./components/custom-test.tsx";
import { Figures } from "./components/figures.tsx";
import { GameSpans } from "./components/game-spans.tsx";
import { Hero } from "./components/hero.tsx";
import { Newest } from "./components/newest.tsx";
import { NothingOnSale } from "./components/nothing-on-sale.tsx";
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
  cache: {
    query: {
      game: ["cs2", "gtav", "valorant", "pubg", "lol"],
      resolution: ["1080p", "1440p"],
      budget: ["1000", "1500", "2000", "3000", "4000", "5000", "any"],
    },
  },
  counts: "home",
} satisfies RouteHandle;

const REVIEWS = 3;

export function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { settings, liveReviews, sampleReviews } = shop;
  const language = context.get(languageContext);
  const reviews = liveReviews.current().newest;
  return {
    ...homeView(shop, new URL(request.url).searchParams),
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
  const { answer, stock, components, measurements, prices, spans, newest, reviews, samples, social, terms } =
    loaderData;
  // Skip the bare front page of a social network: it is not a profile of the shop.
  const profiles = social
    .map(({ href }) => href)
    .filter((href) => URL.canParse(href) && new URL(href).pathname !== "/");
  return (
    <main>
      <Head title={t("meta.title", { shop })} description={t("meta.description")} />
      {trader ? <JsonLd data={siteData(trader, { language, profiles })} /> : null}
      {answer ? <Hero answer={answer} /> : <NothingOnSale components={components} />}
      <CardWorth />
      {answer ? (
        <>
          <Figures stock={stock} measurements={measurements} />
          <div className="wrap grid gap-x-8 gap-y-12 py-12 md:py-16 lg:grid-cols-2">
            <BudgetBars prices={prices} />
            <GameSpans spans={spans} />
          </div>
          <Newest cards={newest} />
        </>
      ) : null}
      <LateRecent className="wrap pb-12 md:pb-16" />
      <Promises />
      <SellBand terms={terms} />
      {answer ? (
        <div className="wrap grid gap-8 py-12 md:py-16 lg:grid-cols-[3fr_2fr]">
          <AssistantPromo />
          <CustomTest />
        </div>
      ) : null}
      <Reviews reviews={reviews} samples={samples} />
      <SocialTiles tiles={social} />
    </main>
  );
}
