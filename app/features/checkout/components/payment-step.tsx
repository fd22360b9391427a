// Step 2: how the order is paid. The order form holds the payment method and the account name of a transfer; the card
// fields are in a separate form and are sent to the provider only.

import { useState, type FormEvent } from "react";
import { Form, useNavigation } from "react-router";
import { systemClock } from "../../../../base/clock.ts";
import type { Bani } from "../../../../base/money.ts";
import { checkCard } from "../../../../shop/payments/card-form.ts";
import type { CashBar } from "../../../../shop/payments/cash.ts";
import type { CardBrowser } from "../../../../shop/payments/card-port.ts";
import type { PaymentMethod } from "../../../../shop/payments/payment.ts";
import { SHORTEST_ACCOUNT_NAME } from "../../../../shop/payments/bank-transfer.ts";
import type { BankAccount } from "../../../../shop/orders/emails.ts";
import { formatLastDay, formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import type { CartPageView } from "../../../shared/cart/cart.view.server.ts";
import { useHydrated } from "../../../kit/use-hydrated.ts";
import { Button, ButtonLink } from "../../../kit/button.tsx";
import { Dialog } from "../../../kit/dialog.tsx";
import { ErrorSummary } from "../../../kit/error-summary.tsx";
import { TextField } from "../../../kit/field.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { Price } from "../../../kit/price.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { BankDetails } from "../../../shared/checkout/bank-details.tsx";
import { ClausesSentence, OrderClauses } from "./order-clauses.tsx";
import { CardFields } from "./card-fields.tsx";
import { Choice } from "../../../kit/choice.tsx";
import { Countdown, type Held } from "./countdown.tsx";
import { typedCard, type CardFieldIssues } from "../send-card.ts";
import { CardPrivacy } from "./pay-notices.tsx";
import { Processing } from "./processing.tsx";
import { WarrantyQuestion } from "./warranty-question.tsx";

export const ORDER_FORM = "order-form";

/** The bar of a button that stays in view: over the lower edge of a narrow screen, where the page's end makes room for it. */
export const orderBarClass =
  "order-bar flex shrink-0 flex-col gap-2.5 border border-line bg-surface p-4 lg:rounded-sm lg:p-6 max-lg:sticky max-lg:bottom-0 max-lg:z-20 " +
  "max-lg:order-last max-lg:-mx-4 max-lg:border-x-0 max-lg:py-3 max-lg:shadow-float";

type PaymentStepProps = {
  cart: CartPageView;
  bank: BankAccount;
  card: CardBrowser;
  pageKey: string;
  accountName: string | null;
  /** The name of the buyer, which most cards and accounts have too; null for a company. */
  buyerName: string | null;
  chosen: PaymentMethod;
  /** Null if the shop takes no cash; `bar` says why this order cannot be paid in cash; `byCard`: the courier takes cards too. */
  cash: { bar: CashBar | null; byCard: boolean } | null;
  /** It is then paid at the locker, by card. */
  isToLocker: boolean;
  /** Whether the parcel may be opened before it is paid or signed for. */
  opensParcel: boolean;
  /** Until when the shop waits for a guest's transfer; null for an account. */
  strangerUntil: Date | null;
  /** Working days in which an account's transfer must arrive. */
  transferDays: number;
  /** Months of the legal guarantee in the clause at the button; null for a company. */
  guaranteeMonths: number | null;
  errors: Record<string, string>;
};

export function PaymentStep({
  cart,
  bank,
  card,
  pageKey,
  accountName,
  buyerName,
  chosen,
  cash,
  isToLocker,
  opensParcel,
  strangerUntil,
  transferDays,
  guaranteeMonths,
  errors,
}: PaymentStepProps) {
  const { t } = useWords("checkout");
  const { total, terms } = cart.totals;
  const isHydrated = useHydrated();
  const isBusy = useNavigation().state !== "idle";
  const form = usePaymentForm({ cart, card });
  const cardErrors = Object.fromEntries(
    Object.entries(form.cardFieldIssues).map(([name, issue]) => [name, t(`card.issue.${issue}`)]),
  );
  const allErrors = { ...errors, ...form.nameErrors, ...cardErrors };
  return (
    <div className="group/pay flex flex-col gap-6">
      <ErrorSummary errors={allErrors} />
      <Form
        id={ORDER_FORM}
        method="post"
        action={links.checkout({ step: "payment" })}
        noValidate
        onSubmit={form.onSubmit}
      >
        <input type="hidden" name="intent" value="place" />
        <input type="hidden" name="pageKey" value={pageKey} />
        <input type="hidden" name="seenTotal" value={cart.totals.total} />
        {guaranteeMonths === null ? null : <input type="hidden" name="guaranteeMonths" value={guaranteeMonths} />}
        {isHydrated ? <input type="hidden" name="inPlace" value="1" /> : null}
        <MethodChoices
          chosen={chosen}
          cash={cash}
          hasWallets={card.mode === "stripe" && card.wallets}
          isToLocker={isToLocker}
          onSwitch={form.switchMethod}
        />
        <TransferPanel
          key={form.resetKey}
          bank={bank}
          total={cart.totals.total}
          accountName={accountName ?? buyerName}
          strangerUntil={strangerUntil}
          transferDays={transferDays}
          error={allErrors["accountName"]}
        />
      </Form>
      <CashPanel total={total} cash={cash} isToLocker={isToLocker} />
      <CardPanel key={form.resetKey} card={card} issues={form.cardFieldIssues} buyerName={buyerName} />
      {opensParcel ? <p>{t("payment.openParcel")}</p> : null}
      <OrderClauses lines={cart.lines} guaranteeMonths={guaranteeMonths} />
      <ButtonLink to={links.checkout({ step: "shipping" })} variant="secondary" className="self-start">
        {t("payment.back")}
      </ButtonLink>
      <Dialog open={form.asksWarranty && !isBusy} title={t("warranty.title")} onClose={form.closeWarrantyQuestion}>
        <WarrantyQuestion form={ORDER_FORM} {...{ total, price: terms.extendedWarranty, isBusy }} />
      </Dialog>
    </div>
  );
}

function CashPanel({ total, cash, isToLocker }: Pick<PaymentStepProps, "cash" | "isToLocker"> & { total: Bani }) {
  const { t } = useWords("checkout");
  const text = isToLocker ? "cash.textLocker" : cash?.byCard ? "cash.textCard" : "cash.text";
  return (
    <div className="hidden group-has-[input[value=cash]:checked]/pay:block">
      <Panel label={t(isToLocker ? "payment.atLocker" : "payment.cash")}>
        <p>{t(text, { total: formatPrice(total) })}</p>
      </Panel>
    </div>
  );
}

function CardPanel({
  card,
  issues,
  buyerName,
}: Pick<PaymentStepProps, "card" | "buyerName"> & { issues: CardFieldIssues }) {
  const { t } = useWords("checkout");
  return (
    <div className="hidden group-has-[input[value=card]:checked]/pay:block">
      <Panel label={t("payment.card")}>
        {card.mode === "sandbox" ? (
          <CardFields provider={card} issues={issues} initial={buyerName === null ? null : { cardName: buyerName }} />
        ) : (
          <p>{t("card.later")}</p>
        )}
        <CardPrivacy />
      </Panel>
    </div>
  );
}

/** Checks the fields in the browser before the order is sent, and asks the warranty question first. */
function usePaymentForm({ cart, card }: Pick<PaymentStepProps, "cart" | "card">) {
  const { formatFields } = useDomainErrors();
  const [cardFieldIssues, setCardFieldIssues] = useState<CardFieldIssues>({});
  const [nameErrors, setNameErrors] = useState<Record<string, string>>({});
  const [asksWarranty, setAsksWarranty] = useState(false);
  // Switching the method empties the fields of the previous one (spec 4): a new key mounts them again.
  const [resetKey, setResetKey] = useState(0);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const fields = new FormData(event.currentTarget);
    const method = fields.get("paymentMethod");
    const isCard = method === "card";
    const wrongCard = isCard && card.mode === "sandbox" ? checkCard(typedCard(), systemClock.now()) : {};
    const wrongName =
      method === "bank" && String(fields.get("accountName")).trim().length < SHORTEST_ACCOUNT_NAME
        ? formatFields({ accountName: "account-name-short" })
        : {};
    setCardFieldIssues(wrongCard);
    setNameErrors(wrongName);
    const isWrong = Object.keys(wrongCard).length + Object.keys(wrongName).length > 0;
    const isAnswered = submitter instanceof HTMLButtonElement && submitter.name === "extendedWarranty";
    setAsksWarranty(!isWrong && cart.mayExtendWarranty && !isAnswered);
    if (isWrong || (cart.mayExtendWarranty && !isAnswered)) event.preventDefault();
  }

  function switchMethod() {
    setResetKey((key) => key + 1);
    setCardFieldIssues({});
    setNameErrors({});
  }

  return {
    cardFieldIssues,
    nameErrors,
    asksWarranty,
    resetKey,
    onSubmit,
    switchMethod,
    closeWarrantyQuestion: () => setAsksWarranty(false),
  };
}

