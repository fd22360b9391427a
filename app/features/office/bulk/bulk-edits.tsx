// Edits of many listings and mark-downs: those that are planned, run or were done; and the start of a new one.

import { data, Form, redirect } from "react-router";
import type { Route } from "./+types/bulk-edits";
import { categories } from "../../../../shop/catalogue/specs.ts";
import { bulkEditStates } from "../../../../shop/stock/bulk/bulk-edit.ts";
import { draftBulkEdit } from "../../../../shop/stock/bulk/draft-bulk-edit.server.ts";
import { BULK_EDITS_A_PAGE, bulkEditKinds, bulkEditSorts } from "../../../../shop/stock/bulk/bulk-edit-list.ts";
import { listBulkEditors } from "../../../../shop/stock/bulk/list-bulk-editors.server.ts";
import { listBulkEdits } from "../../../../shop/stock/bulk/list-bulk-edits.server.ts";
import { pickListings } from "../../../../shop/stock/bulk/pick-listings.server.ts";
import { PickForm } from "../../../../shop/stock/forms.ts";
import { parseListingId } from "../../../../base/id.ts";
import { shopContext } from "../../../context.server.ts";
import { parseFields, requireStaff } from "../../../edge.server.ts";
import { statusOf } from "../../../domain-errors.server.ts";
import { formatDateTime } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { Button } from "../../../kit/button.tsx";
import { Empty } from "../../../kit/empty.tsx";
import { SelectField, TextField } from "../../../kit/field.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { FormProblems } from "../components/form-problems.tsx";
import { OfficePage } from "../components/page.tsx";
import { useActorName } from "../components/staff-names.ts";
import type { ListFilter } from "../list/list-filters.tsx";
import { readBulk } from "../list/read-bulk.server.ts";
import { readListQuery } from "../list/list-query.ts";
import type { OfficeColumn } from "../list/list-table.tsx";
import { OfficeList } from "../list/office-list.tsx";
import { useChangeText } from "./components/change-text.ts";

export const handle = {
  words: ["office", "office-bulk", "office-units", "domain-errors", "shell"],
  body: { size: "list" },
} satisfies RouteHandle;

const states = bulkEditStates.filter((state) => state !== "draft");

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "stock.view");
  const editors = await listBulkEditors(shop);
  const query = readListQuery(request.url, {
    sorts: bulkEditSorts,
    descendingFirst: bulkEditSorts,
    filters: { state: states, kind: bulkEditKinds, who: editors },
    dates: true,
  });
  const { state, kind, who } = query.filters;
  const { rows, total, counts } = await listBulkEdits(shop, { ...query, state, kind, actor: who });
  return { query, rows, total, editors, counts: states.map((state) => ({ state, count: counts.get(state) ?? 0 })) };
}

