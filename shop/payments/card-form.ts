// The four fields of a card, as people type them: the rules and the formatting of the checkout screen and of the provider.
// Invariant: these values live in the buyer's browser and at the provider, never in the shop's process or a log.

export const cardFields = ["cardNumber", "cardName", "expiryDate", "cvv"] as const; // spec 3, card payment
export type CardField = (typeof cardFields)[number];
export type CardDetails = Record<CardField, string>;

/** What is wrong with a field; each has words in four languages. */
export const cardFaults = [
  "number-length",
  "number-digits",
  "number-check",
  "name-short",
  "expiry-format",
  "expiry-past",
  "cvv-length",
] as const;
export type CardFault = (typeof cardFaults)[number];

// spec 5, checkout, card
const NUMBER_DIGITS = { min: 16, max: 19 };
const NAME_LENGTH = 3;
const CVV = /^\d{3,4}$/;
const EXPIRY = /^(0[1-9]|1[0-2])\/(\d{2})$/;

/** As many characters as the fields take, spaces and slash included (spec 5). */
export const MAX_TYPED = { cardNumber: 19, expiryDate: 5, cvv: 4 } as const;

/** Digits alone, in fours, no more than fit: "42424242-4" becomes "4242 4242 4". */
export function formatCardNumber(typed: string): string {
  const digits = typed.replace(/\D/g, "");
  return (digits.match(/.{1,4}/g) ?? []).join(" ").slice(0, MAX_TYPED.cardNumber).trimEnd();
}

/**
 * "MM/YY" as it is typed, the slash put in by itself: "12" becomes "12/", and a month that can only have one digit gets
 * its zero. `before` is what the field held: without it, deleting the slash would only bring it back.
 */
export function formatExpiry(typed: string, before: string): string {
  if (before.endsWith("/") && typed === before.slice(0, -1)) return typed.slice(0, -1);
  const kept = typed.replace(/[^\d/]/g, "").replace(/^\/+/, "");
  const oneDigitMonth = /^([2-9]|1\/)/.test(kept);
  const digits = (oneDigitMonth ? "0" : "") + kept.replaceAll("/", "");
  return digits.length < 2 ? digits : `${digits.slice(0, 2)}/${digits.slice(2, 4)}`;
}

export function formatCvv(typed: string): string {
  return typed.replace(/\D/g, "").slice(0, MAX_TYPED.cvv);
}

/** The number's last digit proves the others (ISO/IEC 7812): most slips of the finger fail it. */
export function passesLuhn(digits: string): boolean {
  let total = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = digits.charCodeAt(digits.length - 1 - place) - 48;
    const doubled = digit * 2;
    total += place % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return digits !== "" && total % 10 === 0;
}

/** What is wrong with each field; an empty record means that the card may be sent. A card is good to the end of its month. */
export function checkCard(card: CardDetails, now: Date): Partial<Record<CardField, CardFault>> {
  const faults = {
    cardNumber: numberFault(card.cardNumber),
    cardName: card.cardName.trim().length < NAME_LENGTH ? ("name-short" as const) : null,
    expiryDate: expiryFault(card.expiryDate.trim(), now),
    cvv: CVV.test(card.cvv.trim()) ? null : ("cvv-length" as const),
  } satisfies Record<CardField, CardFault | null>;
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null));
}

function numberFault(text: string): CardFault | null {
  const digits = text.replace(/\s/g, "");
  if (/\D/.test(digits)) return "number-digits";
  if (digits.length < NUMBER_DIGITS.min || digits.length > NUMBER_DIGITS.max) return "number-length";
  return passesLuhn(digits) ? null : "number-check";
}

function expiryFault(text: string, now: Date): CardFault | null {
  const [, month, year] = EXPIRY.exec(text) ?? [];
  if (!month || !year) return "expiry-format";
  const firstMomentAfter = Date.UTC(2000 + Number(year), Number(month), 1);
  return firstMomentAfter <= now.getTime() ? "expiry-past" : null;
}