function MethodChoices({
  chosen,
  cash,
  hasWallets,
  isToLocker,
  onSwitch,
}: Pick<PaymentStepProps, "chosen" | "cash" | "isToLocker"> & { hasWallets: boolean; onSwitch: () => void }) {
  const { t } = useWords("checkout");
  const { formatDomainError } = useDomainErrors();
  const isByCash = chosen === "cash" && cash !== null && cash.bar === null;
  return (
    <fieldset>
      <legend className="font-condensed text-2xl font-bold">{t("payment.title")}</legend>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        <Choice
          name="paymentMethod"
          value="card"
          title={t(hasWallets ? "payment.cardOrWallet" : "payment.card")}
          hint={t("payment.cardHint")}
          checked={chosen !== "bank" && !isByCash}
          onChange={onSwitch}
        />
        <Choice
          name="paymentMethod"
          value="bank"
          title={t("payment.bank")}
          hint={t("payment.bankHint")}
          checked={chosen === "bank"}
          onChange={onSwitch}
        />
        {cash && !cash.bar ? (
          <Choice
            name="paymentMethod"
            value="cash"
            title={t(isToLocker ? "payment.atLocker" : "payment.cash")}
            hint={t(isToLocker ? "payment.atLockerHint" : "payment.cashHint")}
            checked={isByCash}
            onChange={onSwitch}
          />
        ) : null}
      </div>
      {cash?.bar ? <p className="mt-3 text-sm text-muted">{formatDomainError(cash.bar)}</p> : null}
    </fieldset>
  );
}

