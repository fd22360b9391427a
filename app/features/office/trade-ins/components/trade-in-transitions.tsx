// The transitions that staff may make with a trade-in now, one form for each; the destructive ones are collapsed.

import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { CourierField } from "../../components/courier-field.tsx";
import type { Bani } from "../../../../../base/money.ts";
import { bounceReasons } from "../../../../../shop/payments/bank-transfer.ts";
import type { OfficeTradeInView } from "../trade-in.view.server.ts";
import { formatDate, formatIban, formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Button } from "../../../../kit/button.tsx";
import { ErrorSummary } from "../../../../kit/error-summary.tsx";
import { SelectField, TextField } from "../../../../kit/field.tsx";
import { Notice } from "../../../../kit/notice.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import type { FormAnswer } from "../../components/form-answer.ts";

type Props = { tradeIn: OfficeTradeInView; answer: FormAnswer };

export function TradeInTransitions({ tradeIn, answer }: Props) {
  const { t, language } = useWords("office-trade-ins");
  const { state, transitions, wasReceived, payout, expiresAt, outcome, open, stockedAt } = tradeIn;
  const may = (to: (typeof transitions)[number]) => transitions.includes(to);
  const date = state === "tested" ? payout?.dueAt : expiresAt;
  const now = state === "rejected" && !wasReceived ? ("ended" as const) : state;
  const [total, payable] = [formatPrice(outcome.total), formatPrice(outcome.payable)];
  return (
    <Panel title={t("now.title")}>
      {answer.typed["intent"] !== "found" ? <ErrorSummary errors={answer.errors} /> : null}
      <p>{t(`now.${now}`, { date: date ? formatDate(date, language) : "" })}</p>
      {state === "testing" && open.count > 0 ? (
        <div className="mt-3">
          <Notice tone="warn">{t("now.open", { count: open.count, total: formatPrice(open.total) })}</Notice>
        </div>
      ) : null}
      {may("received") ? <Transition intent="receive" action={t("move.receive")} /> : null}
      {may("testing") ? <Transition intent="test" action={t("move.test")} /> : null}
      {state === "testing" && outcome.kind === "as-said" ? (
        <Transition intent="finish" action={t("move.tested", { total: payable })} />
      ) : null}
      {state === "testing" && outcome.kind === "more" ? (
        <Transition intent="finish" action={t("move.more", { total: payable })} />
      ) : null}
      {state === "testing" && outcome.kind === "less" ? (
        <Transition intent="finish" action={t("move.less", { total })} />
      ) : null}
      <SettledFee fee={tradeIn.returnFee} />
      {may("returned") ? <SendBackForm tradeIn={tradeIn} answer={answer} /> : null}
      {may("paid") && payout ? <PayForm tradeIn={tradeIn} answer={answer} /> : null}
      <BouncedPayouts tradeIn={tradeIn} />
      {state === "paid" && !stockedAt ? <StockForm tradeIn={tradeIn} /> : null}
      {stockedAt ? <p className="mt-2">{t("move.stocked", { date: formatDate(stockedAt, language) })}</p> : null}
      {may("bounced") && payout ? <BounceForm attempt={payout.attempt} answer={answer} /> : null}
      {may("rejected") ? (
        <Transition intent="decline" action={t("move.decline")} hint={t("move.declineHint")} isDestructive>
          <TextField
            name="reason"
            label={t("move.reason")}
            error={answer.errors["reason"]}
            defaultValue={answer.typed["reason"]}
            minLength={3}
            maxLength={1000}
            required
            autoComplete="off"
            className="w-full"
          />
        </Transition>
      ) : null}
    </Panel>
  );
}

type TransitionProps = { intent: string; action: string; hint?: string; isDestructive?: boolean; children?: ReactNode };

function Transition({ intent, action, hint, isDestructive = false, children }: TransitionProps) {
  const isBusy = useNavigation().formData?.get("intent") === intent;
  const form = (
    <Form method="post" className="mt-4 flex flex-col items-start gap-4">
      <input type="hidden" name="intent" value={intent} />
      {hint ? <p className="text-sm text-muted">{hint}</p> : null}
      {children}
      <Button variant={isDestructive ? "danger" : "primary"} busy={isBusy}>
        {action}
      </Button>
    </Form>
  );
  if (!isDestructive) return form;
  return (
    <details className="mt-5 border-t border-line pt-2">
      <summary className="link inline-flex min-h-11 items-center text-sm">{action}…</summary>
      {form}
    </details>
  );
}

function SendBackForm({ tradeIn, answer }: Props) {
  const { t } = useWords("office-trade-ins");
  const { returnFee, parcels } = tradeIn;
  if (returnFee && returnFee.settled === null) return <OpenFee amount={returnFee.amount} answer={answer} />;
  return (
    <Transition intent="send-back" action={t("move.sendBack")} hint={returnFee ? undefined : t("move.noFee")}>
      <div className="grid w-full gap-4 sm:grid-cols-2">
        <CourierField
          label={t("move.courier")}
          error={answer.errors["courier"]}
          chosen={answer.typed["courier"] ?? parcels.usualCourier}
        />
        <TextField
          name="trackingNumber"
          label={t("move.tracking")}
          error={answer.errors["trackingNumber"]}
          defaultValue={answer.typed["trackingNumber"]}
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
    </Transition>
  );
}

