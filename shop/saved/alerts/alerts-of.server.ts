import type { Db } from "../../../base/db.server.ts";
import { filterOf, type Alert } from "./alert.ts";
import { activeOf } from "./alerts.sql.server.ts";

/** The active alerts of an address, newest first. Call it only for a verified owner of the address. One query. */
export async function alertsOf({ db }: { db: Db }, email: string): Promise<Alert[]> {
  return (await activeOf(db, email)).map(({ id, language, said, confirmedAt, ...stored }) => ({
    id,
    language,
    said,
    confirmedAt,
    filter: filterOf(stored),
  }));
}
