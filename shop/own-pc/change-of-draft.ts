// A description of the own PC from the answers of the selling wizard, typed or filled in by a detection.
// Invariant: nothing that the wizard left out is described: a part that was skipped is unknown.

import { partCategories, type PartCategory } from "../parts/part.ts";
import { partSteps, type Choice, type Detection, type PartStep, type TradeInDraft } from "../trade-in/draft/draft.ts";
import type { PartId } from "../parts/part.ts";
import { type OwnPart, type OwnPcChange } from "./own-pc.ts";
import { splitNames } from "./split-names.ts";

/** What detection reports without a model: a placeholder of the maker, or a part that is not real. */
const nameless: readonly Detection["reason"][] = ["placeholder", "virtual", "integrated"];

/** The categories that the draft describes. */
export function changeOfDraft(draft: Pick<TradeInDraft, "parts" | "storage" | "detected">): OwnPcChange {
  const detected = draft.detected ?? [];
  const own: OwnPart[] = [];
  for (const step of Object.keys(partSteps) as PartStep[]) {
    const choice = draft.parts[step];
    if (choice) own.push(...ownPartsOf(choice, partSteps[step]));
    else own.push(...detected.filter((one) => one.step === step).flatMap((one) => ownPartsLeft(one, partSteps[step])));
  }
  for (const { type, device } of draft.storage) if (device) own.push(...ownPartsOf(device, type));
  const byCategory = Map.groupBy(joined(own), ({ category }) => category);
  const parts: Partial<Record<PartCategory, readonly OwnPart[]>> = Object.fromEntries(byCategory);
  // The two lists of drives are one step: what it does not name is not there.
  if (parts.ssd || parts.hdd) Object.assign(parts, { ssd: parts.ssd ?? [], hdd: parts.hdd ?? [] });
  const isIntegrated = detected.some(({ step, reason }) => step === "gpu" && reason === "integrated");
  return { parts, isWithoutCard: !parts["graphics-cards"] && isIntegrated ? true : null };
}

function ownPartsOf(choice: Choice, category: PartCategory): OwnPart[] {
  if (choice.is === "skipped") return [];
  const quantity = Math.min(choice.count ?? 1, 9);
  if (choice.is === "known") return [{ is: "known", category: choice.part.category, part: choice.part, quantity }];
  // Memory of several models is one answer in words.
  return splitNames(choice.name).map((named) => ({
    is: "named",
    category,
    name: named.name,
    quantity: Math.min(named.quantity * quantity, 9),
  }));
}

function ownPartsLeft({ raw, is, reason, options }: Detection, category: PartCategory): OwnPart[] {
  const name = raw.slice(0, 100);
  if (is === "asked" && options.length > 0)
    return [{ is: "open", category, name, options: options.map((option) => ({ ...option, id: option.id as PartId })) }];
  return is === "left" && !nameless.includes(reason) ? [{ is: "named", category, name, quantity: 1 }] : [];
}

/** Equal drives and kits become one part with a quantity. */
function joined(parts: readonly OwnPart[]): OwnPart[] {
  const all: OwnPart[] = [];
  for (const part of parts) {
    const same = all.find((other) => keyOf(other) === keyOf(part));
    if (!same || part.is === "open" || same.is === "open") all.push(part);
    else all[all.indexOf(same)] = { ...same, quantity: Math.min(same.quantity + part.quantity, 9) };
  }
  return all.toSorted((a, b) => partCategories.indexOf(a.category) - partCategories.indexOf(b.category));
}

function keyOf(part: OwnPart): string {
  return `${part.category} ${part.is} ${part.is === "known" ? part.part.id : part.name}`;
}
