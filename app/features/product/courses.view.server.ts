// The recorded runs of a listing's units, as plots.

import type { ListingId } from "../../../base/id.ts";
import { viewCourses } from "../../../shop/inventory/bench/files/view-courses.server.ts";
import { fileKindNames, type FileKind } from "../../../shop/inventory/bench/files/measurement-file.ts";
import type { Shop } from "../../composition.server.ts";
import { plotsOf } from "../../shared/measurements/course-plots.ts";

export type CourseView = Awaited<ReturnType<typeof coursesView>>[number];

export async function coursesView(shop: Pick<Shop, "db">, listingId: ListingId) {
  const courses = await viewCourses(shop, listingId);
  return courses.map(({ program, version, seconds, series, ...course }) => ({
    ...course,
    program: version ?? fileKindNames[program as FileKind],
    plots: plotsOf({ seconds, series }),
  }));
}
