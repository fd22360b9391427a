// Takes the AWBs back from the courier's site: pasted lines, or the text of its CSV.

import { data, Form, Link, useNavigation } from "react-router";
import type { Route } from "./+types/import-awbs";
import { hasRight } from "../../../../shop/accounts/rights.ts";
import { readAwbLines } from "../../../../shop/shipments/courier-file.ts";
import { AwbImportForm } from "../../../../shop/shipments/forms.ts";
import { importAwbs } from "../../../../shop/shipments/import-awbs.server.ts";
import { findShipments } from "../../../../shop/shipments/view-shipments.server.ts";
import { couriers } from "../../../../shop/shipping/courier.ts";
import { shopContext } from "../../../context.server.ts";
import { parseFields, readFields, requireStaff } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Button, ButtonLink } from "../../../kit/button.tsx";
import { SelectField, TextAreaField } from "../../../kit/field.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { officeLinks } from "../../../office-links.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { FormProblems } from "../components/form-problems.tsx";
import { OfficePage } from "../components/page.tsx";
import { rightToChange } from "../shared/shipments/shipment-rights.server.ts";

export const handle = {
  words: ["office-shipments", "domain-errors"],
  body: { size: "list", cards: "goods" },
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context.get(shopContext), "shipments.edit");
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor, roles } = await requireStaff(request, shop, "shipments.edit");
  const fields = await readFields(request, "goods");
  const parsed = parseFields(AwbImportForm, fields);
  if (!parsed.ok) return data({ errors: parsed.errors, typed: parsed.values, problems: [], imported: null }, 422);
  const read = readAwbLines(parsed.value.pasted, { courier: parsed.value.courier });
  const problems = read.flatMap((line) => (line.problem === null ? [] : [line]));
  // Nothing is stored while a line cannot be read.
  if (problems.length > 0) return data({ errors: {}, typed: fields ?? {}, problems, imported: null }, 422);
  const lines = read.flatMap((line) => (line.problem === null ? [line] : []));
  const known = await findShipments(
    shop,
    lines.map(({ number }) => number),
  );
  const barred = new Set(
    known.filter(({ subject }) => !hasRight(roles, rightToChange[subject])).map(({ number }) => number),
  );
  const allowed = lines.filter(({ number }) => !barred.has(number));
  const imported = await importAwbs(shop, { lines: allowed, at: shop.clock.now(), actor });
  return data({ errors: {}, typed: {} as Record<string, string>, problems: [], imported }, 200);
}

export default function ImportAwbs({ actionData }: Route.ComponentProps) {
  const { t } = useWords("office-shipments");
  const { formatFields } = useDomainErrors();
  const isBusy = useNavigation().formData !== undefined;
  const errors = formatFields(actionData?.errors);
  const typed: Record<string, string> = actionData?.typed ?? {};
  return (
    <OfficePage
      title={t("import.title")}
      actions={
        <ButtonLink to={officeLinks.shipments()} variant="quiet">
          {t("title")}
        </ButtonLink>
      }
    >
      <div className="mb-4 flex max-w-3xl flex-col gap-3 empty:hidden">
        <FormProblems domainError={null} errors={errors} />
        <Outcome answer={actionData} />
      </div>
      <p className="mb-4 max-w-prose">{t("import.lead")}</p>
      <Form method="post" noValidate className="flex max-w-3xl flex-col items-start gap-4">
        <SelectField name="courier" label={t("import.courier")} defaultValue={typed["courier"] ?? "sameday"} required>
          {Object.entries(couriers).map(([code, { name }]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          name="pasted"
          label={t("import.lines")}
          hint={t("import.hint")}
          error={errors["pasted"]}
          defaultValue={typed["pasted"]}
          rows={8}
          required
          spellCheck={false}
          className="w-full"
        />
        <Button busy={isBusy}>{t("import.action")}</Button>
      </Form>
    </OfficePage>
  );
}

function Outcome({ answer }: { answer: Route.ComponentProps["actionData"] }) {
  const { t } = useWords("office-shipments");
  const { formatDomainError, formatFields } = useDomainErrors();
  if (!answer) return null;
  const stored = (answer.imported ?? []).filter(({ domainError }) => domainError === null).length;
  return (
    <>
      {answer.problems.length > 0 ? (
        <Notice tone="danger" live>
          <ul>
            {answer.problems.map(({ line, problem }) => (
              <li key={line} className="wrap-anywhere">
                {line}: {formatFields({ problem })["problem"] ?? problem}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {answer.imported ? (
        <Notice tone={stored > 0 ? "good" : "warn"} live>
          {t("import.stored", { count: stored })}
        </Notice>
      ) : null}
      {(answer.imported ?? []).map(({ number, domainError }) =>
        domainError === null ? null : (
          <Notice key={number} tone="warn" live>
            <Link to={officeLinks.shipment(number)} className="link figure">
              {number}
            </Link>{" "}
            {formatDomainError(domainError)}
          </Notice>
        ),
      )}
    </>
  );
}
