// A refund for staff: the amount, the account, the issues that keep it out of the bank file, and the possible actions.

import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { bounceReasons } from "../../../../../shop/payments/bank-transfer.ts";
import type { RefundView } from "../refunds.view.server.ts";
import { formatDate, formatIban, formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Badge } from "../../../../kit/badge.tsx";
import { Button } from "../../../../kit/button.tsx";
import { SelectField, TextField } from "../../../../kit/field.tsx";
import type { FormAnswer } from "../../components/form-answer.ts";

const tones = { "needs-account": "warn", requested: "warn", filed: "warn", done: "good", failed: "danger" } as const;

/** Needs the words of the namespaces "office-orders" and "office-trade-ins". */
export function RefundLine({ refund }: { refund: RefundView }) {
  const { t, language } = useWords("office-orders");
  const { t: tradeInWords } = useWords("office-trade-ins");
  const { account, failed, file, hint, reference } = refund;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p>
          <span className="figure text-sm text-muted">{refund.number}</span> {t(`refund.reason.${refund.reason}`)}
        </p>
        {account ? (
          <p>
            <span className="font-semibold break-words">{account.name}</span>{" "}
            <span className="figure break-all">{formatIban(account.iban)}</span>
          </p>
        ) : null}
        <p className="text-sm break-words text-muted">
          {[formatDate(refund.at, language), hint, file, reference, refund.note]
            .filter((part) => part !== null)
            .join(" · ")}
        </p>
        {failed ? (
          <p className="text-sm break-words">
            {[t("refund.cameBack", { why: tradeInWords(`bounced.${failed.why}`) }), failed.note]
              .filter((part) => part !== null)
              .join(" · ")}
          </p>
        ) : null}
        {refund.faults.map((fault) => (
          <Badge key={fault} tone="danger">
            {tradeInWords(`payouts.fault.${fault}`)}
          </Badge>
        ))}
      </div>
      <span className="flex items-center gap-3">
        <Badge tone={tones[refund.progress]}>{t(`refund.state.${refund.progress}`)}</Badge>
        <span className="figure font-semibold">{formatPrice(refund.amount)}</span>
      </span>
    </div>
  );
}

type Props = { refund: RefundView; answer: FormAnswer };

/** Confirms that the bank sent the refund, corrects the account, or asks the buyer for one. */
export function RefundForms({ refund, pageKey, answer }: Props & { pageKey: string }) {
  const { t } = useWords("office-orders");
  const { account, file } = refund;
  // Without the right to pay the account is masked: then staff can only ask the buyer for another one.
  const mayPay = account !== null || !refund.hasAccount;
  return (
    <>
      {account ? (
        <RefundActionForm intent="refund-done" action={t("refund.confirm")} refund={refund} answer={answer} isFirst>
          <input type="hidden" name="file" value={file ?? ""} />
          <RefundTextField
            name="reference"
            label={t("refund.reference")}
            refund={refund}
            answer={answer}
            maxLength={100}
          />
        </RefundActionForm>
      ) : null}
      {file === null ? (
        <>
          {mayPay ? (
            <RefundActionForm
              intent="refund-account"
              action={t("refund.correct")}
              button={t("refund.save")}
              hint={t("refund.correctHint")}
              refund={refund}
              answer={answer}
            >
              <input type="hidden" name="seen" value={refund.seen} />
              <RefundTextField
                name="iban"
                label={t("refund.iban")}
                refund={refund}
                answer={answer}
                initial={account?.iban}
                maxLength={50}
              />
              <RefundTextField
                name="accountName"
                label={t("refund.holder")}
                refund={refund}
                answer={answer}
                initial={account?.name}
                maxLength={100}
              />
            </RefundActionForm>
          ) : null}
          <RefundActionForm
            intent="refund-ask"
            action={t("refund.ask")}
            hint={t("refund.askHint")}
            refund={refund}
            answer={answer}
          >
            <input type="hidden" name="pageKey" value={pageKey} />
          </RefundActionForm>
        </>
      ) : null}
    </>
  );
}

/** Records that the buyer's bank sent the refund back. */
export function BounceForm({ refund, answer }: Props) {
  const { t } = useWords("office-orders");
  const { t: tradeInWords } = useWords("office-trade-ins");
  return (
    <RefundActionForm
      intent="refund-bounce"
      action={tradeInWords("move.bounce")}
      hint={t("refund.bounceHint")}
      refund={refund}
      answer={answer}
      isDestructive
    >
      <SelectField
        name="why"
        id={`field-${refund.id}-why`}
        label={tradeInWords("move.why")}
        defaultValue="account-wrong"
        required
        className="w-full sm:max-w-md"
      >
        {bounceReasons.map((why) => (
          <option key={why} value={why}>
            {tradeInWords(`bounced.${why}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        name="bounceNote"
        id={`field-${refund.id}-bounceNote`}
        label={tradeInWords("move.note")}
        hint={tradeInWords("move.noteHint")}
        required={false}
        maxLength={1000}
        autoComplete="off"
        className="w-full"
      />
    </RefundActionForm>
  );
}

type RefundActionFormProps = Props & {
  intent: string;
  action: string;
  button?: string;
  hint?: string;
  isFirst?: boolean;
  isDestructive?: boolean;
  children?: ReactNode;
};

function isTypedIn({ refund, answer, intent }: Props & { intent: string }): boolean {
  return answer.typed["intent"] === intent && answer.typed["refund"] === refund.id;
}

/** A form that is collapsed until it is opened. */
function RefundActionForm({
  intent,
  action,
  button = action,
  hint,
  isFirst = false,
  isDestructive = false,
  refund,
  answer,
  children,
}: RefundActionFormProps) {
  const sending = useNavigation().formData;
  const isBusy = sending?.get("intent") === intent && sending.get("refund") === refund.id;
  return (
    <details className={isFirst ? "mt-2" : ""} open={isTypedIn({ refund, answer, intent })}>
      <summary className="link inline-flex min-h-11 items-center text-sm">{action}…</summary>
      <Form method="post" noValidate className="mt-1 mb-4 flex flex-col items-start gap-4">
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="refund" value={refund.id} />
        {hint ? <p className="text-sm text-muted">{hint}</p> : null}
        {children}
        <Button variant={isDestructive ? "danger" : "secondary"} size="sm" busy={isBusy}>
          {button}
        </Button>
      </Form>
    </details>
  );
}

const intentOf = { reference: "refund-done", iban: "refund-account", accountName: "refund-account" } as const;

function RefundTextField({
  name,
  label,
  initial,
  maxLength,
  refund,
  answer,
}: Props & { name: keyof typeof intentOf; label: string; initial?: string | undefined; maxLength: number }) {
  const isTyped = isTypedIn({ refund, answer, intent: intentOf[name] });
  return (
    <TextField
      name={name}
      id={`field-${refund.id}-${name}`}
      label={label}
      error={isTyped ? answer.errors[name] : undefined}
      defaultValue={isTyped ? answer.typed[name] : initial}
      maxLength={maxLength}
      required
      autoComplete="off"
      spellCheck={false}
      className="w-full sm:max-w-md"
    />
  );
}
