import type { Db } from "../../base/db.server.ts";
import { latestLetters, type StoredLetter } from "./mail.sql.server.ts";

/** The letters that the shop has written lately, newest first. */
export function readOutbox(shop: { db: Db }): Promise<StoredLetter[]> {
  return latestLetters(shop.db);
}
