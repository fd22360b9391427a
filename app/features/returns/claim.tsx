// A claim about one unit of an order: the buyer describes the problem, staff decide.

import { data, redirect } from "react-router";
import type { Route } from "./+types/claim";
import { newId } from "../../../base/id.ts";
import { ClaimForm } from "../../../shop/returns/forms.ts";
import { openClaim } from "../../../shop/returns/open-claim.server.ts";
import { coverOfOrder } from "../../../shop/returns/cover-of-order.server.ts";
import { viewClaims } from "../../../shop/returns/view-claims.server.ts";
import { shopContext } from "../../context.server.ts";
import { parseFields } from "../../edge.server.ts";
import { useWords } from "../../i18n/use-words.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { links } from "../../links.ts";
import { ButtonLink } from "../../kit/button.tsx";
import { Choice } from "../../kit/choice.tsx";
import { Empty } from "../../kit/empty.tsx";
import { CheckboxField } from "../../kit/field.tsx";
import { Head } from "../../kit/pages/head.tsx";
import { Page } from "../../kit/pages/page.tsx";
import { Panel } from "../../kit/panel.tsx";
import { useCoverSentence } from "../../shared/warranty/use-cover-sentence.ts";
import { claimAnswer, readClaimForm, refusedClaim } from "./read-claim-form.server.ts";
import { RemedyChoices } from "./components/remedy-choices.tsx";
import { ClaimFields } from "./components/claim-fields.tsx";
import { keyQueryOf, authorizeOrder } from "../../shared/orders/authorize-order.server.ts";

export const handle = {
  words: ["returns", "account", "trade-in-photos", "domain-errors"],
  purpose: "form",
  body: { size: "message", photos: true },
} satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const order = await authorizeOrder(request, { shop, number: params.number });
  const [{ units, isClaimable }, covers] = await Promise.all([
    viewClaims(shop, order),
    coverOfOrder(shop, { orderId: order.id }),
  ]);
  return {
    number: order.number,
    keyQuery: keyQueryOf(request),
    units: isClaimable ? units.map((unit) => ({ ...unit, today: covers.get(unit.unitId) ?? null })) : [],
    pageKey: newId<"claim">(),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const order = await authorizeOrder(request, { shop, number: params.number });
  const { fields, photos, problem } = await readClaimForm(request);
  const parsed = parseFields(ClaimForm, fields);
  if (problem || !parsed.ok) return data(...claimAnswer(parsed, { fields, photos, problem }));
  const { kind, unit, story, remedy = null, pageKey: key } = parsed.value;
  const claim = { orderId: order.id, kind, units: [unit], story, remedy, key, photos, actor: "buyer" };
  const opened = await openClaim(shop, claim);
  if (!opened.ok) return data(...refusedClaim(opened.domainError, { fields, photos, problem }));
  return redirect(links.order(order.number, keyQueryOf(request), "claims"));
}

export default function OrderClaim({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords("returns");
  const { number, units, keyQuery } = loaderData;
  return (
    <Page title={t("claim.title")} lead={t("withdraw.order", { number })}>
      <Head title={t("claim.title")} hidden />
      {units.length === 0 ? (
        <Empty
          title={t("claim.nothing")}
          actions={<ButtonLink to={links.order(number, keyQuery)}>{t("barred.order")}</ButtonLink>}
        >
          {t("claim.nothingText")}
        </Empty>
      ) : (
        <ClaimFields
          pageKey={loaderData.pageKey}
          answer={actionData}
          back={{ to: links.order(number, keyQuery), label: t("barred.order") }}
        >
          {({ errors, typed }) => (
            <>
              <KindChoices chosen={typed["kind"]} />
              <RemedyChoices chosen={typed["remedy"]} error={errors["remedy"]} />
              <UnitChoices units={units} chosen={typed["unit"]} error={errors["unit"]} />
            </>
          )}
        </ClaimFields>
      )}
    </Page>
  );
}

type View = Route.ComponentProps["loaderData"];

function KindChoices({ chosen }: { chosen: string | undefined }) {
  const { t } = useWords("returns");
  return (
    <fieldset>
      <legend className="font-condensed text-2xl font-bold">{t("claim.what")}</legend>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        <Choice
          name="kind"
          value="warranty"
          title={t("claim.warranty")}
          hint={t("claim.warrantyHint")}
          checked={chosen !== "return"}
        />
        <Choice
          name="kind"
          value="return"
          title={t("claim.return")}
          hint={t("claim.returnHint")}
          checked={chosen === "return"}
        />
      </div>
    </fieldset>
  );
}

/** The product, and what its warranty covers today. */
function UnitLabel({ title, cover }: { title: string; cover: string | null }) {
  return (
    <>
      {title}
      {cover === null ? null : <span className="block text-sm text-muted">{cover}</span>}
    </>
  );
}

function UnitChoices({
  units,
  chosen,
  error,
}: Pick<View, "units"> & { chosen: string | undefined; error: string | undefined }) {
  const { t } = useWords("returns");
  const sentence = useCoverSentence();
  return (
    <Panel label={t("claim.which")}>
      <fieldset>
        <legend className="sr-only">{t("claim.which")}</legend>
        {units.map((unit, index) => (
          <CheckboxField
            key={unit.unitId}
            type="radio"
            id={index === 0 ? "field-unit" : `unit-${unit.unitId}`}
            name="unit"
            value={unit.unitId}
            label={<UnitLabel title={unit.title} cover={unit.today ? sentence(unit.today) : null} />}
            error={index === 0 ? error : null}
            defaultChecked={units.length === 1 || chosen === unit.unitId}
          />
        ))}
      </fieldset>
    </Panel>
  );
}
