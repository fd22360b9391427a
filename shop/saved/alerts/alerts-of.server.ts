import type { Db } from "../../../base/db.server.ts";
import { filterOf, type Alert } from "./alert.ts";
import { activeOf } from "./alerts.sql.server.ts";

/** The alerts that an address has turned on, newest first. Only for whoever has shown that the address is theirs. One query. */
export async function alertsOf({ db }: { db: Db }, email: string): Promise<Alert[]> {
  return (await activeOf(db, email)).map(({ id, language, said, confirmedAt, ...kept }) => ({
    id,
    language,
    said,
    confirmedAt,
    filter: filterOf(kept),
  }));
}
