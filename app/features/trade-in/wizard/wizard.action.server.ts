// The actions of the wizard steps: save one answer and go to the next step.

import { data, redirect } from "react-router";
import type { VisitorId } from "../../../../base/id.ts";
import { never } from "../../../../base/result.ts";
import {
  emptyDraft,
  isStepDone,
  sellSteps,
  type StepAnswer,
  type TradeInDraft,
  type PartStep,
  type Picked,
  type SellStep,
} from "../../../../shop/trade-in/draft/draft.ts";
import { editOffer } from "../../../../shop/trade-in/edit-offer.server.ts";
import { AnswerForm, OfferForm } from "../../../../shop/trade-in/forms.ts";
import { getDraft } from "../../../../shop/trade-in/draft/get-draft.server.ts";
import { makeOffer } from "../../../../shop/trade-in/make-offer.server.ts";
import type { RejectedFile } from "../../../../base/photo.ts";
import { saveDraft } from "../../../../shop/trade-in/draft/save-draft.server.ts";
import { ExtrasForm, NamedForm } from "../../../../shop/trade-in/draft/wizard-forms.ts";
import { clientOf, parseFields, readFields, visitorFor, type Fields } from "../../../edge.server.ts";
import { statusOf, type AnyDomainError } from "../../../domain-errors.server.ts";
import type { Language } from "../../../i18n/languages.ts";
import type { Shop } from "../../../composition.server.ts";
import { isFileForm } from "../../../server/uploaded-files.server.ts";
import { links } from "../../../links.ts";
import { isPaste, takePaste } from "../detect/detect.action.server.ts";
import { photoAccess } from "../../../shared/trade-in/photo-place.server.ts";
import { takePhotos } from "../../../shared/trade-in/photos.action.server.ts";
import { draftKeyIn, draftQuery, requestedOffer, offerPath } from "../addresses.ts";
import { isPartStep } from "./wizard.view.server.ts";

/** The sender of a request: the visitor's own draft, or with `key` the draft of a link. */
export type SellerRequest = {
  visitorId: VisitorId;
  key: string | null;
  language: Language;
  headers: Record<string, string>;
};

/** A part that a typed name could mean. */
export type NameOption = { id: string; name: string };

type RejectedForm = {
  errors?: Record<string, string>;
  typed?: Fields;
  domainError?: AnyDomainError | null;
  item?: string | null;
  rejected?: RejectedFile[];
  options?: NameOption[];
};

/**
 * The answer of a rejected step: errors by field, the typed values, the line of a list, and what a typed name could
 * mean.
 */
function rejectForm({
  errors = {},
  typed = {},
  domainError = null,
  item = null,
  rejected = [],
  options = [],
}: RejectedForm) {
  return data({ errors, typed, domainError, item, rejected, options }, domainError ? statusOf(domainError) : 422);
}

export async function takeStep(
  request: Request,
  { shop, step, language }: { shop: Shop; step: SellStep; language: Language },
) {
  if (step === "cpu" && isPaste(request))
    return takePaste(request, {
      shop,
      language,
      key: draftKeyIn(request),
      back: links.sellStep("cpu", draftQuery(draftKeyIn(request))),
    });
  if (step === "photos" && isFileForm(request.headers)) return takePlainPhotos(request, { shop, language });
  const fields = await readFields(request);
  if (fields === null) return rejectForm({ errors: { form: "card-number" } });
  const seller: SellerRequest = { ...(await visitorFor(request, shop)), key: draftKeyIn(request), language };
  if (isPartStep(step)) return takePart(shop, seller, { step, fields });
  switch (step) {
    case "storage":
      return takeDrives(shop, seller, fields);
    case "photos":
      return takeExtras(shop, seller, fields);
    case "offer":
      return takeOffer(shop, seller, { request, fields });
    default:
      return never(step);
  }
}

