// Applies a detection (what a program found in a computer) to the wizard: fills in exact matches; the rest is asked or
// left empty.
// Invariant: between two models the seller is asked; incomplete information is never filled in.

import type { FoundItem } from "../../parts/match-report.ts";
import type { MatchReason } from "../../parts/matching/match.ts";
import {
  countedName,
  emptyDraft,
  type Choice,
  type DetectedStep,
  type Detection,
  type TradeInDraft,
  type PartStep,
  type StorageItem,
} from "./draft.ts";
import type { KnownPart } from "../../parts/part.ts";

/** A detected item with the parts in our lists that match its name: the exact part or the candidates. */
export type ResolvedItem = FoundItem & { part: KnownPart | null; options: readonly KnownPart[] };

const stepOf = { cpu: "cpu", gpu: "gpu", board: "motherboard", ram: "ram", disk: "storage" } as const satisfies Record<
  FoundItem["kind"],
  DetectedStep
>;

/** When a computer is described already: whether the detection is of the same computer or of another one. */
export type FillAs = "same" | "other";

/**
 * The draft with everything detected filled in. For the same computer earlier answers that were not detected stay;
 * another computer starts from an empty draft.
 */
export function fillIn(before: TradeInDraft, items: readonly ResolvedItem[], as: FillAs = "same"): TradeInDraft {
  const draft = as === "same" ? before : { ...before, parts: emptyDraft.parts, storage: emptyDraft.storage };
  const lines = items.map((item) => ({ ...item, raw: readable(item.raw) }));
  const found = (step: DetectedStep) => lines.filter(({ kind }) => stepOf[kind] === step);
  const single = [
    part("cpu", found("cpu")),
    part("gpu", graphicsIn(found("gpu"))),
    part("motherboard", found("motherboard")),
    memory(found("ram")),
  ].filter((one) => one !== null);
  const drives = found("storage").map(drive);
  const devices = drives.flatMap(({ item, quantity }) => (item ? Array.from({ length: quantity }, () => item) : []));
  const parts = {
    ...draft.parts,
    ...Object.fromEntries(single.flatMap(({ step, choice }) => (choice ? [[step, choice]] : []))),
  };
  const storage =
    devices.length > 0
      ? devices.map((device, place): StorageItem => ({ ...device, id: String(place + 1) }))
      : draft.storage;
  return {
    ...draft,
    parts,
    storage,
    detected: [...single.map(({ detection }) => detection), ...drives.map(({ detection }) => detection)],
  };
}

/** The number of drives found, with their quantities. */
export function drivesIn(items: readonly Pick<FoundItem, "kind" | "quantity">[]): number {
  return items.reduce((count, { kind, quantity }) => (kind === "disk" ? count + quantity : count), 0);
}

/**
 * Why the shop does not buy the reported computer: a laptop (recognised by its processor if by nothing else), or not
 * a computer.
 */
export function whyNotTaken(items: readonly FoundItem[]): "report-laptop" | "report-virtual" | null {
  const reasonsOf = (kind: FoundItem["kind"]) =>
    items.filter((item) => item.kind === kind).map(({ match }) => match.reason);
  const isAll = (kind: FoundItem["kind"]) =>
    reasonsOf(kind).length > 0 && reasonsOf(kind).every((reason) => reason === "virtual");
  if (isAll("board") || isAll("cpu") || (isAll("gpu") && isAll("disk"))) return "report-virtual";
  return reasonsOf("cpu").includes("laptop") ? "report-laptop" : null;
}

/** Whether no answer exists yet that a detection would overwrite. */
export function isUnanswered(draft: TradeInDraft | null): boolean {
  return (
    draft === null || (Object.keys(draft.parts).length === 0 && draft.storage.every(({ device }) => device === null))
  );
}

/** Integrated graphics do not count beside a graphics card. */
function graphicsIn(items: readonly ResolvedItem[]): readonly ResolvedItem[] {
  const cards = items.filter(({ match }) => match.name !== null || match.candidates.length > 0);
  return cards.length > 0 ? cards : items;
}

type Detected = { step: PartStep; choice: Choice | null; detection: Detection };

