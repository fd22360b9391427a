import type { Db } from "../../base/db.server.ts";
import { deleteOldCounts, eraseOldLetters } from "./mail.sql.server.ts";

/** Forgets to whom letters went ninety days ago and what was in them. That there was one stays known, so that it is never written again. Forgets also what was counted by mailbox a day ago. */
export async function forgetOldLetters({ db }: { db: Db }): Promise<void> {
  await eraseOldLetters(db);
  await deleteOldCounts(db);
}
