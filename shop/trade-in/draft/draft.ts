// A draft: what somebody has told the wizard so far, in its ten steps.
// Invariant: a step is done only by an answer, "I don't have it" included; what was skipped is in no offer.

import type { MatchReason } from "../../parts/matching/match.ts";
import type { PartCategory } from "../../parts/part.ts";
import type { Condition, Declaration, DeclaredPart, KnownPart } from "../../pricing/declaration.ts";
import { hintOf } from "../../pricing/part-hint.ts";
import { FEWEST_PHOTOS, type ValuedPart } from "../../pricing/terms.ts";

export const sellSteps = [
  "cpu",
  "gpu",
  "motherboard",
  "ram",
  "storage",
  "psu",
  "case",
  "cooler",
  "photos",
  "offer",
] as const; // rule 1
export type SellStep = (typeof sellSteps)[number];

/** The steps that pick one part, and where its picker looks. */
export const partSteps = {
  cpu: "processors",
  gpu: "graphics-cards",
  motherboard: "motherboards",
  ram: "ram",
  psu: "power-supplies",
  case: "cases",
  cooler: "coolers",
} as const satisfies Partial<Record<SellStep, PartCategory>>;
export type PartStep = keyof typeof partSteps;
const partStepNames = Object.keys(partSteps) as PartStep[];

const skippable: readonly PartStep[] = ["gpu", "psu", "cooler"]; // rule 1

export function maySkip(step: PartStep): boolean {
  return skippable.includes(step);
}

/** `named` is a model that our lists do not have, in the seller's words. `count` is told where there are several alike. */
export type Choice =
  { is: "known"; part: KnownPart; count?: number } | { is: "named"; name: string; count?: number } | { is: "skipped" };

/** A drive, or a line of the list for which none was chosen yet. */
export type StorageItem = { id: string; type: "ssd" | "hdd"; device: Exclude<Choice, { is: "skipped" }> | null };

export const detectedSteps = ["cpu", "gpu", "motherboard", "ram", "storage"] as const;
export type DetectedStep = (typeof detectedSteps)[number];

/** One thing that was found. `options` are the parts that it could be; only `asked` has any. */
export type Detection = {
  step: DetectedStep;
  /** As the program wrote it. */
  raw: string;
  is: "filled" | "asked" | "left";
  /** What it was filled in as. */
  name: string | null;
  reason: MatchReason;
  options: readonly { id: string; name: string }[];
};

export type TradeInDraft = {
  parts: Readonly<Partial<Record<PartStep, Choice>>>;
  /** Never empty; the first line waits for its drive. */
  storage: readonly StorageItem[];
  photos: number;
  condition: Condition; // spec 3: good, until told
  /** Texts are the seller's own; empty where there is nothing to tell. */
  extras: { box: boolean; accessories: string; psuModel: string; comments: string };
  /** What a program found in the computer, where one was asked: where each answer comes from that nobody gave. */
  detected?: readonly Detection[];
};

export const emptyDraft: TradeInDraft = {
  parts: {},
  storage: [{ id: "1", type: "ssd", device: null }],
  photos: 0,
  condition: "good",
  extras: { box: false, accessories: "", psuModel: "", comments: "" },
};

/** What is picked in a step, as a form says it: a part by its id alone. */
export type Picked =
  | { is: "known"; id: string }
  | { is: "named"; name: string; /** They were asked what it is, and keep their words. */ sure?: boolean }
  | { is: "skipped" };

/** What one step is told. `null` takes an answer back. */
export type StepAnswer<Pick = Picked> =
  | { step: PartStep; picked: Pick | null }
  | {
      step: "storage";
      drives: readonly { id: string; type: StorageItem["type"]; picked: Exclude<Pick, { is: "skipped" }> | null }[];
    }
  | { step: "photos"; condition: Condition; extras: TradeInDraft["extras"] };

const MOST_DRIVES = 10;

/** The limit on drives of one machine, where `count` exceeds it; null where they may all be taken. Every way in asks here. */
export function tooManyDrives(count: number): { code: "drives-full"; most: number; count: number } | null {
  return count > MOST_DRIVES ? { code: "drives-full", most: MOST_DRIVES, count } : null;
}

export const LONGEST_NAME = 100;
/** Of accessories, and of comments. */
export const LONGEST_TEXT = 1000;

