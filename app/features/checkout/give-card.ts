// The browser gives the card to the provider: straight from the page's own card form, past the shop.
// Invariant: what is typed there is read here, sent to the provider, and kept nowhere but in this page's memory.

import { never } from "../../../base/result.ts";
import { cardFields, type CardDetails, type CardFault, type CardField } from "../../../shop/payments/card-form.ts";
import type { CardConfirmation, Decline } from "../../../shop/payments/card-port.ts";
import type { CardHandover } from "./start-card.server.ts";

export const CARD_FORM = "card-form";

export type CardProblem = Decline | "provider-error";
export type CardFaults = Partial<Record<CardField, CardFault | "test-cards-only">>;
/** What the buyer must be told before trying again. */
export type CardIssue = { number: string; problem: CardProblem } | { number: string; faults: CardFaults };

/** What is typed in the page's card form. */
export function typedCard(): CardDetails {
  const form = document.getElementById(CARD_FORM);
  const typed = form instanceof HTMLFormElement ? new FormData(form) : new FormData();
  return Object.fromEntries(cardFields.map((field) => [field, String(typed.get(field) ?? "")])) as CardDetails;
}

/** Sends the card to the provider. Answers only where it is to be tried again: otherwise the browser goes on from here. */
export async function giveCard({ number, confirmUrl, clientSecret, returnPath }: CardHandover): Promise<CardIssue> {
  const confirmation = await confirm(confirmUrl, { clientSecret, ...typedCard() });
  switch (confirmation.status) {
    case "authorised":
    case "requires_action":
      return leaveTo(confirmation.nextUrl);
    case "closed":
      return leaveTo(returnPath);
    case "declined":
      return { number, problem: confirmation.code };
    case "invalid":
      return { number, faults: confirmation.fields };
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

/** The page stays busy until the next one is there. */
function leaveTo(url: string): Promise<never> {
  window.location.assign(url);
  return new Promise(() => {});
}

// From the checkout to the page where the order is paid again: what was typed comes along, but for the code on the back.
let kept: { card: CardDetails; issue: CardIssue } | null = null;

export function keepForNextPage(issue: CardIssue): void {
  kept = { card: { ...typedCard(), cvv: "" }, issue };
}

export function keptFromLastPage(number: string): { card: CardDetails; issue: CardIssue } | null {
  return kept?.issue.number === number ? kept : null;
}
