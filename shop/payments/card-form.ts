// The four fields of a card form, as people type them: validation and formatting for the checkout screen and the
// sandbox provider.
// Invariant: these values exist only in the buyer's browser and at the provider, never in the shop's process or a log.

export const cardFields = ["cardNumber", "cardName", "expiryDate", "cvv"] as const; // spec 3, card payment
export type CardField = (typeof cardFields)[number];
export type CardDetails = Record<CardField, string>;

/** The issue of a field; each has words in four languages. */
export const cardFieldIssues = [
  "number-length",
  "number-digits",
  "number-check",
  "name-short",
  "expiry-format",
  "expiry-past",
  "cvv-length",
] as const;
export type CardFieldIssue = (typeof cardFieldIssues)[number];

// spec 5, checkout, card
const NUMBER_DIGITS = { min: 16, max: 19 };
const NAME_LENGTH = 3;
const CVV = /^\d{3,4}$/;
const EXPIRY = /^(0[1-9]|1[0-2])\/(\d{2})$/;

/** The maximum length of each field, spaces and slash included (spec 5). */
export const MAX_TYPED = { cardNumber: 19, expiryDate: 5, cvv: 4 } as const;

/** Digits only, in groups of four, at most as many as fit: "42424242-4" becomes "4242 4242 4". */
export function formatCardNumber(typed: string): string {
  const digits = typed.replace(/\D/g, "");
  return (digits.match(/.{1,4}/g) ?? []).join(" ").slice(0, MAX_TYPED.cardNumber).trimEnd();
}

/**
 * Formats "MM/YY" while it is typed and inserts the slash: "12" becomes "12/", and a month that can only have one digit
 * gets a leading zero. `before` is the field's previous value: without it, a deleted slash would be inserted again.
 */
export function formatExpiry(typed: string, before: string): string {
  if (before.endsWith("/") && typed === before.slice(0, -1)) return typed.slice(0, -1);
  const cleaned = typed.replace(/[^\d/]/g, "").replace(/^\/+/, "");
  const oneDigitMonth = /^([2-9]|1\/)/.test(cleaned);
  const digits = (oneDigitMonth ? "0" : "") + cleaned.replaceAll("/", "");
  return digits.length < 2 ? digits : `${digits.slice(0, 2)}/${digits.slice(2, 4)}`;
}

export function formatCvv(typed: string): string {
  return typed.replace(/\D/g, "").slice(0, MAX_TYPED.cvv);
}

/** The Luhn check digit (ISO/IEC 7812): most typos fail it. */
export function passesLuhn(digits: string): boolean {
  let total = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = digits.charCodeAt(digits.length - 1 - place) - 48;
    const doubled = digit * 2;
    total += place % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return digits !== "" && total % 10 === 0;
}

/**
 * The issue of each field; an empty record means that the card may be sent. A card is valid to the end of its month.
 */
export function checkCard(card: CardDetails, now: Date): Partial<Record<CardField, CardFieldIssue>> {
  const faults = {
    cardNumber: numberIssue(card.cardNumber),
    cardName: card.cardName.trim().length < NAME_LENGTH ? ("name-short" as const) : null,
    expiryDate: expiryIssue(card.expiryDate.trim(), now),
    cvv: CVV.test(card.cvv.trim()) ? null : ("cvv-length" as const),
  } satisfies Record<CardField, CardFieldIssue | null>;
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null));
}

function numberIssue(text: string): CardFieldIssue | null {
  const digits = text.replace(/\s/g, "");
  if (/\D/.test(digits)) return "number-digits";
  if (digits.length < NUMBER_DIGITS.min || digits.length > NUMBER_DIGITS.max) return "number-length";
  return passesLuhn(digits) ? null : "number-check";
}

function expiryIssue(text: string, now: Date): CardFieldIssue | null {
  const [, month, year] = EXPIRY.exec(text) ?? [];
  if (!month || !year) return "expiry-format";
  const firstMomentAfter = Date.UTC(2000 + Number(year), Number(month), 1);
  return firstMomentAfter <= now.getTime() ? "expiry-past" : null;
}
