// An account: a returning person. Purchases and saved items belong to the visitor's id, not to the account.
// Invariant: before the e-mail address is confirmed, nobody is signed in and no order is linked to the account.

import type { AccountId, VisitorId } from "../../base/id.ts";
import type { Role } from "./session.ts";

export type AccountLanguage = "ro" | "en" | "hu" | "uk";

export type Account = {
  id: AccountId;
  visitorId: VisitorId;
  email: string;
  emailVerified: boolean;
  name: string;
  role: Role;
  language: AccountLanguage;
};
