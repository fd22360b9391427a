import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { openEmbedded } from "./db.server.ts";
import { makePrivate } from "./private-folder.server.ts";
import { storedSecret } from "./secrets/stored-secret.server.ts";

const umask = process.umask();
const made: string[] = [];
afterEach(() => {
  process.umask(umask);
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A folder that somebody made before the shop, as `mkdir` does. */
function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "pcbis-private-"));
  made.push(folder);
  chmodSync(folder, 0o755);
  return folder;
}

const modeOf = (...path: string[]) => (statSync(join(...path)).mode & 0o777).toString(8);

test("a folder that others could read, and everything in it, is the shop's alone", () => {
  const folder = openFolder();
  process.umask(0o022);
  mkdirSync(join(folder, "outbox", "old"), { recursive: true });
  writeFileSync(join(folder, "auth-secret"), "secret");
  writeFileSync(join(folder, "outbox", "old", "1.eml"), "mail");
  chmodSync(join(folder, "outbox", "old", "1.eml"), 0o666);
  const outside = openFolder();
  symlinkSync(outside, join(folder, "link"));
  makePrivate(folder);
  expect([modeOf(folder), modeOf(folder, "outbox"), modeOf(folder, "outbox", "old")]).toEqual(["700", "700", "700"]);
  expect([modeOf(folder, "auth-secret"), modeOf(folder, "outbox", "old", "1.eml")]).toEqual(["600", "600"]);
  expect(modeOf(outside), "what a link leads to is not in the folder").toBe("755");
  writeFileSync(join(folder, "later"), "", { mode: 0o666 });
  mkdirSync(join(folder, "photos"));
  expect([modeOf(folder, "later"), modeOf(folder, "photos")], "by the umask").toEqual(["600", "700"]);
});

test("a secret is stored in a private folder, and the embedded database makes private files", async () => {
  const folder = openFolder();
  process.umask(0o022);
  storedSecret(join(folder, "auth-secret"));
  expect([modeOf(folder), modeOf(folder, "auth-secret")]).toEqual(["700", "600"]);
  const other = openFolder();
  process.umask(0o022);
  const database = await openEmbedded(other);
  expect([modeOf(other), modeOf(other, "db"), modeOf(other, "db", "PG_VERSION")]).toEqual(["700", "700", "600"]);
  await database.close();
});

test("a folder of another user is refused in one line", () => {
  const folder = openFolder();
  const uid = process.getuid?.() ?? 0;
  const getuid = process.getuid;
  process.getuid = () => uid + 1;
  try {
    expect(() => makePrivate(folder)).toThrow(
      /^The data folder .+ belongs to another user \(\d+, the shop runs as \d+\): .+$/,
    );
  } finally {
    process.getuid = getuid!;
  }
});
