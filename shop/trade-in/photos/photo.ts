// A photo: by a seller of a machine, or by staff as evidence of a finding.
// Invariant: only the re-encoded picture is stored. Nothing else of the uploaded file (location metadata, trailing
// data) is kept, and only the seller and staff ever see it.

import type { TradeInId } from "../../../base/id.ts";
import { MOST_PHOTOS } from "../../pricing/terms.ts";
import type { TradeInState } from "../trade-in.ts";

/** Display sizes: `small` is a square thumbnail. */
export type PhotoSize = "whole" | "small";

/** What the photo module needs to know of the trade-in. */
export type TradeInName = { id: TradeInId } | { number: string };

export type PhotoPurpose = "declaration" | "evidence";

/** Whose photos: the seller's, of a draft, or the evidence of staff. */
export type PhotoPlace = { tradeIn: TradeInName; of: PhotoPurpose; actor: "seller" | `staff:${string}` };

/** Limits per trade-in: spec 5, and enough to document every defect of a machine. */
export const mostPhotos: Record<PhotoPurpose, number> = { declaration: MOST_PHOTOS, evidence: 40 };

const openIn: Record<PhotoPurpose, readonly TradeInState[]> = {
  declaration: ["draft"],
  evidence: ["received", "testing"],
};

/** Whether photos may be added and removed now. */
export function mayHavePhotos(state: TradeInState, of: PhotoPurpose): boolean {
  return openIn[of].includes(state);
}
