import { transaction } from "../../../base/db.server.ts";
import { identifierOf } from "./identity.ts";
import { identifierHash, sealIdentity, unsealIdentity } from "./identity-keys.server.ts";
import type { IdentityDeps } from "./give-identity.server.ts";
import {
  lockSealedByOthers,
  lockSignaturesByOthers,
  writeResealed,
  writeResealedSignature,
  type IdentityRow,
} from "./seller-documents.sql.server.ts";
import { aboutIdentity, unsealSeller } from "./sealed-seller.server.ts";
import { aboutSignature } from "./sign-record.server.ts";

const AT_ONCE = 50; // rows a run

/**
 * Encrypts identities and signed records again that an older key encrypted, so that the older key can go. Rows whose key
 * is missing stay as they are. Returns how many it changed.
 */
export function resealIdentities({ db, identityKeys: keys }: IdentityDeps): Promise<number> {
  const keyIds = [...(keys?.all.keys() ?? [])].filter((id) => id !== keys?.current.id);
  if (!keys || keyIds.length === 0) return Promise.resolve(0);
  return transaction(db, async (tx) => {
    const others = { keyIds, limit: AT_ONCE };
    let changed = 0;
    for (const { tradeInId, identity } of await lockSealedByOthers(tx, others)) {
      const about = aboutIdentity(tradeInId);
      const seller = unsealSeller(keys, identity as IdentityRow, tradeInId);
      await writeResealed(tx, tradeInId, {
        ...sealIdentity(keys, unsealIdentity(keys, identity, about), about),
        identifierHash: identifierHash(keys, identifierOf(seller)),
      });
      changed += 1;
    }
    for (const { id, tradeInId, keyId, sealed, pdf } of await lockSignaturesByOthers(tx, others)) {
      const about = aboutSignature(tradeInId);
      const again = (bytes: Buffer) => sealIdentity(keys, unsealIdentity(keys, { keyId, sealed: bytes }, about), about);
      await writeResealedSignature(tx, { id, ...again(sealed), pdf: again(pdf).sealed });
      changed += 1;
    }
    return changed;
  });
}
