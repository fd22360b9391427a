import type { Db } from "../../../base/db.server.ts";
import type { ClaimId } from "../../../base/id.ts";
import type { ClaimPhoto } from "./claim-photo.ts";
import { photosOfClaims } from "./claim-photos.sql.server.ts";

/** The photos of each claim, the oldest first. The caller has checked that the requester may see these claims. */
export function claimPhotosOf({ db }: { db: Db }, claims: readonly ClaimId[]): Promise<Map<ClaimId, ClaimPhoto[]>> {
  return photosOfClaims(db, claims);
}
