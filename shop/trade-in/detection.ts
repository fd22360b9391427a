// What a program found in a computer, as the wizard takes it over: what it names is filled in, the rest is asked about or left.
// Must always hold: between two models the seller is asked; what is not told in full is never filled in.

import type { FoundThing } from "../parts/match-report.ts";
import type { MatchReason } from "../parts/matching/match.ts";
import { emptyDraft, type Choice, type DetectedStep, type Detection, type Draft, type PartStep, type StorageItem } from "./draft.ts";
import type { KnownPart } from "./declaration.ts";

/** A thing with the parts of our lists behind its name: what it is, or what it could be. */
export type ResolvedThing = FoundThing & { part: KnownPart | null; options: readonly KnownPart[] };

const stepOf = { cpu: "cpu", gpu: "gpu", board: "motherboard", ram: "ram", disk: "storage" } as const satisfies Record<FoundThing["kind"], DetectedStep>;

/** The draft with all that was found filled in; what was answered before and was not found stays. */
export function fillIn(draft: Draft, things: readonly ResolvedThing[]): Draft {
  const found = (step: DetectedStep) => things.filter(({ kind }) => stepOf[kind] === step);
  const told = [part("cpu", found("cpu")), part("gpu", graphicsIn(found("gpu"))), part("motherboard", found("motherboard")), memory(found("ram"))].filter((one) => one !== null);
  const drives = found("storage").map(drive);
  const devices = drives.flatMap(({ item }) => (item ? [item] : []));
  const parts = { ...draft.parts, ...Object.fromEntries(told.flatMap(({ step, choice }) => (choice ? [[step, choice]] : []))) };
  const storage = devices.length > 0 ? devices.map((device, place): StorageItem => ({ ...device, id: String(place + 1) })) : draft.storage;
  return { ...draft, parts, storage, detected: [...told.map(({ detection }) => detection), ...drives.map(({ detection }) => detection)] };
}

/** Whether nothing was answered yet that would be written over. */
export function isUntold(draft: Draft | null): boolean {
  return draft === null || (Object.keys(draft.parts).length === 0 && draft.storage.every(({ device }) => device === null) && draft.photos === emptyDraft.photos);
}

/** Beside a card of its own, a processor's graphics are no answer. */
function graphicsIn(things: readonly ResolvedThing[]): readonly ResolvedThing[] {
  const cards = things.filter(({ match }) => match.name !== null || match.candidates.length > 0);
  return cards.length > 0 ? cards : things;
}

type Told = { step: PartStep; choice: Choice | null; detection: Detection };

function part(step: PartStep & DetectedStep, things: readonly ResolvedThing[]): Told | null {
  const [thing, another] = things;
  if (!thing) return null;
  // Two cards in one computer: which one is sold is the seller's to say.
  if (another) {
    const options = things.flatMap((one) => (one.part ? [one.part] : one.options));
    return asked(step, { raw: things.map(({ raw }) => raw).join(" + "), reason: "several", options });
  }
  if (thing.options.length > 0) return asked(step, { raw: thing.raw, reason: thing.match.reason, options: thing.options });
  const choice = choiceOf(thing);
  return choice ? filled(step, choice, thing) : left(step, thing);
}

/** Modules of one kind are one answer; of several kinds, a list in words. */
function memory(things: readonly ResolvedThing[]): Told | null {
  const [thing, another] = things;
  if (!thing) return null;
  const named = things.filter(({ match }) => match.name !== null);
  if (named.length === 0) return left("ram", thing);
  const raw = things.map((one) => times(one.raw, one.quantity)).join(" + ");
  const choice: Choice = !another && thing.quantity === 1 ? (choiceOf(thing) ?? { is: "named", name: thing.raw }) : { is: "named", name: named.map(({ match, quantity }) => times(match.name ?? "", quantity)).join(" + ") };
  return filled("ram", choice, { ...thing, raw });
}

function times(name: string, quantity: number): string {
  return quantity === 1 ? name : `${quantity} × ${name}`;
}

function choiceOf({ part: known, match }: ResolvedThing): Exclude<Choice, { is: "skipped" }> | null {
  if (known) return { is: "known", part: known };
  return match.name === null ? null : { is: "named", name: match.name };
}

function nameOf(choice: Choice): string | null {
  if (choice.is === "skipped") return null;
  return choice.is === "known" ? choice.part.name : choice.name;
}

function filled(step: PartStep & DetectedStep, choice: Choice, { raw, match }: FoundThing): Told {
  return { step, choice, detection: { step, raw, is: "filled", name: nameOf(choice), reason: match.reason, options: [] } };
}

function asked(step: PartStep & DetectedStep, { raw, reason, options }: { raw: string; reason: MatchReason; options: readonly KnownPart[] }): Told {
  return { step, choice: null, detection: { step, raw, is: "asked", name: null, reason, options: options.map(({ id, name }) => ({ id, name })) } };
}

function left(step: PartStep & DetectedStep, { raw, match }: FoundThing): Told {
  return { step, choice: null, detection: { step, raw, is: "left", name: null, reason: match.reason, options: [] } };
}

function drive(thing: ResolvedThing): { item: Omit<StorageItem, "id"> | null; detection: Detection } {
  const { raw, match } = thing;
  const device = choiceOf(thing);
  const detection = { step: "storage", raw, reason: match.reason, options: [] } as const;
  if (!device) return { item: null, detection: { ...detection, is: "left", name: null } };
  const type = device.is === "known" && device.part.category === "hdd" ? "hdd" : device.is === "named" && SPINS.test(device.name) ? "hdd" : "ssd";
  return { item: { type, device }, detection: { ...detection, is: "filled", name: nameOf(device) } };
}

/** Series of drives with discs, as their makers name them. */
const SPINS = /^(?:Seagate (?!FireCuda 5|BarraCuda Q|IronWolf \d)|Toshiba|Hitachi|HGST|Maxtor|Samsung HD\d|WD .* WD\d)/;
