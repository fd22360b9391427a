// Answers while the database is unavailable: 503 with Retry-After (W7).
// Invariant: no form is sent again automatically, and no password is written into a page.

import {
  createContext,
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { isDatabaseAway } from "../base/database-away.ts";
import { languageContext, shopContext } from "./context.server.ts";
import { pathForLog } from "./server/target.server.ts";
import type { Language } from "./i18n/languages.ts";
import { answerProblem } from "./feeds/api-answer.server.ts";
import { isDataPath, pagePath, pageSearch } from "./data-requests.ts";
import { AWAY_STATUS, TRY_AGAIN_AFTER, type Away, type SentForm } from "./database-away.ts";

/** Set when a request finds the database unavailable. */
export const awayContext = createContext<{ isMet: boolean }>();

const MAX_FORM_BYTES = 20_000; // bytes of a form that its page offers to send again
/** Fields whose value must not appear in a page. */
const SECRET = /password|^code$/i;

/**
 * Form field that marks a submission by script. It is dropped, because the plain form of the error page gets a page as
 * its answer.
 */
const BY_SCRIPT = "inPlace";

type Module = NonNullable<ServerBuild["routes"][string]>["module"];
type Args = LoaderFunctionArgs | ActionFunctionArgs;
type ErrorPage = (language: Language) => string;

/**
 * Wraps every loader and action of the build: where the database is unavailable they answer 503, with what the visitor
 * can do.
 */
export function withDatabaseAwayAnswers(build: ServerBuild, errorPage: ErrorPage): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route && { ...route, module: wrapped(route.module, route.path ?? "", errorPage) },
  ]);
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild["routes"] };
}

function wrapped(module: Module, path: string, errorPage: ErrorPage): Module {
  const { loader, action } = module;
  const isScreen = module.default !== undefined || module.ErrorBoundary !== undefined;
  const answer = isScreen
    ? throwToScreen
    : (args: Args, away: Away) => answerWithoutScreen(args, away, { path, errorPage });
  return {
    ...module,
    ...(loader && {
      loader: (async (args: LoaderFunctionArgs) => {
        try {
          return await loader(args);
        } catch (error) {
          note(error, args);
          return answer(args, { isSent: false, form: null });
        }
      }) as typeof loader,
    }),
    ...(action && {
      action: (async (args: ActionFunctionArgs) => {
        const copy = isSmallForm(args.request) ? args.request.clone() : null;
        try {
          return await action(args);
        } catch (error) {
          note(error, args);
          return answer(args, { isSent: true, form: copy && (await sentForm(copy)) });
        }
      }) as typeof action,
    }),
  };
}

/** Logs the error. Rethrows any error that is not about the database. */
function note(error: unknown, { request, context }: Args): void {
  if (!isDatabaseAway(error)) throw error;
  const given = context as RouterContextProvider;
  given.get(awayContext).isMet = true;
  given
    .get(shopContext)
    .log.warn({ err: error, path: pathForLog(new URL(request.url).pathname) }, "the database is away");
}

function throwToScreen(_args: Args, away: Away): never {
  throw data(away, { status: AWAY_STATUS, statusText: "Service Unavailable" });
}

function answerWithoutScreen(args: Args, away: Away, { path, errorPage }: { path: string; errorPage: ErrorPage }) {
  const { request, context } = args;
  if (isDataPath(new URL(request.url).pathname)) {
    // Data loaded beside a page, such as the number on the cart, must not replace the page.
    if (path.startsWith("api/") && !away.isSent) return data(null, { status: AWAY_STATUS });
    return throwToScreen(args, away);
  }
  if (path.startsWith("api/") || !request.headers.get("accept")?.includes("text/html"))
    return answerProblem(AWAY_STATUS, "The shop cannot reach its data at the moment. Try again in a few seconds.");
  const html = errorPage((context as RouterContextProvider).get(languageContext));
  return new Response(html, { status: AWAY_STATUS, headers: { "Content-Type": "text/html; charset=utf-8" } });
}

/** Retry headers of a 503. Only a page that was requested by GET is requested again automatically. */
export function setRetryAfter(response: Response, request: Request): void {
  if (response.status !== AWAY_STATUS) return;
  response.headers.set("Retry-After", String(TRY_AGAIN_AFTER));
  response.headers.set("Cache-Control", "no-store");
  const isPage = !isDataPath(new URL(request.url).pathname) && !response.headers.get("Content-Type")?.includes("json");
  if (isPage && request.method === "GET") response.headers.set("Refresh", String(TRY_AGAIN_AFTER));
}

function isSmallForm({ headers }: Request): boolean {
  const isForm = headers.get("content-type")?.startsWith("application/x-www-form-urlencoded") ?? false;
  return isForm && Number(headers.get("content-length") ?? Infinity) <= MAX_FORM_BYTES;
}

async function sentForm(request: Request): Promise<SentForm | null> {
  const fields = [...new URLSearchParams(await request.text())].filter(([name]) => name !== BY_SCRIPT);
  if (fields.some(([name]) => SECRET.test(name))) return null;
  const { pathname, search } = new URL(request.url);
  return { to: pagePath(pathname) + pageSearch(search), fields };
}
