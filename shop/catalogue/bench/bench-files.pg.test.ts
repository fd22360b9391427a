import { expect, test } from "vitest";
import { fixedClock } from "../../../base/clock.ts";
import { aPc, aUnit } from "../../../testing/builders.ts";
import { measurementFiles } from "../../../testing/bench/measurement-files.ts";
import { putOnSale, unitsOf } from "../../../testing/catalogue-index.ts";
import { aPostgres } from "../../../testing/postgres-database.ts";
import { dropFiles, prepareFile } from "../../inventory/bench/files/drop-files.server.ts";
import { proposeChoices, readFileChoices } from "./file-choices.ts";
import { recordMeasurements } from "./record-measurements.server.ts";
import { viewFileDrop } from "./view-file-drop.server.ts";

const database = aPostgres({ connections: 6 });
const clock = fixedClock(new Date("2026-11-23T12:00:00Z"));
const session = { measuredOn: "2026-11-21", driver: null, note: null };

/** A unit for which the file waits; the returned function confirms it. */
async function waitingFile(bytes: Uint8Array) {
  const { db } = database;
  const listingId = await putOnSale(db, aPc({ units: [aUnit()] }));
  const code = (await unitsOf(db, listingId))[0]! as string;
  const file = await prepareFile("cinebench.txt", bytes);
  if (!file.ok) throw new Error(file.domainError.code);
  const dropped = await dropFiles({ db }, { code, actor: "staff:1", prepared: [file.value] });
  if (!dropped.ok) throw new Error(dropped.domainError.code);
  const found = await viewFileDrop({ db }, { code, id: dropped.value });
  if (!found.ok) throw new Error(found.domainError.code);
  const { drop, drives, seen } = found.value;
  const typed = proposeChoices(drop.files, { drives });
  const { values, files } = readFileChoices(drop.files, { typed, drives });
  return () => recordMeasurements({ db, clock }, { code, actor: "staff:1", seen, session, values, cleared: [], files });
}

test("a file that two people confirm for two units at once is recorded for one of them", async () => {
  const text = new TextDecoder().decode(measurementFiles["cinebench.txt"]);
  for (let round = 0; round < 8; round += 1) {
    const bytes = new TextEncoder().encode(`${text}\n${"\n".repeat(round)}`);
    const [first, second] = [await waitingFile(bytes), await waitingFile(bytes)];
    const done = await Promise.all([first(), second()]);
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    expect(done.find(({ ok }) => !ok)).toMatchObject({ domainError: { code: "bench-file-elsewhere" } });
  }
});

test("a file that two people confirm for one unit at once is recorded once", async () => {
  const confirm = await waitingFile(measurementFiles["FurMark-Scores.txt"]!);
  const done = await Promise.all([confirm(), confirm()]);
  expect(done.filter(({ ok }) => ok)).toHaveLength(1);
});
