// Where a room's words are fetched from by the browser: an immutable file each, the same address on both sides.

import type { Language } from "./languages.ts";
import type { Namespace } from "./namespaces.ts";

export function wordFile(language: Language, namespace: Namespace): string {
  return `${import.meta.env.WORDS}/${language}/${namespace}.json`;
}
