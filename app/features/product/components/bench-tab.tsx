// What was measured on this unit: scores on the scale of all PCs, frame rates in games, and the form for a custom test.

import type { Bani } from "../../../../base/money.ts";
import {
  benchmarkNames,
  benchmarks,
  gameNames,
  games,
  type Benchmark,
  type Game,
} from "../../../../shop/catalogue/specs.ts";
import { formatDate } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { ListingBenchView, ListingPageView } from "../product.view.server.ts";
import { GameTestForm } from "../../../shared/product/game-test-form.tsx";
import { Courses } from "../../../shared/measurements/courses.tsx";
import type { CourseView } from "../../../shared/measurements/courses.view.server.ts";
import { Condition } from "./condition.tsx";
import { Estimates } from "./estimates.tsx";
import { HealthReadings } from "./health-readings.tsx";
import { ScaleReading } from "./scale-reading.tsx";

type MeasurementView = ListingBenchView["measurements"][number];

export function BenchTab({
  view: { listing, conditions, availability },
  bench: { measurements, readings, estimates },
  courses,
  noEstimates,
  testPrice,
}: {
  view: ListingPageView;
  bench: ListingBenchView;
  courses: readonly CourseView[];
  /** Why some games have no estimate. */
  noEstimates: readonly string[];
  testPrice: Bani;
}) {
  const { t, language } = useWords("product");
  const scores = benchmarks.flatMap((test) => measurements.filter((measurement) => measurement.test === test));
  const runs = games.flatMap((game) => measurements.filter((measurement) => measurement.test === game));
  const notRun = games.filter((game) => !runs.some(({ test }) => test === game));
  // Each demo figure is labelled by itself: one of them does not make the others a demo.
  const isDemo = measurements.every(({ source }) => source === "demo");
  const [first = null] = [...measurements.filter(({ source }) => source === "bench"), ...measurements];
  const isUntested = conditions.some(({ untested }) => untested !== null);
  return (
    <div className="flex flex-col gap-10">
      {first ? (
        <p className="max-w-[70ch] text-muted">
          {t("bench.lead", { date: formatDate(first.measuredAt, language) })}{" "}
          {isDemo ? <strong className="text-warn">{t("bench.demo")}</strong> : null}
        </p>
      ) : isUntested ? (
        <Condition conditions={conditions.map((condition) => ({ ...condition, reasons: null }))} />
      ) : (
        <p className="text-muted">{t("bench.none")}</p>
      )}
      {scores.length > 0 ? (
        <section aria-labelledby="scores">
          <h2 id="scores" className="mb-4 text-2xl">
            {t("bench.scores")}
          </h2>
          <div className="grid gap-3 md:grid-cols-2">
            {scores.map((measurement) => (
              <Score key={measurement.test} measurement={measurement} />
            ))}
          </div>
        </section>
      ) : null}
      {runs.length > 0 ? (
        <section aria-labelledby="game-tests">
          <h2 id="game-tests" className="mb-4 text-2xl">
            {t("bench.games")}
          </h2>
          <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {runs.map((measurement) => (
              <GameRun
                key={`${measurement.test} ${measurement.resolution} ${measurement.settings}`}
                measurement={measurement}
              />
            ))}
          </div>
        </section>
      ) : null}
      <Estimates estimates={estimates} noEstimates={noEstimates} />
      <Courses courses={courses} />
      <HealthReadings readings={readings} />
      {first && notRun.length > 0 ? (
        <p className="max-w-[70ch] text-sm text-muted">
          {t("bench.notRun", { games: notRun.map((game) => gameNames[game]).join(", ") })}
        </p>
      ) : null}
      {listing.kind === "pc" && availability !== "gone" ? (
        <GameTestForm productId={listing.id} price={testPrice} />
      ) : null}
    </div>
  );
}

function Score({
  measurement: { test, value, version, source, range, percentBelow },
}: {
  measurement: MeasurementView;
}) {
  const { t } = useWords("product");
  return (
    <ScaleReading
      label={benchmarkNames[test as Benchmark]}
      value={value}
      unit={t("points")}
      range={range}
      standing={range ? t("bench.standing", { percent: percentBelow }) : null}
      note={version}
      isDemo={source === "demo"}
    />
  );
}

function GameRun({
  measurement: { test, value, resolution, settings, source, range, percentBelow },
}: {
  measurement: MeasurementView;
}) {
  const { t } = useWords("product");
  const conditions = [resolution?.replace("x", " × "), settingsName(settings, t)].filter(Boolean).join(" · ");
  return (
    <ScaleReading
      label={gameNames[test as Game]}
      value={value}
      unit={t("fps")}
      range={range}
      standing={range ? t("bench.standing", { percent: percentBelow }) : null}
      note={conditions}
      isDemo={source === "demo"}
    />
  );
}

const known = ["low", "medium", "high", "ultra"] as const;

function settingsName(settings: string | null, t: ReturnType<typeof useWords<"product">>["t"]): string {
  const named = known.find((name) => name === settings);
  return named ? t(`settings.${named}`) : (settings ?? "");
}
