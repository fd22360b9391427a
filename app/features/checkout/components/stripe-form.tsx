// Payment with Stripe: the card fields are in Stripe's frames; the shop has no card fields of its own.

import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { Form, useLocation } from "react-router";
import type { StripeBrowser } from "../../../../shop/payments/card-port.ts";
import { declineOf } from "../../../../shop/payments/stripe-decline.ts";
import { formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import type { OrderView } from "../../../shared/orders/order.view.server.ts";
import { useHydrated } from "../../../kit/use-hydrated.ts";
import { Button } from "../../../kit/button.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { CardPrivacy, LastAttempt } from "./pay-notices.tsx";
import type { PayProblem } from "../pay-problem.ts";
import { Processing } from "./processing.tsx";
import { showStripeFields, type StripeError, type StripeFields } from "../stripe-fields.ts";

type StripeFormProps = { order: OrderView; stripe: StripeBrowser; secret: string | null; problem: PayProblem | null };

export function StripeForm({ order, stripe, secret, problem: before }: StripeFormProps) {
  const { t } = useWords("checkout");
  const isHydrated = useHydrated();
  const [after, setAfter] = useState<PayProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const problem = after ?? before;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {stripe.isLive ? null : (
        <Notice tone="warn" title={t("stripe.test")}>
          {t("stripe.testText")}
        </Notice>
      )}
      {problem && !isBusy ? <LastAttempt problem={problem} number={order.number} /> : null}
      <Panel label={t("payment.card")}>
        {secret === null ? <StartPayment order={order} /> : null}
        {secret !== null && !isHydrated ? <p>{t("stripe.needsScript")}</p> : null}
        {secret !== null && isHydrated ? (
          <Fields order={order} stripe={stripe} secret={secret} isBusy={isBusy} onBusy={setBusy} onProblem={setAfter} />
        ) : null}
        <CardPrivacy />
      </Panel>
      {isBusy ? <Processing /> : null}
    </div>
  );
}

/** Allocates the units again and prepares the payment. The page then loads again with the fields. */
function StartPayment({ order }: { order: OrderView }) {
  const { t } = useWords("checkout");
  const { search } = useLocation();
  return (
    <Form method="post" action={links.pay(order.number, search)} reloadDocument>
      <input type="hidden" name="intent" value="pay" />
      <p className="mb-4">{t("stripe.begin")}</p>
      <Button size="lg" className="max-sm:w-full">
        {t("stripe.beginAction")}
      </Button>
    </Form>
  );
}

type FieldsProps = {
  order: OrderView;
  stripe: StripeBrowser;
  secret: string;
  isBusy: boolean;
  onBusy: (isBusy: boolean) => void;
  onProblem: (problem: PayProblem | null) => void;
};

/** Stripe's fields and wallets. They need mounted elements, so they render after hydration. */
function Fields({ order, stripe, secret, isBusy, onBusy, onProblem }: FieldsProps) {
  const { t } = useWords("checkout");
  // Not a state: a second press may come before the next render.
  const isUnderWay = useRef(false);
  const { place, walletPlace, fields, hasWallet } = useStripeFields({ stripe, secret, onWallet: () => pay() });

  /** Confirms the payment with what the buyer gave. False if it did not go on: declined, or one is under way already. */
  async function pay(): Promise<boolean> {
    if (typeof fields === "string" || isUnderWay.current) return false;
    isUnderWay.current = true;
    const key = new URLSearchParams(window.location.search).get("key");
    const back = `${window.location.origin}${links.cardReturn(order.number, { key })}`;
    onBusy(true);
    onProblem(null);
    const error = await fields.pay(back).catch((): StripeError => ({ type: "api_error" }));
    // For any other result the return page looks up the payment at Stripe.
    if (error === null || error.type === "invalid_request_error") {
      window.location.assign(back);
      return true;
    }
    isUnderWay.current = false;
    onBusy(false);
    if (error.type !== "validation_error") onProblem(error.type === "card_error" ? declineOf(error) : "provider-error");
    return false;
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void pay();
      }}
      className="flex flex-col gap-5"
    >
      <Wallets place={walletPlace} isShown={hasWallet && typeof fields !== "string"} />
      {fields === "failed" ? (
        <Notice tone="danger" live>
          {t("stripe.failed")}
        </Notice>
      ) : null}
      {fields === "loading" ? <output className="block">{t("stripe.loading")}</output> : null}
      <div ref={place} className={fields === "failed" ? "hidden" : "min-h-64"} />
      <Button
        size="lg"
        busy={isBusy || fields === "loading"}
        disabled={fields === "failed"}
        className="self-start max-sm:w-full"
      >
        {t("pay.action", { total: formatPrice(order.totals.total) })}
      </Button>
    </form>
  );
}

type Opened = Pick<StripeFormProps, "stripe"> & { secret: string; onWallet: () => Promise<boolean> };

/** Opens Stripe's fields in `place`, and the wallets' buttons in `walletPlace`, as long as the screen is there. */
function useStripeFields({ stripe: { publishableKey, isLive, wallets }, secret, onWallet }: Opened) {
  const { language } = useWords("checkout");
  const place = useRef<HTMLDivElement>(null);
  const walletPlace = useRef<HTMLDivElement>(null);
  const [fields, setFields] = useState<StripeFields | "loading" | "failed">("loading");
  const [hasWallet, setHasWallet] = useState(false);
  const onConfirm = useEffectEvent(onWallet);

  // Stripe's script runs outside React: it gets elements on mount and is removed on unmount.
  useEffect(() => {
    const container = place.current;
    if (!container) return;
    let mounted: StripeFields | null = null;
    let isUnmounted = false;
    const stripe = { mode: "stripe" as const, publishableKey, isLive, wallets };
    const buttons =
      wallets && walletPlace.current
        ? { container: walletPlace.current, onAvailable: setHasWallet, onConfirm: () => onConfirm() }
        : null;
    showStripeFields(container, { stripe, secret, language, wallets: buttons }).then(
      (opened) => {
        mounted = opened;
        if (isUnmounted) opened.remove();
        else setFields(opened);
      },
      () => setFields("failed"),
    );
    return () => {
      isUnmounted = true;
      mounted?.remove();
    };
  }, [publishableKey, isLive, wallets, secret, language]);
  return { place, walletPlace, fields, hasWallet };
}

/** The wallets' buttons. Without a wallet the place has no height: Stripe must be able to measure its width. */
function Wallets({ place, isShown }: { place: RefObject<HTMLDivElement | null>; isShown: boolean }) {
  const { t } = useWords("checkout");
  return (
    <fieldset
      aria-label={t("stripe.wallets")}
      aria-hidden={!isShown}
      className={isShown ? "flex min-w-0 flex-col gap-4" : "invisible -mb-5 h-0 min-w-0 overflow-hidden"}
    >
      <div ref={place} className="min-h-12" />
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t("stripe.orCard")}
      </p>
    </fieldset>
  );
}
