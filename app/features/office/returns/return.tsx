// One withdrawal, return or warranty claim, for staff: the buyer's description and the decisions that are possible now.

import { data, Form, Link, useNavigation } from "react-router";
import type { Route } from "./+types/return";
import { plainAmount } from "../../../../base/amount.ts";
import {
  nextClaimStates,
  parseClaimNumber,
  resolutionOfRemedy,
  resolutionsOf,
} from "../../../../shop/returns/claim.ts";
import type { ClaimNumber } from "../../../../shop/returns/claim.ts";
import type { Shop } from "../../../composition.server.ts";
import { coveredComponents } from "../../../../shop/warranty/ledger.ts";
import { findClaim } from "../../../../shop/returns/find-claim.server.ts";
import { claimPhotosOf } from "../../../../shop/returns/photos/claim-photos-of.server.ts";
import { transitionClaim, type ClaimEnd } from "../../../../shop/returns/transition-claim.server.ts";
import { ClaimTransitionForm } from "../../../../shop/returns/forms.ts";
import { shopContext } from "../../../context.server.ts";
import { parseFields, readFields, requireStaff } from "../../../edge.server.ts";
import { statusOf } from "../../../domain-errors.server.ts";
import { formatLastDay, formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { Button } from "../../../kit/button.tsx";
import { CheckboxField, SelectField, TextAreaField, TextField } from "../../../kit/field.tsx";
import { CustomerLink } from "../components/customer-link.tsx";
import { FormProblems } from "../components/form-problems.tsx";
import { OfficePage } from "../components/page.tsx";
import { revalidateConflict } from "../components/revalidate-conflict.ts";
import { withDecider } from "../last-change.server.ts";
import { Timeline } from "../components/timeline.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { ClaimPhotoList } from "../../../shared/returns/claim-photo-list.tsx";
import { ShipmentsPanel } from "../shared/shipments/shipments-panel.tsx";
import {
  handOverReplacements,
  listEqualUnits,
  viewReplacements,
} from "../../../../shop/returns/replacements/replacements.server.ts";
import { parcelsView } from "../shared/shipments/shipment.view.server.ts";
import { ClaimStateBadge } from "../../../shared/returns/claim-state.tsx";
import { claimView } from "../../../shared/returns/claim.view.server.ts";

export const handle = {
  words: ["office", "office-audit", "office-orders", "office-shipments", "returns", "account", "domain-errors"],
  body: { size: "form" },
} satisfies RouteHandle;

export const shouldRevalidate = revalidateConflict;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { roles } = await requireStaff(request, shop, "returns.view");
  const found = await findClaim(shop, { number: parseClaimNumber(params.number) });
  if (!found.ok) throw data(null, { status: 404 });
  const { claim, order, timeline, refund } = found.value;
  return {
    claim: claimView(claim),
    photos: (await claimPhotosOf(shop, [claim.id])).get(claim.id) ?? [],
    buyer: { name: `${order.address.firstName} ${order.address.lastName}`, email: order.email, phone: order.phone },
    holder: claim.holder,
    parcels: await parcelsView(shop, { number: claim.number, roles }),
    replacements: await viewReplacements(shop, claim),
    equal:
      resolutionsOf(claim).includes("replaced") && claim.state === "received" ? await listEqualUnits(shop, claim) : [],
    mayReplaceParts: claim.kind === "warranty",
    timeline,
    refund,
    // The shop settles a withdrawal from the extended warranty alone by itself.
    transitions: claim.extensions.length > 0 ? [] : nextClaimStates(claim.state, "staff"),
    resolutions: resolutionsOf(claim),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "returns.edit");
  const number = parseClaimNumber(params.number);
  const fields = await readFields(request);
  const typed: Record<string, string> = fields ?? {};
  if (number !== null && fields?.["intent"] === "hand-over") {
    const handed = await handOverReplacements(shop, { number, actor });
    return handed.ok
      ? { errors: {}, typed: {}, domainError: null }
      : data({ errors: {}, typed, domainError: handed.domainError }, statusOf(handed.domainError));
  }
  const parsed = parseFields(ClaimTransitionForm, fields);
  if (number === null) throw data(null, { status: 404 });
  if (!parsed.ok) return data({ errors: parsed.errors, typed, domainError: null }, 422);
  // Ticked units of the list come before typed codes.
  const ticked = Object.keys(typed).flatMap((name) => (name.startsWith("unit-") ? [name.slice("unit-".length)] : []));
  const form =
    parsed.value.to === "settled"
      ? { ...parsed.value, machines: [...new Set([...ticked, ...parsed.value.machines])] }
      : parsed.value;
  const end = form.to === "settled" ? endOf(form) : null;
  const transition = { number, to: form.to, actor, answer: form.answer, ...(end && { end }) };
  const moved = await withDecider(shop, await transitionClaim(shop, transition), await thingOf(shop, number));
  return moved.ok
    ? { errors: {}, typed: {}, domainError: null }
    : data({ errors: {}, typed, domainError: moved.domainError }, statusOf(moved.domainError));
}

