import { contentVersion } from "../../base/content-version.server.ts";

type BankAccount = { iban: string; name: string };

/** A mark of the account that a form of a payment out showed: whoever corrects or approves it must have seen the account that it has now. */
export function accountVersion(account: BankAccount | null): string {
  return contentVersion(account === null ? "" : `${account.iban} ${account.name}`);
}
