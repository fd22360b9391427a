// The commercial warranty of a PC, part by part, in months.

export const partsWithWarranty = ["cpu", "gpu", "ram", "storage", "motherboard", "psu", "case"] as const;
export type PartWithWarranty = (typeof partsWithWarranty)[number];
/** A part that the PC does not have, or that has no warranty, is not in it. */
export type PartMonths = Partial<Record<PartWithWarranty, number>>;

/** The parts in their order, if they are not all covered for the same time; else none, because one number says it all. */
export function differingParts(months: PartMonths | null | undefined): { part: PartWithWarranty; months: number }[] {
  const all = partsWithWarranty.flatMap((part) => {
    const of = months?.[part] ?? 0;
    return of > 0 ? [{ part, months: of }] : [];
  });
  return new Set(all.map((each) => each.months)).size > 1 ? all : [];
}
