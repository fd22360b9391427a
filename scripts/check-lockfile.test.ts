import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

type Lock = { packages: Record<string, { resolved?: string } | undefined> };

function checked(change: (lock: Lock, manifest: { dependencies: Record<string, string> }) => void) {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  change(lock, manifest);
  const folder = mkdtempSync(join(tmpdir(), "pcbis-lock-"));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify(lock));
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  const { status, stderr } = spawnSync(process.execPath, [join(root, "scripts/check-lockfile.ts")], {
    cwd: folder,
    encoding: "utf8",
  });
  rmSync(folder, { recursive: true });
  return { status, stderr };
}

test("the lock file as it is can be installed", () => expect(checked(() => {})).toEqual({ status: 0, stderr: "" }));

test.each<[string, Parameters<typeof checked>[0], string]>([
  [
    "a platform's package",
    (lock) => delete lock.packages["node_modules/@oxlint/binding-darwin-arm64"],
    "needs @oxlint/binding-darwin-arm64",
  ],
  ["a package of everyone's", (lock) => delete lock.packages["node_modules/kysely"], "package.json needs kysely"],
  [
    "a version behind an alias",
    (_lock, manifest) => (manifest.dependencies["kysely"] = "npm:other@^1.0.0"),
    "kysely npm:other@^1.0.0 is a range",
  ],
  ["a version", (_lock, manifest) => (manifest.dependencies["kysely"] = "0.1.0"), "wants kysely 0.1.0"],
  [
    "a place",
    (lock) => Object.assign(lock.packages["node_modules/kysely"] ?? {}, { resolved: "somewhere" }),
    "names where it came from",
  ],
])("%s that is wrong in it is found", (_name, change, fault) => {
  const { status, stderr } = checked(change);
  expect(stderr).toContain(fault);
  expect(status).toBe(1);
});
