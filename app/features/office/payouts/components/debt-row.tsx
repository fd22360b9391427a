// One debt that the shop pays by bank transfer: what, to whom, where it stands between two people, and its forms.

import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Bani } from "../../../../../base/money.ts";
import { bounceReasons, type TransferIssue } from "../../../../../shop/payments/bank-transfer.ts";
import { formatIban, formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Badge } from "../../../../kit/badge.tsx";
import { SelectField, TextField } from "../../../../kit/field.tsx";
import type { ApprovalView } from "../payments-out.view.server.ts";
import { DebtForm, type DebtFormAnswer } from "./debt-form.tsx";

type Debt = {
  /** The trade-in or order behind the debt: its number, and its page in the office. */
  number: string;
  to: string;
  payee: string;
  /** Null if no account is known; a hint for who may not pay. */
  iban: string | null;
  amount: Bani;
  about: ReactNode;
  faults: readonly TransferIssue[];
  file: string | null;
  approval: ApprovalView;
};

type DebtRowProps = {
  id: string;
  debt: Debt;
  /** The names of the forms' intents, and the hidden fields that say which debt it is. */
  intents: { paid: string; approve: string; account: string; bounce: string };
  fields: Record<string, string | number>;
  /** Which forms make sense now. */
  may: { pay: boolean; correct: boolean; bounce: boolean };
  answer: DebtFormAnswer;
};

/** Needs the words of the namespaces "office-trade-ins" and "office-money". */
export function DebtRow({ id, debt, intents, fields, may, answer }: DebtRowProps) {
  const { t } = useWords("office-trade-ins");
  const { t: money } = useWords("office-money");
  const form = { id, fields, answer };
  const isMine = debt.approval === "yours";
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0">
        <p>
          <Link to={debt.to} className="link figure font-semibold">
            {debt.number}
          </Link>{" "}
          {debt.payee}
        </p>
        {debt.iban === null ? (
          <p className="text-sm text-muted">{t("payouts.noAccount")}</p>
        ) : (
          <p className="figure text-sm break-all text-muted">
            {debt.iban.includes("…") ? debt.iban : formatIban(debt.iban)}
          </p>
        )}
        <p className="tabular-nums">
          <span className="font-semibold">{formatPrice(debt.amount)}</span>
          <span className="text-sm text-muted"> · {debt.about}</span>
        </p>
        {debt.approval === null ? null : (
          <Badge tone={debt.approval === "ready" ? "good" : "warn"}>{money(`approval.${debt.approval}`)}</Badge>
        )}
        {debt.faults.map((fault) => (
          <Badge key={fault} tone="danger">
            {t(`payouts.fault.${fault}`)}
          </Badge>
        ))}
      </div>
      <div className="flex flex-wrap items-start gap-2">
        {isMine ? <DebtForm {...form} intent={intents.approve} action={money("approval.action")} isOpen /> : null}
        {may.pay ? (
          <DebtForm {...form} intent={intents.paid} action={t("payouts.paid")} button={t("move.pay")}>
            <TextField
              name="reference"
              id={`reference-${id}`}
              label={t("move.reference")}
              error={answer.typed["intent"] === intents.paid ? answer.errors["reference"] : undefined}
              required
              maxLength={100}
              autoComplete="off"
              spellCheck={false}
              className="w-56"
            />
          </DebtForm>
        ) : null}
        {may.correct ? <AccountForm {...form} intent={intents.account} debt={debt} /> : null}
        {may.bounce ? <BouncedForm {...form} intent={intents.bounce} /> : null}
      </div>
    </li>
  );
}

type FormProps = { id: string; fields: Record<string, string | number>; answer: DebtFormAnswer; intent: string };

function AccountForm({ debt, ...form }: FormProps & { debt: Debt }) {
  const { t } = useWords("office-money");
  const { answer, id } = form;
  const isTyped = answer.typed["intent"] === form.intent;
  return (
    <DebtForm {...form} action={t("account.correct")} button={t("account.save")} hint={t("account.hint")}>
      {(["iban", "accountName"] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          id={`${name}-${id}`}
          label={t(`account.${name}`)}
          error={isTyped ? answer.errors[name] : undefined}
          defaultValue={isTyped ? answer.typed[name] : name === "iban" ? (debt.iban ?? "") : debt.payee}
          required
          maxLength={name === "iban" ? 50 : 70}
          autoComplete="off"
          spellCheck={false}
          className="w-72 max-w-full"
        />
      ))}
    </DebtForm>
  );
}

function BouncedForm(form: FormProps) {
  const { t } = useWords("office-trade-ins");
  const { id } = form;
  return (
    <DebtForm {...form} action={t("move.bounce")} isDestructive>
      <SelectField
        name="why"
        id={`why-${id}`}
        label={t("move.why")}
        defaultValue="account-wrong"
        required
        className="w-64"
      >
        {bounceReasons.map((why) => (
          <option key={why} value={why}>
            {t(`bounced.${why}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        name="bounceNote"
        id={`note-${id}`}
        label={t("move.note")}
        required={false}
        maxLength={1000}
        autoComplete="off"
        className="w-64"
      />
    </DebtForm>
  );
}