/** The goods wait for the return fee that the seller was asked for. */
function OpenFee({ amount, answer }: { amount: Bani; answer: FormAnswer }) {
  const { t } = useWords("office-trade-ins");
  return (
    <>
      <Transition intent="fee-paid" action={t("move.feePaid")} hint={t("move.fee", { fee: formatPrice(amount) })}>
        <TextField
          name="reference"
          label={t("move.reference")}
          error={answer.errors["reference"]}
          defaultValue={answer.typed["reference"]}
          required
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          className="w-full sm:max-w-md"
        />
      </Transition>
      <Transition intent="fee-waived" action={t("move.feeWaive")} hint={t("move.feeWaiveHint")} isDestructive>
        <TextField
          name="reason"
          label={t("move.reason")}
          error={answer.errors["reason"]}
          defaultValue={answer.typed["reason"]}
          minLength={3}
          maxLength={1000}
          required
          autoComplete="off"
          className="w-full"
        />
      </Transition>
    </>
  );
}

/** Whether the return fee was paid or waived. */
function SettledFee({ fee }: { fee: OfficeTradeInView["returnFee"] }) {
  const { t, language } = useWords("office-trade-ins");
  if (!fee?.settled || !fee.settledAt) return null;
  const facts = { fee: formatPrice(fee.amount), date: formatDate(fee.settledAt, language) };
  return (
    <p className="mt-2">
      {t(fee.settled === "paid" ? "move.feeCame" : "move.feeWaived", facts)}{" "}
      <span className="break-words text-muted">{fee.note}</span>
    </p>
  );
}

function PayForm({ tradeIn: { payout }, answer }: Props) {
  const { t } = useWords("office-trade-ins");
  if (!payout) return null;
  const hint = t("move.payHint", { amount: formatPrice(payout.amount), payee: payout.name, iban: payout.iban });
  return (
    <Transition
      intent="pay"
      action={t("move.pay")}
      hint={payout.file ? `${hint} ${t("move.inFile", { file: payout.file })}` : hint}
    >
      <input type="hidden" name="attempt" value={payout.attempt} />
      <TextField
        name="reference"
        label={t("move.reference")}
        error={answer.errors["reference"]}
        defaultValue={answer.typed["reference"]}
        required
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        className="w-full sm:max-w-md"
      />
    </Transition>
  );
}

/** Earlier payouts that bounced, so that nobody takes them for paid. */
function BouncedPayouts({ tradeIn: { returned } }: { tradeIn: OfficeTradeInView }) {
  const { t, language } = useWords("office-trade-ins");
  if (returned.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-col gap-2 border-t border-line pt-4 text-sm">
      {returned.map(({ attempt, iban, name, file, reference, why, note, at }) => (
        <li key={attempt}>
          <span className="block font-semibold">
            {t("move.cameBack", { date: formatDate(at, language), why: t(`bounced.${why}`) })}
          </span>
          <span className="figure block break-words text-muted">
            {[name, formatIban(iban), file, reference].filter((text) => text !== null).join(" · ")}
          </span>
          {note ? <span className="block break-words">{note}</span> : null}
        </li>
      ))}
    </ul>
  );
}

function BounceForm({ attempt, answer }: { attempt: number; answer: FormAnswer }) {
  const { t } = useWords("office-trade-ins");
  return (
    <Transition intent="bounce" action={t("move.bounce")} hint={t("move.bounceHint")} isDestructive>
      <input type="hidden" name="attempt" value={attempt} />
      <SelectField
        name="why"
        label={t("move.why")}
        error={answer.errors["why"]}
        defaultValue={answer.typed["why"] ?? "account-wrong"}
        required
        className="w-full sm:max-w-md"
      >
        {bounceReasons.map((why) => (
          <option key={why} value={why}>
            {t(`bounced.${why}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        name="note"
        label={t("move.note")}
        hint={t("move.noteHint")}
        error={answer.errors["note"]}
        defaultValue={answer.typed["note"]}
        maxLength={1000}
        autoComplete="off"
        className="w-full"
      />
    </Transition>
  );
}

function StockForm({ tradeIn: { of } }: { tradeIn: OfficeTradeInView }) {
  const { t } = useWords("office-trade-ins");
  return (
    <Form method="post" className="mt-4">
      <input type="hidden" name="intent" value="stock" />
      <h3 className="text-lg">{t("move.stock")}</h3>
      <p className="mb-3 text-sm text-muted">{t("move.stockHint")}</p>
      <div className="flex flex-wrap gap-3">
        {of === "machine" ? (
          <Button name="as" value="machine">
            {t("move.asMachine")}
          </Button>
        ) : null}
        <Button name="as" value="parts" variant={of === "machine" ? "secondary" : "primary"}>
          {t("move.asParts")}
        </Button>
      </div>
    </Form>
  );
}
