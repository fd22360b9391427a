// What the buyer's browser calls: the confirmation of an intent by script, and the provider's own pages.
// Invariant: card data is never stored. No card reaches the journal, a log or an error.

import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { never } from "../../base/result.ts";
import { checkCard, type CardDetails } from "../../shop/payments/card-form.ts";
import type { CardConfirmation } from "../../shop/payments/card-port.ts";
import {
  HttpError,
  readFields,
  redirect,
  requireMethod,
  sameOrigin,
  sendJson,
  sendPage,
  type ProviderExchange,
} from "./http-messages.server.ts";
import { challengePage, closedPage, languageOf, notFoundPage, payPage, type ProviderPayProblem } from "./pages.ts";
import { findIntent, latest, pageUrl, saveChange, type ProviderOptions } from "./provider-state.server.ts";
import { denyChallenge, giveCard, isPaid, takesCard, typeCode, type Intent } from "./provider.ts";
import { findTestCard } from "./test-cards.ts";

type Language = Intent["language"];
type Fields = Record<string, string>;

const STATUS_OF = {
  authorised: 200,
  requires_action: 200,
  declined: 402,
  invalid: 422,
  closed: 409,
  error: 500,
} as const satisfies Record<CardConfirmation["status"], number>;

/** POST /v1/intents/{ref}/confirm, by a script of the shop's page or by the form of our own page. */
export async function answerConfirm(provider: ProviderOptions, exchange: ProviderExchange, ref: string): Promise<void> {
  const { request, response } = exchange;
  const intent = provider.journal.intents.get(ref);
  const origin = request.headers.origin;
  if (origin !== undefined && (!intent || !mayCall(provider, origin, intent))) {
    return sendJson(response, 403, { status: "error" } satisfies CardConfirmation);
  }
  if (origin !== undefined) {
    response.setHeader("access-control-allow-origin", origin);
    response.setHeader("vary", "origin");
  }
  if (request.method === "OPTIONS") return answerPreflight(response);
  requireMethod(request, "POST");
  const fields = await readFields(request);
  const wantsPage = (request.headers.accept ?? "").includes("text/html");
  const known = findIntent(provider, ref, fields["clientSecret"] ?? "");
  if (wantsPage) return payByPage(provider, exchange, known, fields);
  const confirmation = known ? await confirm(provider, known, fields) : ({ status: "closed" } as const);
  sendJson(response, known ? STATUS_OF[confirmation.status] : 404, confirmation);
}

function answerPreflight(response: ServerResponse): void {
  response.setHeader("access-control-allow-methods", "POST");
  response.setHeader("access-control-allow-headers", "content-type");
  response.setHeader("access-control-max-age", "600");
  response.writeHead(204).end();
}

/** Only pages of the shop that made the intent, and our own, may send a card. */
function mayCall({ publicUrl }: ProviderOptions, origin: string, intent: Intent): boolean {
  return sameOrigin(origin, intent.returnUrl) || sameOrigin(origin, publicUrl);
}

async function confirm(provider: ProviderOptions, intent: Intent, fields: Fields): Promise<CardConfirmation> {
  if (isPaid(intent)) return { status: "authorised", nextUrl: intent.returnUrl };
  if (!takesCard(intent)) return { status: "closed" };
  const card: CardDetails = {
    cardNumber: fields["cardNumber"] ?? "",
    cardName: fields["cardName"] ?? "",
    expiryDate: fields["expiryDate"] ?? "",
    cvv: fields["cvv"] ?? "",
  };
  const testCard = findTestCard(card.cardNumber);
  const issues = {
    ...(!testCard && { cardNumber: "test-cards-only" as const }),
    ...checkCard(card, provider.clock.now()),
  };
  if (!testCard || Object.keys(issues).length > 0) return { status: "invalid", fields: issues };
  if (testCard.behaviour.does === "authorise-slowly") await pause(provider.slowness);
  const outcome = giveCard(latest(provider, intent), testCard);
  if (!outcome.ok) return { status: outcome.domainError.code === "closed" ? "closed" : "error" };
  return confirmationOf(provider, saveChange(provider, outcome.value));
}