type TransferPanelProps = Pick<PaymentStepProps, "bank" | "accountName" | "strangerUntil" | "transferDays"> & {
  total: Bani;
  error: string | undefined;
};

function TransferPanel({ bank, total, accountName, strangerUntil, transferDays, error }: TransferPanelProps) {
  const { t, language } = useWords("checkout");
  const { t: allocations } = useWords("orders-extend");
  return (
    <div className="mt-6 hidden group-has-[input[value=bank]:checked]/pay:block">
      <Panel label={t("payment.bank")}>
        <p className="mb-4">
          {strangerUntil
            ? allocations("stranger.transfer", {
                until: formatLastDay(strangerUntil, language),
              })
            : t("bank.text", { count: transferDays })}
        </p>
        <TextField
          name="accountName"
          label={t("bank.accountName")}
          hint={t("bank.accountNameHint")}
          error={error}
          defaultValue={accountName ?? ""}
          autoComplete="name"
          className="mb-5"
        />
        <BankDetails bank={bank} reference={null} amount={total} />
      </Panel>
    </div>
  );
}

/**
 * The order button, always in view: at the top of the column beside the form, and on a narrow screen at its lower edge. With the total (which a
 * narrow screen has at its upper edge) and the sentence that says what the buyer agrees to.
 */
export function PlaceOrder({
  cart,
  held,
  guaranteeMonths,
}: Pick<PaymentStepProps, "cart" | "guaranteeMonths"> & { held: Held | null }) {
  const { t } = useWords("checkout");
  const { t: inCart } = useWords("cart");
  const isBusy = useNavigation().state !== "idle";
  return (
    <div className={orderBarClass}>
      <div className="flex flex-col gap-2 max-lg:hidden">
        <p className="flex items-baseline justify-between gap-4">
          <span className="font-condensed text-xl font-bold">{inCart("summary.total")}</span>
          <Price amount={cart.totals.total} />
        </p>
        {held ? <Countdown held={held} /> : null}
      </div>
      <ClausesSentence guaranteeMonths={guaranteeMonths} />
      {isBusy ? <Processing /> : null}
      {cart.canBeOrdered ? (
        <Button form={ORDER_FORM} size="lg" busy={isBusy} className="w-full">
          {cart.mayExtendWarranty ? t("payment.place") : t("payment.placeAndPay")}
        </Button>
      ) : (
        <p className="text-sm font-semibold text-warn">{inCart("blocked")}</p>
      )}
    </div>
  );
}
