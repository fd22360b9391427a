// From the facts that the database noted to the body of an event. What is no known word is left out, never passed on.

import { z } from "zod";
import { capacityLabel, partName, ramLabel, type PcSpecs } from "../catalogue/specs.ts";
import { storedSpecs } from "../catalogue/stored.ts";
import type { PartCategory } from "../parts/part.ts";
import {
  coverBases,
  coveredComponents,
  type CoverBasis,
  type CoveredComponent,
  type ReplacedPart,
} from "../warranty/ledger.ts";
import { endOfSerial, parseMoment, type PassportMoment } from "./passport-event.ts";

export type DueFacts = { kind: string; on: string; facts: Readonly<Record<string, unknown>> };

/** The event that these facts are; null if they are none, or say something that no passport may say. */
export function describeFacts({ kind, on, facts }: DueFacts): PassportMoment | null {
  const body = bodyOf(kind, facts);
  return body && parseMoment(kind, { on, ...withoutNothing(body) });
}

function bodyOf(kind: string, facts: DueFacts["facts"]): Record<string, unknown> | null {
  if (kind === "published") return parsed(publishedFacts, facts, publishedBody);
  if (kind === "delivered") return parsed(deliveredFacts, facts, deliveredBody);
  if (kind === "part-replaced" && "component" in facts) return parsed(replacedFacts, facts, replacedBody);
  if (kind === "measured") return parsed(measuredFacts, facts, measuredBody);
  if (kind === "erased" && "model" in facts) return parsed(erasedFacts, facts, erasedBody);
  if (kind === "outdated") return parsed(outdatedFacts, facts, ({ results }) => ({ results: conditionsOf(results) }));
  return facts;
}

function parsed<Facts>(
  schema: z.ZodType<Facts>,
  facts: DueFacts["facts"],
  describe: (facts: Facts) => Record<string, unknown> | null,
): Record<string, unknown> | null {
  const { data } = schema.safeParse(facts);
  return data === undefined ? null : describe(data);
}

const text = z.string().nullish();

const publishedFacts = z.object({
  kind: z.enum(["pc", "component"]),
  category: z.string().nullable(),
  specs: z.looseObject({}),
  serial: z.string().nullable(),
  grade: z.string(),
  photos: z.unknown(),
});
type PublishedFacts = z.output<typeof publishedFacts>;

function publishedBody({ kind, category, specs, serial, grade, photos }: PublishedFacts): Record<string, unknown> {
  return { grade, kind, category, photos, serialEnd: endOfSerial(serial), parts: partsOf({ kind, category, specs }) };
}

type Named = { part: PartCategory; name: string; size?: string };

function partsOf(listing: Pick<PublishedFacts, "kind" | "category" | "specs">): Named[] {
  const stored = storedSpecs(listing);
  const parts =
    stored.kind === "pc" ? partsOfPc(stored.specs) : [namedPart(stored.category, stored.specs as { brand: string })];
  return parts.map((part) => cleaned(part)).filter((part) => part !== null);
}

function partsOfPc({ cpu, gpu, motherboard, ram, storage, psu, case: box, cooler }: PcSpecs): Named[] {
  return [
    namedPart("processors", cpu),
    ...(gpu ? [namedPart("graphics-cards", gpu)] : []),
    namedPart("motherboards", motherboard),
    namedPart("ram", ram),
    ...storage.map((drive) => namedPart(drive.kind, drive)),
    namedPart("power-supplies", psu),
    namedPart("cases", box),
    namedPart("coolers", cooler),
  ];
}

function namedPart(part: PartCategory, specs: { brand: string }): Named {
  const size = sizeOf(part, specs);
  return { part, name: partName(specs as Parameters<typeof partName>[0]), ...(size !== null && { size }) };
}

function sizeOf(part: PartCategory, specs: object): string | null {
  if (part === "ram") return ramLabel(specs as PcSpecs["ram"]);
  if (part === "ssd" || part === "hdd") return capacityLabel((specs as PcSpecs["storage"][number]).capacityGb);
  if (part === "graphics-cards") return `${(specs as NonNullable<PcSpecs["gpu"]>).vramGb} GB`;
  if (part === "power-supplies") return `${(specs as PcSpecs["psu"]).watts} W`;
  return null;
}

/** The name of a part as a passport may say it; null if nothing of it may be said. */
export function plainPartName(part: PartCategory, name: string): string | null {
  return cleaned({ part, name })?.name ?? null;
}

