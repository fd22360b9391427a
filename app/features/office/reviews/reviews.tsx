// Reviews by buyers: those that wait, and all others.

import { data } from "react-router";
import type { Route } from "./+types/reviews";
import { publishReviews } from "../../../../shop/reviews/decide-review.server.ts";
import { parseTickedReview } from "../../../../shop/reviews/forms.ts";
import { listReviews } from "../../../../shop/reviews/list-reviews.server.ts";
import {
  OFFICE_REVIEWS_A_PAGE,
  officeReviewSorts,
  reviewStates,
  starGrades,
  type Review,
} from "../../../../shop/reviews/review.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { formatDateTime } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Button } from "../../../kit/button.tsx";
import { Empty } from "../../../kit/empty.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { officeLinks } from "../../../office-links.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { Stars } from "../../../shared/reviews/stars.tsx";
import { OfficePage } from "../components/page.tsx";
import { readListQuery } from "../list/list-query.ts";
import type { OfficeColumn } from "../list/list-table.tsx";
import { OfficeList } from "../list/office-list.tsx";
import { readBulk } from "../list/read-bulk.server.ts";
import { ReviewTabs } from "./components/review-tabs.tsx";
import { ReviewStateBadge } from "./components/state-badges.tsx";

export const handle = {
  words: ["office", "office-reviews", "reviews"],
  body: { size: "list", cards: "goods" },
} satisfies RouteHandle;

const grades = ["5", "4", "3", "2", "1"] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "reviews.moderate");
  const query = readListQuery(request.url, {
    sorts: officeReviewSorts,
    descendingFirst: ["edited"],
    filters: { state: reviewStates, stars: grades },
    dates: true,
  });
  const stars = starGrades.find((grade) => String(grade) === query.filters.stars) ?? null;
  const { rows, total, counts } = await listReviews(shop, { ...query, state: query.filters.state, stars });
  return { query, rows, total, counts: reviewStates.map((state) => ({ state, count: counts[state] })) };
}

/** Publishes the ticked reviews. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "reviews.moderate");
  const form = await readBulk(request);
  const ticked = (form?.ids ?? []).map(parseTickedReview).filter((each) => each !== null);
  if (form?.intent !== "publish" || ticked.length === 0) return data({ published: 0, skipped: 0 }, 422);
  const published = await publishReviews(shop, { ticked, actor });
  return data({ published, skipped: ticked.length - published });
}

export default function OfficeReviews({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords("office-reviews");
  const { query, rows, total, counts } = loaderData;
  const columns = useColumns();
  return (
    <OfficePage title={t("title")}>
      <ReviewTabs current="reviews" />
      {actionData ? <Published {...actionData} /> : null}
      <OfficeList
        query={query}
        rows={rows}
        total={total}
        pageSize={OFFICE_REVIEWS_A_PAGE}
        rowKey={(row) => row.id}
        rowLink={(row) => officeLinks.review(row.id)}
        searchLabel={t("search")}
        dates={t("column.edited")}
        filters={[
          {
            name: "state",
            label: t("state.label"),
            as: "chips",
            options: counts.map(({ state, count }) => ({ value: state, label: t(`state.${state}`), count })),
          },
          { name: "stars", label: t("stars"), options: grades.map((grade) => ({ value: grade, label: grade })) },
        ]}
        columns={columns}
        bulk={{
          value: ({ id, version }) => `${id} ${version}`,
          children: (
            <Button name="intent" value="publish" size="sm">
              {t("bulk.publish")}
            </Button>
          ),
        }}
        empty={<Empty title={t("empty")} />}
      />
    </OfficePage>
  );
}

function Published({ published, skipped }: { published: number; skipped: number }) {
  const { t } = useWords("office-reviews");
  return (
    <div className="mb-4 flex flex-col gap-3">
      {published > 0 ? (
        <Notice tone="good" live>
          {t("bulk.done", { count: published })}
        </Notice>
      ) : null}
      {skipped > 0 ? (
        <Notice tone="warn" live>
          {t("bulk.skipped", { count: skipped })}
        </Notice>
      ) : null}
      {published + skipped === 0 ? (
        <Notice tone="warn" live>
          {t("bulk.none")}
        </Notice>
      ) : null}
    </div>
  );
}

function useColumns(): OfficeColumn<Review>[] {
  const { t, language } = useWords("office-reviews");
  return [
    {
      key: "goods",
      title: t("column.goods"),
      sort: "goods",
      cell: ({ goods }) => <span className="wrap-anywhere">{goods}</span>,
    },
    {
      key: "review",
      title: t("column.review"),
      cell: ({ title, body, language: lang }) => (
        <span lang={lang} className="line-clamp-4 max-w-prose text-sm wrap-anywhere">
          {title === "" ? null : <b>{title} </b>}
          {body}
        </span>
      ),
    },
    { key: "stars", title: t("stars"), sort: "stars", cell: ({ stars }) => <Stars of={stars} size={16} /> },
    { key: "state", title: t("state.label"), cell: ({ state }) => <ReviewStateBadge state={state} /> },
    {
      key: "author",
      title: t("column.author"),
      cell: ({ author, orderNumber }) => (
        <>
          <span className="block wrap-anywhere">{author ?? "–"}</span>
          <span className="figure block text-sm whitespace-nowrap text-muted">{orderNumber}</span>
        </>
      ),
    },
    {
      key: "edited",
      title: t("column.edited"),
      sort: "edited",
      cell: ({ editedAt }) => <span className="text-sm">{formatDateTime(editedAt, language)}</span>,
    },
  ];
}