async function draftFor(shop: Shop, { visitorId, key }: SellerRequest): Promise<TradeInDraft> {
  return (await getDraft(shop, { of: "machine", visitorId, key }))?.draft ?? emptyDraft;
}

/** Saves one answer, then redirects to `to`. */
async function saveAnswer(
  shop: Shop,
  { headers, ...seller }: SellerRequest,
  { answer, to, typed, item = null }: { answer: StepAnswer; to: SellStep; typed: Fields; item?: string | null },
) {
  const saved = await saveDraft(shop, { ...seller, answers: [answer] });
  if (saved.ok) return redirect(links.sellStep(to, draftQuery(seller.key)), { headers });
  const { domainError } = saved;
  if (domainError.code === "part-unknown") return rejectForm({ errors: { part: "part-unknown" }, typed, item });
  if (domainError.code === "part-ambiguous")
    return rejectForm({ errors: { named: "part-ambiguous" }, typed, item, options: domainError.options });
  if (domainError.code === "part-not-taken")
    return rejectForm({ errors: { named: `part-${domainError.reason}` }, typed, item });
  return rejectForm({ domainError, typed, item });
}

function after(step: SellStep): SellStep {
  return sellSteps[sellSteps.indexOf(step) + 1] ?? "offer";
}

async function takePart(shop: Shop, seller: SellerRequest, { step, fields }: { step: PartStep; fields: Fields }) {
  const to = after(step);
  if (fields["intent"] === "skip")
    return saveAnswer(shop, seller, { answer: { step, picked: { is: "skipped" } }, to, typed: fields });
  if (isNaming(fields)) {
    const parsed = parseFields(NamedForm, fields);
    if (!parsed.ok) return rejectForm({ errors: parsed.errors, typed: parsed.values });
    return saveAnswer(shop, seller, {
      answer: { step, picked: { is: "named", name: parsed.value.named, sure: fields["intent"] === SURE } },
      to,
      typed: fields,
    });
  }
  const id = fields["part"] ?? "";
  if (id === "kept" && isStepDone(await draftFor(shop, seller), step))
    return redirect(links.sellStep(to, draftQuery(seller.key)));
  if (id === "" || id === "kept") return rejectForm({ errors: { part: "part-required" } });
  return saveAnswer(shop, seller, { answer: { step, picked: { is: "known", id } }, to, typed: fields });
}

/** The seller was asked which part they mean, and keeps the typed name. */
const SURE = "named-sure";

function isNaming({ intent }: Fields): boolean {
  return intent === "named" || intent === SURE;
}

type Drives = Extract<StepAnswer, { step: "storage" }>["drives"];

async function takeDrives(shop: Shop, seller: SellerRequest, fields: Fields) {
  const draft = await draftFor(shop, seller);
  if (fields["intent"] === "next") {
    if (isStepDone(draft, "storage")) return redirect(links.sellStep(after("storage"), draftQuery(seller.key)));
    return rejectForm({ errors: { part: "drive-required" } });
  }
  const item = fields["item"] ?? null;
  if (isNaming(fields)) {
    const parsed = parseFields(NamedForm, fields);
    if (!parsed.ok) return rejectForm({ errors: parsed.errors, typed: parsed.values, item });
  }
  const drivesBefore: Drives = draft.storage.map(({ id, type, device }) => ({
    id,
    type,
    picked: device && pickedAs(device),
  }));
  return saveAnswer(shop, seller, {
    answer: { step: "storage", drives: editedDrives(drivesBefore, fields) },
    to: "storage",
    typed: fields,
    item,
  });
}

