// The measures of packed parcels where nobody knows better. Staff may change them for each parcel.

import type { ParcelSize } from "../shipping/parcel-size.ts";

/** A tower PC in its box, with 5 cm of padding on every side. */
export const USUAL_PC: ParcelSize = { weightGrams: 13_000, lengthMm: 600, widthMm: 320, heightMm: 580 };
