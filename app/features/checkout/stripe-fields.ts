// Stripe's card fields in our page: loaded from Stripe, in its own frames, never part of our scripts.
// Invariant: only the payment page uses this module, and card data stays in Stripe's frames.

import type { StripeBrowser } from "../../../shop/payments/card-port.ts";
import type { Language } from "../../i18n/languages.ts";

/** The release that matches the version of Stripe's API that the gateway uses. */
const SCRIPT = "https://js.stripe.com/endive/stripe.js";

type Elements = {
  create(
    kind: "payment",
    options: object,
  ): { mount(place: HTMLElement): void; on(event: "ready" | "loaderror", then: () => void): void; destroy(): void };
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

/** Mounts Stripe's fields in the given element, in the page's colours. Resolves when a card can be typed. */
export async function showStripeFields(
  place: HTMLElement,
  { stripe, secret, language }: { stripe: StripeBrowser; secret: string; language: Language },
): Promise<StripeFields> {
  await load();
  const open = (window as WithStripe).Stripe;
  if (!open) throw new Error("Stripe's script is not Stripe's");
  const theirs = open(stripe.publishableKey, { locale: locales[language] });
  const elements = theirs.elements({ clientSecret: secret, appearance: appearanceOf(place) });
  const fields = elements.create("payment", {
    layout: "tabs",
    wallets: { applePay: "never", googlePay: "never", link: "never" },
  });
  await new Promise<void>((resolve, reject) => {
    fields.on("ready", resolve);
    fields.on("loaderror", () => reject(new Error("Stripe's fields do not open")));
    fields.mount(place);
  });
  return {
    async pay(returnUrl) {
      const { error } = await theirs.confirmPayment({ elements, confirmParams: { return_url: returnUrl } });
      return error ?? null;
    },
    remove: () => fields.destroy(),
  };
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
