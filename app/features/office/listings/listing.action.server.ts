// The actions of a listing's page: save, publish, withdraw, copy, discard, and the photos of its units.

import { redirect } from "react-router";
import { parseId, type ListingId } from "../../../../base/id.ts";
import { hasRight } from "../../../../shop/accounts/rights.ts";
import { createDraft } from "../../../../shop/catalogue/editing/create-draft.server.ts";
import { discardDraft } from "../../../../shop/catalogue/editing/discard-draft.server.ts";
import { editListing } from "../../../../shop/catalogue/editing/edit-listing.server.ts";
import { WithdrawForm } from "../../../../shop/catalogue/editing/forms.ts";
import { changedFields, drivesOf, ownFields } from "../../../../shop/catalogue/editing/listing-form.ts";
import { noteUntested } from "../../../../shop/catalogue/editing/note-untested.server.ts";
import { untestedIn, UntestedForm } from "../../../../shop/inventory/receiving/forms.ts";
import { publishListing } from "../../../../shop/catalogue/editing/publish-listing.server.ts";
import { saveListing } from "../../../../shop/catalogue/editing/save-listing.server.ts";
import { MOST_DRIVES } from "../../../../shop/catalogue/editing/spec-sections.ts";
import { withdrawListing } from "../../../../shop/catalogue/editing/withdraw-listing.server.ts";
import type { Shop } from "../../../composition.server.ts";
import { statusOf, type AnyDomainError } from "../../../domain-errors.server.ts";
import { parseFields, readFields, type Fields, type StaffMember } from "../../../edge.server.ts";
import { officeLinks } from "../../../office-links.ts";
import { isFileForm } from "../../../server/uploaded-files.server.ts";
import { issueWithPhotos } from "../../../server/uploaded-photos.server.ts";
import { goneFrom } from "../last-change.server.ts";
import { movePhotoOf, takeUnitPhotos } from "./photos.action.server.ts";
import type { RejectedFile } from "../../../../base/photo.ts";
import { vatToday } from "../../../vat-today.ts";

/** What somebody else stored meanwhile. */
export type EditConflict = {
  name: string | null;
  at: Date;
  /** The version that another save replaces knowingly. */
  version: string;
  fields: { name: string; stored: string; yours: string }[];
};

export type ListingAnswer = {
  status: number;
  /** The fields as they were sent; null shows the stored ones. */
  typed: Fields | null;
  errors: Record<string, string>;
  domainError: AnyDomainError | null;
  conflict: EditConflict | null;
  photos: { unitId: string; rejected: readonly RejectedFile[] } | null;
};

type Posting = { id: ListingId; staff: StaffMember; request: Request };
type Sent = { id: ListingId; staff: StaffMember; fields: Fields };

const fine: ListingAnswer = { status: 200, typed: null, errors: {}, domainError: null, conflict: null, photos: null };

function refused(domainError: AnyDomainError, typed: Fields | null = null): ListingAnswer {
  return { ...fine, status: statusOf(domainError), domainError, typed };
}

/** The answer to a post, or a redirect where it succeeded. */
export async function postListing(shop: Shop, { id, staff, request }: Posting): Promise<ListingAnswer | Response> {
  if (isFileForm(request.headers)) return postPhotos(shop, { id, staff, request });
  const fields = await readFields(request, "goods");
  if (fields === null) return { ...fine, status: 422, errors: { form: "card-number" } };
  const intent = fields["intent"] ?? "";
  if (intent.startsWith("drive:")) return { ...fine, typed: withDrives(fields, intent) };
  const sent = { id, staff, fields };
  switch (intent) {
    case "save":
      return saved(shop, sent);
    case "publish":
      return published(shop, sent);
    case "withdraw":
      return withdrawn(shop, sent);
    case "copy":
      return copied(shop, sent);
    case "discard": {
      const discarded = await discardDraft(shop, { id, actor: staff.actor });
      if (discarded.ok) return redirect(officeLinks.listings({ done: "discarded" }));
      if (discarded.domainError.code === "listing-unknown")
        throw await goneFrom(shop, { entity: "listing", id: String(id) });
      return refused(discarded.domainError);
    }
    case "photo": {
      const moved = await movePhotoOf(shop, { fields, actor: staff.actor });
      return moved.ok ? fine : refused(moved.domainError);
    }
    default:
      return { ...fine, status: 400, errors: { form: "form-invalid" } };
  }
}

async function postPhotos(shop: Shop, { staff, request }: Posting): Promise<ListingAnswer> {
  const unitId = parseId<"unit">(new URL(request.url).searchParams.get("unit"));
  if (!unitId) return { ...fine, status: 404 };
  const issue = issueWithPhotos(await takeUnitPhotos(shop, { request, unitId, actor: staff.actor }));
  if (!issue) return fine;
  const { status, rejected, domainError } = issue;
  return { ...fine, status, domainError, photos: { unitId, rejected } };
}

