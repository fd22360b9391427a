// One edit of many listings: what it changes, how each listing would be, and its buttons: preview, apply, undo.

import { data, Form, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/bulk-edit";
import { parseId, type BulkEditId } from "../../../../base/id.ts";
import { hasRight } from "../../../../shop/accounts/rights.ts";
import { vatToday } from "../../../vat-today.ts";
import { BULK_LINES_A_PAGE } from "../../../../shop/stock/bulk/bulk-edit.ts";
import { viewBulkEdit } from "../../../../shop/stock/bulk/view-bulk-edit.server.ts";
import { shopContext } from "../../../context.server.ts";
import { readFields, requireStaff } from "../../../edge.server.ts";
import { statusOf } from "../../../domain-errors.server.ts";
import { formatDateTime } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { Button, ButtonLink } from "../../../kit/button.tsx";
import { FlashMessage } from "../../../kit/flash-message.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { Pagination } from "../../../kit/pagination.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { FormProblems } from "../components/form-problems.tsx";
import { OfficePage } from "../components/page.tsx";
import { revalidateConflict } from "../components/revalidate-conflict.ts";
import { withDecider } from "../last-change.server.ts";
import { readListQuery } from "../list/list-query.ts";
import { bulkOutcomes, isAboutPrices, postBulkEdit } from "./bulk-edit.action.server.ts";
import { BulkLines } from "./components/bulk-lines.tsx";
import { ChangesForm } from "./components/changes-form.tsx";
import { useChangeText } from "./components/change-text.ts";

export const handle = {
  words: ["office", "office-bulk", "office-audit", "domain-errors"],
  body: { size: "form" },
} satisfies RouteHandle;

function idOf(text: string): BulkEditId {
  const id = parseId<"bulk-edit">(text);
  if (!id) throw data(null, { status: 404 });
  return id;
}

export const shouldRevalidate = revalidateConflict;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { roles } = await requireStaff(request, shop, "stock.view");
  const { page } = readListQuery(request.url, { sorts: ["newest"] });
  const percent = vatToday(shop);
  const view = await viewBulkEdit(shop, { id: idOf(params.id), page, percent });
  if (!view.ok) throw data(null, { status: 404 });
  const seesCost = hasRight(roles, "stock.cost");
  const done = new URL(request.url).searchParams.get("done");
  return {
    ...view.value,
    lines: view.value.lines.map((line) =>
      seesCost ? line : { ...line, cost: null, margin: null, isBelowCost: false },
    ),
    counts: { ...view.value.counts, belowCost: seesCost ? view.value.counts.belowCost : 0 },
    page,
    seesCost,
    canPrice: hasRight(roles, "stock.price"),
    canEdit: hasRight(roles, "stock.edit"),
    done: bulkOutcomes.find((outcome) => outcome === done) ?? null,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "stock.edit");
  const id = idOf(params.id);
  const fields = (await readFields(request)) ?? {};
  const view = await viewBulkEdit(shop, { id, page: 1, percent: 0 });
  if (isAboutPrices(fields, view.ok ? view.value.edit.changes : null)) await requireStaff(request, shop, "stock.price");
  const done = await postBulkEdit(shop, { id, fields, actor });
  if ("errors" in done) return data({ errors: done.errors, typed: fields, domainError: null }, 422);
  const posted = await withDecider(shop, done, { entity: "bulk-edit", entityId: id });
  if (!posted.ok)
    return data({ errors: {}, typed: fields, domainError: posted.domainError }, statusOf(posted.domainError));
  return redirect(officeLinks.bulkEdit(id, { done: posted.value }));
}

export default function OfficeBulkEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { edit, lines, total, page, seesCost, canPrice, canEdit, done } = loaderData;
  const { t } = useWords("office-bulk");
  const { formatFields } = useDomainErrors();
  const changeText = useChangeText();
  const errors = formatFields(actionData?.errors);
  const isDraft = edit.state === "draft";
  return (
    <OfficePage
      title={isDraft ? t("edit.title", { count: total }) : changeText(edit.changes)}
      actions={
        <ButtonLink to={officeLinks.bulkEdits()} variant="quiet">
          {t("back")}
        </ButtonLink>
      }
    >
      <div className="flex max-w-6xl flex-col gap-6">
        {done && !actionData ? <FlashMessage name="done" message={t(`outcome.${done}`)} /> : null}
        <FormProblems domainError={actionData?.domainError} errors={errors} />
        {isDraft && canEdit ? (
          <ChangesForm edit={edit} canPrice={canPrice} typed={actionData?.typed ?? null} errors={errors} />
        ) : null}
        {edit.changes || !isDraft ? <EditState {...loaderData} /> : null}
        <BulkLines lines={lines} seesCost={seesCost} hasChanges={edit.changes !== null} />
        <Pagination
          page={page}
          pages={Math.ceil(total / BULK_LINES_A_PAGE)}
          hrefFor={(page) => officeLinks.bulkEdit(edit.id, { page })}
        />
      </div>
    </OfficePage>
  );
}

/** What the edit does or did, in numbers, and the button for it. */
function EditState({ edit, counts, canEdit, canPrice }: Route.ComponentProps["loaderData"]) {
  const { t, language } = useWords("office-bulk");
  const changeText = useChangeText();
  const isBusy = useNavigation().state === "submitting";
  const mayChange = canEdit && (canPrice || !edit.changes?.price);
  const time = (at: Date) => formatDateTime(at, language);
  return (
    <Panel label={t(`state.${edit.state}`)}>
      <p className="font-condensed text-lg font-semibold">{changeText(edit.changes)}</p>
      {edit.endsAt ? (
        <p>{t("fromUntil", { from: edit.startsAt ? time(edit.startsAt) : t("now"), until: time(edit.endsAt) })}</p>
      ) : null}
      <p className="mt-1 text-muted">
        {t("counts.changed", { count: counts.changed })} · {t("counts.leftOut", { count: counts.leftOut })}
      </p>
      {counts.belowCost > 0 ? (
        <div className="mt-3">
          <Notice tone="warn">{t("counts.belowCost", { count: counts.belowCost })}</Notice>
        </div>
      ) : null}
      {counts.kept > 0 ? (
        <div className="mt-3">
          <Notice tone="warn">{t("counts.kept", { count: counts.kept })}</Notice>
        </div>
      ) : null}
      {counts.lacking > 0 ? (
        <div className="mt-3">
          <Notice tone="warn">{t("counts.lacking", { count: counts.lacking })}</Notice>
        </div>
      ) : null}
      {mayChange && (edit.state === "draft" || edit.state === "planned" || edit.state === "applied") ? (
        <Form method="post" className="mt-4">
          <input type="hidden" name="intent" value={edit.state === "draft" ? "apply" : "undo"} />
          <Button variant={edit.state === "draft" ? "primary" : "danger"} busy={isBusy}>
            {edit.state === "draft"
              ? t(edit.startsAt ? "apply.planned" : "apply.now", { count: counts.changed })
              : t(edit.state === "planned" ? "undo.planned" : "undo.applied")}
          </Button>
        </Form>
      ) : null}
    </Panel>
  );
}