function confirmationOf(provider: ProviderOptions, intent: Intent): CardConfirmation {
  if (isPaid(intent)) return { status: "authorised", nextUrl: intent.returnUrl };
  if (intent.state === "requires-action")
    return { status: "requires_action", nextUrl: pageUrl(provider, "challenge", intent) };
  return { status: "declined", code: intent.decline ?? "declined" };
}

/** The card form, /pay/{ref}. */
export async function answerPayPage(
  provider: ProviderOptions,
  exchange: ProviderExchange,
  { ref, url }: { ref: string; url: URL },
): Promise<void> {
  if (exchange.request.method === "POST") return answerConfirm(provider, exchange, ref);
  requireMethod(exchange.request, "GET");
  const intent = findIntent(provider, ref, url.searchParams.get("secret"));
  sendPayPage(exchange.response, intent, { language: languageIn(exchange), problem: null });
}

async function payByPage(
  provider: ProviderOptions,
  exchange: ProviderExchange,
  intent: Intent | null,
  fields: Fields,
): Promise<void> {
  const { response } = exchange;
  const language = languageIn(exchange);
  if (!intent) return sendPage(response, 404, notFoundPage(language), null);
  const confirmation = await confirm(provider, intent, fields);
  switch (confirmation.status) {
    case "authorised":
    case "requires_action":
      return redirect(response, confirmation.nextUrl);
    case "declined":
    case "invalid":
    case "error":
      return sendPayPage(response, intent, { language, problem: confirmation, cardName: fields["cardName"] ?? "" });
    case "closed":
      return sendPayPage(response, latest(provider, intent), { language, problem: null });
    default:
      return never(confirmation);
  }
}

function sendPayPage(
  response: ServerResponse,
  intent: Intent | null,
  { language, problem, cardName = "" }: { language: Language; problem: ProviderPayProblem | null; cardName?: string },
): void {
  if (!intent) return sendPage(response, 404, notFoundPage(language), null);
  if (!takesCard(intent)) return sendPage(response, 200, closedPage(intent), intent);
  const status = problem ? STATUS_OF[problem.status] : 200;
  sendPage(response, status, payPage(intent, { problem, cardName }), intent);
}

/** The question of the buyer's bank (3-D Secure), /challenge/{ref}. */
export async function answerChallenge(
  provider: ProviderOptions,
  exchange: ProviderExchange,
  { ref, url }: { ref: string; url: URL },
): Promise<void> {
  const { request, response } = exchange;
  if (request.method !== "POST") {
    requireMethod(request, "GET");
    const intent = findIntent(provider, ref, url.searchParams.get("secret"));
    return sendChallenge(provider, exchange, intent, { triesLeft: null });
  }
  const origin = request.headers.origin;
  if (origin !== undefined && !sameOrigin(origin, provider.publicUrl)) throw new HttpError(403, "another origin");
  const fields = await readFields(request);
  const intent = findIntent(provider, ref, fields["clientSecret"] ?? null);
  if (!intent || intent.state !== "requires-action")
    return sendChallenge(provider, exchange, intent, { triesLeft: null });
  const outcome = fields["answer"] === "decline" ? denyChallenge(intent) : typeCode(intent, fields["code"] ?? "");
  if (outcome.ok) {
    saveChange(provider, outcome.value);
    return redirect(response, intent.returnUrl);
  }
  if (outcome.domainError.code === "closed") return redirect(response, intent.returnUrl);
  saveChange(provider, { intent: outcome.domainError.intent, event: null });
  sendChallenge(provider, exchange, intent, { triesLeft: outcome.domainError.triesLeft });
}

function sendChallenge(
  provider: ProviderOptions,
  exchange: ProviderExchange,
  intent: Intent | null,
  { triesLeft }: { triesLeft: number | null },
): void {
  const { response } = exchange;
  if (!intent) return sendPage(response, 404, notFoundPage(languageIn(exchange)), null);
  if (isPaid(intent) || !takesCard(intent)) return redirect(response, intent.returnUrl);
  if (intent.state !== "requires-action") return redirect(response, pageUrl(provider, "pay", intent));
  sendPage(response, triesLeft === null ? 200 : 422, challengePage(intent, { triesLeft }), intent);
}

function languageIn({ request }: ProviderExchange): Language {
  return languageOf(request.headers["accept-language"]);
}
