// Where a part's facts come from, and what must stand beside them when they are shown.
// Invariant: imported facts are never shown without the line that their licence asks for.

export type Provenance = {
  source: string;
  /** The row's own id at its source. */
  sourceId: string;
  licence: string;
};

/** Shown wherever parts that were imported from it, or anything made from them, are shown (ODC-By 1.0, 4.2 and 4.3). */
export const openDbAttribution =
  "Contains information from BuildCores OpenDB, which is made available under the ODC Attribution License (https://opendatacommons.org/licenses/by/1-0/).";

/** The line for each source that asks for one, in the order of first appearance. */
export function attributionsOf(parts: readonly { provenance: Provenance | null }[]): string[] {
  const asked = parts.some(({ provenance }) => provenance?.licence === ODC_BY);
  return asked ? [openDbAttribution] : [];
}

export const ODC_BY = "ODC-By-1.0";
