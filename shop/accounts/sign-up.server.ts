import { transaction } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import { enqueueEmail } from "../mail/enqueue-email.server.ts";
import type { MailLimits } from "../mail/limits.ts";
import { mayMail } from "../mail/may-mail.server.ts";
import { accountByEmail, deleteUnconfirmed, insertKey, setLanguage } from "./accounts.sql.server.ts";
import type { Language } from "./account.ts";
import { authOf, type AuthDesk } from "./auth.server.ts";
import { isCommonPassword } from "./common-passwords.server.ts";
import type { ComposeAccountLetter } from "./letters.ts";
import { mayTry } from "./limit-tries.server.ts";
import { GOOD_FOR, newMailedKey } from "./mailed-key.server.ts";

type Desk = AuthDesk & { composeAccount: ComposeAccountLetter; mailLimits: MailLimits };
/** `to`: the page of the shop that the letter's link leads to in the end; null for the account. */
type Person = { name: string; email: string; password: string; language: Language; asker: string; to?: string | null };

/**
 * Makes an account that counts once its address is confirmed, and mails the link for it. Whoever has an account already is
 * told so in a letter: the answer here is the same. Refuses with `password-common`, `too-many-tries` or `too-many-mails`.
 */
export async function signUp(desk: Desk, { name, email, password, language, asker, to = null }: Person) {
  const limits = [
    { of: "sign-up from", by: asker, most: 20 },
    { of: "sign-up of", by: email, most: 5 },
  ];
  if (!(await mayTry(desk, limits))) return refuse.tooMany({ code: "too-many-tries" });
  if (await isCommonPassword(password, [email, email.split("@")[0] ?? "", name, ...name.split(" ")])) return refuse.invalid({ code: "password-common" });
  if (!(await mayMail(desk.db, desk.mailLimits, { to: email, reason: "account" }))) return refuse.tooMany({ code: "too-many-mails" });
  // Whoever signed up with this address before and could not confirm it may have been anybody: the last one counts.
  await deleteUnconfirmed(desk.db, email);
  const auth = await authOf(desk);
  await auth.api.signUpEmail({ body: { name, email, password } }).catch(unlessItExists);
  const { key, hash } = newMailedKey();
  await transaction(desk.db, async (tx) => {
    const account = await accountByEmail(tx, email);
    if (!account) return;
    if (account.emailVerified) {
      const letter = desk.composeAccount({ kind: "have-account", name: account.name, link: `${desk.publicUrl}/login` }, account.language);
      return enqueueEmail(tx, { key: `have-account ${hash}`, recipient: email, language: account.language, ...letter });
    }
    await setLanguage(tx, account.id, language);
    await insertKey(tx, { hash, purpose: "confirm", accountId: account.id, email, minutes: GOOD_FOR.confirm });
    const letter = desk.composeAccount({ kind: "confirm", name, link: confirmLink(desk, key, to) }, language);
    return enqueueEmail(tx, { key: `confirm ${hash}`, recipient: email, language, ...letter });
  });
  return ok(null);
}

/** Of two sign-ups at the same moment the database takes one. */
function unlessItExists(error: unknown): void {
  if ((error as { body?: { code?: string } }).body?.code !== "FAILED_TO_CREATE_USER") throw error;
}

export function confirmLink({ publicUrl }: { publicUrl: string }, key: string, to: string | null = null): string {
  return `${publicUrl}/confirm-email?token=${key}${to === null ? "" : `&${new URLSearchParams({ to })}`}`;
}
