// Taking a PC apart: which parts are kept, and what each is worth. The cost follows by these values, to the ban.

import { data, Form, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/split";
import { plainAmount } from "../../../../base/amount.ts";
import { hasRight } from "../../../../shop/accounts/rights.ts";
import { findSplit } from "../../../../shop/stock/conversions/find-split.server.ts";
import { splitPc } from "../../../../shop/stock/conversions/split-pc.server.ts";
import { readSplitForm } from "../../../../shop/stock/forms.ts";
import { shopContext } from "../../../context.server.ts";
import { readFields, requireStaff } from "../../../edge.server.ts";
import { statusOf } from "../../../domain-errors.server.ts";
import { formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { Button, ButtonLink } from "../../../kit/button.tsx";
import { ErrorSummary } from "../../../kit/error-summary.tsx";
import { CheckboxField, TextField } from "../../../kit/field.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { OfficePage } from "../components/page.tsx";

export const handle = {
  words: ["office", "office-units", "domain-errors", "shell"],
  body: { size: "message" },
} satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { roles } = await requireStaff(request, shop, "stock.edit");
  const found = await findSplit(shop, params.code);
  if (!found.ok) throw data(null, { status: 404 });
  const { unit, parts } = found.value;
  const { code, title, cost, regime } = unit;
  return { code, title, regime, parts, cost: hasRight(roles, "stock.cost") ? cost : null };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "stock.edit");
  const typed = (await readFields(request, "goods")) ?? {};
  const { worth, errors, note } = readSplitForm(typed);
  if (Object.keys(errors).length > 0) return data({ errors, typed, domainError: null }, 422);
  const { code } = params;
  const split = await splitPc(shop, { code, actor, worth, note });
  return split.ok
    ? redirect(officeLinks.unit(code, { done: "split" }))
    : data({ errors: {}, typed, domainError: split.domainError }, statusOf(split.domainError));
}

export default function OfficeSplitUnit({
  loaderData: { code, title, cost, regime, parts },
  actionData,
}: Route.ComponentProps) {
  const { t } = useWords("office-units");
  const { t: shell } = useWords("shell");
  const { formatDomainError, formatFields } = useDomainErrors();
  const isBusy = useNavigation().state === "submitting";
  const errors = formatFields(actionData?.errors);
  const typed: Record<string, string> | null = actionData?.typed ?? null;
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
        {actionData?.domainError ? (
          <Notice tone="danger" live>
            {formatDomainError(actionData.domainError)}
          </Notice>
        ) : null}
        <ErrorSummary errors={errors} />
        <Panel>
          <p className="font-condensed text-xl font-bold">{title}</p>
          <p className="mt-1">
            {cost === null ? null : <span className="figure">{formatPrice(cost)} · </span>}
            {t(`regime.${regime}`)}
          </p>
          <p className="mt-3 text-muted">{t("split.hint")}</p>
        </Panel>
        <Form method="post" noValidate className="flex flex-col gap-4">
          <ul className="border-t border-line">
            {parts.map(({ key, name, category, worth }) => (
              <li key={key} className="grid items-center gap-x-4 border-b border-line py-2 sm:grid-cols-[1fr_12rem]">
                <CheckboxField
                  name={`part.${key}`}
                  label={
                    <>
                      <span className="font-semibold">{name}</span>{" "}
                      <span className="text-sm text-muted">{shell(`categories.${category}`)}</span>
                    </>
                  }
                  defaultChecked={typed === null || typed[`part.${key}`] === "on"}
                />
                <TextField
                  name={`worth.${key}`}
                  label={t("split.worth")}
                  error={errors[`worth.${key}`]}
                  defaultValue={typed?.[`worth.${key}`] ?? plainAmount(worth)}
                  inputMode="decimal"
                  autoComplete="off"
                />
              </li>
            ))}
          </ul>
          <TextField
            name="note"
            label={t("split.note")}
            defaultValue={typed?.["note"]}
            maxLength={500}
            required={false}
            autoComplete="off"
          />
          <Button className="self-start" busy={isBusy}>
            {t("split.action")}
          </Button>
        </Form>
      </div>
    </OfficePage>
  );
}