/** The draft with one step answered anew; the others stay as they are. */
export function withAnswer(draft: TradeInDraft, answer: StepAnswer<Choice>): TradeInDraft {
  switch (answer.step) {
    case "storage":
      return {
        ...draft,
        storage:
          answer.drives.length === 0
            ? emptyDraft.storage
            : numbered(answer.drives.map(({ picked, ...drive }) => ({ ...drive, device: picked }))),
      };
    case "photos": {
      const { box, accessories, psuModel, comments } = answer.extras;
      return {
        ...draft,
        condition: answer.condition,
        extras: {
          box,
          accessories: inOwnWords(accessories),
          psuModel: inOwnWords(psuModel, LONGEST_NAME),
          comments: inOwnWords(comments),
        },
      };
    }
    default: {
      const { [answer.step]: _, ...others } = draft.parts;
      return { ...draft, parts: answer.picked === null ? others : { ...others, [answer.step]: answer.picked } };
    }
  }
}

/** A name as it is shown: "2 × Xeon E5-2670". */
export function countedName(choice: Exclude<Choice, { is: "skipped" }>): string {
  const name = choice.is === "known" ? choice.part.name : choice.name;
  return choice.count !== undefined && choice.count > 1 ? `${choice.count} × ${name}` : name;
}

/** Lines keep the numbers that they have; one without, or with another's, gets the next free one. */
function numbered(lines: readonly StorageItem[]): StorageItem[] {
  const taken = new Set<string>();
  return lines.map((line) => {
    const isFree = /^[1-9]\d?$/.test(line.id) && !taken.has(line.id);
    const mine = isFree
      ? line.id
      : String(
          [...Array(99).keys()]
            .map((place) => place + 1)
            .find((place) => !taken.has(String(place)) && !lines.some(({ id }) => id === String(place))),
        );
    taken.add(mine);
    return { ...line, id: mine };
  });
}

/** A seller's text as it can be kept: whole characters, no controls but line breaks, not endless. */
export function inOwnWords(text: string, most: number = LONGEST_TEXT): string {
  return text
    .slice(0, most)
    .toWellFormed()
    .replace(/[^\P{Cc}\n]+/gu, " ")
    .trim();
}

/** Whether "next" leads on from a step. */
export function isStepDone(draft: TradeInDraft, step: SellStep): boolean {
  switch (step) {
    case "storage":
      return draft.storage.some(({ device }) => device !== null);
    case "photos":
      return draft.photos >= FEWEST_PHOTOS;
    case "offer":
      return false;
    default: {
      const choice = draft.parts[step];
      return choice !== undefined && (choice.is !== "skipped" || maySkip(step));
    }
  }
}

/** Where somebody who comes back goes on; no later step may be opened. */
export function firstOpenStep(draft: TradeInDraft): SellStep {
  return sellSteps.find((step) => !isStepDone(draft, step)) ?? "offer";
}

/** How far along a step is, in percent: the bar of the header. */
export function stepPercent(step: SellStep): number {
  return ((sellSteps.indexOf(step) + 1) * 100) / sellSteps.length;
}

/** "Components complete", in whole percent: the parts that were chosen, drives as one, of eight (spec 4). */
export function componentsPercent(draft: TradeInDraft): number {
  const chosen =
    partStepNames.filter((step) => isChosen(draft.parts[step])).length + (isStepDone(draft, "storage") ? 1 : 0);
  return Math.round((chosen * 100) / (partStepNames.length + 1));
}

function isChosen(choice: Choice | undefined): boolean {
  return choice !== undefined && choice.is !== "skipped";
}

/** What the offer engine is told. A power supply that was skipped, but named among the extras, counts as named. */
export function declarationOf(draft: TradeInDraft): Declaration {
  const psu: Choice | undefined =
    draft.extras.psuModel.trim() !== "" && !isChosen(draft.parts.psu)
      ? { is: "named", name: draft.extras.psuModel.trim() }
      : draft.parts.psu;
  const choices = { ...draft.parts, ...(psu && { psu }) };
  const parts = partStepNames.flatMap((step) => declaredAs(choices[step], { key: step, kind: step }));
  const drives = draft.storage.flatMap(({ id, type, device }) =>
    declaredAs(device ?? undefined, { key: `storage-${id}`, kind: type === "ssd" ? "ssd" : "otherStorage" }),
  );
  return {
    of: "machine",
    parts: [...parts, ...drives],
    condition: draft.condition,
    extras: { box: draft.extras.box, accessories: draft.extras.accessories.trim() !== "" },
  };
}

function declaredAs(choice: Choice | undefined, { key, kind }: { key: string; kind: ValuedPart }): DeclaredPart[] {
  if (!choice || choice.is === "skipped") return [];
  const one = { key, quantity: choice.count ?? 1, condition: null, faulty: false };
  return [
    choice.is === "known"
      ? { ...one, part: choice.part }
      : { ...one, part: null, kind, name: choice.name, hint: hintOf(kind, choice.name) },
  ];
}
