// Benchmark of the matching of hardware strings and the parsing of pasted reports: correct, wrong, and speed.
// `--samples FOLDER` adds further data: FOLDER/hardware-strings.json ({"entries":[{"kind","raw","label"}]}), FOLDER/reports/*.txt.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hardwareKinds, type HardwareKind } from "../shop/parts/matching/match.ts";
import { boardKey } from "../shop/parts/matching/part-index.ts";
import { knownIndex } from "../shop/parts/known-parts.server.ts";
import { matchHardware } from "../shop/parts/match-hardware.ts";
import { matchReport } from "../shop/parts/match-report.ts";
import { labelledStrings } from "../testing/hardware-strings.ts";
import { sampleReports } from "../testing/reports.ts";
import { printTable, round } from "./table.ts";

const ROUNDS = 50;
/** Targets for each kind, in percent of its strings. */
const targetsOf: Record<HardwareKind, number> = { cpu: 97, gpu: 97, board: 90, disk: 90, ram: 90 };
const MOST_WRONG = 1; // percent
const SLOWEST = 1000; // microseconds per string

type Labelled = { kind: HardwareKind; raw: string; label: string | null; size?: string | undefined };

export function printMatching(samples: string | null): void {
  printRates("raw strings of our own", labelledStrings);
  const ours = sampleReports.map(({ name, text, allocations }) => [name, ...readReport(text, allocations)]);
  printTable([["reports of our own", "read right", "ms"], ...ours]);
  if (samples !== null) printSamples(samples);
}

function printSamples(folder: string): void {
  const strings = join(folder, "hardware-strings.json");
  if (existsSync(strings)) printRates(`raw strings in ${folder}`, entriesOf(strings));
  const reports = join(folder, "reports");
  const files = existsSync(reports)
    ? readdirSync(reports)
        .filter((name) => name.endsWith(".txt"))
        .toSorted()
    : [];
  for (const file of files) {
    const answer = matchReport(knownIndex, readFileSync(join(reports, file), "utf8"));
    const found = answer.ok
      ? answer.value.found.map(({ raw, match, quantity }) => [
          raw,
          match.name ?? [match.reason, ...match.candidates].join(", "),
          quantity,
        ])
      : [[answer.domainError.code]];
    printTable([[file, "", ""], ...found]);
  }
}

function entriesOf(file: string): Labelled[] {
  const { entries } = JSON.parse(readFileSync(file, "utf8")) as {
    entries: (Labelled & { reported?: { size?: string } })[];
  };
  return entries.map(({ reported, ...entry }) => ({ ...entry, size: reported?.size }));
}

function printRates(title: string, all: readonly Labelled[]): void {
  const rows = hardwareKinds.map((kind) => {
    const strings = all.filter((string) => string.kind === kind);
    const answers = strings.map(({ raw, label, size }) => ({
      label,
      name: matchHardware(knownIndex, { kind, raw, size }).name,
    }));
    const right = answers.filter(({ label, name }) => isSame(kind, label, name)).length;
    // The name of another part is worse than no answer.
    const wrong = answers.filter(({ label, name }) => name !== null && !isSame(kind, label, name)).length;
    const start = performance.now();
    for (let again = 0; again < ROUNDS; again++)
      for (const { raw, size } of strings) matchHardware(knownIndex, { kind, raw, size });
    const each = ((performance.now() - start) * 1000) / (ROUNDS * strings.length);
    const [rightPercent, wrongPercent] = [(100 * right) / strings.length, (100 * wrong) / strings.length];
    const isMet = rightPercent >= targetsOf[kind] && wrongPercent <= MOST_WRONG && each < SLOWEST;
    return [
      kind,
      strings.length,
      `${round(rightPercent)} %`,
      `≥ ${targetsOf[kind]} %`,
      `${round(wrongPercent)} %`,
      `≤ ${MOST_WRONG} %`,
      round(each),
      isMet ? "yes" : "NO",
    ];
  });
  printTable([[title, "strings", "right", "asked", "wrong", "asked", "µs each", ""], ...rows]);
}

/** Compares names, ignoring spelling and the maker's part number after the full name of a drive. */
function isSame(kind: HardwareKind, label: string | null, name: string | null): boolean {
  if (label === null || name === null) return label === name;
  return boardKey(label) === boardKey(name) || (kind === "disk" && name.startsWith(`${label} `));
}

/** How many parts of a report are recognised, and how long it took. */
function readReport(text: string, allocations: readonly string[]): [string, number] {
  const start = performance.now();
  const answer = matchReport(knownIndex, text);
  const took = performance.now() - start;
  const named = answer.ok ? answer.value.found.map(({ match }) => match.name ?? match.reason) : [];
  return [`${allocations.filter((thing) => named.includes(thing)).length} of ${allocations.length}`, round(took)];
}
