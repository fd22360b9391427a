// Where a room's words are fetched from by the browser: an immutable file each, the same address on both sides.

import type { Language } from "./languages.ts";
import type { Room } from "./rooms.ts";

const addresses = import.meta.glob<string>("./locales/*/*.json", { eager: true, import: "default", query: "?url" });

export function wordFile(language: Language, room: Room): string | undefined {
  return addresses[`./locales/${language}/${room}.json`];
}