/** A claim is in the log of its order. */
async function thingOf(shop: Shop, number: ClaimNumber) {
  const found = await findClaim(shop, { number });
  if (!found.ok) return null;
  const actions = ["claim-accepted", "claim-received", "claim-settled", "claim-rejected", "claim-dropped"];
  return { entity: "order", entityId: found.value.order.number, actions };
}

function endOf(form: Extract<ClaimTransitionForm, { to: "settled" }>): ClaimEnd {
  const { resolution, refundAmount, machines, otherRemedyWhy, replacedPart, replacedTitle, replacedSerial } = form;
  return {
    resolution,
    refund: refundAmount ?? null,
    machines,
    otherRemedyWhy,
    replaced:
      replacedPart === "" || replacedTitle === ""
        ? null
        : { component: replacedPart, title: replacedTitle, serial: replacedSerial || null },
  };
}

export default function OfficeReturn({ loaderData, actionData }: Route.ComponentProps) {
  const { claim, photos, buyer, holder, timeline, transitions, resolutions, refund, mayReplaceParts } = loaderData;
  const { t } = useWords("office-orders");
  const { t: returns } = useWords("returns");
  const { formatFields } = useDomainErrors();
  const errors = formatFields(actionData?.errors);
  const typed: Typed = actionData?.typed ?? {};
  const isBusy = useNavigation().state === "submitting";
  return (
    <OfficePage title={claim.number} actions={<ClaimStateBadge state={claim.state} />}>
      <FormProblems domainError={actionData?.domainError} errors={errors} />
      <div className="mt-4 grid items-start gap-6 xl:grid-cols-[1fr_24rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <ClaimPanel claim={claim} photos={photos} />
          {transitions.length > 0 ? (
            <DecisionForm
              {...{
                claim,
                equal: loaderData.equal,
                transitions,
                resolutions,
                refund,
                mayReplaceParts,
                errors,
                typed,
                isBusy,
              }}
            />
          ) : null}
          <Replacements replacements={loaderData.replacements} />
          <ShipmentsPanel parcels={loaderData.parcels} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {holder === null ? null : <HolderPanel holder={holder} />}
          <BuyerPanel buyer={buyer} orderNumber={claim.orderNumber} />
          <Timeline
            label={t("claims.history")}
            transitions={timeline.map((move) => ({ ...move, what: returns(`state.${move.to}`) }))}
          />
        </div>
      </div>
    </OfficePage>
  );
}

type LoaderData = Route.ComponentProps["loaderData"];

function ClaimPanel({ claim, photos }: Pick<LoaderData, "claim" | "photos">) {
  const { t, language } = useWords("office-orders");
  const { t: returns } = useWords("returns");
  return (
    <Panel title={returns(`kind.${claim.kind}`)}>
      <ul className="divide-y divide-line border-y border-line">
        {claim.units.map((unit) => (
          <li key={unit.unitId} className="flex items-baseline justify-between gap-4 py-2.5">
            <span className="font-condensed font-bold">{unit.title}</span>
            <span className="figure shrink-0 text-sm whitespace-nowrap">{formatPrice(unit.price)}</span>
          </li>
        ))}
        {claim.extensions.map((unit) => (
          <li key={unit.unitId} className="py-2.5 font-condensed font-bold">
            {returns("extensionOf", { title: unit.title })}
          </li>
        ))}
      </ul>
      {claim.extensions.length > 0 && claim.state === "accepted" ? (
        <p className="mt-4">{t("claims.extensionWaits")}</p>
      ) : null}
      {claim.remedy ? <p className="mt-4 font-semibold">{t(`claims.remedy.${claim.remedy}`)}</p> : null}
      {claim.story ? (
        <blockquote className="mt-4 border-s-4 border-edge ps-4 whitespace-pre-line">{claim.story}</blockquote>
      ) : null}
      {photos.length === 0 ? null : (
        <section className="mt-4">
          <h3 className="mb-2 text-lg">{returns("photos.title")}</h3>
          <ClaimPhotoList number={claim.number} photos={photos} />
        </section>
      )}
      {claim.dueAt === null ? null : (
        <p className="mt-4">{t("claims.dueBy", { day: formatLastDay(claim.dueAt, language) })}</p>
      )}
      {claim.answer ? <p className="mt-4">{t("claims.answered", { answer: claim.answer })}</p> : null}
      {claim.resolution ? (
        <p className="mt-4 font-semibold">
          {t(`claims.ended.${claim.resolution}`, {
            amount: claim.refund === null ? "" : formatPrice(claim.refund),
          })}
        </p>
      ) : null}
      {claim.otherRemedyWhy ? (
        <p className="mt-4 whitespace-pre-line">{t("claims.otherRemedyWas", { why: claim.otherRemedyWhy })}</p>
      ) : null}
      {claim.units.length > 0 && (claim.state === "received" || claim.state === "settled") ? (
        <p className="mt-4">
          {t("claims.where")}{" "}
          <Link to={officeLinks.inspections()} className="link inline-flex min-h-11 items-center">
            {t("inspection.title")}
          </Link>
        </p>
      ) : null}
    </Panel>
  );
}

