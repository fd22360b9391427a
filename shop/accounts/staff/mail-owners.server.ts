import type { Transaction } from "../../../base/db.server.ts";
import { enqueueEmail } from "../../mail/enqueue-email.server.ts";
import type { AccountEmail, ComposeAccountEmail } from "../emails.ts";
import { selectOwners } from "./staff.sql.server.ts";

/** Writes an e-mail to each owner of the shop, in their language; once for each `key`, however often it is called. */
export async function mailOwners(
  tx: Transaction,
  { composeAccount }: { composeAccount: ComposeAccountEmail },
  { key, emailTo }: { key: string; emailTo: (name: string) => AccountEmail },
): Promise<void> {
  for (const { id, email, name, language } of await selectOwners(tx))
    await enqueueEmail(tx, {
      key: `${key} ${id}`,
      recipient: email,
      language,
      ...composeAccount(emailTo(name), language),
    });
}
