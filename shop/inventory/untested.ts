// Why a PC is on sale although nothing was measured on it.
// Invariant: no PC goes on sale untested unless staff say why, and its page says it too.

export const untestedReasons = ["no-graphics", "no-drive", "test-on-request", "for-parts", "other"] as const;
export type UntestedReason = (typeof untestedReasons)[number];

export type Untested = {
  reason: UntestedReason;
  /** In the words of staff, shown as typed; required for "other". */
  note: string | null;
};

export const LONGEST_UNTESTED_NOTE = 300;

/** What keeps a unit from going on sale: a PC needs a measurement or a reason, and "other" needs its note. */
export function untestedIssue({
  kind,
  isTested,
  untested,
}: {
  kind: "pc" | "component";
  isTested: boolean;
  untested: Untested | null;
}): "untested" | "untested-note-missing" | null {
  if (kind === "component" || isTested) return null;
  if (untested === null) return "untested";
  return untested.reason === "other" && (untested.note ?? "").trim().length < 3 ? "untested-note-missing" : null;
}
