// What a listing still lacks before buyers may see it. Each lack names the field that solves it.
// Invariant: a listing without issues can be shown, sold and invoiced.

import type { UnitId } from "../../../base/id.ts";
import { isErasureMissing } from "../../inventory/erasure/unerased.ts";
import { untestedIssue, type Untested } from "../../inventory/untested.ts";
import type { Grade } from "../../inventory/grade.ts";
import { unitField } from "./listing-form.ts";

/** `field`: a field of the editor; its id is `field-<name>`. `code`: a key of `field.<code>` in the words of errors. */
export type PublishIssue = { field: string; code: string };

type Complete = {
  kind: "pc" | "component";
  /** Drives of each unit. */
  drives: number;
  /** The problems of the form, by field: title, price, specs, warranty. */
  errors: Readonly<Record<string, string>>;
  usesCategoryPicture: boolean;
  photos: number;
  units: readonly ({ id: UnitId; serial: string | null; grade: Grade | null; hasOrigin: boolean } & Tested & Erased)[];
};

type Tested = { isTested: boolean; untested: Untested | null };
type Erased = { erasure: Omit<Parameters<typeof isErasureMissing>[0], "drives"> };

export function publishIssues(listing: Complete): PublishIssue[] {
  const { kind, drives, errors, usesCategoryPicture, photos, units } = listing;
  const issues = Object.entries(errors).map(([field, code]): PublishIssue => ({ field, code }));
  if (photos === 0 && !usesCategoryPicture) issues.push({ field: "picture", code: "photo-missing" });
  if (units.length === 0) issues.push({ field: "units", code: "unit-missing" });
  for (const unit of units) {
    if (unit.grade === null) issues.push({ field: unitField(unit.id, "grade"), code: "grade-missing" });
    if (unit.serial === null && kind === "pc")
      issues.push({ field: unitField(unit.id, "serial"), code: "serial-missing" });
    if (!unit.hasOrigin) issues.push({ field: "purchase.supplier", code: "purchase-missing" });
    const untested = untestedIssue({ kind, ...unit });
    if (untested) issues.push({ field: untested === "untested" ? "untested" : "untestedNote", code: untested });
  }
  for (const { id, erasure } of units)
    if (isErasureMissing({ ...erasure, drives }))
      issues.push({ field: unitField(id, "erasure"), code: "erasure-missing" });
  return issues;
}
