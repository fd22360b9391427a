import type { Db } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import type { ClaimNumber } from "./claim.ts";
import { isClaimant, type ClaimViewer } from "./claimant.ts";
import { findClaim as find } from "./claims.sql.server.ts";
import { claimOwner, photosOfClaims } from "./photos/claim-photos.sql.server.ts";

/** A claim with its photos, for its claimant. Refuses with `claim-unknown`, also for a claim of somebody else. */
export async function findOwnClaim(
  { db }: { db: Db },
  { number, viewer }: { number: ClaimNumber | null; viewer: ClaimViewer },
) {
  const owner = number === null ? null : await claimOwner(db, number);
  const claim = owner && number && isClaimant(owner, viewer) ? await find(db, { number }) : null;
  if (!claim) return refuse.notFound({ code: "claim-unknown" });
  const photos = await photosOfClaims(db, [claim.id]);
  return ok({ claim, photos: photos.get(claim.id) ?? [] });
}
