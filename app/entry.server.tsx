// The application as the process sees it: it opens the shop, renders a page in the request's language, and says what went
// wrong where no screen can.

import { renderToString } from "react-dom/server";
import {
  createContext,
  createRequestHandler,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type ServerBuild,
} from "react-router";
import type { Environment } from "../base/env.server.ts";
import { answeringAway, awayContext, sayWhenToAskAgain } from "./away.server.ts";
import { trackReads } from "../shop/catalogue/track-reads.server.ts";
import { languageContext, shopContext } from "./context.server.ts";
import { newMark, ownScripts } from "./http/own-scripts.server.ts";
import type { Application, AskedAgain, Fault, Rendered } from "./http/shop-server.server.ts";
import { wholeMap } from "./http/site-map.ts";
import { pathForLog } from "./http/target.server.ts";
import type { Language } from "./i18n/languages.ts";
import { LanguageContext, WordSourceContext } from "./i18n/use-words.ts";
import { wordsFor, wordsOf } from "./i18n/words.server.ts";
import { links } from "./links.ts";
import type { RefusedRequest } from "./ui/refused-request.ts";
import { KeptContext } from "./ui/kept.tsx";
import { KeptPieces } from "./ui/kept-pieces.ts";
import { ScriptMarkContext } from "./ui/script-mark.ts";
import { openShop, type OpenShop, type Shop } from "./wiring.server.ts";

/** Opens the shop for the process, so that both run on one copy of every module. */
export function open(env: Environment): Promise<OpenShop> {
  return openShop(env);
}

/** A page on its way out, as texts: a Response would turn it into bytes and streams, and the process back again. */
type Page = Pick<Rendered, "html" | "scripts">;
const pageContext = createContext<Page>();

/** What the process asks: pages of this build. */
export function applicationOf(build: ServerBuild, { shop, mode }: { shop: Shop; mode: "production" | "development" }): Application {
  const handle = createRequestHandler(answeringAway(build, (language) => faultPage("away", language, "page")), mode);
  return {
    async render(request, language, { isForEverybody } = { isForEverybody: false }) {
      const page: Page = { html: null, scripts: [] };
      const reads = isForEverybody ? trackReads(shop.shelf) : null;
      const context = new RouterContextProvider();
      context.set(shopContext, reads ? { ...shop, shelf: reads.shelf } : shop);
      context.set(languageContext, language);
      context.set(pageContext, page);
      const away = { isMet: false };
      context.set(awayContext, away);
      const response = await handle(request, context);
      if (away.isMet) sayWhenToAskAgain(response, request);
      return { response, ...page, ...(reads && { isUnchanged: reads.isUnchanged }) };
    },
    faultPage,
    askAgainPage,
  };
}

// While the shop is being worked on, what is kept would hide what has changed.
const kept = import.meta.env.PROD ? new KeptPieces() : null;

// The router reads the page's data from this stream in the browser (it has no other door in framework mode).
const STREAM = "window.__reactRouterContext.streamController";

const END = "</body></html>";
/** How React marks what suspended. Without the "<!--" before it, which begins as every tag does, it is looked for twenty times as fast. */
const SUSPENDED = "$!-->";

/** Called by the router for each page. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  // Rendered at once into one text, a page costs a quarter less than through React's streams; nothing on the server
  // suspends, since loaders wait for all they need. The data that follow it are written here as the stream would.
  const data = router.serverHandoffStream ? await textOf(router.serverHandoffStream) : "";
  const mark = newMark();
  const marked = renderToString(
    <KeptContext value={kept}>
      <WordSourceContext value={wordsOf}>
        <LanguageContext value={context.get(languageContext)}>
          <ScriptMarkContext value={mark}>
            <ServerRouter context={{ ...router, manifest: manifestFor(router), serverHandoffStream: undefined }} url={request.url} nonce={mark} />
          </ScriptMarkContext>
        </LanguageContext>
      </WordSourceContext>
    </KeptContext>,
  );
  const { html, scripts } = ownScripts(marked, mark);
  kept?.learn(html);
  if (html.includes(SUSPENDED)) throw new Error(`something on ${new URL(request.url).pathname} suspends: let its loader wait instead`);
  if (!html.endsWith(END)) throw new Error("the document does not end as it should");
  const hydration = router.renderMeta?.didRenderScripts ? [`${STREAM}.enqueue(${forScript(data)});${STREAM}.close();`] : [];
  const page = context.get(pageContext);
  // Apart, because joining them would copy the page once more. Its end is known, and need not be looked for.
  page.html = ["<!DOCTYPE html>", html.slice(0, -END.length), ...hydration.flatMap((script) => ["<script>", script, "</script>"]), END];
  page.scripts = [...scripts, ...hydration];
  return new Response(null, { status, headers });
}

/**
 * What the rendering needs of the site map: the screens shown, not the hundred others, which it would all set up. In the office a
 * browser gets the whole map, elsewhere one that ends at the office's door.
 */
function manifestFor({ manifest, staticHandlerContext: { matches, location } }: EntryContext): EntryContext["manifest"] {
  const routes = Object.fromEntries(matches.map(({ route: { id } }) => [id, manifest.routes[id]]));
  const isOffice = import.meta.env.PROD && location.pathname.startsWith(links.office());
  return { ...manifest, routes, url: isOffice ? wholeMap(manifest.url) : manifest.url };
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  (context as RouterContextProvider).get(shopContext).log.error({ err: error, path: pathForLog(new URL(request.url).pathname) }, "a screen failed");
};

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const piece of stream) text += decoder.decode(piece, { stream: true });
  return text;
}

/** A text as a script may hold it: no "<" can end the script, no line separator its line. */
function forScript(text: string): string {
  return JSON.stringify(text).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

function faultPage(fault: Fault, language: Language, as: "page" | "data"): string {
  const t = wordsFor(language, "faults");
  if (as === "data") return JSON.stringify({ title: t(`fault.${fault}.title`), text: t(`fault.${fault}.text`) } satisfies RefusedRequest);
  const home = fault === "broken" ? "" : `<p><a href="/">${t("home")}</a></p>`;
  return plainPage(language, { title: t(`fault.${fault}.title`), content: `<p>${t(`fault.${fault}.text`)}</p>${home}` });
}

/** Asks an old browser's visitor to send a form once more: its fields are all there, and its button. */
function askAgainPage({ action, fields }: AskedAgain, language: Language): string {
  const t = wordsFor(language, "faults");
  const hidden = fields.map(([name, value]) => `<input type="hidden" name="${forAttribute(name)}" value="${forAttribute(value)}">`).join("");
  const form = `<form method="post" action="${forAttribute(action)}">${hidden}<button>${t("again.send")}</button></form>`;
  return plainPage(language, { title: t("again.title"), content: `<p>${t("again.text")}</p>${form}<p><a href="/">${t("home")}</a></p>` });
}

/** A page without the shop's frame, scripts and styles. */
function plainPage(language: Language, { title, content }: { title: string; content: string }): string {
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title></head><body><main><h1>${title}</h1>${content}</main></body></html>`;
}

/** A text as an attribute may hold it. Line ends as references: a browser sends them as they were typed. */
function forAttribute(text: string): string {
  return text.replace(/[&"<>\r\n]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
