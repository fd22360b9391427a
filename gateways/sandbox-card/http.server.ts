// The HTTP server of the sandbox provider: an API for the shop's server, and pages and a confirmation call for the buyer's browser.
// Invariant: card data is never stored. No card reaches the journal, a log or an error.

import type { RequestListener } from "node:http";
import type { CardConfirmation } from "../../shop/payments/card-port.ts";
import { answerChallenge, answerConfirm, answerPayPage } from "./buyer-api.server.ts";
import { HttpError, sendJson, sendPage, type ProviderExchange } from "./http-messages.server.ts";
import { languageOf, notFoundPage } from "./pages.ts";
import type { ProviderOptions } from "./provider-state.server.ts";
import { answerShop } from "./shop-api.server.ts";

export function providerHandler(provider: ProviderOptions): RequestListener {
  return (request, response) => {
    answer(provider, { request, response }).catch((error: unknown) => {
      if (response.headersSent) return response.destroy();
      // `error.message` of an HttpError is our own text. The message of a parser would quote the body.
      if (error instanceof HttpError) return sendJson(response, error.status, { code: error.message });
      return sendJson(response, 500, { status: "error" } satisfies CardConfirmation);
    });
  };
}

async function answer(provider: ProviderOptions, exchange: ProviderExchange): Promise<void> {
  const { request, response } = exchange;
  const url = new URL(request.url ?? "/", "http://provider");
  const [first, ...rest] = url.pathname.split("/").slice(1);
  const [ref = ""] = rest;
  if (first === "v1" && rest[2] === "confirm") return answerConfirm(provider, exchange, rest[1]!);
  if (first === "v1") return answerShop(provider, exchange, rest);
  if (first === "pay" && rest.length === 1) return answerPayPage(provider, exchange, { ref, url });
  if (first === "challenge" && rest.length === 1) return answerChallenge(provider, exchange, { ref, url });
  return sendPage(response, 404, notFoundPage(languageOf(request.headers["accept-language"])), null);
}
