// The browser sends the card from the page's card form directly to the provider, not through the shop.
// Invariant: card data is read here, sent to the provider, and stored only in the memory of this page.

import { never } from "../../../base/result.ts";
import { cardFields, type CardDetails, type CardFieldIssue, type CardField } from "../../../shop/payments/card-form.ts";
import type { CardConfirmation, Decline } from "../../../shop/payments/card-port.ts";
import type { CardHandover } from "./start-card.server.ts";

export const CARD_FORM = "card-form";

export type CardProblem = Decline | "provider-error";
export type CardFieldIssues = Partial<Record<CardField, CardFieldIssue | "test-cards-only">>;
/** Why the payment failed, for the buyer who tries again. */
export type CardIssue = { number: string; problem: CardProblem } | { number: string; fields: CardFieldIssues };

/** The values of the page's card form. */
export function typedCard(): CardDetails {
  const form = document.getElementById(CARD_FORM);
  const typed = form instanceof HTMLFormElement ? new FormData(form) : new FormData();
  return Object.fromEntries(cardFields.map((field) => [field, String(typed.get(field) ?? "")])) as CardDetails;
}

/** Sends the card to the provider. Resolves only if the buyer must try again; otherwise the browser leaves the page. */
export async function sendCard({ number, confirmUrl, clientSecret, returnPath }: CardHandover): Promise<CardIssue> {
  const confirmation = await confirm(confirmUrl, { clientSecret, ...typedCard() });
  switch (confirmation.status) {
    case "authorised":
    case "requires_action":
      return leaveFor(confirmation.nextUrl);
    case "closed":
      return leaveFor(returnPath);
    case "declined":
      return { number, problem: confirmation.code };
    case "invalid":
      return { number, fields: confirmation.fields };
    case "error":
      return { number, problem: "provider-error" };
    default:
      return never(confirmation);
  }
}

async function confirm(url: string, card: CardDetails & { clientSecret: string }): Promise<CardConfirmation> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(card),
      credentials: "omit",
    });
    return (await response.json()) as CardConfirmation;
  } catch {
    return { status: "error" };
  }
}

/** Never resolves, so that the page stays busy until the next one loads. */
function leaveFor(url: string): Promise<never> {
  window.location.assign(url);
  return new Promise(() => {});
}

// Carries the typed card from the checkout to the page that pays the order again. Invariant: without the security code.
let carried: { card: CardDetails; issue: CardIssue } | null = null;

export function carryToNextPage(issue: CardIssue): void {
  carried = { card: { ...typedCard(), cvv: "" }, issue };
}

export function carriedFromLastPage(number: string): { card: CardDetails; issue: CardIssue } | null {
  return carried?.issue.number === number ? carried : null;
}
