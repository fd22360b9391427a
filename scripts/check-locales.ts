// Checks the texts: all four languages have the same keys, every key is used, and every use has its text.

import { globSync, readFileSync } from "node:fs";
import { parseWordFilePath } from "../app/i18n/namespace-of.ts";
import { checkLocales, type WordFile } from "./locale-rules.ts";
import { sharedSentences } from "./shared-sentences.ts";

// Fewer means that the search pattern no longer matches.
const AT_LEAST = { keys: 20, uses: 15 };

const files: WordFile[] = globSync("app/**/words/*.json").map((path) => {
  const file = parseWordFilePath(path);
  if (!file) throw new Error(`${path} has no namespace`);
  return { language: file.language, namespace: file.namespace, words: JSON.parse(readFileSync(path, "utf8")) };
});
const sources = globSync("{app,shop,gateways,base}/**/*.{ts,tsx}")
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

const { faults, keys, uses } = checkLocales(files, sources, sharedSentences);
if (keys < AT_LEAST.keys || uses < AT_LEAST.uses)
  faults.push(`only ${keys} keys and ${uses} uses were found: the check is looking in the wrong place`);
for (const fault of faults) console.error(fault);
console.info(`locales: ${files.length} files, ${keys} keys, ${uses} uses, ${faults.length} faults`);
if (faults.length > 0) process.exitCode = 1;
