// The form that accepts an offer (spec 2): the payout, the account, the seller, and the declaration of ownership.

import { Form, useNavigation } from "react-router";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import type { TradeInView } from "../sent/trade-in.view.server.ts";
import { Button } from "../../../kit/button.tsx";
import { CheckboxField, TextField } from "../../../kit/field.tsx";
import { Icon } from "../../../kit/icon.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { PlaceFields, type PlaceField } from "../../../kit/place-fields.tsx";
import { formatRange } from "../../../shared/trade-in/format-offer.ts";
import { formatTransport, formatWayBack } from "../../../shared/trade-in/selling-terms.ts";
import { GuaranteedAmount } from "./guaranteed-amount.tsx";

type DecideFormProps = { view: TradeInView; errors: Record<string, string>; typed: Record<string, string> };

export function DecideForm({ view: { number, keyQuery, offer, sequence, hasDrives }, errors, typed }: DecideFormProps) {
  const { t } = useWords("trade-in-sent");
  const { t: checkout } = useWords("checkout");
  const { state, formData } = useNavigation();
  const given = (name: string, label: string) => ({
    name,
    label,
    required: true,
    error: errors[name],
    defaultValue: typed[name] ?? "",
  });
  const field = (name: "firstName" | "lastName" | "phone" | PlaceField) => given(name, checkout(`shipping.${name}`));
  return (
    <Form method="post" action={links.tradeIn(number, keyQuery)} noValidate className="flex flex-col gap-6">
      <input type="hidden" name="sequence" value={sequence} />
      <PayoutFields offer={offer} chosen={typed["payout"] ?? "full"} />
      <Panel label={t("decide.account")}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...given("iban", t("decide.iban"))}
            hint={t("decide.ibanHint")}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={42}
            className="sm:col-span-2"
          />
          <TextField {...given("payee", t("decide.payee"))} autoComplete="name" className="sm:col-span-2" />
        </div>
      </Panel>
      <Panel label={t("decide.seller")}>
        <p className="mb-4 text-sm text-muted">{t("decide.sellerText")}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field("firstName")} autoComplete="given-name" />
          <TextField {...field("lastName")} autoComplete="family-name" />
          <TextField {...field("phone")} type="tel" inputMode="tel" autoComplete="tel" className="sm:col-span-2" />
          <PlaceFields field={field} />
        </div>
      </Panel>
      <AgreedFields offer={offer} hasDrives={hasDrives} errors={errors} typed={typed} />
      <div>
        <Button
          name="intent"
          value="accept"
          size="lg"
          busy={state === "submitting" && formData?.get("intent") === "accept"}
          className="max-sm:w-full"
        >
          <Icon name="check" size={16} />
          {t("decide.accept", { total: formatRange(offer) })}
        </Button>
        <p className="mt-2 text-sm text-muted">
          {t(offer.floor < offer.total ? "decide.acceptTextUpTo" : "decide.acceptText")}
        </p>
      </div>
    </Form>
  );
}

function PayoutFields({ offer, chosen }: { offer: TradeInView["offer"]; chosen: string }) {
  const { t } = useWords("trade-in-sent");
  const { t: words } = useWords("trade-in-offer");
  const choices = [
    { choice: "full", title: words("payout.full"), hint: words("payout.fullHint", { count: offer.terms.payoutDays }) },
    {
      choice: "instant",
      title: words("payout.instant"),
      hint: words("payout.instantHint", { percent: offer.terms.instantPercent }),
    },
  ] as const;
  return (
    <fieldset>
      <legend className="font-condensed text-2xl font-bold">{t("decide.payout")}</legend>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        {choices.map(({ choice, title, hint }) => (
          <label
            key={choice}
            className="grid grid-cols-[auto_1fr] gap-x-3 rounded-sm border border-edge bg-raised px-4 py-3 has-checked:border-2 has-checked:border-action has-checked:px-[calc(1rem-1px)] has-checked:py-[calc(0.75rem-1px)]"
          >
            <input
              type="radio"
              name="payout"
              value={choice}
              defaultChecked={chosen === choice}
              className="row-span-3 mt-1.5 size-5 accent-brand-trace"
            />
            <span className="font-condensed text-lg leading-tight font-bold">{title}</span>
            <GuaranteedAmount offer={{ floor: offer.surePayouts[choice], total: offer.payouts[choice] }} />
            <span className="text-sm leading-tight text-muted">{hint}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What it costs and who bears the risk, and what the seller ticks. */
function AgreedFields({
  offer,
  hasDrives,
  errors,
  typed,
}: { offer: TradeInView["offer"]; hasDrives: boolean } & Pick<DecideFormProps, "errors" | "typed">) {
  const { t } = useWords("trade-in-sent");
  const { t: shell } = useWords("shell");
  return (
    <>
      <Panel label={t("decide.costs")}>
        <ul className="flex list-disc flex-col gap-2 ps-5">
          <li>{formatTransport(shell, offer)}</li>
          <li>{formatWayBack(shell, offer.terms)}</li>
          <li>{t("decide.risk")}</li>
          {hasDrives ? <li>{t("decide.erasureText")}</li> : null}
        </ul>
      </Panel>
      <input type="hidden" name="drives" value={hasDrives ? "asked" : "none"} />
      <CheckboxField
        name="owner"
        label={t("decide.owner")}
        error={errors["owner"]}
        defaultChecked={"owner" in typed}
        className="border border-line bg-surface px-4 py-1"
      />
      <CheckboxField
        name="terms"
        label={
          <>
            {t("decide.terms")}{" "}
            <a href={links.terms()} className="link">
              {t("decide.termsLink")}
            </a>
          </>
        }
        error={errors["terms"]}
        defaultChecked={"terms" in typed}
        className="border border-line bg-surface px-4 py-1"
      />
      {hasDrives ? (
        <CheckboxField
          name="erasure"
          label={t("decide.erasure")}
          error={errors["erasure"]}
          defaultChecked={"erasure" in typed}
          className="border border-line bg-surface px-4 py-1"
        />
      ) : null}
    </>
  );
}
