// How a unit ran during its tests: frame times, temperatures, clocks and watts over time. Needs the words "product" and "product-bench".

import { gameNames, games } from "../../../shop/catalogue/specs.ts";
import { formatDate, formatNumber } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";
import { CoursePlot } from "./course-plot.tsx";
import type { CourseView } from "./courses.view.server.ts";

export function Courses({ courses }: { courses: readonly CourseView[] }) {
  const { t } = useWords("product-bench");
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby="courses">
      <h2 id="courses" className="mb-1 text-2xl">
        {t("courses.title")}
      </h2>
      <p className="mb-4 max-w-[70ch] text-muted">{t("courses.lead")}</p>
      <div className="flex flex-col gap-8">
        {courses.map((course) => (
          <Course key={course.id} course={course} />
        ))}
      </div>
    </section>
  );
}

const qualities = ["low", "medium", "high", "ultra"] as const;

function Course({ course }: { course: CourseView }) {
  const { t, language } = useWords("product-bench");
  const { t: words } = useWords("product");
  const { test, resolution, settings, frames, program, driver, measuredAt, plots } = course;
  const game = games.find((each) => each === test);
  const quality = qualities.find((each) => each === settings);
  const conditions = [resolution?.replace("x", " × "), quality ? words(`settings.${quality}`) : settings].filter(
    Boolean,
  );
  const source = { program, date: formatDate(measuredAt, language) };
  return (
    <article>
      <h3 className="font-condensed text-lg font-bold">
        {game ? t("courses.run", { test: gameNames[game], conditions: conditions.join(", ") }) : t("courses.load")}
      </h3>
      <p className="text-sm text-muted">
        {driver === null ? t("courses.source", source) : t("courses.sourceDriver", { ...source, driver })}
      </p>
      {frames ? (
        <p className="mt-1 max-w-[70ch]">
          {frames.low1 === null
            ? t("courses.sampled", { average: formatNumber(frames.average / 10) })
            : t("courses.frames", {
                average: formatNumber(frames.average / 10),
                count: formatNumber(frames.count),
                low: formatNumber(frames.low1 / 10),
              })}{" "}
          {frames.low01 === null ? null : t("courses.lowest", { lowest: formatNumber(frames.low01 / 10) })}
        </p>
      ) : null}
      <div className="mt-3 grid gap-3 md:grid-cols-2">
        {plots.map((plot) => (
          <CoursePlot key={plot.kind} plot={plot} />
        ))}
      </div>
    </article>
  );
}
