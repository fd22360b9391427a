// The page of one unit at the bench.

import { namesOfStaff } from "../../../../shop/accounts/names-of-staff.server.ts";
import { benchTests, writeValue } from "../../../../shop/inventory/bench/bench-tests.ts";
import { driveWarnings } from "../../../../shop/inventory/bench/drive-health.ts";
import {
  answersFromMeasurements,
  answersTo,
  questionsOf,
  type GradingAnswers,
} from "../../../../shop/inventory/grading/rubric.ts";
import { runsOf, typedValues, versionField, type BenchValue } from "../../../../shop/catalogue/bench/bench-form.ts";
import { viewBenchUnit } from "../../../../shop/catalogue/bench/view-bench-unit.server.ts";
import { viewModelHints } from "../../../../shop/reports/view-models.server.ts";
import { gameNames, games } from "../../../../shop/catalogue/specs.ts";
import type { Shop } from "../../../composition.server.ts";

type Found = Extract<Awaited<ReturnType<typeof viewBenchUnit>>, { ok: true }>["value"];

/** What the shop's own bench measured and is valid; demo values are not offered for correction. */
export function storedValues({ current }: Pick<Found, "current">): BenchValue[] {
  return current.filter(({ source }) => source === "bench");
}

export function drivesOf({ drives }: Pick<Found, "drives">): string[] {
  return drives.length > 0 ? drives : [""];
}

export async function benchUnitView(shop: Pick<Shop, "db" | "clock">, code: string) {
  const found = await viewBenchUnit(shop, { code });
  if (!found.ok) return null;
  const { unit, seen, current, earlier, sessions, files, grading, erased } = found.value;
  const stored = storedValues(found.value);
  const drives = drivesOf(found.value);
  const runs = runsOf(stored);
  const kind = unit.kind === "pc" ? ("pc" as const) : unit.category!;
  const actors = [...sessions, ...(grading ? [grading] : []), ...erased.erasures].map(({ actor }) => actor);
  const hints = await viewModelHints(shop, { code, listingId: unit.listingId });
  const names = await namesOfStaff(shop, actors);
  const suggested = answersFromMeasurements(current);
  const { unitId: _, specs: _specs, draft: _draft, parts: _parts, ...shown } = unit;
  return {
    unit: shown,
    hints,
    seen,
    runs,
    drives,
    today: shop.clock.today(),
    typed: { ...lastVersions(found.value), ...typedValues(stored, { runs, drives: drives.length }) },
    sessions: sessions.map(({ actor, ...session }) => ({ ...session, who: names[actor] ?? actor })),
    files,
    erased: {
      erasures: erased.erasures.map(({ actor, ...erasure }) => ({ ...erasure, who: names[actor] ?? actor })),
      state: erased.state,
      lacking: erased.lacking,
    },
    earlier: earlier.map(({ test, resolution, settings, subject, value, measuredAt, outdatedAt }) => ({
      name: [gameNames[test as keyof typeof gameNames] ?? test, resolution, settings, subject]
        .filter(Boolean)
        .join(" · "),
      value: writeValue(value, benchTests.find((each) => each.test === test) ?? { decimals: 0 }),
      measuredAt,
      outdatedAt,
    })),
    grading: grading && { ...grading, who: names[grading.actor] ?? grading.actor },
    questions: questionsOf(kind).map((question) => ({ question, answers: [...answersTo(question)] })),
    answers: { ...suggested, ...grading?.answers } as GradingAnswers,
    fromBench: Object.keys(suggested),
    kind,
    driveWarnings: driveWarnings(current),
  };
}

/** The versions that were used last on any unit, so that staff type them once. */
function lastVersions({ versions: { versions, driver } }: Pick<Found, "versions">): Record<string, string> {
  const typed: Record<string, string> = driver === null ? {} : { driver };
  for (const { test, version } of versions) {
    const of = games.some((game) => game === test) ? test : benchTests.find((each) => each.test === test)?.tool;
    if (of !== undefined) typed[versionField(of)] ??= version;
  }
  return typed;
}
