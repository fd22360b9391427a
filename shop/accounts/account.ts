// An account: a person who can come back. What they buy and keep hangs on their visitor's id, not on the account.
// Invariant: nobody is signed in, and no order becomes anybody's, before their e-mail address is confirmed.

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
