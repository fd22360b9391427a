// Does every file stand in its room, import only what its room may, and say only what the house allows?
// Reads the working folder, so that a test can point it at a house with planted faults.

import { readFileSync, globSync } from "node:fs";
import { cruise, type IFlattenedRuleSet } from "dependency-cruiser";
import { house, importRules, roomOf } from "./house.ts";
import { faultsOf, type Fault } from "./text-rules.ts";

const IGNORED = ["node_modules", "build", "data", "shots", ".react-router", ".git"];
const sources = globSync("**/*.{ts,tsx,css,mjs,cjs,js,jsx}", { exclude: (name) => IGNORED.includes(name) }).toSorted();
const code = sources.filter((file) => /\.tsx?$/.test(file) && !/^[^/]+\.config\.ts$/.test(file));

const faults: Fault[] = [
  ...sources.filter((file) => /\.[cm]?jsx?$/.test(file)).map((file) => ({ file, line: 1, message: "write it in TypeScript" })),
  ...code
    .filter((file) => roomOf(file) === null)
    .map((file) => ({ file, line: 1, message: "belongs to no room: move it into one, or add the room to scripts/house.ts" })),
  ...sources.flatMap((file) => faultsOf(file, readFileSync(file, "utf8"))),
];

const { output } = await cruise(
  code,
  {
    validate: true,
    ruleSet: { forbidden: [...importRules] } as IFlattenedRuleSet,
    parser: "tsc",
    tsPreCompilationDeps: "specify",
    doNotFollow: { path: "node_modules" },
    exclude: { path: [String.raw`/\+types/`, "^build/"] },
  },
  { extensions: [".ts", ".tsx", ".js", ".json"], exportsFields: ["exports"], conditionNames: ["import", "node", "default", "types"] },
);
if (typeof output === "string") throw new Error("dependency-cruiser answered with text instead of a result");

// A cruiser that reads no TypeScript sees an empty house and finds nothing wrong with it.
const seen = output.modules.filter((module) => roomOf(module.source) !== null);
const imports = seen.flatMap((module) => module.dependencies);
if (seen.length < code.length || imports.length === 0) {
  faults.push({ file: "scripts/check-house.ts", line: 1, message: `the cruiser saw ${seen.length} of ${code.length} files and ${imports.length} imports` });
}
for (const violation of output.summary.violations) {
  const comment = importRules.find((rule) => rule.name === violation.rule.name)?.comment ?? "";
  const path = violation.cycle ? violation.cycle.map((step) => step.name).join(" -> ") : violation.to;
  faults.push({ file: violation.from, line: 1, message: `${violation.rule.name}: imports ${path}. ${comment}` });
}

for (const { file, line, message } of faults) console.error(`${file}:${line} ${message}`);
console.info(`house: ${sources.length} files, ${imports.length} imports, ${house.length} rooms, ${faults.length} faults`);
if (faults.length > 0) process.exitCode = 1;
