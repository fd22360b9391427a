// A photo that a buyer attached to a claim. Only the claimant and staff ever see it: no passport, page or feed shows it.
// Invariant: only the re-encoded picture is stored, without metadata; nothing else of the uploaded file is kept.

import type { ClaimPhotoId } from "../../../base/id.ts";
import type { RedrawnPhoto } from "../../../base/redraw-photo.server.ts";
import type { ClaimState } from "../claim.ts";

/** Photos of one claim. */
export const MOST_CLAIM_PHOTOS = 6;

/** A photo of a form, ready to be stored. */
export type UploadedClaimPhoto = RedrawnPhoto & { name: string };

/** What a page shows of a stored photo. */
export type ClaimPhoto = { id: ClaimPhotoId; name: string; width: number; height: number; addedAt: Date };

/** Display sizes: `small` is a square thumbnail. */
export type ClaimPhotoSize = "whole" | "small";

const openStates: readonly ClaimState[] = ["asked", "accepted", "received"];

/** Whether the claimant may still add photos: until the claim has ended. */
export function mayAddClaimPhotos(state: ClaimState): boolean {
  return openStates.includes(state);
}