function editedDrives(drives: Drives, fields: Fields): Drives {
  const { item } = fields;
  // The answer to "which part do you mean" is a picked part.
  const intent = fields["intent"] ?? (fields["part"] === undefined ? undefined : "pick");
  const withOne = (change: Partial<Drives[number]>) =>
    drives.map((drive) => (drive.id === item ? { ...drive, ...change } : drive));
  switch (intent) {
    case "add":
      return [...drives, { id: "", type: "ssd", picked: null }]; // spec 5: a new one is an SSD, without a device
    case "remove":
      return drives.length > 1 ? drives.filter(({ id }) => id !== item) : drives; // spec 5: there is always one
    case "type": {
      const type = fields["type"] === "hdd" ? "hdd" : "ssd";
      return drives.map((drive) =>
        drive.id === item && drive.type !== type ? { ...drive, type, picked: null } : drive,
      ); // spec 4
    }
    case "pick":
      return withOne({ picked: { is: "known", id: fields["part"] ?? "" } });
    case "named":
    case SURE:
      return withOne({ picked: { is: "named", name: fields["named"] ?? "", sure: intent === SURE } });
    case "clear":
      return withOne({ picked: null });
    default:
      return drives;
  }
}

function pickedAs(device: NonNullable<TradeInDraft["storage"][number]["device"]>): Exclude<Picked, { is: "skipped" }> {
  return device.is === "known" ? { is: "known", id: device.part.id } : { is: "named", name: device.name, sure: true };
}

/** Stores all photos of a form without JavaScript at once. */
async function takePlainPhotos(request: Request, { shop, language }: { shop: Shop; language: Language }) {
  const access = await photoAccess(request, shop, { of: "draft", language });
  if (!access) throw new Error("photos have no place");
  const taken = await takePhotos(shop, { request, open: access.open });
  if (!taken.ok) return rejectForm({ domainError: taken.domainError });
  if (taken.value.rejected.length > 0) return rejectForm({ rejected: taken.value.rejected });
  return redirect(access.back, { headers: access.headers });
}

async function takeExtras(shop: Shop, seller: SellerRequest, fields: Fields) {
  const parsed = parseFields(ExtrasForm, fields);
  if (!parsed.ok) return rejectForm({ errors: parsed.errors, typed: parsed.values });
  const { condition, boxIncluded: box, ...texts } = parsed.value;
  if (!isStepDone(await draftFor(shop, seller), "photos"))
    return rejectForm({ errors: { photos: "photos-few" }, typed: fields });
  return saveAnswer(shop, seller, {
    answer: { step: "photos", condition, extras: { box, ...texts } },
    to: "offer",
    typed: fields,
  });
}

async function takeOffer(shop: Shop, seller: SellerRequest, { request, fields }: { request: Request; fields: Fields }) {
  const { visitorId, key, language, headers } = seller;
  if (fields["intent"] === "edit") return takeBack(shop, seller, { request, fields });
  const parsed = parseFields(OfferForm, fields);
  if (!parsed.ok) return rejectForm({ errors: parsed.errors, typed: parsed.values });
  const created = await makeOffer(shop, {
    of: "machine",
    visitorId,
    key,
    email: parsed.value.email,
    language,
    clientIp: clientOf(request).clientIp,
  });
  if (created.ok) return redirect(offerPath(created.value, "machine"), { headers });
  const { domainError } = created;
  // A second submit: the first one has already made the offer.
  if (domainError.code === "draft-closed") return redirect(offerPath(domainError, "machine"));
  if (domainError.code === "draft-incomplete") return redirect(links.sellStep(domainError.step, draftQuery(key)));
  return rejectForm({ domainError, typed: fields });
}

/** Goes from the offer back to the wizard. */
async function takeBack(
  shop: Shop,
  { visitorId }: SellerRequest,
  { request, fields }: { request: Request; fields: Fields },
) {
  const { number, key } = requestedOffer(request);
  const parsed = parseFields(AnswerForm, fields);
  if (!parsed.ok) return rejectForm({ errors: parsed.errors });
  const edited = await editOffer(shop, { number, visitorId, key, ...parsed.value });
  if (!edited.ok) return rejectForm({ domainError: edited.domainError });
  return redirect(
    links.sellStep("photos", draftQuery(edited.value.visitorId === visitorId ? null : edited.value.linkKey)),
  );
}
