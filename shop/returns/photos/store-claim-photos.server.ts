import type { Transaction } from "../../../base/db.server.ts";
import type { ClaimId, ClaimPhotoId } from "../../../base/id.ts";
import { ok, refuse, type DomainError, type Result } from "../../../base/result.ts";
import { MOST_CLAIM_PHOTOS, mayAddClaimPhotos, type UploadedClaimPhoto } from "./claim-photo.ts";
import { insertClaimPhoto, lockForClaimPhotos } from "./claim-photos.sql.server.ts";

export type ClaimPhotosError =
  | DomainError<"conflict", "claim-ended">
  | DomainError<"invalid", "photos-full", { most: number }>;

/**
 * Stores photos of a claim in the transaction of the caller, all or none. Returns their ids and the names of those that the
 * claim already had. Refuses with `claim-ended` or `photos-full` (`most`: the maximum).
 */
export async function storeClaimPhotos(
  tx: Transaction,
  claimId: ClaimId,
  photos: readonly UploadedClaimPhoto[],
): Promise<Result<{ added: ClaimPhotoId[]; known: string[] }, ClaimPhotosError>> {
  const { state, digests } = await lockForClaimPhotos(tx, claimId);
  if (!mayAddClaimPhotos(state)) return refuse.conflict({ code: "claim-ended" });
  const added: ClaimPhotoId[] = [];
  const known: string[] = [];
  for (const photo of photos) {
    if (digests.has(photo.digest)) {
      known.push(photo.name);
      continue;
    }
    if (digests.size >= MOST_CLAIM_PHOTOS) return refuse.invalid({ code: "photos-full", most: MOST_CLAIM_PHOTOS });
    digests.add(photo.digest);
    added.push(await insertClaimPhoto(tx, { claimId, position: digests.size }, photo));
  }
  return ok({ added, known });
}