/** A part whose name no passport may say keeps its place, without the name's unusual signs. */
function cleaned({ part, name, size }: Named): Named | null {
  const plain = name
    .replaceAll(/[^\p{L}\p{N} .,_+()/:#"'×®™&-]/gu, " ")
    .trim()
    .slice(0, 120);
  const trial = parseMoment("published", {
    on: "2000-01-01",
    grade: "A",
    kind: "pc",
    photos: [],
    parts: [{ part, name: plain, ...(size !== undefined && { size }) }],
  });
  return trial?.kind === "published" ? (trial.body.parts[0] as Named) : null;
}

const deliveredFacts = z.object({
  covers: z.array(z.object({ component: z.enum(coveredComponents), basis: z.enum(coverBases), months: z.number() })),
  replaces: text,
});

/** Months by component; the shop's own are said for the whole unit, and for each part where they were agreed by part. */
function deliveredBody({ covers, replaces }: z.output<typeof deliveredFacts>): Record<string, unknown> {
  const monthsOf = (basis: CoverBasis) => covers.filter((cover) => cover.basis === basis).map(({ months }) => months);
  const own = covers.filter(({ basis }) => basis === "commercial");
  const parts = own.filter(({ component }) => component !== "unit");
  return {
    replaces,
    legalMonths: Math.max(0, ...monthsOf("legal")),
    commercialMonths: own.length === 0 ? 0 : Math.min(...own.map(({ months }) => months)),
    extendedMonths: Math.max(0, ...monthsOf("extended")),
    parts: parts.length === 0 ? null : Object.fromEntries(parts.map(({ component, months }) => [component, months])),
  };
}

const categoryOf = {
  cpu: "processors",
  gpu: "graphics-cards",
  ram: "ram",
  storage: "ssd",
  motherboard: "motherboards",
  psu: "power-supplies",
  case: "cases",
} as const satisfies Record<Exclude<CoveredComponent, "unit">, PartCategory>;

const replacedFacts = z.object({
  component: z.enum(coveredComponents),
  title: z.string(),
  serial: z.string().nullable(),
}) satisfies z.ZodType<ReplacedPart>;

/** A part in place of a broken one, which inherits what is left of its warranty. A name that no passport may say is left out. */
function replacedBody({ component, title, serial }: ReplacedPart): Record<string, unknown> | null {
  if (component === "unit") return null;
  const part = categoryOf[component];
  return { part, name: cleaned({ part, name: title })?.name, serialEnd: endOfSerial(serial), inheritsWarranty: true };
}

const erasedFacts = z.looseObject({ model: z.string(), serial: z.string(), proof: text });

/** A drive whose name no passport may say is erased all the same: its name is left out. */
function erasedBody({ model, serial, ...erased }: z.output<typeof erasedFacts>): Record<string, unknown> {
  return {
    ...erased,
    drive: cleaned({ part: "ssd", name: model })?.name,
    serialEnd: endOfSerial(serial),
    isVerified: (erased.proof ?? null) !== null,
  };
}

const result = z.object({ test: z.string(), resolution: text, settings: text, subject: text });
type Result = z.output<typeof result>;
const outdatedFacts = z.object({ results: z.array(result) });
const measuredFacts = z.object({
  by: z.string(),
  driver: text,
  results: z.array(
    result.extend({ value: z.number(), version: text, low1: z.number().nullish(), low01: z.number().nullish() }),
  ),
  // The schema of the event parses both.
  files: z.unknown().optional(),
  sensors: z.unknown().optional(),
});

function measuredBody({
  by,
  driver,
  results,
  files,
  sensors,
}: z.output<typeof measuredFacts>): Record<string, unknown> {
  const on = "2000-01-01";
  const isVersion = (text: string) =>
    parseMoment("measured", { on, by: "bench", results: [{ test: "x", value: 1, version: text }] }) !== null;
  const known = (text: string | null | undefined) => (text && isVersion(text) ? text : undefined);
  return {
    by,
    driver: known(driver),
    files,
    sensors,
    results: conditionsOf(results).map((condition, index) => {
      const { value, version, low1, low01 } = results[index]!;
      return withoutNothing({ ...condition, value, version: known(version), low1, low01 });
    }),
  };
}

function conditionsOf(results: readonly Result[]): Record<string, unknown>[] {
  return results.map(({ test, resolution, settings, subject }) =>
    withoutNothing({ test, resolution: asWord(resolution), settings: asWord(settings), subject: asWord(subject) }),
  );
}

function asWord(text: string | null | undefined): string | undefined {
  const word = (text ?? "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 40);
  return word === "" ? undefined : word;
}

function withoutNothing(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}
