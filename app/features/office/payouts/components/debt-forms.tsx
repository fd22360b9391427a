// The forms of one debt that the shop pays by bank transfer: approve, confirm, correct the account, sent back by the bank.

import { bounceReasons } from "../../../../../shop/payments/bank-transfer.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { SelectField, TextField } from "../../../../kit/field.tsx";
import { DebtForm, isAbout, type DebtFormAnswer } from "./debt-form.tsx";

export type Debt = {
  id: string;
  payee: string;
  /** Null if no account is known. */
  iban: string | null;
  /** The names of the forms' intents, and the hidden fields that say which debt it is. */
  intents: { paid: string; approve: string; account: string; bounce: string };
  fields: Record<string, string | number>;
  /** Which forms make sense now. */
  may: { approve: boolean; pay: boolean; correct: boolean; bounce: boolean };
};

/** Needs the words of the namespaces "office-trade-ins" and "office-money". */
export function DebtForms({ debt, answer }: { debt: Debt; answer: DebtFormAnswer }) {
  const { t } = useWords("office-trade-ins");
  const { t: money } = useWords("office-money");
  const { id, intents, fields, may } = debt;
  const form = { id, fields, answer };
  const isPaidTyped = isAbout({ ...form, intent: intents.paid });
  return (
    <div className="flex flex-wrap items-start gap-2 @3xl:w-52">
      {may.approve ? <DebtForm {...form} intent={intents.approve} action={money("approval.action")} isOpen /> : null}
      {may.pay ? (
        <DebtForm {...form} intent={intents.paid} action={t("payouts.paid")} button={t("move.pay")}>
          <TextField
            name="reference"
            id={`reference-${id}`}
            label={t("move.reference")}
            error={isPaidTyped ? answer.errors["reference"] : undefined}
            defaultValue={isPaidTyped ? answer.typed["reference"] : undefined}
            required
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            className="w-56 max-w-full"
          />
        </DebtForm>
      ) : null}
      {may.correct ? <AccountForm {...form} intent={intents.account} debt={debt} /> : null}
      {may.bounce ? <BouncedForm {...form} intent={intents.bounce} /> : null}
    </div>
  );
}

type FormProps = { id: string; fields: Record<string, string | number>; answer: DebtFormAnswer; intent: string };

function AccountForm({ debt, ...form }: FormProps & { debt: Debt }) {
  const { t } = useWords("office-money");
  const { answer, id } = form;
  const isTyped = isAbout(form);
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
        className="w-64 max-w-full"
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
        className="w-64 max-w-full"
      />
    </DebtForm>
  );
}
