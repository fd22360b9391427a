import type { Queryable } from "../../../../base/db.server.ts";
import type { ListingId, UnitId } from "../../../../base/id.ts";
import { coursesOf, filesOfUnit, type AttachedFile, type MeasuredCourse } from "./measurement-files.sql.server.ts";

/** The recorded course of each valid test run on the units of a listing, the newest first. */
export function viewCourses({ db }: { db: Queryable }, listingId: ListingId): Promise<MeasuredCourse[]> {
  return coursesOf(db, { listingId });
}

/** The confirmed files of a unit, and the recorded course of each of its valid test runs. Two queries. */
export async function viewRunsOfUnit(
  { db }: { db: Queryable },
  unitId: UnitId,
): Promise<{ files: AttachedFile[]; courses: MeasuredCourse[] }> {
  const [files, courses] = await Promise.all([filesOfUnit(db, unitId), coursesOf(db, { unitId })]);
  return { files, courses };
}
