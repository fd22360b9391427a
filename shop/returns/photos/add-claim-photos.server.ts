import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import type { ClaimPhotoId } from "../../../base/id.ts";
import { ok, refuse, type DomainError, type Result } from "../../../base/result.ts";
import type { ClaimNumber } from "../claim.ts";
import { isClaimant, type ClaimViewer } from "../claimant.ts";
import type { UploadedClaimPhoto } from "./claim-photo.ts";
import { claimOwner } from "./claim-photos.sql.server.ts";
import { storeClaimPhotos, type ClaimPhotosError } from "./store-claim-photos.server.ts";

type Adding = { number: ClaimNumber | null; viewer: ClaimViewer; photos: readonly UploadedClaimPhoto[] };
type Added = Result<
  { added: ClaimPhotoId[]; known: string[] },
  ClaimPhotosError | DomainError<"not-found", "claim-unknown">
>;

/**
 * Adds photos to an open claim for its claimant. Refuses with `claim-unknown`, also for a claim of somebody else, or as
 * `storeClaimPhotos`.
 */
export function addClaimPhotos(deps: { db: Db }, { number, viewer, photos }: Adding) {
  return attempt(deps.db, async (tx): Promise<Added> => {
    const owner = number === null ? null : await claimOwner(tx, number);
    if (!owner || !isClaimant(owner, viewer)) return refuse.notFound({ code: "claim-unknown" });
    const stored = await storeClaimPhotos(tx, owner.id, photos);
    if (stored.ok && stored.value.added.length > 0)
      await recordAudit(tx, {
        actor: "buyer",
        action: "claim-photos-added",
        entity: "order",
        entityId: owner.orderNumber,
        after: { claim: number, photos: stored.value.added.length },
      });
    return stored.ok ? ok(stored.value) : stored;
  });
}
