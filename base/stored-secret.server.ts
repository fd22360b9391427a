// A secret that nobody configured: made once, kept in a file for this user only, so that every process on the folder has
// the same and no outsider can know it from the source.

import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

export function storedSecret(file: string): string {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  if (!existsSync(file)) {
    // Written aside and linked: of two processes that start together one wins, and neither reads half a secret.
    const aside = `${file}.${process.pid}`;
    writeFileSync(aside, randomBytes(32).toString("hex"), { mode: 0o600 });
    try {
      linkSync(aside, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    } finally {
      rmSync(aside);
    }
  }
  return readFileSync(file, "utf8");
}
