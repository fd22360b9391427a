// Retention: what this module deletes after a period.

import type { Db } from "../../base/db.server.ts";
import { deletePhotosOfEndedClaims } from "./photos/claim-photos.sql.server.ts";

/** Days after the end of a claim: in case of questions about how it was decided. As for photos of bought machines. */
const CLAIM_PHOTO_DAYS = 180;

/** Deletes the photos of claims that ended long ago; returns how many. The text of the claim stays with its order. */
export function deleteOldClaimPhotos({ db }: { db: Db }): Promise<number> {
  return deletePhotosOfEndedClaims(db, { days: CLAIM_PHOTO_DAYS });
}
