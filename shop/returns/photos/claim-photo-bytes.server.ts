import type { Db } from "../../../base/db.server.ts";
import type { ClaimPhotoId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import type { ClaimNumber } from "../claim.ts";
import { isClaimant, type ClaimViewer } from "../claimant.ts";
import type { ClaimPhotoSize } from "./claim-photo.ts";
import { claimOwner, digestOfClaimPhoto, pictureOfClaim } from "./claim-photos.sql.server.ts";

type Looking = {
  number: ClaimNumber | null;
  photoId: ClaimPhotoId | null;
  size: ClaimPhotoSize;
  viewer: ClaimViewer | "staff";
};

/**
 * A photo of a claim, for its claimant or for staff: its digest, and the picture as JPEG if requested. Refuses with
 * `photo-unknown`, also for a photo of somebody else's claim.
 */
export async function claimPhotoBytes({ db }: { db: Db }, { number, photoId, size, viewer }: Looking) {
  const owner = number === null ? null : await claimOwner(db, number);
  const maySee = owner !== null && (viewer === "staff" || isClaimant(owner, viewer));
  const digest = maySee && photoId ? await digestOfClaimPhoto(db, { claimId: owner.id, photoId }) : null;
  if (!digest || !photoId) return refuse.notFound({ code: "photo-unknown" });
  return ok({ digest, picture: () => pictureOfClaim(db, { photoId, size }) });
}
