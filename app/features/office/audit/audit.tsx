// The audit log: who did what, when, before and after. The address holds the filters.

import { useLocation } from "react-router";
import type { Route } from "./+types/audit";
import { AUDIT_A_PAGE, auditedEntities, readAudit } from "../../../../base/read-audit.server.ts";
import { staffNames } from "../../../../shop/accounts/staff/staff-names.server.ts";
import { namesOfTokens } from "../../../../shop/integrations/change-tokens.server.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { Empty } from "../../../kit/empty.tsx";
import { Pagination } from "../../../kit/pagination.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { OfficePage } from "../components/page.tsx";
import { useProgramNames, useStaffNames } from "../components/staff-names.ts";
import { ListFilters } from "../list/list-filters.tsx";
import { listSearch, readListQuery } from "../list/list-query.ts";
import { SavedViews, SaveView } from "../list/saved-views.tsx";
import { auditEntryView } from "../shared/audit/audit.view.server.ts";
import { AuditTimeline } from "../shared/audit/audit-timeline.tsx";
import { kindKey } from "../shared/audit/sentences.ts";

export const handle = { words: ["office-audit"] } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { roles } = await requireStaff(request, shop, "audit.view");
  const [names, programs, entities] = await Promise.all([
    staffNames(shop),
    namesOfTokens(shop),
    auditedEntities(shop.db),
  ]);
  const who = [...Object.keys(names).map((id) => `staff:${id}`), ...Object.keys(programs).map((id) => `token:${id}`)];
  const query = readListQuery(request.url, {
    sorts: ["newest"],
    filters: { who: [...who, "buyer", "seller", "shop"], thing: entities },
    dates: true,
  });
  const { rows, total } = await readAudit(shop.db, {
    ...query,
    actor: query.filters.who,
    entity: query.filters.thing,
    entityId: query.search === "" ? null : query.search,
  });
  return { query, entities, total, pageSize: AUDIT_A_PAGE, entries: rows.map((row) => auditEntryView(row, roles)) };
}

export default function OfficeAudit({
  loaderData: { query, entities, total, pageSize, entries },
}: Route.ComponentProps) {
  const { t } = useWords("office-audit");
  const { pathname } = useLocation();
  const people = Object.entries(useStaffNames()).toSorted(([, a], [, b]) => a.localeCompare(b));
  const programs = Object.entries(useProgramNames()).toSorted(([, a], [, b]) => a.localeCompare(b));
  const filters = [
    {
      name: "who",
      label: t("who"),
      options: [
        ...people.map(([id, name]) => ({ value: `staff:${id}`, label: name })),
        ...programs.map(([id, name]) => ({ value: `token:${id}`, label: name })),
        { value: "buyer", label: t("buyers") },
        { value: "seller", label: t("sellers") },
        { value: "shop", label: t("shop") },
      ],
    },
    {
      name: "thing",
      label: t("thing"),
      options: entities.map((entity) => {
        const key = kindKey(entity);
        return { value: entity, label: key ? t(key) : entity };
      }),
    },
  ];
  const hrefFor = (change: Record<string, string | null>) => `${pathname}${listSearch(query, change)}`;
  return (
    <OfficePage title={t("title")}>
      <p className="mb-4 max-w-[70ch] text-muted">{t("lead")}</p>
      <div className="@container">
        <SavedViews query={query} />
        <ListFilters {...{ query, filters, hrefFor }} searchLabel={t("number")} dates={t("days")} here={pathname} />
      </div>
      <div className="mt-4 mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-sm text-muted" aria-live="polite">
          {t("count", { count: total })}
        </p>
        <SaveView query={query} />
      </div>
      {entries.length === 0 ? (
        <Empty title={t("none")}>{t("noneText")}</Empty>
      ) : (
        <Panel>
          <AuditTimeline entries={entries} />
        </Panel>
      )}
      <div className="mt-6 print:hidden">
        <Pagination
          page={query.page}
          pages={Math.ceil(total / pageSize)}
          hrefFor={(page) => hrefFor({ page: page > 1 ? String(page) : null })}
        />
      </div>
    </OfficePage>
  );
}
