// Building a PC from parts in stock: their codes are typed or scanned, and the PC waits in receiving with their cost.

import { data, Form, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/build";
import { BuildForm } from "../../../../shop/stock/forms.ts";
import { buildPc } from "../../../../shop/stock/conversions/build-pc.server.ts";
import { shopContext } from "../../../context.server.ts";
import { parseFields, readFields, requireStaff } from "../../../edge.server.ts";
import { statusOf } from "../../../domain-errors.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { Button, ButtonLink } from "../../../kit/button.tsx";
import { ErrorSummary } from "../../../kit/error-summary.tsx";
import { CheckboxField, TextAreaField, TextField } from "../../../kit/field.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { OfficePage } from "../components/page.tsx";
import { explainBuild } from "./explain-build.ts";

export const handle = {
  words: ["office", "office-units", "domain-errors", "shell"],
  body: { size: "message", cards: "goods" },
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "stock.edit");
  const units = new URL(request.url).searchParams.getAll("unit").slice(0, 24);
  const day = shop.clock.today().slice(2).replaceAll("-", "");
  return { units, code: `PC-${day}-${shop.clock.now().getTime() % 1000}` };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "stock.edit");
  const fields = await readFields(request, "goods");
  const parsed = parseFields(BuildForm, fields);
  const typed = fields ?? {};
  if (!parsed.ok) return data({ errors: parsed.errors, typed, domainError: null, why: null }, 422);
  const built = await buildPc(shop, { ...parsed.value, actor });
  if (built.ok) return redirect(officeLinks.receivingUnit(built.value));
  const { domainError } = built;
  return data({ errors: {}, typed, domainError, why: explainBuild(domainError) }, statusOf(domainError));
}

export default function OfficeBuildPc({ loaderData: { units, code }, actionData }: Route.ComponentProps) {
  const { t } = useWords("office-units");
  const { formatDomainError, formatFields } = useDomainErrors();
  const isBusy = useNavigation().state === "submitting";
  const errors = formatFields(actionData?.errors);
  const typed: Record<string, string> = actionData?.typed ?? { units: units.join("\n"), code };
  const why = actionData?.why ?? null;
  const refused = actionData?.domainError?.code;
  return (
    <OfficePage
      title={t("build.title")}
      actions={
        <ButtonLink to={officeLinks.units()} variant="quiet">
          {t("back")}
        </ButtonLink>
      }
    >
      <div className="flex max-w-3xl flex-col gap-6">
        {actionData?.domainError ? (
          <Notice tone="danger" title={formatDomainError(actionData.domainError)} live>
            {why ? <Why why={why} /> : null}
          </Notice>
        ) : null}
        <ErrorSummary errors={errors} />
        <Panel>
          <p className="mb-4 text-muted">{t("build.lead")}</p>
          <Form method="post" noValidate className="flex flex-col gap-4">
            <TextAreaField
              name="units"
              label={t("build.units")}
              hint={t("build.unitsHint")}
              error={errors["units"]}
              defaultValue={typed["units"]}
              rows={9}
              required
              autoComplete="off"
              spellCheck={false}
            />
            <div className="grid items-end gap-4 sm:grid-cols-[1fr_14rem]">
              <TextField
                name="name"
                label={t("build.name")}
                error={errors["name"]}
                defaultValue={typed["name"]}
                maxLength={160}
                required
                autoComplete="off"
              />
              <TextField
                name="code"
                label={t("build.code")}
                error={errors["code"]}
                defaultValue={typed["code"]}
                maxLength={40}
                required
                autoComplete="off"
                spellCheck={false}
              />
            </div>
            {refused === "mixed-regimes" || typed["asNormal"] === "on" ? (
              <CheckboxField
                name="asNormal"
                label={t("build.asNormal")}
                hint={t("build.asNormalHint")}
                defaultChecked={typed["asNormal"] === "on"}
              />
            ) : null}
            {refused === "pc-does-not-fit" || typed["anyway"] === "on" ? (
              <CheckboxField name="anyway" label={t("build.anyway")} defaultChecked={typed["anyway"] === "on"} />
            ) : null}
            <Button className="self-start" busy={isBusy}>
              {t("build.action")}
            </Button>
          </Form>
        </Panel>
      </div>
    </OfficePage>
  );
}

function Why({ why }: { why: NonNullable<ReturnType<typeof explainBuild>> }) {
  const { t } = useWords("office-units");
  const { t: shell } = useWords("shell");
  return (
    <ul className="list-disc ps-5">
      {why.lacks.map((lack) => (
        <li key={lack}>
          {t("build.lacks", { what: lack === "storage" ? t("build.storage") : shell(`categories.${lack}`) })}
        </li>
      ))}
      {why.doubles.map((double) => (
        <li key={double}>{t("build.doubles", { what: shell(`categories.${double}`) })}</li>
      ))}
      {why.incompatibilities.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