/** One drive more or less, with everything that was typed; nothing is stored yet. */
function withDrives(fields: Fields, intent: string): Fields {
  const drives = drivesOf(fields);
  const [, change, what] = intent.split(":");
  if (change === "add" && drives.length < MOST_DRIVES) drives.push(what === "hdd" ? "hdd" : "ssd");
  if (change !== "remove") return { ...fields, drives: drives.join(",") };
  const place = Number(what);
  if (!(place >= 1 && place <= drives.length) || drives.length === 1) return fields;
  const left = Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    const [, number, field] = /^storage(\d+)\.(.+)$/.exec(name) ?? [];
    if (number === undefined || Number(number) < place) return [[name, value]];
    return Number(number) === place ? [] : [[`storage${Number(number) - 1}.${field}`, value]];
  });
  return { ...Object.fromEntries(left), drives: drives.toSpliced(place - 1, 1).join(",") };
}

async function save(shop: Shop, { id, staff, fields }: Sent) {
  const may = { price: hasRight(staff.roles, "stock.price"), cost: hasRight(staff.roles, "stock.cost") };
  return saveListing(shop, { id, actor: staff.actor, may, version: fields["version"] ?? "", typed: fields });
}

async function saved(shop: Shop, sent: Sent): Promise<ListingAnswer | Response> {
  const done = await save(shop, sent);
  if (!done.ok) return notSaved(shop, sent, done.domainError);
  await saveUntested(shop, sent);
  return redirect(officeLinks.listing(sent.id, { done: done.value.isChanged ? "saved" : "unchanged" }));
}

async function published(shop: Shop, sent: Sent): Promise<ListingAnswer | Response> {
  const done = await save(shop, sent);
  if (!done.ok) return notSaved(shop, sent, done.domainError);
  await saveUntested(shop, sent);
  const live = await publishListing(shop, { id: sent.id, actor: sent.staff.actor });
  if (live.ok) return redirect(officeLinks.listing(sent.id, { done: "published" }));
  // What was typed is saved; the page lists what is missing.
  return live.domainError.code === "listing-incomplete"
    ? redirect(officeLinks.listing(sent.id, { done: "incomplete" }))
    : refused(live.domainError, sent.fields);
}

/** Stores why a PC is not tested, where the form asked for it. */
async function saveUntested(shop: Shop, { id, staff, fields }: Sent): Promise<void> {
  if (!("untested" in fields)) return;
  const parsed = UntestedForm.safeParse(fields);
  if (parsed.success) await noteUntested(shop, { id, actor: staff.actor, untested: untestedIn(parsed.data) });
}

type NotSaved = Extract<Awaited<ReturnType<typeof saveListing>>, { ok: false }>["domainError"];

async function notSaved(shop: Shop, { id, staff, fields }: Sent, domainError: NotSaved): Promise<ListingAnswer> {
  if (domainError.code === "listing-incomplete")
    return { ...fine, status: 422, typed: fields, errors: domainError.fields };
  if (domainError.code !== "listing-changed") return refused(domainError, fields);
  const now = await editListing(shop, { id, mayCost: hasRight(staff.roles, "stock.cost"), vat: vatToday(shop) });
  if (!now) return refused(domainError, fields);
  const { typed: stored } = now.listing;
  const units = Object.entries(fields).filter(([name]) => name.startsWith("unit."));
  const yours = { ...ownFields(now.listing, fields), ...Object.fromEntries(units) };
  const [last] = now.history;
  return {
    ...refused(domainError, fields),
    conflict: {
      name: last?.name ?? null,
      at: last?.at ?? now.listing.updatedAt,
      version: now.version,
      fields: changedFields(stored, yours).map((name) => ({
        name,
        stored: stored[name] ?? "",
        yours: yours[name] ?? "",
      })),
    },
  };
}

async function withdrawn(shop: Shop, { id, staff, fields }: Sent): Promise<ListingAnswer | Response> {
  const parsed = parseFields(WithdrawForm, fields);
  if (!parsed.ok) return { ...fine, status: 422, errors: parsed.errors };
  const done = await withdrawListing(shop, { id, actor: staff.actor, reason: parsed.value.reason });
  return done.ok ? redirect(officeLinks.listing(id, { done: "withdrawn" })) : refused(done.domainError);
}

async function copied(shop: Shop, { id, staff }: Sent): Promise<ListingAnswer | Response> {
  const copy = await createDraft(shop, { from: { copyOf: id }, actor: staff.actor });
  return copy.ok ? redirect(officeLinks.listing(copy.value.listingId, { done: "copied" })) : refused(copy.domainError);
}
