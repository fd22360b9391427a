// The page of dropped files: what was recognised, what it would replace, and what could not be used.

import type { MeasurementDropId } from "../../../../../base/id.ts";
import { driveWarnings, warningTests } from "../../../../../shop/inventory/bench/drive-health.ts";
import { findBenchTest, fpsRange, writeValue } from "../../../../../shop/inventory/bench/bench-tests.ts";
import { fileKindNames } from "../../../../../shop/inventory/bench/files/measurement-file.ts";
import {
  FRAMES,
  gameOf,
  proposeChoices,
  proposeDrives,
  storedOf,
  takeField,
  valuesOf,
} from "../../../../../shop/catalogue/bench/file-choices.ts";
import { viewFileDrop } from "../../../../../shop/catalogue/bench/view-file-drop.server.ts";
import { plotsOf } from "../../../../shared/measurements/course-plots.ts";
import type { Shop } from "../../../../composition.server.ts";
import { droppedErasures } from "../erasures/dropped-erasures.server.ts";
import { drivesOf, storedValues } from "../bench-unit.view.server.ts";

export type FileDropView = NonNullable<Awaited<ReturnType<typeof fileDropView>>>;

export async function fileDropView(
  shop: Pick<Shop, "db" | "clock">,
  { code, id }: { code: string; id: MeasurementDropId },
) {
  const found = await viewFileDrop(shop, { code, id });
  if (!found.ok) return null;
  const { unit, seen, drop, versions, logs, recorded } = found.value;
  const [drives, stored] = [drivesOf(found.value), storedValues(found.value)];
  const waiting = drop.files.filter(({ sessionId }) => sessionId === null);
  const proposals = proposeDrives(waiting, drives);
  const erasures = droppedErasures({ logs, recorded, drives });
  const isRecorded = erasures.every((log) => log.drives.every(({ recordedOn }) => recordedOn !== null));
  const today = shop.clock.today();
  const days = waiting.flatMap(({ reading: { takenOn } }) => (takenOn !== null && takenOn <= today ? [takenOn] : []));
  return {
    id,
    unit: { code: unit.code, title: unit.title },
    seen,
    today,
    drives,
    erasures,
    isConfirmed: drop.files.length + logs.length > 0 && waiting.length === 0 && isRecorded,
    typed: {
      measuredOn: days.toSorted().at(-1) ?? today,
      driver: waiting.find(({ reading }) => reading.driver !== null)?.reading.driver ?? versions.driver ?? "",
      ...proposeChoices(waiting, { drives }),
    } as Record<string, string>,
    rejected: drop.rejected,
    files: waiting.map((file, place) => {
      const { kind, version, driver, takenOn, settings, application, drive, notes, seconds, frames, series } =
        file.reading;
      const all = valuesOf(file);
      const warns = warningTests(all);
      return {
        id: file.id,
        name: file.name,
        program: version ?? fileKindNames[kind],
        facts: [takenOn, settings, application, drive?.model, drive?.serial, driver].filter(
          (fact) => fact !== null && fact !== undefined,
        ),
        notes,
        warnings: driveWarnings(all),
        frames,
        plots: plotsOf({ seconds, series }),
        isOtherDrive: proposals[place]!.isOther,
        needs: frames
          ? ("run" as const)
          : all.some(({ test }) => test.startsWith("drive-"))
            ? ("drive" as const)
            : null,
        values: all.map(({ test, value }, number) => {
          const range = findBenchTest(test) ?? fpsRange;
          return {
            field: takeField(place, number),
            test: test === FRAMES ? null : test,
            /** A fault of the drive is recorded with the other values of its file. */
            isFault: warns.has(test),
            value: writeValue(value, range),
            unit: findBenchTest(test)?.unit ?? null,
            isUnusual: value < range.usual[0] || value > range.usual[1],
            replaces: storedOf(test, { stored, game: gameOf(file) }).map((before) => ({
              value: writeValue(before.value, range),
              at: [before.resolution?.replace("x", " × "), before.settings, before.subject].filter(Boolean).join(" · "),
            })),
          };
        }),
      };
    }),
  };
}
