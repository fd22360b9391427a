// What can happen to a unit, as its passport says it.
// Invariant: an event holds no personal data. Bodies are strict: known words, numbers, dates, and names of parts; nothing else
// gets in. Every event has `on`, the day on which it happened; a passport never says an hour.

import { z } from "zod";
import { sensorNames } from "../inventory/bench/files/measurement-file.ts";
import { erasureMethods, erasureProofs, erasureVariants } from "../inventory/erasure/erasure-log.ts";
import { partCategories } from "../parts/part.ts";

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
/** A word of ours: "case-scratches", "1920x1080". */
const word = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const grade = z.enum(["A", "B", "C"]);
const part = z.enum(partCategories);
const months = z.int().min(0).max(240);
/** The end of a serial number: enough to recognise a part in hand, too little to register it. */
const serialEnd = z.string().regex(/^[0-9A-Z]{1,3}$/);
const code = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{20}$/);

// Whatever looks like an e-mail or web address, or like a phone number, is no name of a part.
const isPlain = (text: string) => !/@|:\/\/|www\./i.test(text) && !/(?:\d[ .-]?){9,}/.test(text);
const partName = z
  .string()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} .,_+()/:#"'×®™&-]{0,119}$/u)
  .refine(isPlain);
/** The version of a program or driver. It has a digit, which a person's name has not. */
const version = z
  .string()
  .regex(/^(?=.*\d)[\p{L}\p{N}][\p{L}\p{N} ._+()/-]{0,59}$/u)
  .refine(isPlain);

/** A program that erases drives, with its version. */
const erasureTool = z.string().regex(/^(?:nvme-cli|hdparm|shred|dd|blkdiscard|nwipe)(?: \d[\w.-]{0,20})?$/);

const condition = {
  test: word,
  resolution: word.optional(),
  settings: word.optional(),
  /** The drive that it was read from: "1" for the first. */
  subject: word.optional(),
};

/** What a repair does to a unit. A stored word is never renamed. */
export const repairWorks = [
  "cleaned",
  "thermal-paste",
  "fan",
  "connector",
  "soldered",
  "firmware",
  "adjusted",
] as const;
export type RepairWork = (typeof repairWorks)[number];

