// Stripe's card fields in our page: loaded from Stripe, in its own frames, never part of our scripts.
// Invariant: only the payment page uses this module, and card data stays in Stripe's frames.

import type { StripeBrowser } from "../../../shop/payments/card-port.ts";
import type { Language } from "../../i18n/languages.ts";

/** The release that matches the version of Stripe's API that the gateway uses. */
const SCRIPT = "https://js.stripe.com/endive/stripe.js";

type Mountable = { mount(place: HTMLElement): void; destroy(): void };
type PaymentElement = Mountable & { on(event: "ready" | "loaderror", then: () => void): void };
/** Which wallets have a button; absent if none has. Stripe's releases name it in two ways. */
type Wallets = {
  paymentMethods?: Record<string, { available: boolean }>;
  availablePaymentMethods?: Record<string, boolean>;
};
type WalletsElement = Mountable & {
  on(event: "ready" | "availablepaymentmethodschange", then: (event: Wallets) => void): void;
  on(event: "confirm", then: (event: { paymentFailed(why: { reason: "fail" }): void }) => void): void;
  on(event: "loaderror", then: () => void): void;
};
type Elements = {
  create(kind: "payment", options: object): PaymentElement;
  create(kind: "expressCheckout", options: object): WalletsElement;
};
export type StripeError = { type: string; code?: string; decline_code?: string };
type StripeJs = {
  elements(options: object): Elements;
  confirmPayment(options: {
    elements: Elements;
    confirmParams: { return_url: string };
  }): Promise<{ error?: StripeError }>;
};
type WithStripe = { Stripe?: (key: string, options: { locale: string }) => StripeJs };

/** Stripe has no Ukrainian. */
const locales = { ro: "ro", en: "en", hu: "hu", uk: "en" } as const satisfies Record<Language, string>;

export type StripeFields = { pay(returnUrl: string): Promise<StripeError | null>; remove(): void };

/** Where the buttons of Apple Pay and Google Pay go, and who learns of them. */
export type WalletPlace = {
  container: HTMLElement;
  /** Whether there is a button to show: many browsers have no wallet. */
  onAvailable(isAvailable: boolean): void;
  /** The buyer agreed in the wallet. Resolves to whether the payment went on: if not, the wallet says that it failed. */
  onConfirm(): Promise<boolean>;
};

let loading: Promise<void> | null = null;

function load(): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = SCRIPT;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      loading = null;
      script.remove();
      reject(new Error("Stripe's fields cannot be loaded"));
    });
    document.head.append(script);
  });
  return loading;
}

/**
 * Mounts Stripe's fields in the given element, in the page's colours. Resolves when a card can be typed. The wallets come by
 * themselves, later or never: the card fields do not wait for them.
 */
export async function showStripeFields(
  place: HTMLElement,
  options: { stripe: StripeBrowser; secret: string; language: Language; wallets: WalletPlace | null },
): Promise<StripeFields> {
  const { stripe, secret, language } = options;
  await load();
  const open = (window as WithStripe).Stripe;
  if (!open) throw new Error("Stripe's script is not Stripe's");
  const theirs = open(stripe.publishableKey, { locale: locales[language] });
  const elements = theirs.elements({ clientSecret: secret, appearance: appearanceOf(place) });
  // The wallets have buttons of their own, so that the fields show none of them again.
  const fields = elements.create("payment", {
    layout: "tabs",
    wallets: { applePay: "never", googlePay: "never", link: "never" },
  });
  const wallets = options.wallets && showWallets(elements, options.wallets);
  try {
    await new Promise<void>((resolve, reject) => {
      fields.on("ready", resolve);
      fields.on("loaderror", () => reject(new Error("Stripe's fields do not open")));
      fields.mount(place);
    });
  } catch (error) {
    wallets?.destroy();
    throw error;
  }
  return {
    async pay(returnUrl) {
      const { error } = await theirs.confirmPayment({ elements, confirmParams: { return_url: returnUrl } });
      return error ?? null;
    },
    remove() {
      wallets?.destroy();
      fields.destroy();
    },
  };
}

/** Apple Pay and Google Pay only: both authorise a card, so that everything after the button is as with a typed card. */
function showWallets(elements: Elements, { container, onAvailable, onConfirm }: WalletPlace): Mountable {
  const buttons = elements.create("expressCheckout", {
    buttonHeight: 48,
    layout: { maxColumns: 2, maxRows: 0, overflow: "never" },
    paymentMethods: { applePay: "auto", googlePay: "auto", link: "never", amazonPay: "never", paypal: "never" },
  });
  const noticeWallets = ({ paymentMethods, availablePaymentMethods }: Wallets) =>
    onAvailable(
      Object.values(paymentMethods ?? {}).some(({ available }) => available) ||
        Object.values(availablePaymentMethods ?? {}).some(Boolean),
    );
  buttons.on("ready", noticeWallets);
  buttons.on("availablepaymentmethodschange", noticeWallets);
  buttons.on("loaderror", () => onAvailable(false));
  buttons.on("confirm", (event) => {
    void onConfirm().then((isGoingOn) => {
      if (!isGoingOn) event.paymentFailed({ reason: "fail" });
    });
  });
  buttons.mount(container);
  return buttons;
}

/** The frames cannot read our stylesheet, so the current theme's colours are passed to them. */
function appearanceOf(place: HTMLElement): object {
  const probe = document.createElement("span");
  place.append(probe);
  const colour = (token: string) => {
    probe.style.color = `var(--color-${token})`;
    return getComputedStyle(probe).color;
  };
  const variables = {
    colorText: colour("ink"),
    colorTextSecondary: colour("muted"),
    colorBackground: colour("raised"),
    colorPrimary: colour("action"),
    colorDanger: colour("danger"),
    borderRadius: "2px",
    fontSizeBase: "16px",
  };
  probe.remove();
  return { theme: "flat", variables };
}
