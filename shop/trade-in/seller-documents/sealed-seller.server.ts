// The identity of a seller between the row and the domain: encrypted in one, an object in the other.

import { z } from "zod";
import type { Queryable, Transaction } from "../../../base/db.server.ts";
import type { TradeInId } from "../../../base/id.ts";
import { documentTypes, identifierOf, maskedIdentity, type SellerIdentity } from "./identity.ts";
import { identifierHash, sealIdentity, unsealIdentity, type IdentityKeys } from "./identity-keys.server.ts";
import { sameName } from "./same-name.ts";
import {
  findIdentity,
  openCheck,
  settleOpenCheck,
  writeIdentity,
  type IdentityRow,
} from "./seller-documents.sql.server.ts";

const text = z.string();
const stored = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("person"),
    name: text,
    cnp: text.nullable(),
    bornOn: text,
    document: z.object({ type: z.enum(documentTypes), number: text }),
    address: text,
  }),
  z.object({
    kind: z.literal("company"),
    name: text,
    cui: text,
    tradeRegister: text.nullable(),
    address: text,
    signatory: text,
  }),
]) satisfies z.ZodType<SellerIdentity>;

/** What the ciphertext of a trade-in's identity is bound to. */
export const aboutIdentity = (tradeInId: TradeInId) => `identity of ${tradeInId}`;

/** Encrypts and stores an identity. */
export async function storeSeller(
  tx: Transaction,
  keys: IdentityKeys,
  { tradeInId, identity }: { tradeInId: TradeInId; identity: SellerIdentity },
): Promise<void> {
  await writeIdentity(tx, tradeInId, {
    ...sealIdentity(keys, Buffer.from(JSON.stringify(identity)), aboutIdentity(tradeInId)),
    kind: identity.kind,
    masked: maskedIdentity(identity),
    identifierHash: identifierHash(keys, identifierOf(identity)),
  });
}

/** Decrypts an identity. Throws if its key is missing. */
export function unsealSeller(keys: IdentityKeys, row: IdentityRow, tradeInId: TradeInId): SellerIdentity {
  return stored.parse(JSON.parse(unsealIdentity(keys, row, aboutIdentity(tradeInId)).toString()));
}

/** The identity of a trade-in, or null. Throws if it was encrypted with a key that the shop no longer has. */
export async function loadSeller(
  db: Queryable,
  keys: IdentityKeys,
  tradeInId: TradeInId,
): Promise<SellerIdentity | null> {
  const row = await findIdentity(db, tradeInId);
  return row && unsealSeller(keys, row, tradeInId);
}

/**
 * Compares the account holder with the seller: another name opens a check for staff, the same name settles it. Nothing
 * to compare without an identity. Returns whether a check was opened.
 */
export async function comparePayee(
  tx: Transaction,
  keys: IdentityKeys | null,
  { tradeInId, payee }: { tradeInId: TradeInId; payee: string },
): Promise<boolean> {
  const row = await findIdentity(tx, tradeInId);
  if (!row) return false;
  const seller = keys && unsealSeller(keys, row, tradeInId);
  // The check of an earlier name is over, whoever the new holder is.
  await settleOpenCheck(tx, tradeInId, { reason: "other-payee", by: "shop", note: null });
  if (seller && sameName(seller.name, payee)) return false;
  return openCheck(tx, tradeInId, { reason: "other-payee", detail: `${payee} ≠ ${seller?.name ?? "?"}` });
}
