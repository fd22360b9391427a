import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { refuse } from "../base/result.ts";
import { languages } from "./i18n/languages.ts";
import { wordsOf } from "./i18n/words.server.ts";
import { statusOf } from "./domain-errors.server.ts";

const root = join(import.meta.dirname, "..");

function sources(folder: string): string[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, folder, file), "utf8"));
}

const code = [...sources("shop"), ...sources("app"), ...sources("base")].join("\n");

/** The error codes of all verbs, with the kinds each one is returned with. */
function kindsByCode(): Map<string, Set<string>> {
  const kinds = new Map<string, Set<string>>();
  const add = (refused: string, kind: string) => kinds.set(refused, (kinds.get(refused) ?? new Set()).add(kind));
  for (const [, method = "", refused = ""] of code.matchAll(/refuse\.(\w+)\(\{ code: "([^"]+)"/g)) {
    add(
      refused,
      method.replace(/[A-Z]/g, (emailMessage) => `-${emailMessage.toLowerCase()}`),
    );
  }
  for (const [, kind = "", codes = ""] of code.matchAll(/DomainError<"([^"]+)", ((?:"[^"]+"(?: \| )?)+)/g)) {
    for (const [, refused = ""] of codes.matchAll(/"([^"]+)"/g)) add(refused, kind);
  }
  return kinds;
}

function codesWithWords(language: (typeof languages)[number]): Set<string> {
  const { refused } = wordsOf(language, "domain-errors") as { refused: Record<string, string> };
  return new Set(Object.keys(refused).map((key) => key.replace(/_(one|few|many|other)$/, "")));
}

describe("a domain error", () => {
  test.each(languages)("has the same words in %s as in Romanian", (language) => {
    expect(codesWithWords(language)).toEqual(codesWithWords("ro"));
  });

  test("without words cannot be shown", () => {
    const { domainError } = refuse.conflict({ code: "nobody-has-words-for-this" });
    // @ts-expect-error: only codes that have words in the namespace `domain-errors` reach a screen.
    expect(statusOf(domainError)).toBe(409);
  });

  test("that has words is still in use", () => {
    expect([...codesWithWords("ro")].filter((each) => !code.includes(`"${each}"`))).toEqual([]);
  });

  test("has one kind everywhere, so that it has one status", () => {
    const several = [...kindsByCode()]
      .filter(([, kinds]) => kinds.size > 1)
      .map(([each, kinds]) => `${each}: ${[...kinds].join(", ")}`);
    expect(several).toEqual([]);
    expect(kindsByCode().size).toBeGreaterThan(100);
  });

  test.each([
    [400, refuse.malformed({ code: "webhook-unsigned" })],
    [401, refuse.unauthenticated({ code: "credentials-wrong" })],
    [403, refuse.denied({ code: "email-unconfirmed" })],
    [404, refuse.notFound({ code: "order-unknown" })],
    [409, refuse.conflict({ code: "unit-taken" })],
    [410, refuse.gone({ code: "link-used" })],
    [413, refuse.tooLarge({ code: "statement-too-large" })],
    [422, refuse.invalid({ code: "cart-full" })],
    [429, refuse.tooMany({ code: "too-many-tries" })],
    [503, refuse.busy({ code: "photos-busy" })],
    [503, refuse.unavailable({ code: "card-unavailable" })],
  ] as const)("answers %i by its kind", (status, { domainError }) => expect(statusOf(domainError)).toBe(status));
});
