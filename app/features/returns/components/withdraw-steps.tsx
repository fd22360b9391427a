// The steps of a withdrawal. Only the button of the second step is final; the law prescribes its label.

import { Form, useNavigation } from "react-router";
import { formatDateTime, formatLastDay, formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import type { ClaimView } from "../../../shared/returns/claim.view.server.ts";
import { useClaimTitles } from "../../../shared/returns/use-claim-titles.ts";
import type { WithdrawalView } from "../withdrawal.view.server.ts";
import { Button, ButtonLink } from "../../../kit/button.tsx";
import { CheckboxField } from "../../../kit/field.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { Panel } from "../../../kit/panel.tsx";

type StepProps = { view: WithdrawalView };

/** Why a withdrawal is not possible, and the alternative. */
export function WithdrawBarred({ view: { bar, number, keyQuery, returnDays } }: StepProps) {
  const { t } = useWords("returns");
  return (
    <Notice tone="warn" title={t("barred.title")}>
      <p>{t(`barred.${bar ?? "claimed"}`, { count: returnDays })}</p>
      <ButtonLink to={links.order(number, keyQuery)} variant="secondary" size="sm" className="mt-3">
        {t("barred.order")}
      </ButtonLink>
    </Notice>
  );
}

export function WithdrawChoice({ view: { units, extended, until, wantsConfirmation, keyQuery } }: StepProps) {
  const { t, language } = useWords("returns");
  return (
    <>
      {wantsConfirmation ? (
        <Notice tone="danger" live>
          {t("choice.none")}
        </Notice>
      ) : null}
      {units.length > 0 ? (
        <Panel title={t("choice.title")}>
          {until ? <p className="mb-3">{t("choice.until", { date: formatLastDay(until, language) })}</p> : null}
          <ChoiceForm name="unit" legend={t("choice.title")} units={units} keyQuery={keyQuery} />
        </Panel>
      ) : null}
      {extended.length > 0 ? (
        <Panel title={t("choice.extension")}>
          <p className="mb-3">{t("choice.extensionText")}</p>
          <ChoiceForm name="extension" legend={t("choice.extension")} units={extended} keyQuery={keyQuery} />
        </Panel>
      ) : null}
    </>
  );
}

type ChoiceFormProps = Pick<WithdrawalView, "keyQuery"> & {
  name: "unit" | "extension";
  legend: string;
  units: WithdrawalView["units"];
};

function ChoiceForm({ name, legend, units, keyQuery }: ChoiceFormProps) {
  const { t } = useWords("returns");
  const key = new URLSearchParams(keyQuery).get("key");
  return (
    <Form method="get" className="flex flex-col gap-4">
      {key ? <input type="hidden" name="key" value={key} /> : null}
      <input type="hidden" name="step" value="confirm" />
      <fieldset>
        <legend className="sr-only">{legend}</legend>
        {units.map((unit) => (
          <CheckboxField
            key={unit.unitId}
            id={`${name}-${unit.unitId}`}
            name={name}
            value={unit.unitId}
            label={name === "unit" ? unit.title : t("extensionOf", { title: unit.title })}
            end={name === "unit" ? formatPrice(unit.price) : undefined}
            defaultChecked={units.length === 1}
            className="border-b border-line"
          />
        ))}
      </fieldset>
      <Button size="lg" variant={name === "unit" ? "primary" : "secondary"} className="self-start max-sm:w-full">
        {t("choice.next")}
      </Button>
    </Form>
  );
}

export function WithdrawConfirm({ view }: StepProps) {
  const { t } = useWords("returns");
  const { number, name, keyQuery, chosen, chosenExtensions, refund, kept, email, pageKey } = view;
  const isExtension = chosenExtensions.length > 0;
  const isBusy = useNavigation().state === "submitting";
  return (
    <Panel title={t("confirm.title")}>
      <p>{t(isExtension ? "confirm.extension" : "confirm.text", { number })}</p>
      <p className="mt-1 wrap-anywhere">{t("confirm.name", { name })}</p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {isExtension
          ? chosenExtensions.map((unit) => (
              <li key={unit.unitId} className="py-2.5 font-condensed font-bold">
                {t("extensionOf", { title: unit.title })}
              </li>
            ))
          : chosen.map((unit) => (
              <li key={unit.unitId} className="flex items-baseline justify-between gap-4 py-2.5">
                <span className="font-condensed font-bold">{unit.title}</span>
                <span className="money shrink-0 text-base">{formatPrice(unit.price)}</span>
              </li>
            ))}
      </ul>
      {isExtension ? <p className="mt-4">{t("confirm.extensionStays")}</p> : null}
      <MoneyBack refund={refund} kept={kept} />
      <p className="mt-4 text-sm text-muted">{t("confirm.receipt", { email })}</p>
      <Form
        method="post"
        action={links.withdrawOrder(number, keyQuery)}
        className="mt-6 flex flex-wrap-reverse items-center justify-between gap-3"
      >
        <input type="hidden" name="pageKey" value={pageKey} />
        {isExtension ? (
          <input type="hidden" name="extensions" value={chosenExtensions.map((unit) => unit.unitId).join(" ")} />
        ) : (
          <input type="hidden" name="units" value={chosen.map((unit) => unit.unitId).join(" ")} />
        )}
        <ButtonLink to={links.withdrawOrder(number, keyQuery)} variant="secondary">
          {t("confirm.back")}
        </ButtonLink>
        <Button size="lg" busy={isBusy} className="max-sm:w-full">
          {t("confirm.action")}
        </Button>
      </Form>
    </Panel>
  );
}

/** The refund, item by item. */
function MoneyBack({ refund, kept }: Pick<WithdrawalView, "refund" | "kept">) {
  const { t } = useWords("returns");
  if (refund.total === 0) return <p className="mt-4">{t("money.nothing")}</p>;
  const rows = (["goods", "tests", "shipping", "warranty"] as const).filter((part) => refund[part] > 0);
  return (
    <dl className="mt-4 flex flex-col gap-2">
      {rows.map((part) => (
        <div key={part} className="flex justify-between gap-4 text-sm">
          <dt>{t(`money.${part}`)}</dt>
          <dd className="money">{formatPrice(refund[part])}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-t border-edge pt-3">
        <dt className="font-condensed text-xl font-bold">{t("money.total")}</dt>
        <dd className="money text-xl font-semibold">{formatPrice(refund.total)}</dd>
      </div>
      {kept.length > 0 ? <p className="text-sm text-muted">{t("money.kept")}</p> : null}
    </dl>
  );
}

export function WithdrawReceipt({ view, claim }: StepProps & { claim: ClaimView }) {
  const { t, language } = useWords("returns");
  const { refund, kept, email, shopAddress, wasSent, isCashComing, number, keyQuery } = view;
  const titlesOf = useClaimTitles();
  const isExtension = claim.extensions.length > 0;
  return (
    <>
      <Notice tone="good" live>
        {t("receipt.sent", { email })}
      </Notice>
      <Panel ground="screen">
        <dl className="grid gap-6 sm:grid-cols-2">
          <div>
            <dt className="silk">{t("receipt.number")}</dt>
            <dd className="figure text-3xl text-phosphor">{claim.number}</dd>
          </div>
          <div>
            <dt className="silk">{t("receipt.at")}</dt>
            <dd className="font-condensed text-2xl font-bold">{formatDateTime(claim.openedAt, language)}</dd>
          </div>
        </dl>
      </Panel>
      <Panel title={t("receipt.what")}>
        <ul className="list-disc ps-5">
          {titlesOf(claim).map((title, place) => (
            <li key={place}>{title}</li>
          ))}
        </ul>
        <MoneyBack refund={refund} kept={kept} />
      </Panel>
      <Panel title={t("receipt.next")}>
        {isExtension ? (
          <p>{t("receipt.extension")}</p>
        ) : wasSent ? (
          <>
            <p>{t("receipt.send", { number: claim.number })}</p>
            <address className="mt-2 font-semibold not-italic">{shopAddress}</address>
          </>
        ) : (
          <p>{t("receipt.notSent")}</p>
        )}
        {refund.total > 0 ? (
          <p className="mt-3">{t(claim.state === "settled" ? "receipt.moneyNow" : "receipt.money")}</p>
        ) : null}
        {isExtension && isCashComing && claim.state !== "settled" ? (
          <p className="mt-3">{t("receipt.moneyLater")}</p>
        ) : null}
        <ButtonLink to={links.order(number, keyQuery)} variant="secondary" className="mt-5">
          {t("barred.order")}
        </ButtonLink>
      </Panel>
    </>
  );
}
