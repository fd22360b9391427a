// The addresses of the words files for the browser: immutable, the same on server and client.

import type { Language } from "./languages.ts";
import type { Namespace } from "./namespaces.ts";

export function wordFile(language: Language, namespace: Namespace): string {
  return `${import.meta.env.WORDS}/${language}/${namespace}.json`;
}