type DecisionFormProps = Pick<
  LoaderData,
  "claim" | "equal" | "transitions" | "resolutions" | "refund" | "mayReplaceParts"
> & {
  errors: Record<string, string>;
  typed: Typed;
  isBusy: boolean;
};
type Typed = Readonly<Record<string, string>>;

function DecisionForm(props: DecisionFormProps) {
  const { claim, equal, transitions, resolutions, refund, mayReplaceParts, errors, typed, isBusy } = props;
  const { t } = useWords("office-orders");
  return (
    <Panel title={t("now.title")}>
      <p className="mb-4">
        {t("claims.proposal", {
          total: formatPrice(refund.total),
          goods: formatPrice(refund.goods),
          tests: formatPrice(refund.tests),
          shipping: formatPrice(refund.shipping),
          warranty: formatPrice(refund.warranty),
        })}
      </p>
      <Form method="post" className="flex flex-col gap-4">
        <TextAreaField
          name="answer"
          label={t("claims.answer")}
          hint={t("claims.answerHint")}
          rows={3}
          maxLength={1000}
          required={false}
          error={errors["answer"]}
          defaultValue={typed["answer"]}
        />
        {transitions.includes("settled") ? <EndFields {...props} /> : null}
        {transitions.includes("settled") && claim.remedy ? (
          <OtherRemedyField error={errors["otherRemedyWhy"]} typed={typed["otherRemedyWhy"]} />
        ) : null}
        {transitions.includes("settled") && resolutions.includes("replaced") ? (
          <p className="text-sm">{t(equal.length === 0 ? "claims.noEqual" : "claims.equal")}</p>
        ) : null}
        {transitions.includes("settled") && resolutions.includes("replaced") && equal.length > 0 ? (
          <ul className="text-sm">
            {equal.map(({ code, title, grade, place }) => (
              <li key={code}>
                <CheckboxField
                  name={`unit-${code}`}
                  label={[code, title, grade, place].filter(Boolean).join(" · ")}
                  defaultChecked={typed[`unit-${code}`] !== undefined}
                />
              </li>
            ))}
          </ul>
        ) : null}
        {transitions.includes("settled") && resolutions.includes("replaced") ? (
          <TextField
            name="machines"
            label={t("claims.machines.label")}
            hint={t("claims.machines.hint")}
            error={errors["machines"]}
            defaultValue={typed["machines"]}
            required={false}
            autoComplete="off"
            spellCheck={false}
          />
        ) : null}
        {transitions.includes("settled") && mayReplaceParts ? (
          <ReplacedPartFields errors={errors} typed={typed} />
        ) : null}
        <div className="flex flex-wrap gap-3">
          {transitions.map((to) => (
            <Button
              key={to}
              name="to"
              value={to}
              variant={to === "rejected" || to === "dropped" ? "danger" : "primary"}
              busy={isBusy}
            >
              {t(`claims.to.${to as "accepted" | "rejected" | "received" | "settled" | "dropped"}`)}
            </Button>
          ))}
        </div>
      </Form>
    </Panel>
  );
}

