// One received unit: what it is, what it cost, and the form that puts it up for sale.

import { data, Form, Link, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/received-unit";
import { findReceivedUnit } from "../../../../shop/catalogue/publishing/find-received.server.ts";
import { partsOfUnit } from "../../../../shop/stock/conversions/parts-of-unit.server.ts";
import { hasRight } from "../../../../shop/accounts/rights.ts";
import { shopContext } from "../../../context.server.ts";
import { readFields, requireStaff } from "../../../edge.server.ts";
import { statusOf } from "../../../domain-errors.server.ts";
import { formatDate, formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import type { Shop } from "../../../composition.server.ts";
import { officeLinks } from "../../../office-links.ts";
import { Button } from "../../../kit/button.tsx";
import { SelectField, TextField } from "../../../kit/field.tsx";
import { FormProblems } from "../components/form-problems.tsx";
import { OfficePage } from "../components/page.tsx";
import { SplitForm } from "../components/split-form.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { postReceivedUnit } from "./receiving.action.server.ts";

export const handle = {
  words: ["office", "office-bench", "office-trade-ins", "office-listings", "domain-errors", "shell"],
  body: { size: "message" },
} satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { roles } = await requireStaff(request, shop, "stock.edit");
  const found = await findReceivedUnit(shop, { code: params.code });
  if (!found.ok) throw data(null, { status: 404 });
  const { unit, beside: listings } = found.value;
  // The listing that staff have begun has its own page, with everything about the unit.
  if (unit.draft !== null) throw redirect(officeLinks.listing(unit.draft));
  const { unitId: _, cost, ...unitView } = unit;
  const mayCost = hasRight(roles, "stock.cost");
  const parts = unit.kind === "pc" ? await partsOfUnit(shop, { code: params.code }) : null;
  return {
    unit: { ...unitView, cost: mayCost ? cost : null },
    listings,
    pieces: parts?.ok ? parts.value.pieces : [],
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "stock.edit");
  const fields = await readFields(request);
  const posted = await postReceivedUnit(shop, { code: params.code, fields, actor });
  if (posted.outcome === "invalid") return data({ errors: posted.errors, typed: fields ?? {}, domainError: null }, 422);
  if (posted.outcome === "refused" && posted.domainError.code === "intake-unknown") return leave(shop, params.code);
  if (posted.outcome === "refused")
    return data({ errors: {}, typed: fields ?? {}, domainError: posted.domainError }, statusOf(posted.domainError));
  if (posted.outcome === "drafted") return redirect(officeLinks.listing(posted.listingId, { done: "created" }));
  return redirect(
    posted.outcome === "scrapped"
      ? officeLinks.receiving({ scrapped: params.code })
      : posted.outcome === "split"
        ? officeLinks.receiving({ split: params.code, pieces: posted.count })
        : officeLinks.receiving({ done: params.code, listing: posted.listingId }),
  );
}

/** A unit that waits no longer: the listing that somebody has begun, or its own page, which says who decided. */
async function leave(shop: Shop, code: string) {
  const found = await findReceivedUnit(shop, { code });
  return redirect(found.ok ? officeLinks.receivingUnit(code) : officeLinks.unit(code, { done: "decided" }));
}

export default function OfficeReceivedUnit({
  loaderData: { unit, listings, pieces },
  actionData,
}: Route.ComponentProps) {
  const { t } = useWords("office-trade-ins");
  const { t: listingWords } = useWords("office-listings");
  const { t: bench } = useWords("office-bench");
  const { formatFields } = useDomainErrors();
  const isBusy = useNavigation().state === "submitting";
  const errors = formatFields(actionData?.errors);
  const values = (actionData?.typed ?? {}) as Record<string, string>;
  return (
    <OfficePage title={unit.code}>
      <div className="flex max-w-4xl flex-col gap-6">
        <FormProblems domainError={actionData?.domainError} errors={errors} />
        <UnitSummary unit={unit} />
        <Panel title={t("intake.own")}>
          <p className="mb-4 text-sm text-muted">{listingWords("receiving.beginHint")}</p>
          <Form method="post">
            <Button name="intent" value="draft" busy={isBusy}>
              {listingWords("receiving.begin")}
            </Button>
          </Form>
        </Panel>
        <p>
          <Link to={officeLinks.benchUnit(unit.code)} className="link inline-flex min-h-11 items-center">
            {bench("untested.test")}
          </Link>
        </p>
        {listings.length > 0 ? (
          <AddToListingForm
            unit={unit}
            listings={listings}
            isOpen={values["intent"] === "beside"}
            errors={errors}
            isBusy={isBusy}
          />
        ) : null}
        {pieces.length > 0 ? (
          <SplitForm
            pieces={pieces}
            isOpen={values["intent"] === "split"}
            typed={values["intent"] === "split" ? values : {}}
            errors={errors}
            isBusy={isBusy}
          />
        ) : null}
        <ScrapForm isOpen={values["intent"] === "scrap"} errors={errors} isBusy={isBusy} />
      </div>
    </OfficePage>
  );
}

type LoaderData = Route.ComponentProps["loaderData"];
type FormProps = { isOpen: boolean; errors: Record<string, string>; isBusy: boolean };

function UnitSummary({ unit }: Pick<LoaderData, "unit">) {
  const { t, language } = useWords("office-trade-ins");
  return (
    <Panel>
      <p className="font-condensed text-xl font-bold break-words">{unit.name}</p>
      {unit.kind === "pc" ? <p className="text-muted">{unit.parts.map(({ name }) => name).join(", ")}</p> : null}
      <p className="mt-2">
        {unit.cost === null ? null : (
          <>
            <span className="figure font-semibold">{t("intake.cost", { cost: formatPrice(unit.cost) })}</span> ·{" "}
          </>
        )}
        {t(`intake.regime.${unit.taxRegime}`)} · {t("intake.from")}{" "}
        <Link
          to={/^VND-\d{6}$/.test(unit.source) ? officeLinks.tradeIn(unit.source) : officeLinks.unit(unit.source)}
          className="link figure"
        >
          {unit.source}
        </Link>
        , {formatDate(unit.cameAt, language)}
      </p>
    </Panel>
  );
}

/** Puts a component up for sale in a listing that exists already. */
function AddToListingForm({
  unit,
  listings,
  isOpen,
  errors,
  isBusy,
}: Pick<LoaderData, "unit" | "listings"> & FormProps) {
  const { t } = useWords("office-trade-ins");
  return (
    <details className="rounded-sm border border-line bg-surface p-4 md:px-6" open={isOpen}>
      <summary className="flex min-h-11 cursor-pointer items-center font-condensed text-lg font-semibold">
        {t("intake.beside")}
      </summary>
      <Form method="post" className="mt-3 flex flex-col gap-4">
        <input type="hidden" name="intent" value="beside" />
        <p className="text-sm text-muted">{t("intake.besideHint")}</p>
        <SelectField name="listing" label={t("intake.listing")} error={errors["listing"]} required>
          {listings.map(({ id, title, price }) => (
            <option key={id} value={id}>
              {title}, {formatPrice(price)}
            </option>
          ))}
        </SelectField>
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            name="grade"
            id="field-beside-grade"
            label={t("intake.grade")}
            defaultValue={unit.suggestedGrade}
            required
          >
            {(["A", "B", "C"] as const).map((grade) => (
              <option key={grade} value={grade}>
                {t(`intake.grades.${grade}`)}
              </option>
            ))}
          </SelectField>
          <TextField
            name="serial"
            id="field-beside-serial"
            label={t("intake.serial")}
            maxLength={60}
            required={false}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
        <Button className="self-start" busy={isBusy}>
          {t("intake.shelve")}
        </Button>
      </Form>
    </details>
  );
}

function ScrapForm({ isOpen, errors, isBusy }: FormProps) {
  const { t } = useWords("office-trade-ins");
  return (
    <details className="rounded-sm border border-line bg-surface p-4 md:px-6" open={isOpen}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">{t("intake.scrap")}…</summary>
      <Form method="post" className="mt-2 flex flex-col items-start gap-4">
        <input type="hidden" name="intent" value="scrap" />
        <p className="text-sm text-muted">{t("intake.scrapHint")}</p>
        <TextField
          name="reason"
          label={t("intake.reason")}
          error={errors["reason"]}
          minLength={3}
          maxLength={500}
          required
          autoComplete="off"
          className="w-full"
        />
        <Button variant="danger" busy={isBusy}>
          {t("intake.scrap")}
        </Button>
      </Form>
    </details>
  );
}
