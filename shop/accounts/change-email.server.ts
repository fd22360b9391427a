import { attempt, type Db } from "../../base/db.server.ts";
import type { AccountId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { enqueueEmail } from "../mail/enqueue-email.server.ts";
import { accountByEmail, accountById, findKey, setEmail, takeKey } from "./accounts.sql.server.ts";
import type { ComposeAccountEmail } from "./emails.ts";
import { keyHash } from "./mailed-key.server.ts";

type Deps = { db: Db; composeAccount: ComposeAccountEmail };

/**
 * Changes the signed-in account's address to the one that the key was mailed to, and notifies the old address.
 * Refuses with `link-used`: used, expired, another account's, or the address belongs to another account by now.
 */
export function changeEmail(deps: Deps, { accountId, key }: { accountId: AccountId; key: string }) {
  return attempt(deps.db, async (tx) => {
    const requested = { hash: keyHash(key), purpose: "change-email" as const };
    const found = await findKey(tx, requested);
    const account = await accountById(tx, accountId);
    if (!account || found?.accountId !== accountId || !(await takeKey(tx, requested)))
      return refuse.gone({ code: "link-used" });
    if (await accountByEmail(tx, found.email)) return refuse.gone({ code: "link-used" });
    await setEmail(tx, accountId, found.email);
    const composed = deps.composeAccount(
      { kind: "email-changed", name: account.name, email: found.email },
      account.language,
    );
    await enqueueEmail(tx, {
      key: `email-changed ${requested.hash}`,
      recipient: account.email,
      language: account.language,
      ...composed,
    });
    return ok({ email: found.email });
  });
}
