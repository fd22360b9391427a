import { recordAudit } from "../../../base/audit.server.ts";
import { transaction, type Db } from "../../../base/db.server.ts";
import type { TradeInPhotoId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { mayHavePhotos, type PhotoPlace } from "./photo.ts";
import { deletePhoto, lockForPhotos, touch } from "./photos.sql.server.ts";
import { auditSubject } from "../trade-in.ts";

/**
 * Takes a photo away for good; one that is not there is no matter. Refuses with `photos-closed` (its trade-in may no longer
 * be changed).
 */
export async function removePhoto(deps: { db: Db }, { tradeIn: key, of, actor }: PhotoPlace, photoId: TradeInPhotoId) {
  return transaction(deps.db, async (tx) => {
    const tradeIn = await lockForPhotos(tx, key);
    if (!tradeIn || !mayHavePhotos(tradeIn.state, of)) return refuse.conflict({ code: "photos-closed" });
    const { id: tradeInId } = tradeIn;
    if (!(await deletePhoto(tx, { tradeInId, of }, photoId))) return ok(null);
    await touch(tx, tradeInId);
    // What a seller takes out of a draft leaves no trace: it was never shown to anybody.
    if (actor !== "seller")
      await recordAudit(tx, { actor, action: "removed-photo", ...auditSubject(tradeIn), after: { photo: photoId } });
    return ok(null);
  });
}
