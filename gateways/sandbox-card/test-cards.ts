// The only cards that the sandbox accepts. Each simulates one outcome of a real provider.
// Invariant: every number passes Luhn and is no real card. Any other number is refused, so that no real card is entered.

import type { CardFace, Decline } from "../../shop/payments/card-port.ts";

export type TestCard = {
  number: string;
  brand: string;
  behaviour:
    | { does: "authorise" }
    | { does: "decline"; because: Decline }
    /** The bank asks for a code first (3-D Secure). */
    | { does: "challenge" }
    /** Authorises, but the answer is slow. */
    | { does: "authorise-slowly" }
    /** The provider answers 500 and nothing happens. */
    | { does: "fail" }
    /** Authorises, but no webhook of the intent is ever sent. */
    | { does: "authorise-silently" }
    /** Authorises; the first capture succeeds but answers 500, as if the answer were lost. */
    | { does: "lose-capture-answer" };
};

export const testCards: readonly TestCard[] = [
  { number: "4242424242424242", brand: "Visa", behaviour: { does: "authorise" } },
  { number: "5555555555554444", brand: "Mastercard", behaviour: { does: "authorise" } },
  { number: "4000000000003220", brand: "Visa", behaviour: { does: "challenge" } },
  { number: "4000000000000002", brand: "Visa", behaviour: { does: "decline", because: "declined" } },
  { number: "4000000000009995", brand: "Visa", behaviour: { does: "decline", because: "insufficient-funds" } },
  { number: "4000000000000069", brand: "Visa", behaviour: { does: "decline", because: "expired-card" } },
  { number: "4000000000000259", brand: "Visa", behaviour: { does: "authorise-slowly" } },
  { number: "4000000000000119", brand: "Visa", behaviour: { does: "fail" } },
  { number: "4000000000000341", brand: "Visa", behaviour: { does: "authorise-silently" } },
  { number: "4000000000005126", brand: "Visa", behaviour: { does: "lose-capture-answer" } },
];

export function findTestCard(number: string): TestCard | null {
  const digits = number.replace(/\s/g, "");
  return testCards.find((card) => card.number === digits) ?? null;
}

export function faceOf(card: TestCard): CardFace {
  return { brand: card.brand, last4: card.number.slice(-4) };
}
