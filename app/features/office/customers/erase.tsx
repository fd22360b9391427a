// Before a customer is erased: what goes, what the law keeps, and what stands in the way.

import { data, Form, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/erase";
import { parseId } from "../../../../base/id.ts";
import { eraseCustomer } from "../../../../shop/customers/erase-customer.server.ts";
import { ACCOUNTING_YEARS } from "../../../../shop/customers/person-tables.ts";
import { previewErase } from "../../../../shop/customers/preview-erase.server.ts";
import { shopContext } from "../../../context.server.ts";
import { statusOf } from "../../../domain-errors.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Button, ButtonLink } from "../../../kit/button.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { officeLinks } from "../../../office-links.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { OfficePage } from "../components/page.tsx";

export const handle = {
  words: ["office", "office-customers", "domain-errors"],
  body: { size: "form" },
} satisfies RouteHandle;

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "customers.edit");
  const id = parseId<"customer">(params.id);
  const preview = id === null ? null : await previewErase(shop, { id });
  if (!preview?.ok) throw data(null, { status: 404 });
  return preview.value;
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "customers.edit");
  const id = parseId<"customer">(params.id);
  if (id === null) throw data(null, { status: 404 });
  const erased = await eraseCustomer(shop, { id, actor });
  if (erased.ok) return redirect(officeLinks.dataRequests({ done: "erased" }));
  return data({ domainError: erased.domainError }, statusOf(erased.domainError));
}

export default function EraseCustomer({ loaderData, actionData }: Route.ComponentProps) {
  const { customer, sections, obstacle, isAsked } = loaderData;
  const { t } = useWords("office-customers");
  const { formatDomainError } = useDomainErrors();
  const isBusy = useNavigation().state === "submitting";
  const why = actionData?.domainError ?? (obstacle === null ? null : ({ kind: "conflict", code: obstacle } as const));
  return (
    <OfficePage
      title={t("erase.title", { name: customer.name || customer.email })}
      actions={
        <ButtonLink to={officeLinks.customer(customer.id)} variant="quiet">
          {t("erase.back")}
        </ButtonLink>
      }
    >
      <div className="flex max-w-3xl flex-col gap-6">
        {why ? (
          <Notice tone="danger" live>
            {formatDomainError(why)}
          </Notice>
        ) : null}
        {!why && !isAsked ? <Notice tone="warn">{t("erase.notAsked")}</Notice> : null}
        <Panel title={t("erase.what")}>
          <table className="w-full text-start text-sm">
            <thead>
              <tr className="border-b border-line">
                {(["section", "deleted", "emptied", "kept"] as const).map((column) => (
                  <th key={column} scope="col" className={`py-2 ${column === "section" ? "text-start" : "text-end"}`}>
                    {t(`erase.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sections.map(({ section, ...counts }) => (
                <tr key={section} className="border-b border-line">
                  <th scope="row" className="py-2 text-start font-normal">
                    {t(`section.${section}`)}
                  </th>
                  {(["deleted", "emptied", "kept"] as const).map((column) => (
                    <td key={column} className="figure py-2 text-end">
                      {counts[column] === 0 ? "–" : counts[column]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Panel>
        <Panel title={t("erase.lawTitle", { years: ACCOUNTING_YEARS })}>
          <ul className="list-disc ps-5">
            {(["invoices", "purchases", "payments", "requests"] as const).map((law) => (
              <li key={law} className="mb-2">
                {t(`erase.law.${law}`)}
              </li>
            ))}
          </ul>
          <p className="text-muted">{t("erase.warranty")}</p>
        </Panel>
        {!why && isAsked ? (
          <Form method="post">
            <Button busy={isBusy}>{t("erase.do")}</Button>
            <p className="mt-2 text-sm text-muted">{t("erase.final")}</p>
          </Form>
        ) : null}
      </div>
    </OfficePage>
  );
}
