// All words in all languages, in the server's memory.

import { parseWordFilePath } from "./namespace-of.ts";
import { translator, type Translate, type Words } from "./translate.ts";
import type { Language } from "./languages.ts";
import type { Namespace } from "./namespaces.ts";

const files = import.meta.glob<Words>("../**/words/*.json", { eager: true, import: "default" });

const byName = new Map(
  Object.entries(files).map(([path, words]) => {
    const file = parseWordFilePath(path);
    if (!file) throw new Error(`${path} has no namespace`);
    return [`${file.language}/${file.namespace}`, words];
  }),
);

export function wordsOf(language: Language, namespace: Namespace): Words {
  const words = byName.get(`${language}/${namespace}`);
  if (!words) throw new Error(`no words in the namespace ${namespace} in ${language}`);
  return words;
}

/** The `t` of a namespace outside React: for e-mails, documents and messages of actions. */
export function wordsFor<R extends Namespace>(language: Language, namespace: R): Translate<R> {
  return translator<R>(wordsOf(language, namespace), language);
}
