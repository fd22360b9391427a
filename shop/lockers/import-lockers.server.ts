import { parse } from "csv-parse/sync";
import { cleanLines } from "../../base/clean-text.ts";
import type { Actor } from "../../base/actor.ts";
import { separatorOf } from "../../base/csv.ts";
import type { Db } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import type { Courier } from "../shipping/courier.ts";
import { readLockerRows } from "./locker-file.ts";
import { storeLockers } from "./store-lockers.server.ts";

const LARGEST_LOCKER_FILE = 8_000_000;

/**
 * Replaces a courier's lockers with those of a CSV: what it does not name is closed. Refuses with `locker-file` and the lines
 * that cannot be read, and then changes nothing.
 */
export async function importLockers(
  deps: { db: Db },
  { courier, bytes, actor }: { courier: Courier; bytes: Uint8Array; actor: Actor },
) {
  const rows = bytes.length > LARGEST_LOCKER_FILE ? null : rowsOf(bytes);
  if (rows === null) return refuse.invalid({ code: "locker-file", problems: [] });
  const { lockers, problems } = readLockerRows(rows);
  if (lockers === null) return refuse.invalid({ code: "locker-file", problems });
  return ok(await storeLockers(deps, { courier, source: "file", lockers, actor }));
}

function rowsOf(bytes: Uint8Array): string[][] | null {
  try {
    const text = cleanLines(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return parse(text, {
      delimiter: separatorOf(text, [";", ","]),
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 20_000,
    });
  } catch {
    return null;
  }
}
