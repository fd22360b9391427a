// The watch list of serial numbers: machines that the shop must not buy.

import { recordAudit, recordAudits } from "../../../base/audit.server.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import { ok, refuse, type DomainError, type Result } from "../../../base/result.ts";
import type { StaffActor } from "../office/transition-as-staff.server.ts";
import { compareSerials } from "./note-serials.server.ts";
import { readWatchLines, type WatchProblem } from "./watch-lines.ts";
import {
  deleteWatched,
  insertWatched,
  listWatched,
  lockWatchList,
  onWatchList,
  unpaidWithSerials,
} from "./seller-documents.sql.server.ts";

const MOST_LISTED = 500;
const MOST_PROBLEMS = 100;

/** The list, newest first, all or the serial numbers that contain a text; five hundred at most. */
export function viewWatchList({ db }: { db: Db }, { search }: { search: string }) {
  const wanted = search.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return listWatched(db, { search: wanted === "" ? null : wanted, limit: MOST_LISTED });
}

/**
 * Adds serial numbers, as `readWatchLines` reads them. What is on the list already stays. Trade-ins with such a number whose money has not left are held. Returns
 * how many are new. Refuses with `serial-invalid` (`row`: the first line with a problem) and `watch-list-empty` or
 * `watch-list-too-long` (5000 lines).
 */
export function addWatched(
  { db }: { db: Db },
  { lines, note, actor }: { lines: string; note: string; actor: StaffActor },
): Promise<Result<number, DomainError<"invalid", "serial-invalid" | "watch-list-empty" | "watch-list-too-long">>> {
  return attempt(db, async (tx) => {
    const read = readWatchLines(lines, note);
    if (!read) return refuse.invalid({ code: "watch-list-too-long" });
    const { rows, problems } = read;
    const [first] = problems;
    if (first) return refuse.invalid({ code: "serial-invalid", row: first.line });
    if (rows.size === 0) return refuse.invalid({ code: "watch-list-empty" });
    await lockWatchList(tx);
    const added = await insertWatched(
      tx,
      [...rows.values()].map((row) => ({ ...row, actor })),
    );
    await recordAudits(
      tx,
      added.map((serial) => ({
        actor,
        action: "added",
        entity: "watched-serial",
        entityId: serial,
        after: { note: rows.get(serial)?.note },
      })),
    );
    for (const { id } of await unpaidWithSerials(tx, added)) await compareSerials(tx, id);
    return ok(added.length);
  });
}

export type WatchCheck = { rows: number; news: number; problems: WatchProblem[]; problemCount: number };

/**
 * What adding these lines would do, and what is wrong with them by line; nothing is stored. At most a hundred problems are
 * named. Refuses with `watch-list-empty` or `watch-list-too-long`.
 */
export async function checkWatched(
  { db }: { db: Db },
  { lines, note }: { lines: string; note: string },
): Promise<Result<WatchCheck, DomainError<"invalid", "watch-list-empty" | "watch-list-too-long">>> {
  const read = readWatchLines(lines, note);
  if (!read) return refuse.invalid({ code: "watch-list-too-long" });
  const { rows, problems } = read;
  if (rows.size + problems.length === 0) return refuse.invalid({ code: "watch-list-empty" });
  const known = await onWatchList(db, [...rows.keys()]);
  return ok({
    rows: rows.size,
    news: rows.size - known,
    problems: problems.slice(0, MOST_PROBLEMS),
    problemCount: problems.length,
  });
}

/** Takes a serial number off the list; what it alone held is no longer held. Refuses with `serial-unknown`. */
export function removeWatched(
  { db }: { db: Db },
  { serial, actor }: { serial: string; actor: StaffActor },
): Promise<Result<null, DomainError<"not-found", "serial-unknown">>> {
  return attempt(db, async (tx) => {
    await lockWatchList(tx);
    const written = await deleteWatched(tx, serial);
    if (written === null) return refuse.notFound({ code: "serial-unknown" });
    await recordAudit(tx, { actor, action: "removed", entity: "watched-serial", entityId: serial });
    for (const { id } of await unpaidWithSerials(tx, [serial])) await compareSerials(tx, id);
    return ok(null);
  });
}
