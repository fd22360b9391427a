// The wizard as its screens show it: what was told so far, and what it comes to.

import type { Clock } from "../../../base/clock.ts";
import type { Db } from "../../../base/db.server.ts";
import type { Bani } from "../../../base/money.ts";
import { categoryPicture, type PictureAddress } from "../../../shop/catalogue/picture.ts";
import { factLine, type Part } from "../../../shop/parts/part.ts";
import {
  componentsPercent,
  countedName,
  emptyDraft,
  firstOpenStep,
  isStepDone,
  partSteps,
  sellSteps,
  type Choice,
  type TradeInDraft,
  type PartStep,
  type SellStep,
  type Detection,
} from "../../../shop/trade-in/draft/draft.ts";
import { estimateOf } from "../../../shop/trade-in/draft/estimate-of.server.ts";
import type { OfferChange } from "../../../shop/pricing/offer.ts";
import type { TradeIn } from "../../../shop/trade-in/trade-in.ts";
import { draftPath } from "./addresses.ts";

export type WizardChoiceView =
  { is: "known"; name: string; details: string } | { is: "named"; name: string } | { is: "skipped" };

/** A line of what was told; without a name it was left out. */
type ToldLine = { key: string; step: SellStep; name: string | null };

export type WizardView = {
  step: SellStep;
  /** What kind of thing the step asks for. */
  picture: PictureAddress | null;
  /** The query of a draft that is gone on with by its link; empty for the visitor's own. */
  keep: string;
  /** No later step may be opened. */
  open: SellStep;
  done: SellStep[];
  /** Percent. */
  complete: number;
  /** Guaranteed, and what it may come to at most; null as long as nothing worth sending was told. */
  estimate: { floor: Bani; total: Bani } | null;
  changes: readonly OfferChange[];
  told: ToldLine[];
  /** An offer was made for it: a step is opened again by going back from that. */
  isClosed: boolean;
  /** Opens the draft on any device. */
  resume: string | null;
  /** What a program found that this step asks for. */
  detected: readonly Detection[];
};

export async function wizardView(
  shop: { db: Db; clock: Clock; publicUrl: string },
  { tradeIn, step, keep }: { tradeIn: TradeIn | null; step: SellStep; keep: string },
): Promise<WizardView> {
  const draft = tradeIn?.draft ?? emptyDraft;
  const estimated = tradeIn ? await estimateOf(shop, tradeIn) : null;
  const offer = estimated?.ok ? estimated.value : null;
  return {
    step,
    picture: pictureFor(step),
    keep,
    open: firstOpenStep(draft),
    done: sellSteps.filter((each) => isStepDone(draft, each)),
    complete: componentsPercent(draft),
    estimate: offer && { floor: offer.floor, total: offer.total },
    changes: offer?.changes ?? [],
    told: toldOf(draft),
    isClosed: false,
    resume: tradeIn && shop.publicUrl + draftPath(tradeIn),
    detected: draft.detected?.filter((one) => one.step === step) ?? [],
  };
}

function pictureFor(step: SellStep): PictureAddress | null {
  if (step === "storage") return categoryPicture("ssd");
  return isPartStep(step) ? categoryPicture(partSteps[step]) : null;
}

function toldOf({ parts, storage }: TradeInDraft): ToldLine[] {
  return sellSteps.flatMap((step): ToldLine[] => {
    if (step === "storage")
      return storage.flatMap(({ id, device }) =>
        device ? [{ key: `storage-${id}`, step, name: nameOf(device) }] : [],
      );
    const choice = isPartStep(step) ? parts[step] : undefined;
    return choice ? [{ key: step, step, name: nameOf(choice) }] : [];
  });
}

export function isPartStep(step: SellStep): step is PartStep {
  return step in partSteps;
}

function nameOf(choice: Choice): string | null {
  return choice.is === "skipped" ? null : countedName(choice);
}

export function choiceView(choice: Choice | undefined): WizardChoiceView | null {
  if (!choice) return null;
  if (choice.is === "skipped") return choice;
  if (choice.is === "named") return { is: "named", name: countedName(choice) };
  // What a part is like stands in its facts; brand and aliases say nothing more.
  return {
    is: "known",
    name: countedName(choice),
    details: factLine({ ...choice.part, brand: "", aliases: [] } as Part),
  };
}
