// The view of each wizard step: its question and the stored answer, or a redirect to the step that is open.

import { data, redirect } from "react-router";
import { cleanText } from "../../../../base/clean-text.ts";
import type { Bani } from "../../../../base/money.ts";
import type { VisitorId } from "../../../../base/id.ts";
import {
  emptyDraft,
  firstOpenStep,
  partSteps,
  sellSteps,
  type TradeInDraft,
  type PartStep,
  type SellStep,
} from "../../../../shop/trade-in/draft/draft.ts";
import { estimateOf } from "../../../../shop/trade-in/draft/estimate-of.server.ts";
import { getDraft } from "../../../../shop/trade-in/draft/get-draft.server.ts";
import type { NoOffer } from "../../../../shop/pricing/quote-offer.ts";
import { currentOffer, type TradeIn } from "../../../../shop/trade-in/trade-in.ts";
import { tradeInFor } from "../../../../shop/trade-in/trade-in-for.server.ts";
import { tradeInsOf } from "../../../../shop/trade-in/trade-ins-of.server.ts";
import { visitorOf } from "../../../edge.server.ts";
import { links } from "../../../links.ts";
import type { DriveView } from "./components/storage-step.tsx";
import type { Shop } from "../../../composition.server.ts";
import { draftKeyIn, draftQuery, requestedOffer, offerPath, tradeInPath } from "../addresses.ts";
import { redirectToOffer } from "./closed-draft.server.ts";
import { issueIn, type DetectIssue } from "../detect/detect.action.server.ts";
import { pickedParts, type PickedPart } from "../../../shared/parts/picked-parts.server.ts";
import { offerView, type OfferView } from "../../../shared/trade-in/offer.view.ts";
import { isPartStep, choiceView, wizardView, type WizardChoiceView, type WizardView } from "./wizard.view.server.ts";

export type ScreenView =
  | {
      of: "part";
      step: PartStep;
      chosen: WizardChoiceView | null;
      picked: PickedPart;
      hasQuery: boolean;
      /** A detection code in the address of the first step. */ code: {
        text: string;
        issue: DetectIssue | null;
      } | null;
    }
  | { of: "storage"; drives: DriveView[] }
  | {
      of: "photos";
      answers: Pick<TradeInDraft, "condition" | "extras" | "photos">;
      asksForPsuModel: boolean;
      photos: { id: string; name: string }[];
    }
  | { of: "estimate"; floor: Bani; total: Bani }
  | { of: "no-offer"; domainError: NoOffer }
  | { of: "offer"; number: string; sequence: number; email: string; offer: OfferView; decision: string };

type StepView = { wizard: WizardView; screen: ScreenView };

export async function stepView(request: Request, { shop, step }: { shop: Shop; step: SellStep }): Promise<StepView> {
  const visitorId = await visitorOf(request, shop);
  const requested = requestedOffer(request);
  if (step === "offer" && requested.number !== null)
    return loadOpenOffer(shop, { visitorId, ...requested, search: new URL(request.url).search });
  const key = draftKeyIn(request);
  const tradeIn = await getDraft(shop, { of: "machine", visitorId, key });
  if (!tradeIn) await redirectToOffer(shop, key);
  if (!tradeIn && key !== null) throw redirect(links.sell());
  const draft = tradeIn?.draft ?? emptyDraft;
  const open = firstOpenStep(draft);
  if (sellSteps.indexOf(step) > sellSteps.indexOf(open))
    throw redirect(
      await redirectTarget(shop, { visitorId, tradeIn, step, fallback: links.sellStep(open, draftQuery(key)) }),
    );
  const wizard = await wizardView(shop, { tradeIn, step, keyQuery: draftQuery(key) });
  return { wizard, screen: await screenOf(request, { shop, step, draft, tradeIn }) };
}

/** A visitor who opens the end of the wizard again is redirected to the offer that waits for an answer. */
async function redirectTarget(
  shop: Shop,
  {
    visitorId,
    tradeIn,
    step,
    fallback,
  }: { visitorId: VisitorId | null; tradeIn: TradeIn | null; step: SellStep; fallback: string },
): Promise<string> {
  if (step !== "offer" || tradeIn || visitorId === null) return fallback;
  const offered = (await tradeInsOf(shop, { visitorId })).find(
    ({ state, of }) => state === "offered" && of === "machine",
  );
  return offered ? offerPath(offered, "machine") : fallback;
}

async function screenOf(
  request: Request,
  { shop, step, draft, tradeIn }: { shop: Shop; step: SellStep; draft: TradeInDraft; tradeIn: TradeIn | null },
): Promise<ScreenView> {
  const params = new URL(request.url).searchParams;
  const typed = params.get("q");
  const query = typed === null ? null : cleanText(typed);
  if (isPartStep(step)) {
    const picked = await pickedParts(shop, { category: partSteps[step], query: query ?? "" });
    const code = step === "cpu" ? params.get("code") : null;
    return {
      of: "part",
      step,
      chosen: choiceView(draft.parts[step]),
      picked,
      hasQuery: query !== null,
      code: code === null ? null : { text: code, issue: issueIn(code) },
    };
  }
  if (step === "storage")
    return { of: "storage", drives: await drivesView(shop, draft, { item: params.get("item"), query }) };
  const { condition, extras, photos } = draft;
  if (step === "photos")
    return {
      of: "photos",
      answers: { condition, extras, photos },
      asksForPsuModel: draft.parts.psu?.is !== "known",
      photos: (tradeIn?.photos ?? []).map(({ id, name }) => ({ id, name })),
    };
  const estimated = tradeIn && (await estimateOf(shop, tradeIn));
  if (!estimated?.ok)
    return { of: "no-offer", domainError: estimated?.domainError ?? { kind: "invalid", code: "nothing-declared" } };
  return { of: "estimate", floor: estimated.value.floor, total: estimated.value.total };
}

async function drivesView(
  shop: Shop,
  { storage }: TradeInDraft,
  { item, query }: { item: string | null; query: string | null },
): Promise<DriveView[]> {
  return Promise.all(
    storage.map(async ({ id, type, device }) => {
      const hasQuery = query !== null && item === id;
      const picked = await pickedParts(shop, { category: type, query: hasQuery ? query : "" });
      return { id, type, device: choiceView(device ?? undefined) as DriveView["device"], picked, hasQuery };
    }),
  );
}

/** The offer for its seller; redirects to the trade-in's page once it was answered. */
async function loadOpenOffer(
  shop: Shop,
  { search, ...requested }: { visitorId: VisitorId | null; search: string } & ReturnType<typeof requestedOffer>,
): Promise<StepView> {
  const found = await tradeInFor(shop, requested);
  if (!found.ok) throw data(null, { status: 404 });
  const { tradeIn } = found.value;
  const { number, state, email } = tradeIn;
  const offer = currentOffer(tradeIn);
  if (state === "draft")
    throw redirect(
      links.sellStep("offer", draftQuery(tradeIn.visitorId === requested.visitorId ? null : tradeIn.linkKey)),
    );
  if (state !== "offered" || !offer || number === null || email === null || tradeIn.of !== "machine")
    throw redirect(tradeInPath(tradeIn));
  const wizard = await wizardView(shop, { tradeIn, step: "offer", keyQuery: search });
  return {
    wizard: {
      ...wizard,
      estimate: { floor: offer.floor, total: offer.total },
      changes: [],
      isClosed: true,
      resume: null,
    },
    screen: {
      of: "offer",
      number,
      sequence: offer.sequence,
      email,
      offer: offerView(offer),
      decision: tradeInPath(tradeIn),
    },
  };
}
