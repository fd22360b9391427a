// The folder of the shop's own data (DATA_DIR): keys, e-mails, photos, the embedded database.
// Invariant: no other user of the machine can read or write anything in it, whoever made the folder and with whatever mode.

import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { isMainThread } from "node:worker_threads";

/** What the group and everybody else may do. */
const OTHERS = 0o077;
/** New files of the process are its own from their first moment: the embedded database makes its files with 0666. */
const UMASK = 0o077;

/**
 * Makes the folder, if it is missing, and takes all rights of other users from it and from everything in it. Throws an error of
 * one line if that cannot be done: the folder belongs to another user, or its file system keeps the rights.
 */
export function makePrivate(folder: string): void {
  // A thread cannot set it, and has that of its process.
  if (isMainThread) process.umask(UMASK);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const user = process.getuid?.();
  // Windows has no users in this sense.
  if (user === undefined) return;
  const { uid } = statSync(folder);
  if (uid !== user)
    throw new Error(
      `The data folder ${folder} belongs to another user (${uid}, the shop runs as ${user}): give it to the shop's user, or set DATA_DIR.`,
    );
  takeFromOthers(folder);
}

/** Of a folder with all that is in it. What a link leads to is outside, and a file that was removed meanwhile has no rights. */
function takeFromOthers(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found || found.isSymbolicLink()) return;
  if ((found.mode & OTHERS) !== 0) {
    try {
      chmodSync(path, found.mode & ~OTHERS & 0o777);
    } catch (error) {
      throw openToOthers(path, (error as Error).message);
    }
    if (((lstatSync(path, { throwIfNoEntry: false })?.mode ?? 0) & OTHERS) !== 0)
      throw openToOthers(path, "its file system keeps the rights");
  }
  if (found.isDirectory()) for (const name of readdirSync(path)) takeFromOthers(join(path, name));
}

function openToOthers(path: string, why: string): Error {
  return new Error(
    `Other users of this machine could read ${path}, and the shop cannot forbid it: ${why}. Set DATA_DIR.`,
  );
}
