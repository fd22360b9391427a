// A session: an account signed in on one browser.
// Invariant: a session expires, and staff permissions need the second factor given in the same session.

import type { AccountId, SessionId, VisitorId } from "../../base/id.ts";
import type { StaffRole } from "./rights.ts";

export const SESSION_DAYS = 30;
/** A member of staff must repeat the second factor after this time. */
export const STAFF_HOURS = 10;

export type Role = "buyer" | "staff";

/** A browser with a session, as displayed to its owner. */
export type OpenSession = {
  id: SessionId;
  userAgent: string | null;
  ipAddress: string | null;
  createdAt: Date;
  expiresAt: Date;
  /** Kept for staff only. */
  seenAt: Date | null;
};

/** The account of the request's session. */
export type SignedIn = {
  sessionId: SessionId;
  accountId: AccountId;
  visitorId: VisitorId;
  role: Role;
  /** The roles of a member of staff; empty for a buyer. */
  staffRoles: readonly StaffRole[];
  name: string;
  email: string;
  /** Whether the second factor was given in this session, recently enough. */
  hasSecondFactor: boolean;
};
