// All reviews. Those of the demo shop are labelled as samples; real ones will come from verified orders.

import type { Route } from "./+types/reviews";
import { languageContext, shopContext } from "../../context.server.ts";
import { useWords } from "../../i18n/use-words.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { Head } from "../../kit/pages/head.tsx";
import { ReviewList } from "./home/components/reviews.tsx";
import { Page } from "../../kit/pages/page.tsx";

export const handle = { words: ["content-home"], cache: { query: "ignored" } } satisfies RouteHandle;

export function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  return {
    reviews: context.get(shopContext).reviews.map(({ quote, ...review }) => ({ ...review, quote: quote[language] })),
  };
}

export default function AllReviews({ loaderData }: Route.ComponentProps) {
  const { t } = useWords("content-home");
  return (
    <Page title={t("reviews.all")} lead={t("reviews.samples")}>
      <Head title={t("reviews.all")} description={t("reviews.samples")} />
      <ReviewList reviews={loaderData.reviews} />
    </Page>
  );
}
