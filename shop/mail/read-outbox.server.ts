import type { Db } from "../../base/db.server.ts";
import { latestEmails, type StoredEmail } from "./mail.sql.server.ts";

/** Recently written e-mails, newest first. */
export function readOutbox(deps: { db: Db }): Promise<StoredEmail[]> {
  return latestEmails(deps.db);
}
