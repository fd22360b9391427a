// Recorded runs of units, as plots.

import { fileKindNames, type FileKind } from "../../../shop/inventory/bench/files/measurement-file.ts";
import type { viewCourses } from "../../../shop/inventory/bench/files/view-courses.server.ts";
import { plotsOf } from "./course-plots.ts";

type MeasuredCourses = Awaited<ReturnType<typeof viewCourses>>;
export type CourseView = ReturnType<typeof coursesView>[number];

export function coursesView(courses: MeasuredCourses) {
  return courses.map(({ program, version, seconds, series, ...course }) => ({
    ...course,
    program: version ?? fileKindNames[program as FileKind],
    plots: plotsOf({ seconds, series }),
  }));
}