/** Begins an edit: of listings that a list names (`ids`), or of those that the form of this page finds. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "stock.edit");
  const posted = await readBulk(request);
  const parsed = parseFields(PickForm, posted?.fields ?? null);
  if (!posted || !parsed.ok) return data({ errors: parsed.ok ? {} : parsed.errors, domainError: null }, 422);
  const { type, ...picked } = parsed.value;
  const listingIds =
    posted.ids.length > 0
      ? posted.ids.flatMap((text) => parseListingId(text) ?? [])
      : await pickListings(shop, { ...picked, type: type === "" ? null : type });
  const drafted = await draftBulkEdit(shop, { listingIds, actor });
  return drafted.ok
    ? redirect(officeLinks.bulkEdit(drafted.value))
    : data({ errors: {}, domainError: drafted.domainError }, statusOf(drafted.domainError));
}

type Loaded = Route.ComponentProps["loaderData"];

export default function OfficeBulkEdits({ loaderData, actionData }: Route.ComponentProps) {
  const { query, rows, total } = loaderData;
  const { t } = useWords("office-bulk");
  const { formatFields } = useDomainErrors();
  return (
    <OfficePage title={t("title")}>
      <div className="flex flex-col gap-6">
        <FormProblems domainError={actionData?.domainError} errors={formatFields(actionData?.errors)} />
        <PickListings />
        <section>
          <h2 className="mb-3 text-xl">{t("done")}</h2>
          <OfficeList
            query={query}
            rows={rows}
            total={total}
            pageSize={BULK_EDITS_A_PAGE}
            rowKey={({ id }) => id}
            rowLink={({ id }) => officeLinks.bulkEdit(id)}
            searchLabel={t("list.search")}
            dates={t("list.created")}
            filters={useFilters(loaderData)}
            columns={useColumns()}
            empty={<Empty title={t("none")}>{t("noneText")}</Empty>}
          />
        </section>
      </div>
    </OfficePage>
  );
}

function useFilters({ counts, editors }: Loaded): ListFilter[] {
  const { t } = useWords("office-bulk");
  const nameOf = useActorName();
  return [
    {
      name: "state",
      label: t("list.state"),
      as: "chips",
      options: counts.map(({ state, count }) => ({ value: state, label: t(`state.${state}`), count })),
    },
    {
      name: "kind",
      label: t("list.kind"),
      options: bulkEditKinds.map((value) => ({ value, label: t(`list.kinds.${value}`) })),
    },
    {
      name: "who",
      label: t("list.who"),
      options: editors.map((value) => ({ value, label: nameOf(value) })),
    },
  ];
}

function useColumns(): OfficeColumn<Loaded["rows"][number]>[] {
  const { t, language } = useWords("office-bulk");
  const changeText = useChangeText();
  const nameOf = useActorName();
  const time = (at: Date | null) => <span className="text-sm">{at === null ? "–" : formatDateTime(at, language)}</span>;
  return [
    { key: "what", title: t("list.what"), cell: ({ changes }) => changeText(changes) },
    { key: "state", title: t("list.state"), cell: ({ state }) => t(`state.${state}`) },
    {
      key: "listings",
      title: t("list.listings"),
      align: "end",
      cell: ({ listings, kept }) => (
        <>
          <span className="figure">{listings}</span>
          {kept > 0 ? <span className="block text-sm text-muted">{t("keptCount", { count: kept })}</span> : null}
        </>
      ),
    },
    { key: "created", title: t("list.created"), sort: "newest", cell: ({ createdAt }) => time(createdAt) },
    {
      key: "starts",
      title: t("list.starts"),
      sort: "starts",
      cell: ({ startsAt, appliedAt }) => time(startsAt ?? appliedAt),
      hideOnPhone: true,
    },
    { key: "ends", title: t("list.ends"), sort: "ends", cell: ({ endsAt }) => time(endsAt) },
    { key: "who", title: t("list.who"), cell: ({ actor }) => nameOf(actor) },
  ];
}

function PickListings() {
  const { t } = useWords("office-bulk");
  const { t: units } = useWords("office-units");
  const { t: shell } = useWords("shell");
  return (
    <Panel title={t("pick.title")}>
      <Form method="post" className="flex flex-col gap-4">
        <p className="text-muted">{t("pick.lead")}</p>
        <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <SelectField name="type" label={units("type.label")}>
            <option value="">{t("pick.all")}</option>
            <option value="pc">{units("type.pc")}</option>
            {categories.map((category) => (
              <option key={category} value={category}>
                {shell(`categories.${category}`)}
              </option>
            ))}
          </SelectField>
          <SelectField name="state" label={units("state.label")}>
            <option value="live">{t("listingState.live")}</option>
            <option value="withdrawn">{t("listingState.withdrawn")}</option>
          </SelectField>
          <SelectField name="age" label={t("pick.age")}>
            <option value="">{t("pick.anyAge")}</option>
            {[30, 60, 90, 180].map((days) => (
              <option key={days} value={days}>
                {t("pick.days", { count: days })}
              </option>
            ))}
          </SelectField>
          <TextField name="search" label={t("pick.search")} maxLength={100} required={false} autoComplete="off" />
        </div>
        <Button className="self-start">{t("pick.action")}</Button>
      </Form>
    </Panel>
  );
}
