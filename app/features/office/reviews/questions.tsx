// Questions about products, and which of them are public.

import type { Route } from "./+types/questions";
import { listQuestions } from "../../../../shop/reviews/list-questions.server.ts";
import { QUESTIONS_A_PAGE, questionSorts, questionStates } from "../../../../shop/reviews/question.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { formatDateTime } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Empty } from "../../../kit/empty.tsx";
import { officeLinks } from "../../../office-links.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { OfficePage } from "../components/page.tsx";
import { readListQuery } from "../list/list-query.ts";
import type { OfficeColumn } from "../list/list-table.tsx";
import { OfficeList } from "../list/office-list.tsx";
import { ReviewTabs } from "./components/review-tabs.tsx";
import { QuestionStateBadge } from "./components/state-badges.tsx";

export const handle = { words: ["office", "office-reviews"] } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "reviews.moderate");
  const query = readListQuery(request.url, {
    sorts: questionSorts,
    descendingFirst: ["asked"],
    filters: { state: questionStates },
    dates: true,
  });
  const { rows, total, counts } = await listQuestions(shop, { ...query, state: query.filters.state });
  return { query, rows, total, counts: questionStates.map((state) => ({ state, count: counts[state] })) };
}

export default function OfficeQuestions({ loaderData: { query, rows, total, counts } }: Route.ComponentProps) {
  const { t } = useWords("office-reviews");
  const columns = useColumns();
  return (
    <OfficePage title={t("title")}>
      <ReviewTabs current="questions" />
      <OfficeList
        query={query}
        rows={rows}
        total={total}
        pageSize={QUESTIONS_A_PAGE}
        rowKey={(row) => row.id}
        rowLink={(row) => officeLinks.question(row.id)}
        searchLabel={t("question.search")}
        dates={t("question.column.asked")}
        filters={[
          {
            name: "state",
            label: t("question.state.label"),
            as: "chips",
            options: counts.map(({ state, count }) => ({ value: state, label: t(`question.state.${state}`), count })),
          },
        ]}
        columns={columns}
        empty={<Empty title={t("question.empty")} />}
      />
    </OfficePage>
  );
}

type Row = Route.ComponentProps["loaderData"]["rows"][number];

function useColumns(): OfficeColumn<Row>[] {
  const { t, language } = useWords("office-reviews");
  return [
    {
      key: "title",
      title: t("column.goods"),
      sort: "title",
      cell: ({ title }) => <span className="wrap-anywhere">{title}</span>,
    },
    {
      key: "question",
      title: t("question.column.question"),
      cell: ({ question, language: lang }) => (
        <span lang={lang} className="line-clamp-3 max-w-prose text-sm wrap-anywhere">
          {question}
        </span>
      ),
    },
    { key: "state", title: t("question.state.label"), cell: ({ state }) => <QuestionStateBadge state={state} /> },
    {
      key: "conversation",
      title: t("question.column.conversation"),
      cell: ({ number, asker }) => (
        <>
          <span className="block wrap-anywhere">{asker ?? "–"}</span>
          <span className="figure block text-sm whitespace-nowrap text-muted">{number ?? "–"}</span>
        </>
      ),
    },
    {
      key: "asked",
      title: t("question.column.asked"),
      sort: "asked",
      cell: ({ askedAt }) => <span className="text-sm">{formatDateTime(askedAt, language)}</span>,
    },
  ];
}
