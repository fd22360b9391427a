// A repair of a unit outside a claim: what was done, and which part was replaced.

import { data, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/repair";
import { RepairForm } from "../../../../shop/repairs/forms.ts";
import { repairUnit } from "../../../../shop/repairs/repair-unit.server.ts";
import { prepareRepair } from "../../../../shop/repairs/view-repairs.server.ts";
import { shopContext } from "../../../context.server.ts";
import { parseFields, readFields, requireStaff } from "../../../edge.server.ts";
import { statusOf } from "../../../domain-errors.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { ButtonLink } from "../../../kit/button.tsx";
import { ErrorSummary } from "../../../kit/error-summary.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { OfficePage } from "../components/page.tsx";
import { RepairFields } from "./components/repair-fields.tsx";

export const handle = {
  words: ["office", "office-units", "domain-errors"],
  body: { size: "message" },
} satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { name } = await requireStaff(request, shop, "stock.repair");
  const prepared = await prepareRepair(shop, params.code);
  if (!prepared.ok) throw data(null, { status: 404 });
  return { ...prepared.value, doneBy: name };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "stock.repair");
  const typed = (await readFields(request)) ?? {};
  const parsed = parseFields(RepairForm, typed);
  if (!parsed.ok) return data({ errors: parsed.errors, typed, domainError: null }, 422);
  const { code } = params;
  const repaired = await repairUnit(shop, { code, actor, form: parsed.value });
  return repaired.ok
    ? redirect(officeLinks.unit(code, { done: "repair" }))
    : data({ errors: {}, typed, domainError: repaired.domainError }, statusOf(repaired.domainError));
}

export default function OfficeRepair({ loaderData, actionData }: Route.ComponentProps) {
  const { unit } = loaderData;
  const { t } = useWords("office-units");
  const { formatDomainError, formatFields } = useDomainErrors();
  const errors = formatFields(actionData?.errors);
  const isBusy = useNavigation().state === "submitting";
  return (
    <OfficePage
      title={t("repair.of", { code: unit.code })}
      actions={
        <ButtonLink to={officeLinks.unit(unit.code)} variant="quiet">
          {unit.code}
        </ButtonLink>
      }
    >
      <div className="flex max-w-3xl flex-col gap-6">
        {actionData?.domainError ? (
          <Notice tone="danger" live>
            {formatDomainError(actionData.domainError)}
          </Notice>
        ) : null}
        <ErrorSummary errors={errors} />
        <Panel>
          <p className="font-condensed text-xl font-bold break-words">{unit.title}</p>
          <p className="mt-1 text-muted">{t("repair.lead")}</p>
        </Panel>
        <RepairFields prepared={loaderData} typed={actionData?.typed ?? {}} errors={errors} isBusy={isBusy} />
      </div>
    </OfficePage>
  );
}
