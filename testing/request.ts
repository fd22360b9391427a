// Arguments of a loader or action as the router passes them: a request, the route parameters, the context with the shop.

import { RouterContextProvider } from "react-router";
import { languageContext, shopContext } from "../app/context.server.ts";
import type { Language } from "../app/i18n/languages.ts";
import type { Shop } from "../app/composition.server.ts";

type RouteArgs = {
  request: Request;
  params: never;
  context: Readonly<RouterContextProvider>;
  pattern: string;
  url: URL;
};

type Question = {
  params?: Record<string, string>;
  language?: Language;
  method?: string;
  headers?: Record<string, string>;
  /** Form fields; the request is then a POST. */
  form?: Record<string, string> | [string, string][];
};

/** The arguments of a loader or an action. The test chooses the type of `params`, which depends on the route. */
export function routeArgs(
  shop: Shop,
  address: string,
  { params = {}, language = "ro", form, method = form ? "POST" : "GET", headers = {} }: Question = {},
): RouteArgs {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  context.set(languageContext, language);
  const url = new URL(address, shop.env.PUBLIC_URL);
  return {
    request: new Request(url, { method, headers, ...(form && { body: new URLSearchParams(form) }) }),
    params: params as never,
    context,
    pattern: "",
    url,
  };
}
