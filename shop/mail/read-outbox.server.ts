import type { Db } from "../../base/db.server.ts";
import { latestEmails, type StoredEmail } from "./mail.sql.server.ts";

/** The letters that the shop has written lately, newest first. */
export function readOutbox(shop: { db: Db }): Promise<StoredEmail[]> {
  return latestEmails(shop.db);
}
