// A photo: what a seller shows of a machine, or what staff show of what they found in it.
// Invariant: what is kept was drawn anew by the shop. Nothing else of the file that came (where it was taken, what hangs behind
// the picture) is kept, and only its seller and staff ever see it.

import type { TradeInId } from "../../../base/id.ts";
import { MOST_PHOTOS } from "../../pricing/terms.ts";
import type { TradeInState } from "../trade-in.ts";

/** As it is shown: `small` is a square to recognise it by. */
export type PhotoSize = "whole" | "small";

/** How the trade-in of photos is told. */
export type TradeInName = { id: TradeInId } | { number: string };

export type PhotoPurpose = "declaration" | "evidence";

/** Whose photos: those of a draft that its seller has opened, or the evidence of staff. */
export type PhotoPlace = { tradeIn: TradeInName; of: PhotoPurpose; actor: "seller" | `staff:${string}` };

/** How many a trade-in may have of each: spec 5, and enough to show every fault of a machine. */
export const mostPhotos: Record<PhotoPurpose, number> = { declaration: MOST_PHOTOS, evidence: 40 };

const openIn: Record<PhotoPurpose, readonly TradeInState[]> = {
  declaration: ["draft"],
  evidence: ["received", "testing"],
};

/** Whether photos may be added and taken away now. */
export function mayHavePhotos(state: TradeInState, of: PhotoPurpose): boolean {
  return openIn[of].includes(state);
}
