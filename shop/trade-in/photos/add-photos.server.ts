import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import { newId, type TradeInPhotoId } from "../../../base/id.ts";
import { ok, refuse, type DomainError, type Result } from "../../../base/result.ts";
import { mayHavePhotos, mostPhotos, type PhotoPlace } from "./photo.ts";
import { digestsOf, insertPhoto, lockForPhotos, touch } from "./photos.sql.server.ts";
import type { RedrawnPhoto } from "../../../base/redraw-photo.server.ts";
import { auditSubject } from "../trade-in.ts";

type NotAdded = DomainError<"conflict", "photos-closed"> | DomainError<"invalid", "photos-full", { most: number }>;

/**
 * Stores photos of a trade-in, all or none. Returns the new ids and the names of duplicates. Refuses with
 * `photos-closed` (no such trade-in, no longer a draft, or not being tested) or `photos-full` (`most` is the limit).
 */
export async function addPhotos(
  deps: { db: Db },
  { tradeIn: key, of, actor }: PhotoPlace,
  photos: readonly (RedrawnPhoto & { name: string })[],
) {
  const most = mostPhotos[of];
  return attempt(deps.db, async (tx): Promise<Result<{ added: TradeInPhotoId[]; known: string[] }, NotAdded>> => {
    const tradeIn = await lockForPhotos(tx, key);
    if (!tradeIn || !mayHavePhotos(tradeIn.state, of)) return refuse.conflict({ code: "photos-closed" });
    const { id: tradeInId } = tradeIn;
    const existing = await digestsOf(tx, tradeInId, of);
    const added: TradeInPhotoId[] = [];
    const known: string[] = [];
    for (const photo of photos) {
      const { digest } = photo;
      if (existing.has(digest)) {
        known.push(photo.name);
        continue;
      }
      if (existing.size >= most) return refuse.invalid({ code: "photos-full", most });
      existing.add(digest);
      const id = newId<"trade-in-photo">();
      await insertPhoto(tx, { tradeInId, of }, { id, ...photo });
      added.push(id);
    }
    if (added.length > 0) await touch(tx, tradeInId);
    // A seller's photos of a draft are not audited: nobody else has seen them.
    if (added.length > 0 && actor !== "seller")
      await recordAudit(tx, { actor, action: "added-photos", ...auditSubject(tradeIn), after: { photos: added } });
    return ok({ added, known });
  });
}
