import type { Transaction } from "../../base/db.server.ts";
import { enqueueEmail } from "../mail/enqueue-email.server.ts";
import type { ClaimEmail, ComposeClaimEmail } from "./emails.ts";

/** Stores an e-mail about a claim for who opened it: the buyer, or the account that took the warranty over. */
export async function sendToClaimant(
  tx: Transaction,
  { compose }: { compose: ComposeClaimEmail },
  { key, email }: { key: string; email: ClaimEmail },
): Promise<void> {
  const { order, claim } = email;
  if (claim.holder === "gone") return;
  const { email: recipient, language } = claim.holder ?? order;
  await enqueueEmail(tx, { key, recipient, language, ...compose(email, language) });
}
