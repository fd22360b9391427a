// Splitting a unit in stock: which parts are kept, and what each is worth. The cost follows by these values, to the ban.

import { data, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/split";
import { hasRight } from "../../../../shop/accounts/rights.ts";
import { readPieces } from "../../../../shop/inventory/receiving/forms.ts";
import { partsOfUnit } from "../../../../shop/stock/conversions/parts-of-unit.server.ts";
import { splitUnit } from "../../../../shop/stock/conversions/split-unit.server.ts";
import { shopContext } from "../../../context.server.ts";
import { readFields, requireStaff } from "../../../edge.server.ts";
import { statusOf } from "../../../domain-errors.server.ts";
import { formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { ButtonLink } from "../../../kit/button.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { FormProblems } from "../components/form-problems.tsx";
import { OfficePage } from "../components/page.tsx";
import { withDecider } from "../last-change.server.ts";
import { SplitForm } from "../components/split-form.tsx";

export const handle = {
  words: ["office", "office-bench", "office-units", "office-audit", "domain-errors", "shell"],
  body: { size: "message" },
} satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { roles } = await requireStaff(request, shop, "stock.edit");
  const { code } = params;
  const found = await partsOfUnit(shop, { code });
  if (!found.ok) throw data(null, { status: 404 });
  const { title, cost, regime, pieces } = found.value;
  return { code, title, regime, pieces, cost: hasRight(roles, "stock.cost") ? cost : null };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "stock.edit");
  const { code } = params;
  const typed = (await readFields(request, "goods")) ?? {};
  const proposed = await partsOfUnit(shop, { code });
  const { pieces, reason, errors } = readPieces(typed, proposed.ok ? proposed.value.pieces : []);
  if (Object.keys(errors).length > 0) return data({ errors, typed, domainError: null }, 422);
  const done = await splitUnit(shop, { code, actor, pieces, reason });
  const split = await withDecider(shop, done, { entity: "unit", entityId: code });
  return split.ok
    ? redirect(officeLinks.unit(code, { done: "split" }))
    : data({ errors: {}, typed, domainError: split.domainError }, statusOf(split.domainError));
}

export default function OfficeSplitUnit({
  loaderData: { code, title, cost, regime, pieces },
  actionData,
}: Route.ComponentProps) {
  const { t } = useWords("office-units");
  const { formatFields } = useDomainErrors();
  const isBusy = useNavigation().state === "submitting";
  const errors = formatFields(actionData?.errors);
  return (
    <OfficePage
      title={t("split.of", { code })}
      actions={
        <ButtonLink to={officeLinks.unit(code)} variant="quiet">
          {code}
        </ButtonLink>
      }
    >
      <div className="flex max-w-3xl flex-col gap-6">
        <FormProblems domainError={actionData?.domainError} errors={errors} />
        <Panel>
          <p className="font-condensed text-xl font-bold">{title}</p>
          <p className="mt-1">
            {cost === null ? null : <span className="figure whitespace-nowrap">{formatPrice(cost)} · </span>}
            {t(`regime.${regime}`)}
          </p>
        </Panel>
        <SplitForm pieces={pieces} isOpen typed={actionData?.typed ?? {}} errors={errors} isBusy={isBusy} />
      </div>
    </OfficePage>
  );
}
