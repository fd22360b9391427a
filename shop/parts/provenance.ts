// The source of a part's facts, and the attribution that must be displayed with them.
// Invariant: imported facts are never displayed without the attribution that their licence requires.

export type Provenance = {
  source: string;
  /** The row's own id in its source. */
  sourceId: string;
  licence: string;
};

/**
 * Displayed wherever parts imported from it, or anything derived from them, are displayed (ODC-By 1.0, 4.2 and 4.3).
 */
export const openDbAttribution =
  "Contains information from BuildCores OpenDB, which is made available under the ODC Attribution License (https://opendatacommons.org/licenses/by/1-0/).";

/** The attribution of each source that requires one, in the order of first appearance. */
export function attributionsOf(parts: readonly { provenance: Provenance | null }[]): string[] {
  const needsAttribution = parts.some(({ provenance }) => provenance?.licence === ODC_BY);
  return needsAttribution ? [openDbAttribution] : [];
}

export const ODC_BY = "ODC-By-1.0";
