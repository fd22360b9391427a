// Why a unit that a person sold to the shop goes on sale although no erasure of its drives is on record.
// Invariant: no such unit goes on sale without an erasure of each drive, or a reason that staff give.

export const unerasedReasons = ["no-drive", "new-drive", "other"] as const;
export type UnerasedReason = (typeof unerasedReasons)[number];

export type Unerased = {
  reason: UnerasedReason;
  /** In the words of staff, for staff; required for "other". */
  note: string | null;
};

export const LONGEST_UNERASED_NOTE = 300; // characters

/** What keeps a unit from going on sale: a drive that held a seller's data needs an erasure or a reason. */
export function isErasureMissing({
  isFromSeller,
  drives,
  erasedDrives,
  unerased,
}: {
  isFromSeller: boolean;
  /** How many drives it has. */
  drives: number;
  erasedDrives: number;
  unerased: Unerased | null;
}): boolean {
  return isFromSeller && erasedDrives < drives && unerased === null;
}
