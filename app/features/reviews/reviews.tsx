// All published reviews, with how they are verified. The samples of the demo shop follow them, marked as such.

import type { Route } from "./+types/reviews";
import { viewPublishedReviews } from "../../../shop/reviews/published-reviews.server.ts";
import { publicReviewSorts, starGrades, type PublicReviewSort, type Stars } from "../../../shop/reviews/review.ts";
import { languageContext, shopContext } from "../../context.server.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Chip } from "../../kit/chip.tsx";
import { Empty } from "../../kit/empty.tsx";
import { Head } from "../../kit/pages/head.tsx";
import { Page } from "../../kit/pages/page.tsx";
import { Pagination } from "../../kit/pagination.tsx";
import { Panel } from "../../kit/panel.tsx";
import { links } from "../../links.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { ReviewItems } from "../../shared/reviews/review-item.tsx";
import { SampleReview } from "../../shared/reviews/sample-review.tsx";
import { Rating } from "../../shared/reviews/stars.tsx";
import { StarFilter } from "./components/star-filter.tsx";

export const handle = { words: ["reviews"], cache: { query: "uncached" } } satisfies RouteHandle;

const LAST_PAGE = 1000;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const language = context.get(languageContext);
  const params = new URL(request.url).searchParams;
  const stars: Stars | null = starGrades.find((each) => String(each) === params.get("stars")) ?? null;
  const sort: PublicReviewSort = publicReviewSorts.find((each) => each === params.get("sort")) ?? "newest";
  const requested = Number.parseInt(params.get("page") ?? "", 10);
  const page = Number.isNaN(requested) ? 1 : Math.min(Math.max(requested, 1), LAST_PAGE);
  return {
    ...(await viewPublishedReviews(shop, { stars, sort, page })),
    stars,
    sort,
    page,
    samples: shop.sampleReviews.map(({ quote, ...review }) => ({ ...review, quote: quote[language] })),
  };
}

export default function AllReviews({ loaderData }: Route.ComponentProps) {
  const { t } = useWords("reviews");
  const { samples, rating } = loaderData;
  return (
    <Page title={t("title")} lead={t("lead")}>
      <Head title={t("title")} description={t("lead")} />
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          {rating ? (
            <Published view={loaderData} />
          ) : (
            <Empty title={t("empty.title")}>
              <p>{t("empty.text")}</p>
            </Empty>
          )}
        </div>
        <Verified />
      </div>
      {samples.length > 0 ? (
        <section aria-labelledby="samples" className="mt-14 border-t border-line pt-8">
          <h2 id="samples" className="text-2xl">
            {t("sample.title")}
          </h2>
          <p className="mt-2 text-muted">{t("sample.text")}</p>
          <ul className="mt-8 grid gap-x-8 gap-y-10 lg:grid-cols-3">
            {samples.map((review) => (
              <li key={review.id}>
                <SampleReview review={review} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </Page>
  );
}

function Published({ view }: { view: Route.ComponentProps["loaderData"] }) {
  const { t } = useWords("reviews");
  const { reviews, rating, counts, stars, sort, page, pages } = view;
  const here = (change: { stars?: Stars | null; sort?: PublicReviewSort; page?: number }) => {
    const next = { stars, sort, page: 1, ...change };
    return links.reviews({
      stars: next.stars,
      sort: next.sort === "newest" ? null : next.sort,
      page: next.page === 1 ? null : next.page,
    });
  };
  return (
    <>
      {rating ? <Rating rating={rating} /> : null}
      <StarFilter counts={counts} stars={stars} hrefFor={(chosen) => here({ stars: chosen })} />
      <nav aria-label={t("sort.label")} className="mt-6 flex flex-wrap gap-2">
        {publicReviewSorts.map((each) => (
          <Chip key={each} to={here({ sort: each })} current={each === sort}>
            {t(`sort.${each}`)}
          </Chip>
        ))}
      </nav>
      {reviews.length === 0 ? <p className="mt-8 text-muted">{t("filter.none")}</p> : null}
      <ReviewItems reviews={reviews} goods className="mt-8" />
      <div className="mt-8">
        <Pagination page={page} pages={pages} hrefFor={(number) => here({ page: number })} />
      </div>
    </>
  );
}

/** Directive 2005/29/EC, article 7 (6): whether and how the shop makes sure that reviews are by buyers. */
function Verified() {
  const { t } = useWords("reviews");
  return (
    <div id="verified" className="scroll-mt-24">
      <Panel title={t("verified.title")}>
        <ul className="flex list-disc flex-col gap-3 ps-5 marker:text-action">
          <li>{t("verified.who")}</li>
          <li>{t("verified.how")}</li>
          <li>{t("verified.pay")}</li>
        </ul>
      </Panel>
    </div>
  );
}
