// Every word in every language, held by the server.

import { parseWordFilePath } from "./namespace-of.ts";
import { translator, type Translate, type Words } from "./translate.ts";
import type { Language } from "./languages.ts";
import type { Room } from "./namespaces.ts";

const files = import.meta.glob<Words>("../**/words/*.json", { eager: true, import: "default" });

const byName = new Map(
  Object.entries(files).map(([path, words]) => {
    const file = parseWordFilePath(path);
    if (!file) throw new Error(`${path} has no namespace`);
    return [`${file.language}/${file.namespace}`, words];
  }),
);

export function wordsOf(language: Language, room: Room): Words {
  const words = byName.get(`${language}/${room}`);
  if (!words) throw new Error(`no words for the room ${room} in ${language}`);
  return words;
}

/** The `t` of a room outside React: e-mails, documents, messages of actions. */
export function wordsFor<R extends Room>(language: Language, room: R): Translate<R> {
  return translator<R>(wordsOf(language, room), language);
}
