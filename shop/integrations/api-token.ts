// A token of the staff API: what another program shows to read or change stock and orders.
// Invariant: the database has its hash only; it is shown once.

import type { ApiTokenId } from "../../base/id.ts";

export const apiScopes = ["stock.read", "stock.write", "prices.write", "orders.read", "orders.write"] as const;
export type ApiScope = (typeof apiScopes)[number];

export type ApiToken = {
  id: ApiTokenId;
  name: string;
  begins: string;
  scopes: readonly ApiScope[];
  createdAt: Date;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
};

/** A program that showed a valid token; `actor` names it in the audit log. */
export type ApiCaller = { tokenId: ApiTokenId; actor: `token:${ApiTokenId}`; scopes: readonly ApiScope[] };

/** Calls that a token may make in a minute, in all processes together. */
export const CALLS_A_MINUTE = 240;

export const TOKEN_PREFIX = "pcb_";
/** The days that a token may be valid for; "0" is without an end. */
export const tokenDays = ["30", "90", "365", "0"] as const;
