// Detects the language of a request: ?lng=, then the cookie, then Accept-Language, then Romanian (rule 13).

import { readCookie } from "../../base/cookie.ts";
import { defaultLanguage, LANGUAGE_KEY, parseLanguage, type Language } from "./languages.ts";

export function detectLanguage(request: { search: URLSearchParams; cookie: string; acceptLanguage: string }): Language {
  return (
    parseLanguage(request.search.get(LANGUAGE_KEY)) ??
    parseLanguage(readCookie(request.cookie, LANGUAGE_KEY)) ??
    fromAcceptLanguage(request.acceptLanguage) ??
    defaultLanguage
  );
}

function fromAcceptLanguage(header: string): Language | null {
  const accepted = header
    .split(",", 20)
    .map((part) => {
      const [tag, ...parameters] = part.split(";");
      const quality = parameters.find((parameter) => parameter.trim().startsWith("q="));
      return { language: parseLanguage(tag), quality: quality ? Number(quality.trim().slice(2)) : 1 };
    })
    .filter((entry) => entry.language && entry.quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  return accepted[0]?.language ?? null;
}