/** The body of each kind of event. A stored kind is never renamed and its fields never change their meaning. */
export const passportBodies = {
  received: z.strictObject({
    on: day,
    way: z.enum(["trade-in", "supplier", "unit"]),
    kind: z.enum(["pc", "component"]).optional(),
    category: part.optional(),
  }),
  graded: z.strictObject({
    on: day,
    rubric: z.int().positive(),
    kind: z.enum(["pc", ...partCategories]),
    answers: z.record(word, word),
    found: grade,
    grade,
  }),
  /**
   * `value` in the smallest step of its test; `low1` and `low01` of a game, in tenths of a frame per second. `files`: the
   * hashes of the files of the test run. `sensors`: of each file the lowest mean and the highest value, in tenths.
   */
  measured: z.strictObject({
    on: day,
    by: z.enum(["bench", "demo"]),
    driver: version.optional(),
    results: z
      .array(
        z.strictObject({
          ...condition,
          value: z.int(),
          version: version.optional(),
          low1: z.int().min(0).optional(),
          low01: z.int().min(0).optional(),
        }),
      )
      .min(1)
      .max(400),
    files: z.array(sha256).max(100).optional(),
    sensors: z
      .array(z.strictObject({ file: sha256, sensor: z.enum(sensorNames), low: z.int(), high: z.int() }))
      .max(600)
      .optional(),
  }),
  /** Results that no longer hold: they were corrected, or the unit came back. */
  outdated: z.strictObject({ on: day, results: z.array(z.strictObject(condition)).min(1).max(400) }),
  erased: z.strictObject({
    on: day,
    method: z.enum(erasureMethods),
    variant: z.enum(erasureVariants).optional(),
    /** Of an overwrite. */
    passes: z.int().min(1).max(1000).optional(),
    tool: erasureTool.optional(),
    drive: partName.optional(),
    serialEnd: serialEnd.optional(),
    isVerified: z.boolean(),
    /** What verifies it. */
    proof: z.enum(erasureProofs).optional(),
    /** The hash of the tool's log. */
    log: sha256.optional(),
  }),
  repaired: z.strictObject({
    on: day,
    part: part.optional(),
    work: z.enum(repairWorks),
  }),
  /** A repair under warranty outside a claim: the clocks stood still from `from`, as in a claim. */
  "warranty-repair": z.strictObject({ on: day, from: day }),
  "part-replaced": z.strictObject({
    on: day,
    part,
    name: partName.optional(),
    serialEnd: serialEnd.optional(),
    /** Whether the new part inherits what is left of the old one's warranty. */
    inheritsWarranty: z.boolean(),
  }),
  published: z.strictObject({
    on: day,
    grade,
    kind: z.enum(["pc", "component"]),
    category: part.optional(),
    parts: z.array(z.strictObject({ part, name: partName, size: partName.optional() })).max(40),
    serialEnd: serialEnd.optional(),
    /** Hashes of the photos. */
    photos: z.array(sha256).max(60),
  }),
  withdrawn: z.strictObject({ on: day }),
  sold: z.strictObject({ on: day }),
  "sale-ended": z.strictObject({ on: day }),
  /** Starts the clocks of the legal guarantee and of the shop's warranty. */
  delivered: z.strictObject({
    on: day,
    legalMonths: months,
    commercialMonths: months,
    extendedMonths: months,
    parts: z.record(word, months).optional(),
    /** The passport of the machine that it replaces. */
    replaces: code.optional(),
  }),
  /** A claim ended with another machine, whose passport is `by`. */
  replaced: z.strictObject({ on: day, by: code }),
  /** `owners` counts all owners after the shop, the new one included. */
  transferred: z.strictObject({ on: day, owners: z.int().min(2).max(1000) }),
  /** The buyer withdrew from the paid extension of the warranty. */
  "extension-withdrawn": z.strictObject({ on: day }),
  "claim-opened": z.strictObject({ on: day, claim: z.enum(["withdrawal", "return", "warranty"]) }),
  "claim-settled": z.strictObject({
    on: day,
    claim: z.enum(["withdrawal", "return", "warranty"]),
    outcome: z.enum(["refunded", "repaired", "replaced", "rejected", "dropped"]),
  }),
  returned: z.strictObject({ on: day, why: z.enum(["withdrawal", "return", "warranty", "refused"]) }),
  inspected: z.strictObject({
    on: day,
    outcome: z.enum(["back-on-sale", "written-off", "back-to-buyer", "to-parts"]),
  }),
  /** Taken apart, or built into another unit; `passports` are those of the other side. */
  converted: z.strictObject({
    on: day,
    how: z.enum(["split", "build"]),
    side: z.enum(["from", "into"]),
    passports: z.array(code).max(60),
  }),
  "written-off": z.strictObject({ on: day }),
} as const;

export type PassportEventKind = keyof typeof passportBodies;
export const passportEventKinds = Object.keys(passportBodies) as readonly PassportEventKind[];
export type PassportBody<Kind extends PassportEventKind = PassportEventKind> = z.output<(typeof passportBodies)[Kind]>;
export type PassportMoment = {
  [Kind in PassportEventKind]: { kind: Kind; body: PassportBody<Kind> };
}[PassportEventKind];

/** What is signed. `at`: the day on which it was signed, never before that of the event before it. */
export type PassportRecord = PassportMoment & {
  v: 1;
  passport: string;
  seq: number;
  at: string;
  /** The hash of the event before it; null for the first. */
  prev: string | null;
  /** The id of the key. */
  key: string;
};

/** An event as the file of the passport holds it. */
export type SignedEvent = PassportRecord & { hash: string; signature: string };

/** The body of an event, or null if it is not one of its kind: something unknown in it, or something personal. */
export function parseMoment(kind: string, body: unknown): PassportMoment | null {
  if (!Object.hasOwn(passportBodies, kind)) return null;
  const parsed = passportBodies[kind as PassportEventKind].safeParse(body);
  return parsed.success ? ({ kind, body: parsed.data } as PassportMoment) : null;
}

/** The last three letters of a serial number; undefined if it is so short that they would give it away. */
export function endOfSerial(serial: string | null): string | undefined {
  const letters = (serial ?? "").toUpperCase().replaceAll(/[^0-9A-Z]/g, "");
  return letters.length < 7 ? undefined : letters.slice(-3);
}
