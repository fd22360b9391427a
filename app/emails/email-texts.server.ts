// The wording of e-mails: the shop's own words, with those texts replaced that staff changed in the office.
// Invariant: a changed text has the same placeholders as the shop's own, so no e-mail lacks a number or shows a bare name.

import { emailTextSetting, type EmailWording, type ShopSettings } from "../../shop/settings/settings.ts";
import { languages, type Language } from "../i18n/languages.ts";
import { translator, type Translate, type Words } from "../i18n/translate.ts";
import { wordsOf } from "../i18n/words.server.ts";
import { isSubject } from "./subject-key.ts";

export const emailNamespaces = ["emails-orders", "emails-trade-in", "emails-account"] as const;
type EmailNamespace = (typeof emailNamespaces)[number];

/** Texts that staff edit together: of an e-mail, or of what several e-mails share, which has no subject. */
export type EmailText = { name: string; namespace: EmailNamespace; part: string; isShared: boolean };

/** Texts of a namespace that stand beside its e-mails. */
const COMMON = "common";
const LONGEST = 2000; // characters

/** Every e-mail whose wording can be changed. */
export const emailTexts: readonly EmailText[] = emailNamespaces.flatMap((namespace) => {
  const words = wordsOf("ro", namespace);
  const parts = Object.keys(words).filter((key) => typeof words[key] !== "string");
  const common = parts.length < Object.keys(words).length ? [COMMON] : [];
  return [...parts, ...common].map((part) => ({
    name: `${namespace}.${part}`,
    namespace,
    part,
    isShared: part === COMMON || !Object.keys(flat(words[part] as Words, part)).some(isSubject),
  }));
});

/** The shop's own texts of an e-mail, by their full key. */
export function firstWording({ namespace, part }: EmailText, language: Language): EmailWording {
  const words = wordsOf(language, namespace);
  if (part !== COMMON) return flat(words[part] as Words, part);
  return Object.fromEntries(
    Object.entries(words).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

function flat(words: Words, prefix: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).flatMap(([key, text]): [string, string][] =>
      typeof text === "string" ? [[`${prefix}.${key}`, text]] : Object.entries(flat(text, `${prefix}.${key}`)),
    ),
  );
}

type ReadWording = { ok: true; value: EmailWording } | { ok: false; errors: Record<string, string>; about: string };

/** Checks typed texts; the value holds only those that differ from the shop's own. */
export function readWording(first: EmailWording, typed: Readonly<Record<string, string>>): ReadWording {
  const errors: Record<string, string> = {};
  const value: Record<string, string> = {};
  for (const [key, own] of Object.entries(first)) {
    const text = (typed[key] ?? own).replace(/\s+/g, " ").trim();
    const [wanted, found] = [placeholdersIn(own), placeholdersIn(text)];
    if (text === "") errors[key] = "required";
    else if (text.length > LONGEST) errors[key] = "too-long";
    else if ([...found].some((name) => !wanted.has(name))) errors[key] = "placeholder-unknown";
    else if ([...wanted].some((name) => !found.has(name))) errors[key] = "placeholder-missing";
    else if (text !== own) value[key] = text;
  }
  return Object.keys(errors).length === 0 ? { ok: true, value } : { ok: false, errors, about: "" };
}

function placeholdersIn(text: string): Set<string> {
  return new Set([...text.matchAll(/\{\{([^{}\n]*)\}\}/g)].map(([, name = ""]) => name));
}

/** The words of each language and namespace with the changed texts, made once for each version of the settings. */
const changed = new WeakMap<ShopSettings["emailTexts"], Map<string, Words>>();

/** Like `wordsFor`, with the texts that staff changed. */
export function emailWordsFor<N extends EmailNamespace>(
  wording: ShopSettings["emailTexts"],
  language: Language,
  namespace: N,
): Translate<N> {
  let made = changed.get(wording);
  if (!made) changed.set(wording, (made = mergedWords(wording)));
  return translator<N>(made.get(`${language} ${namespace}`) ?? wordsOf(language, namespace), language);
}

function mergedWords(wording: ShopSettings["emailTexts"]): Map<string, Words> {
  const merged = new Map<string, Words>();
  for (const language of languages)
    for (const { name, namespace } of emailTexts) {
      const texts = wording[emailTextSetting(name, language)];
      if (!texts) continue;
      const key = `${language} ${namespace}`;
      const words = merged.get(key) ?? wordsOf(language, namespace);
      merged.set(
        key,
        Object.entries(texts).reduce((all, [path, text]) => withText(all, path.split("."), text), words),
      );
    }
  return merged;
}

/** The words with one text replaced; a text that the shop no longer has is left out. */
function withText(words: Words, [step = "", ...rest]: readonly string[], text: string): Words {
  const below = words[step];
  if (rest.length === 0) return typeof below === "string" ? { ...words, [step]: text } : words;
  return typeof below === "object" ? { ...words, [step]: withText(below, rest, text) } : words;
}
