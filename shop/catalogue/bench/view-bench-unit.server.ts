import type { Db } from "../../../base/db.server.ts";
import { ok, refuse } from "../../../base/result.ts";
import { loadBenchSessions } from "../../inventory/bench/bench-photos.sql.server.ts";
import { filesOfUnit } from "../../inventory/bench/files/measurement-files.sql.server.ts";
import { erasuresOfUnit, erasureStates } from "../../inventory/erasure/erasures.sql.server.ts";
import { isErasureMissing } from "../../inventory/erasure/unerased.ts";
import { lastVersions, measurementMark, measurementsOf } from "../../inventory/bench/measurements.sql.server.ts";
import { currentGrading } from "../../inventory/grading/gradings.sql.server.ts";
import { storedReceivedParts } from "../../inventory/receiving/stored.ts";
import { storedObject } from "../../../base/stored-json.ts";
import { drivesOf as typedDrives, type TypedListing } from "../editing/listing-form.ts";
import { storedSpecs } from "../stored.ts";
import { capacityLabel, partName } from "../specs.ts";
import { findUnitOfBench, type BenchUnitRow } from "./bench.sql.server.ts";

/** The drives of a unit by name, in the order of its parts; at least one field each is shown for it. */
function drivesOf({ kind, category, title, listingState, specs, draft, parts }: BenchUnitRow): string[] {
  // What a draft says of its parts stands in the editor's fields; its specs are empty until it is published.
  if (listingState === "draft") {
    if (kind === "component") return category === "ssd" || category === "hdd" ? [title] : [];
    return namesOfDrives(storedObject<TypedListing>(draft ?? {}, "listing.draft"));
  }
  if (specs) {
    const what = storedSpecs({ kind, category, specs });
    if (what.kind === "pc")
      return what.specs.storage.map((drive) => `${partName(drive)} ${capacityLabel(drive.capacityGb)}`);
    return what.category === "ssd" || what.category === "hdd" ? [partName(what.specs)] : [];
  }
  const bought = parts === null ? [] : storedReceivedParts(parts);
  return bought.flatMap((part) => (part.category === "ssd" || part.category === "hdd" ? [part.name] : []));
}

function namesOfDrives(typed: TypedListing): string[] {
  return typedDrives(typed).map((_, place) =>
    ["brand", "model"]
      .map((field) => typed[`storage${place + 1}.${field}`] ?? "")
      .join(" ")
      .trim(),
  );
}

/**
 * A unit at the bench: what it is, its valid measurements and the earlier ones, its sessions and files, the erasures of its
 * drives, its grade, and the versions that were used last. Refuses with `bench-unit-unknown`.
 */
export async function viewBenchUnit({ db }: { db: Db }, { code }: { code: string }) {
  const unit = await findUnitOfBench(db, code);
  if (!unit) return refuse.notFound({ code: "bench-unit-unknown" });
  const { unitId } = unit;
  const [seen, all, sessions, grading, versions, files, erasures, [erasure]] = await Promise.all([
    measurementMark(db, unitId),
    measurementsOf(db, unitId),
    loadBenchSessions(db, unitId),
    currentGrading(db, unitId),
    lastVersions(db),
    filesOfUnit(db, unitId),
    erasuresOfUnit(db, unitId),
    erasureStates(db, [unitId]),
  ]);
  const current = all.filter(({ outdatedAt }) => outdatedAt === null);
  const earlier = all.filter(({ outdatedAt }) => outdatedAt !== null);
  const drives = drivesOf(unit);
  const isErased = !isErasureMissing({ ...erasure!, drives: drives.length });
  const erased = { erasures, state: { ...erasure!, isErased } };
  return ok({ unit, drives, seen, current, earlier, sessions, grading, versions, files, erased });
}
