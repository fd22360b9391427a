import type { Transaction } from "../../base/db.server.ts";
import { eraseLettersTo } from "./mail.sql.server.ts";

/** Forgets what was written to an address in letters that have gone out, with the account that had it; one on its way still goes. */
export async function forgetLetters(tx: Transaction, { email }: { email: string }): Promise<void> {
  await eraseLettersTo(tx, email);
}
