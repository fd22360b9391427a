// Turns a namespace's words into sentences: nested keys, CLDR plurals (`months_one`, `months_few` …) and
// {{placeholders}}.
// Invariant: a missing key or placeholder fails every test and the development server; in production the key itself is
// shown.

import { formatNumber } from "./format.ts";
import type { Language } from "./languages.ts";
import { memoize } from "./memoize.ts";
import type { Namespace, Namespaces } from "./namespaces.ts";

export type Words = { readonly [key: string]: string | Words };
export type Values = Readonly<Record<string, string | number>>;

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${"one" | "few" | "many" | "other"}` ? Base : Key;
type KeyOf<W> = {
  [K in keyof W & string]: W[K] extends string ? WithoutPlural<K> : `${K}.${KeyOf<W[K]>}`;
}[keyof W & string];

/** Every key of a namespace, as `t` takes it: plurals without their suffix. */
export type Key<R extends Namespace> = KeyOf<Namespaces[R]>;
/**
 * The function that `useWords` returns: `t("cart.items", { count: 3 })`. `count` picks the plural form and is formatted
 * as a number.
 */
export type Translate<R extends Namespace> = (key: Key<R>, values?: Values) => string;

const pluralRules = memoize((language: Language) => new Intl.PluralRules(language));

function pluralForm(count: number, language: Language): string {
  return pluralRules(language).select(count);
}

/** A namespace's texts by their full key, each looked up once. */
const found = new WeakMap<Words, Map<string, string>>();

function lookUp(words: Words, key: string): string | undefined {
  let texts = found.get(words);
  if (!texts) found.set(words, (texts = new Map()));
  let text = texts.get(key);
  if (text === undefined) {
    text = follow(words, key);
    // Bounded: only existing keys are cached.
    if (text !== undefined) texts.set(key, text);
  }
  return text;
}

function follow(words: Words, path: string): string | undefined {
  let at: string | Words | undefined = words;
  for (const part of path.split(".")) {
    if (typeof at !== "object") return undefined;
    at = at[part];
  }
  return typeof at === "string" ? at : undefined;
}

function missing(what: string, key: string, language: Language): string {
  if (import.meta.env.PROD) return key;
  throw new Error(`${language}: ${what}`);
}

function speak(
  words: Words,
  key: string,
  { language, values }: { language: Language; values: Values | undefined },
): string {
  const count = values?.count;
  const plural = typeof count === "number" ? lookUp(words, `${key}_${pluralForm(count, language)}`) : undefined;
  const text = plural ?? lookUp(words, key);
  if (text === undefined) return missing(`no words for "${key}"`, key, language);
  if (!text.includes("{{")) return text;
  return text.replace(/\{\{(\w+)\}\}(\.?)/g, (_, name: string, stop: string) => {
    const value = values?.[name];
    if (value === undefined) return missing(`"${key}" needs {{${name}}}`, name, language);
    const shown = name === "count" && typeof value === "number" ? formatNumber(value) : String(value);
    // A Hungarian date ends with a full stop, which ends the sentence as well: "2026. november 23."
    return shown.endsWith(".") ? shown : shown + stop;
  });
}

/**
 * The `t` of a namespace in a language; the same function for the same words, so that it can be a dependency of hooks.
 */
export function translator<R extends Namespace>(words: Words, language: Language): Translate<R> {
  let translate = translators.get(words);
  if (!translate) {
    translate = (key, values) => speak(words, key, { language, values });
    translators.set(words, translate);
  }
  return translate as Translate<R>;
}

const translators = new WeakMap<Words, (key: string, values?: Values) => string>();
