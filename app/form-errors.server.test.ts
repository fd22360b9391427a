import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { parseFields } from "./edge.server.ts";
import { languages } from "./i18n/languages.ts";
import { wordsOf } from "./i18n/words.server.ts";
import type { Namespace } from "./i18n/namespaces.ts";

// Every schema of every form of the shop, and of the pages that have one of their own.
const modules = import.meta.glob<Record<string, unknown>>(
  ["../shop/**/*forms.ts", "../shop/settings/groups.ts", "../base/typed-fields.ts"],
  { eager: true },
);

/** Codes that a page looks up in words of its own: the group of keys there. */
const ownWords: Record<string, [namespace: Namespace, group: string]> = {
  "message-short": ["content-contact", "error"],
  "name-short": ["content-contact", "error"],
  "series-invalid": ["office-settings", "errors"],
  "date-twice": ["office-settings", "errors"],
  "vat-past": ["office-settings", "errors"],
};

/** Codes that no page shows, and why. */
const notShown: Record<string, string> = {
  "warranty-answer-required": "without an answer the checkout asks the question again",
  "view-name-required": "the list says that the view has no name",
  "view-name-long": "the field takes no more letters",
  "view-path-invalid": "a hidden field: the answer leads back to the office",
};

type Def = Record<string, unknown> & { error?: (issue: object) => unknown; checks?: unknown[] };
const defOf = (value: unknown): Def | null => {
  const def = (value as { _zod?: { def?: Def } } | null)?._zod?.def;
  return def && typeof def === "object" ? def : null;
};

/** The messages that a schema was given, through everything that it is made of. */
function messagesOf(schema: unknown, seen = new Set<unknown>()): string[] {
  const def = defOf(schema);
  if (!def || seen.has(schema)) return [];
  seen.add(schema);
  const own = def.error?.({ code: "custom", input: undefined, path: [] });
  const parts = Object.entries(def).flatMap(([name, part]) => {
    if (name === "shape") return Object.values(part as object);
    if (name === "getter") return [(part as () => unknown)()];
    return Array.isArray(part) ? part : [part];
  });
  return [...(typeof own === "string" ? [own] : []), ...parts.flatMap((part) => messagesOf(part, seen))];
}

/** What the checks of a schema's own code say: `addIssue({ message: "…" })`. */
function messagesInText(path: string): string[] {
  const text = readFileSync(join(import.meta.dirname, path), "utf8");
  return [...text.matchAll(/\bmessage: (?:[^\n"{}]*\? )?"[^"]+"(?: : "[^"]+")?/g)].flatMap(([found]) =>
    [...found.matchAll(/"([^"]+)"/g)].map(([, code = ""]) => code),
  );
}

const codes = new Map<string, string>();
for (const [path, exported] of Object.entries(modules)) {
  const messages = Object.values(exported).flatMap((value) => messagesOf(value));
  for (const code of [...messages, ...messagesInText(path)]) codes.set(code, path);
}

describe("the message of a form's field", () => {
  test.each(languages)("has its sentence where it is looked up, in %s", (language) => {
    const missing = [...codes].filter(([code]) => {
      if (code in notShown) return false;
      const [namespace, group] = ownWords[code] ?? ["domain-errors", "field"];
      const sentences = wordsOf(language, namespace)[group] as Record<string, string>;
      return !(code in sentences);
    });
    expect(missing).toEqual([]);
    expect(codes.size).toBeGreaterThan(100);
  });

  test("is a code, never a sentence of the program that checks the form", () => {
    expect([...codes.keys()].filter((code) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code))).toEqual([]);
    const schema = z.object({ age: z.string().max(2), kind: z.enum(["a", "b"]), name: z.string("name-short") });
    expect(parseFields(schema, { age: "100" })).toMatchObject({
      errors: { age: "form-invalid", kind: "form-invalid", name: "name-short" },
    });
  });
});
