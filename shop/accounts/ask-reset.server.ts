import { transaction, type Db } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import { accountByEmail, insertKey, insertLetter } from "./accounts.sql.server.ts";
import type { ComposeAccountLetter } from "./letters.ts";
import { mayTry } from "./limit-tries.server.ts";
import { GOOD_FOR, newMailedKey } from "./mailed-key.server.ts";

type Desk = { db: Db; composeAccount: ComposeAccountLetter; publicUrl: string };

/** Mails a link to choose a new password, if the address has an account: the answer does not tell. `to` is the page that signing in leads to afterwards. Refuses with `too-many-tries`. */
export async function askReset(desk: Desk, { email, asker, to = null }: { email: string; asker: string; to?: string | null }) {
  const limits = [
    { of: "reset from", by: asker, most: 20 },
    { of: "reset of", by: email, most: 4 },
  ];
  if (!(await mayTry(desk, limits))) return refuse({ code: "too-many-tries" });
  const { key, hash } = newMailedKey();
  await transaction(desk.db, async (tx) => {
    const account = await accountByEmail(tx, email);
    if (!account) return;
    await insertKey(tx, { hash, purpose: "reset", accountId: account.id, email, minutes: GOOD_FOR.reset });
    const letter = desk.composeAccount({ kind: "reset", name: account.name, link: resetLink(desk, key, to) }, account.language);
    await insertLetter(tx, { recipient: email, language: account.language, ...letter }, { key: `reset ${hash}` });
  });
  return ok(null);
}

function resetLink({ publicUrl }: { publicUrl: string }, key: string, to: string | null): string {
  return `${publicUrl}/reset-password?token=${key}${to === null ? "" : `&${new URLSearchParams({ to })}`}`;
}