function part(step: PartStep & DetectedStep, items: readonly ResolvedItem[]): Detected | null {
  const [item, another] = items;
  if (!item) return null;
  // Two cards in one computer: the seller must say which one is sold.
  if (another) {
    const options = items.flatMap((one) => (one.part ? [one.part] : one.options));
    return toAsk(step, { raw: items.map(({ raw }) => raw).join(" + "), reason: "several", options });
  }
  if (item.options.length > 0) return toAsk(step, { raw: item.raw, reason: item.match.reason, options: item.options });
  const choice = choiceOf(item);
  if (item.quantity > MOST_ALIKE) return left(step, item);
  return choice ? filled(step, counted(choice, step === "motherboard" ? 1 : item.quantity), item) : left(step, item);
}

/** Limits on distinct processors, cards and modules per computer; a longer list is not a report of one computer. */
const MOST_ALIKE = 16;

function counted(choice: Exclude<Choice, { is: "skipped" }>, count: number): Exclude<Choice, { is: "skipped" }> {
  return count > 1 ? { ...choice, count } : choice;
}

const MOST_KINDS = 8; // of memory in one computer

/** Modules of one model are one answer; several models become a list in words. */
function memory(items: readonly ResolvedItem[]): Detected | null {
  const [item, another] = items;
  if (!item) return null;
  const named = items.filter(({ match }) => match.name !== null);
  if (named.length === 0 || items.length > MOST_KINDS || items.some(({ quantity }) => quantity > MOST_ALIKE))
    return left("ram", item);
  const raw = items.map((one) => times(one.raw, one.quantity)).join(" + ");
  const choice: Choice = !another
    ? counted(choiceOf(item) ?? { is: "named", name: item.raw }, item.quantity)
    : { is: "named", name: named.map(({ match, quantity }) => times(match.name ?? "", quantity)).join(" + ") };
  return filled("ram", choice, { ...item, raw });
}

function times(name: string, quantity: number): string {
  return quantity === 1 ? name : `${quantity} × ${name}`;
}

function choiceOf({ part: known, match }: ResolvedItem): Exclude<Choice, { is: "skipped" }> | null {
  if (known) return { is: "known", part: known };
  return match.name === null ? null : { is: "named", name: match.name };
}

function nameOf(choice: Choice): string | null {
  return choice.is === "skipped" ? null : countedName(choice);
}

/** A line of a report as people read it: without the labels and the version that its program writes. */
function readable(raw: string): string {
  return raw.replace(/(?<![^\s(])(?:vendor|model|size): /g, "").replace(/ v: \S+/g, "");
}

function filled(step: PartStep & DetectedStep, choice: Choice, { raw, match }: FoundItem): Detected {
  return {
    step,
    choice,
    detection: { step, raw, is: "filled", name: nameOf(choice), reason: match.reason, options: [] },
  };
}

function toAsk(
  step: PartStep & DetectedStep,
  { raw, reason, options }: { raw: string; reason: MatchReason; options: readonly KnownPart[] },
): Detected {
  return {
    step,
    choice: null,
    detection: {
      step,
      raw,
      is: "asked",
      name: null,
      reason,
      options: options.map(({ id, name }) => ({ id, name })),
    },
  };
}

function left(step: PartStep & DetectedStep, { raw, match }: FoundItem): Detected {
  const detection = { step, raw, reason: match.reason, options: [] } as const;
  return { step, choice: null, detection: { ...detection, is: "left", name: null } };
}

function drive(item: ResolvedItem): { item: Omit<StorageItem, "id"> | null; quantity: number; detection: Detection } {
  const { match, quantity } = item;
  const raw = times(item.raw, quantity);
  const device = choiceOf(item);
  const detection = { step: "storage", raw, reason: match.reason, options: [] } as const;
  if (!device) return { item: null, quantity, detection: { ...detection, is: "left", name: null } };
  const type =
    device.is === "known" && device.part.category === "hdd"
      ? "hdd"
      : device.is === "named" && SPINS.test(device.name)
        ? "hdd"
        : "ssd";
  return { item: { type, device }, quantity, detection: { ...detection, is: "filled", name: nameOf(device) } };
}

/** Series of hard disks, as their makers name them. */
const SPINS = /^(?:Seagate (?!FireCuda 5|BarraCuda Q|IronWolf \d)|Toshiba|Hitachi|HGST|Maxtor|Samsung HD\d|WD .* WD\d)/;
