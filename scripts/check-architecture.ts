// Checks that every file belongs to a module, imports only what its module may, and follows the text rules.
// It reads the working folder, so that a test can run it on a copy with planted faults.

import { readFileSync, globSync } from "node:fs";
import { dirname } from "node:path";
import { cruise, type IFlattenedRuleSet } from "dependency-cruiser";
import { importRules, moduleOf, modules, officeShared } from "./architecture.ts";
import { duplicateTypes } from "./exported-types.ts";
import { faultsOf, type Fault } from "./text-rules.ts";

const IGNORED = ["node_modules", "build", "data", "shots", ".react-router", ".git"];
const sources = globSync("**/*.{ts,tsx,css,sh,ps1,mjs,cjs,js,jsx}", {
  exclude: (name) => IGNORED.includes(name),
}).toSorted();
const code = sources.filter((file) => /\.tsx?$/.test(file) && !/^[^/]+\.config\.ts$/.test(file));
const texts = sources.map((file) => ({ file, text: readFileSync(file, "utf8") }));

// The offline verifier of passports is sent as it is written, so that whoever downloads it can read it (decision 195).
const sentAsWritten = ["verifier.js", "screen.js"].map((name) => `app/features/passport/verifier/${name}`);

const faults: Fault[] = [
  ...sources
    .filter((file) => /\.[cm]?jsx?$/.test(file) && !sentAsWritten.includes(file))
    .map((file) => ({ file, line: 1, message: "write it in TypeScript" })),
  ...code
    .filter((file) => moduleOf(file) === null)
    .map((file) => ({
      file,
      line: 1,
      message: "belongs to no module: move it into one, or add the module to scripts/architecture.ts",
    })),
  ...texts.flatMap(({ file, text }) => faultsOf(file, text)),
  ...duplicateTypes(texts),
];

const MOST_FILES_OF_A_FOLDER = 40;
const byFolder = Map.groupBy(
  code.filter((file) => !/\.test\.tsx?$/.test(file)),
  (file) => dirname(file),
);
for (const [folder, files] of byFolder) {
  if (files.length <= MOST_FILES_OF_A_FOLDER) continue;
  faults.push({
    file: folder,
    line: 1,
    message: `holds ${files.length} files, at most ${MOST_FILES_OF_A_FOLDER}: split it by its nouns`,
  });
}

const { output } = await cruise(
  code,
  {
    validate: true,
    ruleSet: { forbidden: [...importRules] } as IFlattenedRuleSet,
    parser: "tsc",
    // Imports are read as written: with verbatimModuleSyntax only those marked `type` disappear, and they say so.
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: [String.raw`/\+types/`, "^build/"] },
  },
  {
    extensions: [".ts", ".tsx", ".js", ".json"],
    exportsFields: ["exports"],
    conditionNames: ["import", "node", "default", "types"],
  },
);
if (typeof output === "string") throw new Error("dependency-cruiser answered with text instead of a result");

// Guards the guard: a misconfigured dependency-cruiser sees no TypeScript files and reports no faults.
const seen = output.modules.filter((module) => moduleOf(module.source) !== null);
const imports = seen.flatMap((module) => module.dependencies);
if (seen.length < code.length || imports.length === 0) {
  faults.push({
    file: "scripts/check-architecture.ts",
    line: 1,
    message: `dependency-cruiser saw ${seen.length} of ${code.length} files and ${imports.length} imports`,
  });
}
/**
 * Folders of shared views, and the user that a file belongs to. For app/shared, everything under features/office counts as
 * one feature.
 */
const sharedViews = [
  { folder: "app/shared/", userOf: (file: string) => /^app\/(features\/[^/]+|[^/]+)/.exec(file)?.[1] },
  { folder: "app/features/office/shared/", userOf: officeUserOf },
];

/** A section of the office; all that the sections share counts as one user, "features/office". */
function officeUserOf(file: string): string | undefined {
  if (isOfficeShared.test(file)) return "features/office";
  return /^app\/(features\/office\/[^/]+)\//.exec(file)?.[1];
}

const isOfficeShared = new RegExp(`^${officeShared}`);
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const importersOf = new Map<string, string[]>();
for (const { source, dependencies } of seen) {
  if (isTest(source)) continue;
  for (const { resolved } of dependencies) importersOf.set(resolved, [...(importersOf.get(resolved) ?? []), source]);
}

/** Who uses a shared file: directly, or through other files of its folder. */
function usersOf(shared: string, { folder, userOf }: (typeof sharedViews)[number]): Set<string> {
  const files = new Set([shared]);
  for (const file of files) {
    if (file.startsWith(folder)) for (const importer of importersOf.get(file) ?? []) files.add(importer);
  }
  const outside = [...files].filter((file) => !file.startsWith(folder));
  return new Set(outside.map(userOf).filter((name) => name !== undefined));
}

for (const { source } of seen) {
  const views = sharedViews.find(({ folder }) => source.startsWith(folder));
  if (!views || isTest(source)) continue;
  const users = [...usersOf(source, views)];
  if (users.length >= 2) continue;
  faults.push({
    file: source,
    line: 1,
    message: `a shared view is used by at least two features: move it to ${users[0] ?? "its user, or delete it"}`,
  });
}

for (const violation of output.summary.violations) {
  const comment = importRules.find((rule) => rule.name === violation.rule.name)?.comment ?? "";
  const path = violation.cycle ? violation.cycle.map((step) => step.name).join(" -> ") : violation.to;
  faults.push({ file: violation.from, line: 1, message: `${violation.rule.name}: imports ${path}. ${comment}` });
}

for (const { file, line, message } of faults) console.error(`${file}:${line} ${message}`);
console.info(
  `architecture: ${sources.length} files, ${imports.length} imports, ${modules.length} modules, ${faults.length} faults`,
);
if (faults.length > 0) process.exitCode = 1;
