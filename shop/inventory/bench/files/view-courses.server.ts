import type { Queryable } from "../../../../base/db.server.ts";
import type { ListingId } from "../../../../base/id.ts";
import { coursesOfListing, type MeasuredCourse } from "./measurement-files.sql.server.ts";

/** The recorded course of each valid test run on the units of a listing, the newest first. */
export function viewCourses({ db }: { db: Queryable }, listingId: ListingId): Promise<MeasuredCourse[]> {
  return coursesOfListing(db, listingId);
}
