// The view of the wizard: the answers so far and the estimate.

import type { Clock } from "../../../../base/clock.ts";
import type { Db } from "../../../../base/db.server.ts";
import type { Bani } from "../../../../base/money.ts";
import { categoryPicture, type PictureName } from "../../../../shop/catalogue/picture.ts";
import { factLine, type Part } from "../../../../shop/parts/part.ts";
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
} from "../../../../shop/trade-in/draft/draft.ts";
import { estimateOf } from "../../../../shop/trade-in/draft/estimate-of.server.ts";
import type { OfferChange } from "../../../../shop/pricing/offer.ts";
import type { SellingTerms } from "../../../../shop/pricing/terms.ts";
import type { TradeIn } from "../../../../shop/trade-in/trade-in.ts";
import { draftPath } from "../addresses.ts";

export type WizardChoiceView =
  | { is: "known"; name: string; details: string }
  | { is: "named"; name: string }
  | { is: "skipped" };

/** One answer; without a name the step was skipped. */
type AnswerLine = { key: string; step: SellStep; name: string | null };

export type WizardView = {
  step: SellStep;
  /** A picture of the category that the step asks for. */
  picture: PictureName | null;
  /** The query of a draft that was opened by its link; empty for the visitor's own. */
  keyQuery: string;
  /** The last step that may be opened. */
  open: SellStep;
  done: SellStep[];
  /** Percent. */
  complete: number;
  /** The guaranteed and the highest amount; null while there is nothing worth sending. */
  estimate: { floor: Bani; total: Bani } | null;
  changes: readonly OfferChange[];
  answers: AnswerLine[];
  /** An offer was made: the steps open again only by going back from the offer. */
  isClosed: boolean;
  /** The link that opens the draft on any device. */
  resume: string | null;
  /** What the detection script found for this step. */
  detected: readonly Detection[];
};

export async function wizardView(
  shop: { db: Db; clock: Clock; publicUrl: string; sellingTerms: SellingTerms },
  { tradeIn, step, keyQuery }: { tradeIn: TradeIn | null; step: SellStep; keyQuery: string },
): Promise<WizardView> {
  const draft = tradeIn?.draft ?? emptyDraft;
  const estimated = tradeIn ? await estimateOf(shop, tradeIn) : null;
  const offer = estimated?.ok ? estimated.value : null;
  return {
    step,
    picture: pictureFor(step),
    keyQuery,
    open: firstOpenStep(draft),
    done: sellSteps.filter((each) => isStepDone(draft, each)),
    complete: componentsPercent(draft),
    estimate: offer && { floor: offer.floor, total: offer.total },
    changes: offer?.changes ?? [],
    answers: answersOf(draft),
    isClosed: false,
    resume: tradeIn && shop.publicUrl + draftPath(tradeIn),
    detected: draft.detected?.filter((one) => one.step === step) ?? [],
  };
}

function pictureFor(step: SellStep): PictureName | null {
  if (step === "storage") return categoryPicture("ssd");
  return isPartStep(step) ? categoryPicture(partSteps[step]) : null;
}

function answersOf({ parts, storage }: TradeInDraft): AnswerLine[] {
  return sellSteps.flatMap((step): AnswerLine[] => {
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
  // `factLine` uses only the facts of a part, not its brand and aliases.
  return {
    is: "known",
    name: countedName(choice),
    details: factLine({ ...choice.part, brand: "", aliases: [] } as Part),
  };
}
