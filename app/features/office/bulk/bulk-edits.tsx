// Edits of many listings and mark-downs: those that are planned, run or were done; and the start of a new one.

import { data, Form, Link, redirect } from "react-router";
import type { Route } from "./+types/bulk-edits";
import { categories } from "../../../../shop/catalogue/specs.ts";
import { bulkEditStates } from "../../../../shop/stock/bulk/bulk-edit.ts";
import { draftBulkEdit } from "../../../../shop/stock/bulk/draft-bulk-edit.server.ts";
import { BULK_EDITS_A_PAGE, listBulkEdits } from "../../../../shop/stock/bulk/list-bulk-edits.server.ts";
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
import { Pagination } from "../../../kit/pagination.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { FormProblems } from "../components/form-problems.tsx";
import { OfficePage } from "../components/page.tsx";
import { readBulk } from "../list/read-bulk.server.ts";
import { readListQuery } from "../list/list-query.ts";
import { useChangeText } from "./components/change-text.ts";

export const handle = {
  words: ["office", "office-bulk", "office-units", "domain-errors", "shell"],
  body: { size: "list" },
} satisfies RouteHandle;

const states = bulkEditStates.filter((state) => state !== "draft");

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "stock.view");
  const query = readListQuery(request.url, { sorts: ["newest"], filters: { state: states } });
  const { rows, total } = await listBulkEdits(shop, { state: query.filters.state, page: query.page });
  return { rows, page: query.page, pages: Math.ceil(total / BULK_EDITS_A_PAGE), state: query.filters.state };
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

export default function OfficeBulkEdits({
  loaderData: { rows, page, pages, state },
  actionData,
}: Route.ComponentProps) {
  const { t, language } = useWords("office-bulk");
  const { formatFields } = useDomainErrors();
  const changeText = useChangeText();
  return (
    <OfficePage title={t("title")}>
      <div className="flex max-w-5xl flex-col gap-6">
        <FormProblems domainError={actionData?.domainError} errors={formatFields(actionData?.errors)} />
        <PickListings />
        <Panel label={t("done")}>
          {rows.length === 0 ? <Empty title={t("none")}>{t("noneText")}</Empty> : null}
          <ul className="divide-y divide-line">
            {rows.map((row) => (
              <li key={row.id} className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[9rem_1fr_auto] md:items-center">
                <span className="text-sm text-muted">{formatDateTime(row.createdAt, language)}</span>
                <Link to={officeLinks.bulkEdit(row.id)} className="link min-w-0 font-condensed font-semibold">
                  {changeText(row.changes)}
                  {row.endsAt ? ` · ${t("until", { time: formatDateTime(row.endsAt, language) })}` : null}
                </Link>
                <span className="text-sm">
                  {t(`state.${row.state}`)} · {t("listings", { count: row.listings })}
                  {row.kept > 0 ? ` · ${t("keptCount", { count: row.kept })}` : null}
                </span>
              </li>
            ))}
          </ul>
          <Pagination page={page} pages={pages} hrefFor={(page) => officeLinks.bulkEdits({ page, state })} />
        </Panel>
      </div>
    </OfficePage>
  );
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
