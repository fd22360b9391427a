// Who sells to the shop, as the purchase record or the company's invoice names them.
// Invariant: a person is of age and has a valid personal number, or a birth date with another document; a company has a
// valid fiscal code.

import { cleanCode } from "../../../base/clean-text.ts";
import { maskedNumber } from "./cnp.ts";

export const documentTypes = ["id-card", "passport", "residence-permit", "foreign-id"] as const;
export type DocumentType = (typeof documentTypes)[number];

/** `bornOn`: "2000-12-31". `document.number`: series and number together. */
export type PersonIdentity = {
  kind: "person";
  name: string;
  /** Null for a foreigner without one. */
  cnp: string | null;
  bornOn: string;
  document: { type: DocumentType; number: string };
  address: string;
};

/** A company that sells: it sends an invoice, and no record is signed. */
export type CompanyIdentity = {
  kind: "company";
  name: string;
  /** With RO if the company pays VAT. */
  cui: string;
  tradeRegister: string | null;
  address: string;
  signatory: string;
};

export type SellerIdentity = PersonIdentity | CompanyIdentity;

/** What identifies the seller in all their sales: the personal number, the document, or the fiscal code. */
export function identifierOf(identity: SellerIdentity): string {
  if (identity.kind === "company") return `cui ${identity.cui.replace(/^RO/, "")}`;
  return identity.cnp === null
    ? `document ${identity.document.type} ${identity.document.number} ${identity.bornOn}`
    : `cnp ${identity.cnp}`;
}

/** What everybody of the staff may see of the number. A company's fiscal code is public. */
export function maskedIdentity(identity: SellerIdentity): string {
  if (identity.kind === "company") return identity.cui;
  return maskedNumber(identity.cnp ?? identity.document.number);
}

/** Whether goods of this seller are resold under the margin scheme: not if the seller charged VAT. */
export function isUnderMargin(identity: { kind: SellerIdentity["kind"]; masked: string } | null): boolean {
  return identity?.kind !== "company" || !identity.masked.startsWith("RO");
}

/** The trade-in's states in which the seller may give or change the identity, while the money has not left. */
export const identityStates = ["accepted", "received", "testing", "revised", "tested", "bounced"] as const;

export const checkReasons = ["other-payee", "watched-serial"] as const;
/** Why staff must look before the money leaves. */
export type CheckReason = (typeof checkReasons)[number];

/** Why the payout of a trade-in cannot leave. */
export type MissingDocument = "identity-missing" | "signature-missing" | "invoice-missing" | "payout-held";

export const signatureMethods = ["typed", "drawn"] as const;
export type SignatureMethod = (typeof signatureMethods)[number];

/** A signature as it is drawn onto the record. `drawing`: an SVG path in a box of 600 by 200, or null. */
export type RecordSignature = {
  method: SignatureMethod;
  name: string;
  drawing: string | null;
  clientIp: string;
  at: Date;
  /** SHA-256 of the record that the seller saw, in hexadecimal. */
  documentHash: string;
};

/** The box of a drawn signature, in its own units. */
export const DRAWING = { width: 600, height: 200, longest: 12_000 } as const;
const STROKES = /^(?:M\d{1,3},\d{1,3}(?:L\d{1,3},\d{1,3})*)+$/;
const FEWEST_POINTS = 8; // a dot is no signature

/** A drawn signature, "M12,34L15,36M…", or null if it is empty, too long, or anything else. */
export function parseDrawing(text: string): string | null {
  if (text.length > DRAWING.longest || !STROKES.test(text)) return null;
  return (text.match(/[ML]/g) ?? []).length < FEWEST_POINTS ? null : text;
}

/** A serial number for comparison: letters and digits in upper case; null if fewer than four remain. */
export function parseSerial(typed: string): string | null {
  const serial = cleanCode(typed)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "");
  return serial.length >= SHORTEST_SERIAL && serial.length <= LONGEST_SERIAL ? serial : null;
}

const SHORTEST_SERIAL = 4;
const LONGEST_SERIAL = 64;
