import { describe, expect, test } from "vitest";
import { detectLanguage } from "./detect.server.ts";

function detect(given: { search?: string; cookie?: string; acceptLanguage?: string }) {
  return detectLanguage({
    search: new URLSearchParams(given.search ?? ""),
    cookie: given.cookie ?? "",
    acceptLanguage: given.acceptLanguage ?? "",
  });
}

describe("the language of a request", () => {
  test.each([
    [{}, "ro"],
    [{ search: "lng=uk", cookie: "lng=hu", acceptLanguage: "en" }, "uk"],
    [{ cookie: "a=1; lng=hu", acceptLanguage: "en" }, "hu"],
    [{ acceptLanguage: "de, en-GB;q=0.8, uk;q=0.9" }, "uk"],
    [{ acceptLanguage: "de, fr;q=0.9" }, "ro"],
    [{ search: "lng=xx", cookie: "lng=zz", acceptLanguage: "en;q=0" }, "ro"],
    [{ search: "lng=EN-us" }, "en"],
  ] as const)("%o is answered in %s", (given, language) => {
    expect(detect(given)).toBe(language);
  });
});
