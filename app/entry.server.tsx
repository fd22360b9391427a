// The server entry of the application: opens the shop, renders pages in the request's language, and renders plain error
// pages where no screen can.

import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
  createContext,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type ServerBuild,
} from "react-router";
import { dayOf } from "../base/day.ts";
import type { Environment } from "../base/env.server.ts";
import { escapeMarkup } from "../base/markup.ts";
import { withDatabaseAwayAnswers, awayContext, setRetryAfter } from "./database-away.server.ts";
import { trackReads } from "../shop/catalogue/track-reads.server.ts";
import { languageContext, shopContext } from "./context.server.ts";
import { handlersByRoute } from "./handlers-by-route.server.ts";
import { newNonce, ownInlineScripts } from "./server/inline-scripts.server.ts";
import type { Application, FormToResend, FatalError, Rendered } from "./server/application.ts";
import { pageSourcesOf, sumOfVersions } from "./server/page-sources.ts";
import { pathForLog } from "./server/target.server.ts";
import type { Language } from "./i18n/languages.ts";
import { LanguageContext, WordSourceContext } from "./i18n/use-words.ts";
import { wordsFor, wordsOf } from "./i18n/words.server.ts";
import { links } from "./links.ts";
import type { RefusedRequest } from "./kit/refused-request.ts";
import { HtmlCacheContext } from "./kit/cached-html.tsx";
import { htmlCacheIn, type HtmlCache } from "./kit/html-cache.server.tsx";
import { ScriptNonceContext } from "./kit/pages/script-nonce.ts";
import { companyOf } from "./kit/pages/company-of.ts";
import { openShop, type OpenShop, type Shop } from "./composition.server.ts";

/**
 * Opens the shop for the process. It is exported here so that the process and the build share one copy of every module.
 */
export function open(env: Environment): Promise<OpenShop> {
  return openShop(env);
}

/**
 * A rendered page. It bypasses the Response, which would turn it into a stream and the process would have to read it
 * back.
 */
type Page = Pick<Rendered, "html" | "scripts">;
const pageContext = createContext<Page>();

/** The interface that the process uses: renders pages of this build. */
export function applicationOf(
  build: ServerBuild,
  { shop, mode }: { shop: Shop; mode: "production" | "development" },
): Application {
  const handlerOf = handlersByRoute(
    withDatabaseAwayAnswers(build, (language) => errorPage("away", language, "page")),
    mode,
  );
  return {
    async render(request, language, { routeId, isPublic = false }) {
      const page: Page = { html: null, scripts: [] };
      const reads = isPublic ? trackReads(shop.catalogueIndex) : null;
      const sources = pageSourcesOf(shop);
      const seen = sumOfVersions(sources);
      const context = new RouterContextProvider();
      context.set(shopContext, reads ? { ...shop, catalogueIndex: reads.catalogueIndex } : shop);
      context.set(languageContext, language);
      context.set(pageContext, page);
      const away = { isMet: false };
      context.set(awayContext, away);
      const response = await handlerOf(routeId)(request, context);
      if (away.isMet) setRetryAfter(response, request);
      return {
        response,
        ...page,
        ...(reads && { isUnchanged: () => sumOfVersions(sources) === seen && reads.isUnchanged() }),
      };
    },
    errorPage,
    resendPage,
  };
}

/** Null in development, where cached HTML would hide changes. */
function htmlCacheFor(language: Language, { settings, publicUrl, clock }: Shop): HtmlCache | null {
  if (!import.meta.env.PROD) return null;
  const now = clock.now();
  const company = () => companyOf(settings.current(), { url: publicUrl, now, language });
  return htmlCacheIn(language, { company, version: `${settings.version} ${dayOf(now)}` });
}

/** Called by the router for each page. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = newNonce();
  const language = context.get(languageContext);
  const htmlWithNonce = await wholeHtml(
    <HtmlCacheContext value={htmlCacheFor(language, context.get(shopContext))}>
      <WordSourceContext value={wordsOf}>
        <LanguageContext value={language}>
          <ScriptNonceContext value={nonce}>
            <ServerRouter context={router} url={request.url} nonce={nonce} />
          </ScriptNonceContext>
        </LanguageContext>
      </WordSourceContext>
    </HtmlCacheContext>,
    nonce,
  );
  const { html, scripts } = ownInlineScripts(htmlWithNonce, nonce);
  const page = context.get(pageContext);
  page.html = html;
  page.scripts = scripts;
  return new Response(null, { status, headers });
}

/**
 * Waits for the complete page: a header needs the hashes of its scripts, and the page may be cached. Rejects with the
 * first error of any part, so that no page is sent incomplete.
 */
function wholeHtml(page: ReactNode, nonce: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const target = new Writable({
      write(piece: Buffer, _encoding, done) {
        pieces.push(piece);
        done();
      },
    });
    target.once("finish", () => resolve(Buffer.concat(pieces)));
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // The page is sent whole, so React need not split it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void pipe(target),
      onError(error) {
        reject(error);
        abort(error);
      },
    });
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  // The router's own answers to what anybody may ask for: an unknown path, a post to a page without a form. They are in the log as
  // requests with their status.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  (context as RouterContextProvider)
    .get(shopContext)
    .log.error({ err: error, path: pathForLog(new URL(request.url).pathname) }, "a screen failed");
};

function errorPage(fault: FatalError, language: Language, as: "page" | "data"): string {
  const t = wordsFor(language, "server");
  if (as === "data")
    return JSON.stringify({
      title: t(`fault.${fault}.title`),
      text: t(`fault.${fault}.text`),
    } satisfies RefusedRequest);
  const home = fault === "broken" ? "" : `<p><a href="${links.home()}">${t("home")}</a></p>`;
  return plainPage(language, {
    title: t(`fault.${fault}.title`),
    content: `<p>${t(`fault.${fault}.text`)}</p>${home}`,
  });
}

/** Asks the visitor of an old browser to send a form again: the page repeats all its fields. */
function resendPage({ action, fields }: FormToResend, language: Language): string {
  const t = wordsFor(language, "server");
  const hidden = fields
    .map(([name, value]) => `<input type="hidden" name="${forAttribute(name)}" value="${forAttribute(value)}">`)
    .join("");
  const form = `<form method="post" action="${forAttribute(action)}">${hidden}<button>${t("again.send")}</button></form>`;
  return plainPage(language, {
    title: t("again.title"),
    content: `<p>${t("again.text")}</p>${form}<p><a href="${links.home()}">${t("home")}</a></p>`,
  });
}

/** A page without the shop's layout, scripts and styles. */
function plainPage(language: Language, { title, content }: { title: string; content: string }): string {
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title></head><body><main><h1>${title}</h1>${content}</main></body></html>`;
}

/** Escapes text for an attribute. Line ends become references, so that a browser sends them as they were typed. */
function forAttribute(text: string): string {
  return escapeMarkup(text).replace(/[\r\n]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
