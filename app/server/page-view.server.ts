// Which answered requests are views of a page by a person. Uses only the headers of the request: no cookie, no address.

import { pagePath } from "../data-requests.ts";
import { isData } from "./public-page.server.ts";
import type { Exchange } from "./exchange.server.ts";

const PROGRAMS = /bot|crawl|spider|slurp|fetcher|preview|monitor|curl|wget|python|headless-check/i;

/** A page that was found and sent to a browser that shows it: not a prefetch, a reload of its data or a program. */
export function isView({ request, response, target, method }: Exchange): boolean {
  if (method !== "GET" || (response.statusCode !== 200 && response.statusCode !== 304)) return false;
  const { "sec-purpose": purpose = "", purpose: older = "", "user-agent": agent = "", referer = "" } = request.headers;
  if (`${String(purpose)} ${String(older)}`.includes("prefetch")) return false;
  if (agent === "" || PROGRAMS.test(agent)) return false;
  // The router requests the data of the next page from the page before; the data of the same page is only refreshed.
  return !isData(target) || pathOf(referer) !== pagePath(target.path);
}

function pathOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).pathname : null;
}
