import { recordAudit } from "../../../base/audit.server.ts";
import { transaction, type Db } from "../../../base/db.server.ts";
import type { TradeInPhotoId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { mayHavePhotos, type PhotoPlace } from "./photo.ts";
import { deletePhoto, lockForPhotos, touch } from "./photos.sql.server.ts";
import { auditSubject } from "../trade-in.ts";

/**
 * Deletes a photo for good; a missing one is no error. Refuses with `photos-closed` (its trade-in can no longer be
 * changed).
 */
export async function removePhoto(deps: { db: Db }, { tradeIn: key, of, actor }: PhotoPlace, photoId: TradeInPhotoId) {
  return transaction(deps.db, async (tx) => {
    const tradeIn = await lockForPhotos(tx, key);
    if (!tradeIn || !mayHavePhotos(tradeIn.state, of)) return refuse.conflict({ code: "photos-closed" });
    const { id: tradeInId } = tradeIn;
    if (!(await deletePhoto(tx, { tradeInId, of }, photoId))) return ok(null);
    await touch(tx, tradeInId);
    // A seller's photos of a draft are not audited: nobody else has seen them.
    if (actor !== "seller")
      await recordAudit(tx, { actor, action: "removed-photo", ...auditSubject(tradeIn), after: { photo: photoId } });
    return ok(null);
  });
}