/** How the claim ends, and the money that goes back. */
function EndFields({ claim, resolutions, refund, errors, typed }: DecisionFormProps) {
  const { t } = useWords("office-orders");
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        name="resolution"
        label={t("claims.resolution")}
        error={errors["resolution"]}
        defaultValue={typed["resolution"]}
        required
      >
        {chosenFirst(resolutions, claim.remedy).map((resolution) => (
          <option key={resolution} value={resolution}>
            {t(`claims.end.${resolution}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        name="refundAmount"
        label={t("claims.amount")}
        error={errors["refundAmount"]}
        defaultValue={typed["refundAmount"] ?? plainAmount(refund.total)}
        inputMode="decimal"
        autoComplete="off"
      />
    </div>
  );
}

function OtherRemedyField({ error, typed }: { error: string | undefined; typed: string | undefined }) {
  const { t } = useWords("office-orders");
  return (
    <TextAreaField
      name="otherRemedyWhy"
      label={t("claims.otherRemedy")}
      hint={t("claims.otherRemedyHint")}
      rows={2}
      maxLength={1000}
      required={false}
      error={error}
      defaultValue={typed}
    />
  );
}

/** What the buyer chose comes first, so that it is what the form proposes. */
function chosenFirst(resolutions: LoaderData["resolutions"], remedy: LoaderData["claim"]["remedy"]) {
  const chosen = remedy === null ? null : resolutionOfRemedy[remedy];
  return resolutions.toSorted((one, other) => Number(other === chosen) - Number(one === chosen));
}

/** The part that a repair changed: the unit's warranty ledger and its next owners see it. */
function ReplacedPartFields({ errors, typed }: Pick<DecisionFormProps, "errors" | "typed">) {
  const { t } = useWords("office-orders");
  const { t: account } = useWords("account");
  const isOpen = ["replacedPart", "replacedTitle", "replacedSerial"].some(
    (name) => errors[name] !== undefined || (typed[name] ?? "") !== "",
  );
  return (
    <details open={isOpen}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">{t("claims.replaced.title")}</summary>
      <div className="mt-2 grid items-end gap-4 sm:grid-cols-3">
        <SelectField
          name="replacedPart"
          label={t("claims.replaced.part")}
          error={errors["replacedPart"]}
          defaultValue={typed["replacedPart"]}
          required={false}
        >
          <option value="">–</option>
          {coveredComponents
            .filter((part) => part !== "unit")
            .map((part) => (
              <option key={part} value={part}>
                {account(`warranties.part.${part}`)}
              </option>
            ))}
        </SelectField>
        <TextField
          name="replacedTitle"
          label={t("claims.replaced.new")}
          error={errors["replacedTitle"]}
          defaultValue={typed["replacedTitle"]}
          required={false}
          autoComplete="off"
        />
        <TextField
          name="replacedSerial"
          label={t("claims.replaced.serial")}
          error={errors["replacedSerial"]}
          defaultValue={typed["replacedSerial"]}
          required={false}
          autoComplete="off"
        />
      </div>
    </details>
  );
}

/** What the holder gets instead: until it has left, it waits to be packed. */
function Replacements({ replacements }: Pick<LoaderData, "replacements">) {
  const { t } = useWords("office-orders");
  if (replacements.length === 0) return null;
  return (
    <Panel label={t("claims.end.replaced")}>
      <ul className="divide-y divide-line">
        {replacements.map(({ code, oldCode, title, grade, place, sentAt }) => (
          <li key={code} className="py-2">
            <Link to={officeLinks.unit(code)} className="link figure font-semibold">
              {code}
            </Link>{" "}
            {[title, grade, place].filter(Boolean).join(" · ")}
            <span className="block text-sm text-muted">
              {t("claims.instead", { oldCode })} · {t(sentAt === null ? "claims.toPack" : "claims.packed")}
            </span>
          </li>
        ))}
      </ul>
      {replacements.some(({ sentAt }) => sentAt === null) ? (
        <Form method="post" className="mt-3">
          <Button name="intent" value="hand-over" variant="secondary" size="sm">
            {t("claims.handOver")}
          </Button>
        </Form>
      ) : null}
    </Panel>
  );
}

function HolderPanel({ holder }: { holder: NonNullable<LoaderData["holder"]> }) {
  const { t } = useWords("office-orders");
  return (
    <Panel label={t("claims.holder")}>
      {holder === "gone" ? (
        <p>{t("claims.holderGone")}</p>
      ) : (
        <>
          <p className="font-semibold">{holder.name}</p>
          <p className="break-words">{holder.email}</p>
        </>
      )}
    </Panel>
  );
}

function BuyerPanel({ buyer, orderNumber }: Pick<LoaderData, "buyer"> & { orderNumber: string }) {
  const { t } = useWords("office-orders");
  return (
    <Panel label={t("claims.buyer")}>
      <p className="font-semibold">{buyer.name}</p>
      <p className="break-words">{buyer.email}</p>
      <p>{buyer.phone}</p>
      <p>
        <CustomerLink email={buyer.email} label={t("claims.customer")} />
      </p>
      <p className="mt-3">
        <Link to={officeLinks.order(orderNumber)} className="link figure">
          {orderNumber}
        </Link>
      </p>
    </Panel>
  );
}
