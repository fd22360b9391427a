// Renders a page in the request's language. The process file hands in the Shop through `loadContext`.

import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import { RouterContextProvider, ServerRouter, type EntryContext } from "react-router";
import { languageContext, shopContext } from "./context.server.ts";
import type { Language } from "./i18n/languages.ts";
import { LanguageContext, WordSourceContext } from "./i18n/use-words.ts";
import { wordsOf } from "./i18n/words.server.ts";
import type { Environment } from "../base/env.server.ts";
import { openShop, type OpenShop, type Shop } from "./wiring.server.ts";

const ABORT_AFTER = 10_000; // milliseconds

/** Opens the shop for the process file, so that both run on one copy of every module. */
export function open(env: Environment): Promise<OpenShop> {
  return openShop(env);
}

/** The context of one request, for the request handler. */
export function loadContext(shop: Shop, language: Language): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  context.set(languageContext, language);
  return context;
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return Promise.resolve(new Response(null, { status, headers }));
  return new Promise((resolve, reject) => {
    let answered = status;
    const { pipe, abort } = renderToPipeableStream(
      <WordSourceContext value={wordsOf}>
        <LanguageContext value={context.get(languageContext)}>
          <ServerRouter context={routerContext} url={request.url} />
        </LanguageContext>
      </WordSourceContext>,
      {
        // Pages are sent whole: the process hashes their inline scripts and caches them.
        onAllReady() {
          clearTimeout(timeout);
          const body = new PassThrough();
          resolve(new Response(createReadableStreamFromReadable(body), { status: answered, headers }));
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          answered = 500;
          context.get(shopContext).log.error(error, "rendering failed");
        },
      },
    );
    const timeout = setTimeout(abort, ABORT_AFTER);
  });
}
