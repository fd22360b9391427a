// The inbox: conversations with everybody who wrote to the shop.

import type { Route } from "./+types/messages";
import {
  conversationShows,
  conversationSorts,
  CONVERSATIONS_A_PAGE,
} from "../../../../shop/messages/conversation-list.ts";
import { isLate } from "../../../../shop/messages/conversation.ts";
import { listConversations } from "../../../../shop/messages/list-conversations.server.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { formatDateTime } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Badge } from "../../../kit/badge.tsx";
import { ButtonLink } from "../../../kit/button.tsx";
import { Empty } from "../../../kit/empty.tsx";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { OfficePage } from "../components/page.tsx";
import { useStaffNames } from "../components/staff-names.ts";
import { dueOptions, useDueFilter } from "../list/due-filter.ts";
import { readListQuery } from "../list/list-query.ts";
import type { OfficeColumn } from "../list/list-table.tsx";
import { OfficeList } from "../list/office-list.tsx";
import { lateFor } from "../waiting.view.server.ts";
import { ConversationStateBadge } from "../shared/messages/conversation-state.tsx";

export const handle = { words: ["office", "office-messages"] } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { accountId } = await requireStaff(request, shop, "messages.answer");
  const query = readListQuery(request.url, {
    sorts: conversationSorts,
    descendingFirst: ["last"],
    filters: { show: conversationShows, due: dueOptions },
    dates: true,
  });
  const { due } = query.filters;
  const { rows, total, counts } = await listConversations(shop, {
    ...query,
    show: query.filters.show,
    due: due === null ? null : { waitingBefore: due === "late" ? lateFor(shop).messages : null },
    by: accountId,
  });
  const now = shop.clock.now();
  return {
    query,
    rows: rows.map((row) => ({ ...row, late: isLate(row, now) })),
    total,
    counts: conversationShows.map((show) => ({ show, count: counts[show] })),
  };
}

export default function OfficeMessages({ loaderData: { query, rows, total, counts } }: Route.ComponentProps) {
  const { t } = useWords("office-messages");
  const columns = useColumns();
  return (
    <OfficePage title={t("title")} actions={<InboxActions />}>
      <OfficeList
        query={query}
        rows={rows}
        total={total}
        pageSize={CONVERSATIONS_A_PAGE}
        rowKey={(row) => row.number}
        rowLink={(row) => officeLinks.message(row.number)}
        searchLabel={t("search")}
        dates={t("column.last")}
        filters={[
          {
            name: "show",
            label: t("show.label"),
            as: "chips",
            options: counts.map(({ show, count }) => ({ value: show, label: t(`show.${show}`), count })),
          },
          useDueFilter(),
        ]}
        columns={columns}
        empty={<Empty title={t("empty")} />}
      />
    </OfficePage>
  );
}

type Row = Route.ComponentProps["loaderData"]["rows"][number];

function useColumns(): OfficeColumn<Row>[] {
  const { t, language } = useWords("office-messages");
  const names = useStaffNames();
  return [
    {
      key: "subject",
      title: t("column.subject"),
      cell: ({ subject, unread }) => (
        <span className={`wrap-anywhere ${unread ? "font-bold" : "font-normal"}`}>{subject}</span>
      ),
    },
    {
      key: "person",
      title: t("column.person"),
      sort: "name",
      cell: ({ name, email }) => (
        <>
          <span className="block font-condensed font-bold">{name}</span>
          <span className="block text-sm text-muted">{email}</span>
        </>
      ),
    },
    {
      key: "state",
      title: t("column.state"),
      cell: ({ state, unread, late }) => (
        <span className="flex flex-wrap gap-1.5">
          <ConversationStateBadge state={state} />
          {unread ? <Badge tone="brand">{t("unread")}</Badge> : null}
          {late ? <Badge tone="danger">{t("late")}</Badge> : null}
        </span>
      ),
    },
    {
      key: "assignee",
      title: t("column.assignee"),
      cell: ({ assignedTo }) => (assignedTo === null ? "–" : (names[assignedTo] ?? "–")),
    },
    {
      key: "waiting",
      title: t("column.waiting"),
      sort: "waiting",
      hideOnPhone: true,
      cell: ({ waitingSince }) => (
        <span className="text-sm">{waitingSince ? formatDateTime(waitingSince, language) : "–"}</span>
      ),
    },
    {
      key: "last",
      title: t("column.last"),
      sort: "last",
      cell: ({ lastAt }) => <span className="text-sm">{formatDateTime(lastAt, language)}</span>,
    },
    {
      key: "number",
      title: t("column.number"),
      cell: ({ number }) => <span className="figure text-sm whitespace-nowrap">{number}</span>,
    },
  ];
}

function InboxActions() {
  const { t } = useWords("office-messages");
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink to={officeLinks.newMessage()} variant="secondary" size="sm">
        {t("new.open")}
      </ButtonLink>
      <ButtonLink to={officeLinks.importMessage()} variant="secondary" size="sm">
        {t("import.open")}
      </ButtonLink>
      <ButtonLink to={officeLinks.savedReplies()} variant="quiet" size="sm">
        {t("saved.title")}
      </ButtonLink>
    </div>
  );
}
