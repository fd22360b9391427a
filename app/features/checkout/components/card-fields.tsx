// The four card fields (spec 5), in a separate form without an action. Invariant: no form that is sent to the shop contains
// them.

import { useRef, useState, type ChangeEvent, type FocusEvent, type FocusEventHandler } from "react";
import { systemClock } from "../../../../base/clock.ts";
import {
  cardFields,
  checkCard,
  formatCardNumber,
  formatCvv,
  formatExpiry,
  type CardDetails,
} from "../../../../shop/payments/card-form.ts";
import type { SandboxBrowser } from "../../../../shop/payments/card-port.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { useHydrated } from "../../../kit/use-hydrated.ts";
import { TextField } from "../../../kit/field.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { pairClass } from "../../../kit/place-fields.tsx";
import { CARD_FORM, typedCard, type CardFieldIssues } from "../send-card.ts";

type CardFieldsProps = {
  /** Only the sandbox takes a card from our own form, so no other provider can be passed here. */
  provider: SandboxBrowser;
  issues: CardFieldIssues;
  initial?: Partial<CardDetails> | null;
};

/** Without JavaScript there are no fields: the buyer enters the card on the provider's page. */
export function CardFields({ provider, issues: sent, initial = null }: CardFieldsProps) {
  const { t } = useWords("checkout");
  const isHydrated = useHydrated();
  const [number, setNumber] = useState(initial?.cardNumber ?? "");
  const [expiry, setExpiry] = useState(initial?.expiryDate ?? "");
  const [cvv, setCvv] = useState("");
  const { issues, onBlur } = useJudgedCard(sent);
  if (!isHydrated || provider.mode !== "sandbox") return <p>{t("card.elsewhere")}</p>;
  const errorText = (issue: CardFieldIssues[keyof CardFieldIssues]) => (issue ? t(`card.issue.${issue}`) : null);
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="warn" title={t("stripe.test")}>
        {t("stripe.testText")}
      </Notice>
      <form
        id={CARD_FORM}
        autoComplete="on"
        onSubmit={(event) => event.preventDefault()}
        className="flex flex-col gap-4"
      >
        <NumberField value={number} onValue={setNumber} onBlur={onBlur} error={errorText(issues.cardNumber)} />
        <TextField
          name="cardName"
          onBlur={onBlur}
          label={t("card.name")}
          error={errorText(issues.cardName)}
          defaultValue={initial?.cardName}
          autoComplete="cc-name"
          spellCheck={false}
        />
        <div className={pairClass}>
          <TextField
            name="expiryDate"
            onBlur={onBlur}
            label={t("card.expiry")}
            error={errorText(issues.expiryDate)}
            value={expiry}
            onChange={(event) => setExpiry((before) => formatExpiry(event.target.value, before))}
            autoComplete="cc-exp"
            inputMode="numeric"
            hint={t("card.expiryFormat")}
            maxLength={7}
          />
          <TextField
            name="cvv"
            onBlur={onBlur}
            type="password"
            label={t("card.cvv")}
            hint={t("card.cvvHint")}
            error={errorText(issues.cvv)}
            value={cvv}
            onChange={(event) => setCvv(formatCvv(event.target.value))}
            autoComplete="cc-csc"
            inputMode="numeric"
            maxLength={4}
          />
        </div>
      </form>
    </div>
  );
}

/** Judges each field when the buyer leaves it, in this page: the card goes to nobody before the order. */
function useJudgedCard(sent: CardFieldIssues) {
  const [judged, setJudged] = useState<{ since: CardFieldIssues; issues: CardFieldIssues } | null>(null);
  const issues = judged?.since === sent ? judged.issues : sent;
  function onBlur({ target, relatedTarget }: FocusEvent<HTMLInputElement>) {
    const field = cardFields.find((name) => name === target.name);
    if (field === undefined || relatedTarget instanceof HTMLButtonElement) return;
    const card = typedCard();
    if (card[field] === "") return;
    const { [field]: _, ...others } = issues;
    const found = checkCard(card, systemClock.now())[field];
    setJudged({ since: sent, issues: found ? { ...others, [field]: found } : others });
  }
  return { issues, onBlur };
}

/** Formats the number in groups of four while typing. The caret stays behind the typed digit. */
function NumberField({
  value,
  onValue,
  onBlur,
  error,
}: {
  value: string;
  onValue: (value: string) => void;
  onBlur: FocusEventHandler<HTMLInputElement>;
  error: string | null;
}) {
  const { t } = useWords("checkout");
  const caret = useRef<number | null>(null);
  function onChange({ target }: ChangeEvent<HTMLInputElement>) {
    const digitsBefore = target.value.slice(0, target.selectionStart ?? 0).replace(/\D/g, "").length;
    const next = formatCardNumber(target.value);
    caret.current = formatCardNumber(next.replace(/\D/g, "").slice(0, digitsBefore)).length;
    onValue(next);
    requestAnimationFrame(() => target.setSelectionRange(caret.current, caret.current));
  }
  return (
    <TextField
      name="cardNumber"
      onBlur={onBlur}
      label={t("card.number")}
      error={error}
      value={value}
      onChange={onChange}
      autoComplete="cc-number"
      inputMode="numeric"
      placeholder="0000 0000 0000 0000"
      maxLength={23}
    />
  );
}
