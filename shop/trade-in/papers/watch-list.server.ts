// The watch list of serial numbers: machines that the shop must not buy.

import { recordAudit, recordAudits } from "../../../base/audit.server.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import { ok, refuse, type DomainError, type Result } from "../../../base/result.ts";
import type { StaffActor } from "../office/transition-as-staff.server.ts";
import { parseSerial } from "./identity.ts";
import { compareSerials } from "./note-serials.server.ts";
import { deleteWatched, insertWatched, listWatched, lockWatchList, unpaidWithSerials } from "./papers.sql.server.ts";

const MOST_LISTED = 500;
const MOST_LINES = 5000;
const LONGEST_NOTE = 200;

/** The list, newest first, all or the serial numbers that contain a text; five hundred at most. */
export function viewWatchList({ db }: { db: Db }, { search }: { search: string }) {
  const wanted = search.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return listWatched(db, { search: wanted === "" ? null : wanted, limit: MOST_LISTED });
}

/**
 * Adds serial numbers, one a line: the number, then after a semicolon, comma or tab where it comes from; a line without
 * has `note`. What is on the list already stays. Trade-ins with such a number whose money has not left are held. Returns
 * how many are new. Refuses with `serial-invalid` (`row`: the line, from 1) and `watch-list-empty` or
 * `watch-list-too-long` (5000 lines).
 */
export function addWatched(
  { db }: { db: Db },
  { lines, note, actor }: { lines: string; note: string; actor: StaffActor },
): Promise<Result<number, DomainError<"invalid", "serial-invalid" | "watch-list-empty" | "watch-list-too-long">>> {
  return attempt(db, async (tx) => {
    const texts = lines.split(/\r?\n/, MOST_LINES + 2);
    if (texts.length > MOST_LINES) return refuse.invalid({ code: "watch-list-too-long" });
    const rows = new Map<string, { serial: string; written: string; note: string; actor: string }>();
    for (const [place, text] of texts.entries()) {
      if (text.trim() === "") continue;
      const [written = "", ...rest] = text.split(/[;,\t]/).map((cell) => cell.trim().replace(/^"|"$/g, ""));
      const serial = parseSerial(written);
      // The heading of a CSV file.
      if (place === 0 && /^(?:serial(?: number)?|serie|seria|s\/n|sn)$/i.test(written)) continue;
      if (serial === null) return refuse.invalid({ code: "serial-invalid", row: place + 1 });
      const own = rest.join(", ").slice(0, LONGEST_NOTE).trim();
      rows.set(serial, { serial, written, note: own === "" ? note : own, actor });
    }
    if (rows.size === 0) return refuse.invalid({ code: "watch-list-empty" });
    await lockWatchList(tx);
    const added = await insertWatched(tx, [...rows.values()]);
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
