// Checks that `npm ci` can install the lock file on an empty machine. npm silently writes lock files that it later refuses, if a
// package of another platform was not available. The lock file must not contain registry URLs either.

import { readFileSync } from "node:fs";

type Package = {
  resolved?: string;
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
type Manifest = Package & { devDependencies?: Record<string, string> };

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Manifest> };
const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Manifest;
const faults: string[] = [];

/** Whether a package in the folder `place` can resolve `name`, as Node does: in its own node_modules or in one of a parent folder. */
function finds(place: string, name: string): boolean {
  if (lock.packages[`${place}${place && "/"}node_modules/${name}`]) return true;
  if (place === "") return false;
  return finds(place.slice(0, Math.max(0, place.lastIndexOf("/node_modules/"))), name);
}

for (const [place, { resolved, dependencies, optionalDependencies }] of Object.entries(lock.packages)) {
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    if (!finds(place, name))
      faults.push(`${place || "package.json"} needs ${name}, which the lock file lacks: take another version`);
  }
  if (resolved)
    faults.push(`${place} names where it came from: write the lock with npm's omit-lockfile-registry-resolved`);
}
for (const kind of ["dependencies", "devDependencies", "optionalDependencies"] as const) {
  for (const [name, version] of Object.entries(manifest[kind] ?? {})) {
    // An alias names a package and one version of it.
    if (!/^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d/.test(version))
      faults.push(`package.json: ${name} ${version} is a range: name one version`);
    if (lock.packages[""]?.[kind]?.[name] !== version)
      faults.push(`package.json wants ${name} ${version}, the lock file does not: run npm install`);
  }
}

for (const fault of faults) console.error(fault);
console.info(`lockfile: ${Object.keys(lock.packages).length} packages, ${faults.length} faults`);
if (faults.length > 0 || Object.keys(lock.packages).length < 2) process.exitCode = 1;
