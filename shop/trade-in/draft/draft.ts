// A draft: the seller's answers to the wizard's ten steps so far.
// Invariant: a step is done only by an answer ("I don't have it" is one); skipped steps are in no offer.

import type { MatchReason } from "../../parts/matching/match.ts";
import type { KnownPart, PartCategory } from "../../parts/part.ts";
import type { Condition, Declaration, DeclaredPart } from "../../pricing/declaration.ts";
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

/** The steps that pick one part, with the category their picker searches. */
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

/**
 * `named` is a model that is not in our lists, in the seller's words. `count` is set when there are several identical
 * ones.
 */
export type Choice =
  | { is: "known"; part: KnownPart; count?: number }
  | { is: "named"; name: string; count?: number }
  | { is: "skipped" };

/** A drive, or a line of the list for which none was chosen yet. */
export type StorageItem = { id: string; type: "ssd" | "hdd"; device: Exclude<Choice, { is: "skipped" }> | null };

export const detectedSteps = ["cpu", "gpu", "motherboard", "ram", "storage"] as const;
export type DetectedStep = (typeof detectedSteps)[number];

/** One detected item. `options` are the possible parts; only `asked` has any. */
export type Detection = {
  step: DetectedStep;
  /** As the program reported it. */
  raw: string;
  is: "filled" | "asked" | "left";
  /** The value it was filled in with. */
  name: string | null;
  reason: MatchReason;
  options: readonly { id: string; name: string }[];
};

export type TradeInDraft = {
  parts: Readonly<Partial<Record<PartStep, Choice>>>;
  /** Never empty; the first line may have no drive yet. */
  storage: readonly StorageItem[];
  photos: number;
  condition: Condition; // spec 3: default good
  /** Texts in the seller's words; empty if there is nothing to say. */
  extras: { box: boolean; accessories: string; psuModel: string; comments: string };
  /** What a program detected, if one was used: the source of each answer that the seller did not type. */
  detected?: readonly Detection[];
};

export const emptyDraft: TradeInDraft = {
  parts: {},
  storage: [{ id: "1", type: "ssd", device: null }],
  photos: 0,
  condition: "good",
  extras: { box: false, accessories: "", psuModel: "", comments: "" },
};

/** The choice of one step as a form sends it: a part by id only. */
export type Picked =
  | { is: "known"; id: string }
  | { is: "named"; name: string; /** The seller was asked which part it is and keeps this name. */ sure?: boolean }
  | { is: "skipped" };

/** The answer to one step. `null` clears it. */
export type StepAnswer<Pick = Picked> =
  | { step: PartStep; picked: Pick | null }
  | {
      step: "storage";
      drives: readonly { id: string; type: StorageItem["type"]; picked: Exclude<Pick, { is: "skipped" }> | null }[];
    }
  | { step: "photos"; condition: Condition; extras: TradeInDraft["extras"] };

const MOST_DRIVES = 10;

/** The limit on drives per machine if `count` exceeds it, else null. Every entry point checks this. */
export function tooManyDrives(count: number): { code: "drives-full"; most: number; count: number } | null {
  return count > MOST_DRIVES ? { code: "drives-full", most: MOST_DRIVES, count } : null;
}

export const LONGEST_NAME = 100;
export const LONGEST_TEXT = 1000; // characters of accessories, and of comments

/** The draft with one step answered; the other steps are unchanged. */
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
          accessories: plainText(accessories),
          psuModel: plainText(psuModel, LONGEST_NAME),
          comments: plainText(comments),
        },
      };
    }
    default: {
      const { [answer.step]: _, ...others } = draft.parts;
      return { ...draft, parts: answer.picked === null ? others : { ...others, [answer.step]: answer.picked } };
    }
  }
}

/** A name as displayed: "2 × Xeon E5-2670". */
export function countedName(choice: Exclude<Choice, { is: "skipped" }>): string {
  const name = choice.is === "known" ? choice.part.name : choice.name;
  return choice.count !== undefined && choice.count > 1 ? `${choice.count} × ${name}` : name;
}

/** Lines keep their numbers; a line without one, or with a duplicate, gets the next free number. */
function numbered(lines: readonly StorageItem[]): StorageItem[] {
  const taken = new Set<string>();
  return lines.map((line) => {
    const isFree = /^[1-9]\d?$/.test(line.id) && !taken.has(line.id);
    const id = isFree
      ? line.id
      : String(
          [...Array(99).keys()]
            .map((place) => place + 1)
            .find((place) => !taken.has(String(place)) && !lines.some(({ id }) => id === String(place))),
        );
    taken.add(id);
    return { ...line, id };
  });
}

/**
 * Sanitises a seller's text for storage: whole characters, no control characters except line breaks, limited length.
 */
export function plainText(text: string, most: number = LONGEST_TEXT): string {
  return text
    .slice(0, most)
    .toWellFormed()
    .replace(/[^\P{Cc}\n]+/gu, " ")
    .trim();
}

/** Whether "next" is allowed from a step. */
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

/** The step where a returning seller continues; later steps cannot be opened. */
export function firstOpenStep(draft: TradeInDraft): SellStep {
  return sellSteps.find((step) => !isStepDone(draft, step)) ?? "offer";
}

/** Progress at a step, in percent, for the bar in the header. */
export function stepPercent(step: SellStep): number {
  return ((sellSteps.indexOf(step) + 1) * 100) / sellSteps.length;
}

/** "Components complete" in whole percent: chosen parts of eight, with drives counted as one (spec 4). */
export function componentsPercent(draft: TradeInDraft): number {
  const chosen =
    partStepNames.filter((step) => isChosen(draft.parts[step])).length + (isStepDone(draft, "storage") ? 1 : 0);
  return Math.round((chosen * 100) / (partStepNames.length + 1));
}

function isChosen(choice: Choice | undefined): boolean {
  return choice !== undefined && choice.is !== "skipped";
}

/** Input for the offer engine. A power supply that was skipped but named among the extras counts as named. */
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
