// Those who work here, and those who were asked to.
// Invariant: there is always an owner. The rows of the owners are locked by whoever changes one, so that two changes at
// once cannot both take the last.

import type { AccountId, InvitationId } from "../../../base/id.ts";
import type { AccountLanguage } from "../account.ts";
import type { StaffRole } from "../rights.ts";

export type Colleague = {
  id: AccountId;
  name: string;
  email: string;
  language: AccountLanguage;
  roles: readonly StaffRole[];
  /** Whether an authenticator app is connected. */
  hasSecondFactor: boolean;
  /** Whether a password was chosen: without one nobody can sign in. */
  hasPassword: boolean;
  openSessions: number;
  lastSeen: Date | null;
  since: Date;
};

export type StaffInvitation = {
  id: InvitationId;
  email: string;
  name: string;
  language: AccountLanguage;
  roles: readonly StaffRole[];
  /** The actor who invited. */
  invitedBy: string;
  sentAt: Date;
  expiresAt: Date;
  isExpired: boolean;
};

/** How long the link of an invitation works. */
export const INVITATION_DAYS = 7;

/** Somebody who decides about staff: the actor for the audit log, and their name for the e-mail. */
export type Decider = { actor: `staff:${AccountId}`; accountId: AccountId; name: string };

/** Into whose account somebody failed to sign in; `codes` and `passwords`: how many were wrong. */
export type WrongSignIns = { id: AccountId; name: string; codes: number; passwords: number; lastAt: Date };
