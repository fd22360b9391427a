// Where a room's words are fetched from by the browser: an immutable file each, the same address on both sides.

import type { Language } from "./languages.ts";
import type { Room } from "./namespaces.ts";

export function wordFile(language: Language, room: Room): string {
  return `${import.meta.env.WORDS}/${language}/${room}.json`;
}
