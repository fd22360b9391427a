// One request and its response, passed between the server's files.

import type { IncomingMessage, ServerResponse } from "node:http";
import { detectLanguage } from "../i18n/detect.server.ts";
import { LANGUAGE_KEY, type Language } from "../i18n/languages.ts";
import { bestEncoding, type Encoding } from "./encoding.server.ts";
import { parseTarget, type Target } from "./target.server.ts";

export type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  /** `path` is empty if the request line is not one that a browser sends. */
  target: Target;
  method: string;
  language: Language;
  encoding: Encoding;
  startedAt: number;
};

export function exchangeOf(request: IncomingMessage, response: ServerResponse): Exchange {
  return {
    request,
    response,
    target: parseTarget(request.url ?? "") ?? { path: "", search: "" },
    method: request.method ?? "GET",
    language: languageOf(request),
    encoding: bestEncoding(request.headers["accept-encoding"]),
    startedAt: performance.now(),
  };
}

/** Whether the client left before its body was complete, or was cut off because it sent too slowly. */
export function isAborted({ request }: Pick<Exchange, "request">): boolean {
  return request.destroyed && !request.complete;
}

function languageOf(request: IncomingMessage): Language {
  const query = request.url?.indexOf("?") ?? -1;
  const search = query >= 0 ? (request.url ?? "").slice(query) : "";
  return detectLanguage({
    search: new URLSearchParams(search.includes(`${LANGUAGE_KEY}=`) ? search : ""),
    cookie: request.headers.cookie ?? "",
    acceptLanguage: request.headers["accept-language"] ?? "",
  });
}
