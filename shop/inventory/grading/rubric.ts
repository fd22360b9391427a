// How a grade follows from what staff see and measure: questions for each kind of thing, each answer with the best grade
// that it allows.
// Invariant: a version that landed never changes, because stored answers name it; the grade is the worst of the answers.

import type { PartCategory } from "../../parts/part.ts";
import type { Grade } from "../grade.ts";

/** What is graded: a whole PC, or a part by its category. */
export type GradedKind = "pc" | PartCategory;

type Options = Readonly<Record<string, Grade>>;

const questions = {
  "case-scratches": { none: "A", light: "B", deep: "C" },
  "case-dents": { none: "A", small: "B", large: "C" },
  covers: { complete: "A", "one-missing": "B", "several-missing": "C" },
  panel: { whole: "A", scratched: "B", cracked: "C", absent: "A" },
  ports: { work: "A", "one-dead": "C" },
  cables: { tidy: "A", worn: "B", damaged: "C" },
  dust: { clean: "A", traces: "B", heavy: "C" },
  "fan-noise": { quiet: "A", audible: "B", loud: "C" },
  "gpu-temperature": { cool: "A", warm: "B", hot: "C", "no-card": "A" },
  "drive-life": { high: "A", middle: "B", low: "C", "no-drive": "A" },
  marks: { none: "A", light: "B", deep: "C" },
  contacts: { clean: "A", tarnished: "B", "bent-straightened": "C" },
  "heat-spreader": { whole: "A", scratched: "B", missing: "C" },
  accessories: { complete: "A", "some-missing": "B", none: "C" },
} as const satisfies Record<string, Options>;

export type GradingQuestion = keyof typeof questions;
export const gradingQuestions = Object.keys(questions) as GradingQuestion[];
export type GradingAnswer<Q extends GradingQuestion = GradingQuestion> = {
  [Each in Q]: keyof (typeof questions)[Each] & string;
}[Q];

type Rubric = { version: number; asks: Readonly<Record<GradedKind, readonly GradingQuestion[]>> };

const rubrics: readonly Rubric[] = [
  {
    version: 1,
    asks: {
      pc: [
        "case-scratches",
        "case-dents",
        "covers",
        "panel",
        "ports",
        "cables",
        "dust",
        "fan-noise",
        "gpu-temperature",
        "drive-life",
      ],
      processors: ["marks", "contacts"],
      "graphics-cards": ["marks", "contacts", "dust", "fan-noise", "gpu-temperature", "ports"],
      motherboards: ["marks", "contacts", "ports", "accessories"],
      ram: ["marks", "contacts", "heat-spreader"],
      ssd: ["marks", "contacts", "drive-life"],
      hdd: ["marks", "contacts", "drive-life"],
      "power-supplies": ["marks", "cables", "fan-noise", "dust"],
      cases: ["case-scratches", "case-dents", "covers", "panel", "ports"],
      coolers: ["marks", "fan-noise", "accessories"],
    },
  },
];

export const rubricVersion = rubrics.at(-1)!.version;

/** The questions about a thing of this kind, in order. */
export function questionsOf(kind: GradedKind, version: number = rubricVersion): readonly GradingQuestion[] {
  return rubrics.find((rubric) => rubric.version === version)?.asks[kind] ?? [];
}

export function answersTo(question: GradingQuestion): readonly GradingAnswer[] {
  return Object.keys(questions[question]) as GradingAnswer[];
}

/** The best grade that an answer allows; null if the question has no such answer. */
function gradeAllowed(question: GradingQuestion, answer: string): Grade | null {
  const options: Options = questions[question];
  return Object.hasOwn(options, answer) ? options[answer]! : null;
}

export type GradingAnswers = Partial<Record<GradingQuestion, string>>;
export type GradeReason = { question: GradingQuestion; answer: GradingAnswer };

export type FoundGrade =
  | { ok: true; grade: Grade; reasons: GradeReason[] }
  /** Questions without a valid answer. */
  | { ok: false; open: GradingQuestion[] };

/** The grade that follows from the answers, with every answer that kept it from being better than the best. */
export function gradeFrom({
  kind,
  answers,
  version = rubricVersion,
}: {
  kind: GradedKind;
  answers: GradingAnswers;
  version?: number;
}): FoundGrade {
  const reasons = questionsOf(kind, version).map((question) => {
    const answer = answers[question] ?? "";
    return { question, answer: answer as GradingAnswer, allowed: gradeAllowed(question, answer) };
  });
  const open = reasons.filter(({ allowed }) => allowed === null).map(({ question }) => question);
  if (open.length > 0 || reasons.length === 0) return { ok: false, open };
  const grade = reasons.reduce<Grade>((worst, { allowed }) => (allowed! > worst ? allowed! : worst), "A");
  return { ok: true, grade, reasons: reasonsIn(reasons) };
}

function reasonsIn(reasons: readonly (GradeReason & { allowed: Grade | null })[]): GradeReason[] {
  return reasons
    .filter(({ allowed }) => allowed !== null && allowed !== "A")
    .toSorted((a, b) => (a.allowed! < b.allowed! ? 1 : a.allowed! > b.allowed! ? -1 : 0))
    .map(({ question, answer }) => ({ question, answer }));
}

const COOL = 75; // °C under load
const WARM = 85;
const HIGH_LIFE = 90; // percent left
const MIDDLE_LIFE = 70;

/** The answers that measurements give; staff may change them. Of several drives the worst counts. */
export function answersFromMeasurements(
  measured: readonly { test: string; value: number }[],
): Pick<GradingAnswers, "gpu-temperature" | "drive-life"> {
  const valuesOf = (...tests: string[]) =>
    measured.filter(({ test }) => tests.includes(test)).map(({ value }) => value);
  const [heat, life] = [valuesOf("gpu-load", "furmark-max"), valuesOf("drive-life")];
  const [hottest, worst] = [Math.max(...heat), Math.min(...life)];
  return {
    ...(heat.length > 0 && { "gpu-temperature": hottest <= COOL ? "cool" : hottest <= WARM ? "warm" : "hot" }),
    ...(life.length > 0 && { "drive-life": worst >= HIGH_LIFE ? "high" : worst >= MIDDLE_LIFE ? "middle" : "low" }),
  };
}
