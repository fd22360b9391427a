// The shop's words as browsers fetch them: one file for a room and a language, under an address that changes whenever any
// word does. One address for all is shorter than sixty of their own, and every page carries it.

import { createHash } from "node:crypto";
import { cpSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const root = join(import.meta.dirname, "..");
const locales = "app/i18n/locales";

function builtAddress(): string {
  const hash = createHash("sha256");
  for (const file of globSync(`${locales}/*/*.json`, { cwd: root }).toSorted()) hash.update(file).update(readFileSync(join(root, file)));
  return `/assets/words-${hash.digest("base64url").slice(0, 10)}`;
}

/** Tells the application where its words are: the built ones, or in development their sources. */
export function wordFiles(): Plugin {
  return {
    name: "word-files",
    config: (_config, { command }) => ({
      define: { "import.meta.env.WORDS": JSON.stringify(command === "build" ? builtAddress() : `/${locales}`) },
    }),
  };
}

/** Puts them where they are asked for. */
export function copyWordFiles(clientFolder: string): void {
  cpSync(join(root, locales), join(clientFolder, builtAddress()), { recursive: true });
}
