// The texts as browsers fetch them: one file for each namespace and language, in a folder whose URL changes whenever any text
// changes. One hash for all is shorter in every page than sixty hashes.

import { createHash } from "node:crypto";
import { cpSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { parseWordFilePath } from "../app/i18n/namespace-of.ts";

const root = join(import.meta.dirname, "..");
const DEVELOPMENT_ADDRESS = "/words";

/** Every file of texts: its path in the project, and its URL below the folder of all texts ("ro/cart.json"). */
function wordFileList(): { path: string; name: string }[] {
  return globSync("app/**/words/*.json", { cwd: root })
    .toSorted()
    .map((path) => {
      const file = parseWordFilePath(path);
      if (!file) throw new Error(`${path} has no namespace`);
      return { path, name: `${file.language}/${file.namespace}.json` };
    });
}

function builtAddress(): string {
  const hash = createHash("sha256");
  for (const { path } of wordFileList()) hash.update(path).update(readFileSync(join(root, path)));
  return `/assets/words-${hash.digest("base64url").slice(0, 10)}`;
}

/** A Vite plugin that defines the URL of the texts and serves them in development. */
export function wordFiles(): Plugin {
  return {
    name: "word-files",
    config: (_config, { command }) => ({
      define: { "import.meta.env.WORDS": JSON.stringify(command === "build" ? builtAddress() : DEVELOPMENT_ADDRESS) },
    }),
    configureServer(server) {
      server.middlewares.use(DEVELOPMENT_ADDRESS, (request, response, next) => {
        const file = wordFileList().find(({ name }) => request.url?.split("?")[0] === `/${name}`);
        if (!file) return next();
        response.setHeader("Content-Type", "application/json");
        response.end(readFileSync(join(root, file.path)));
      });
    },
  };
}

/** Copies the files of texts into the built client. */
export function copyWordFiles(clientFolder: string): void {
  for (const { path, name } of wordFileList()) cpSync(join(root, path), join(clientFolder, builtAddress(), name));
}
