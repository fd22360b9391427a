// A secret that was not configured: generated once and stored in a file that only this user can read, so that all processes on the
// folder share it.

import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { makePrivate } from "../private-folder.server.ts";

export function storedSecret(file: string): string {
  makePrivate(dirname(file));
  if (!existsSync(file)) {
    // Written to a temporary file and linked: of two processes that start together one wins, and neither reads half a secret.
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
