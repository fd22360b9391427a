// Why a unit that somebody else has used goes on sale although no erasure of its drives is on record: a person who sold it to
// the shop, or a buyer who sent it back.
// Invariant: no such unit goes on sale without an erasure of each drive after it came, or a reason that staff give.

export const unerasedReasons = ["no-drive", "new-drive", "other"] as const;
export type UnerasedReason = (typeof unerasedReasons)[number];

export type Unerased = {
  reason: UnerasedReason;
  /** In the words of staff, for staff; required for "other". */
  note: string | null;
};

export const LONGEST_UNERASED_NOTE = 300; // characters

/**
 * What keeps a unit from going on sale: a drive that may hold the data of a seller, or of a buyer who sent it back, needs an
 * erasure or a reason. A parcel that was refused, and goods that never left the shop, were with nobody: `cameBackAt` is null.
 */
export function isErasureMissing({
  isFromSeller,
  cameBackAt,
  drives,
  erasedDrives,
  unerased,
}: {
  isFromSeller: boolean;
  cameBackAt: Date | null;
  /** How many drives it has. */
  drives: number;
  /** Since it came back. */
  erasedDrives: number;
  unerased: Unerased | null;
}): boolean {
  return (isFromSeller || cameBackAt !== null) && erasedDrives < drives && unerased === null;
}
