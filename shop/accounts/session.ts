// A session: somebody with an account, signed in on one browser.
// Invariant: a session ends by itself, and what staff may do needs the second factor given in that very session.

import type { AccountId, SessionId, VisitorId } from "../../base/id.ts";

export const SESSION_DAYS = 30;
/** A member of staff gives the code of the second factor again after this. */
export const STAFF_HOURS = 10;

export type Role = "buyer" | "staff";

/** A browser that an account is signed in on, as its owner may know it. */
export type OpenSession = {
  id: SessionId;
  userAgent: string | null;
  ipAddress: string | null;
  createdAt: Date;
  expiresAt: Date;
};

/** Who is signed in, in the session of this request. */
export type SignedIn = {
  sessionId: SessionId;
  accountId: AccountId;
  visitorId: VisitorId;
  role: Role;
  name: string;
  email: string;
  /** Whether the code of the second factor was given in this session, not too long ago. */
  hasSecondFactor: boolean;
};
