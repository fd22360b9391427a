// The forms of one photo: which detail of it the shop shows, and what it shows in words.

import { parseId, type ListingId, type UnitPhotoId } from "../../../../base/id.ts";
import { lastChange } from "../../../../base/read-audit.server.ts";
import { refuse } from "../../../../base/result.ts";
import { nameActors } from "../../../../shop/accounts/name-actors.server.ts";
import { PhotoAltForm } from "../../../../shop/catalogue/editing/forms.ts";
import { viewPhoto } from "../../../../shop/catalogue/editing/view-photo.server.ts";
import { cropPhoto, describePhoto } from "../../../../shop/catalogue/publishing/edit-unit-photo.server.ts";
import {
  altLanguages,
  cropSides,
  parseCrop,
  type PhotoAlt,
  type PhotoCrop,
} from "../../../../shop/inventory/photos/unit-photo.ts";
import type { Shop } from "../../../composition.server.ts";
import { statusOf, type AnyDomainError } from "../../../domain-errors.server.ts";
import { parseFields, type Fields } from "../../../edge.server.ts";
import type { EditConflict } from "./listing.action.server.ts";

type Answer = {
  errors: Record<string, string>;
  typed: Fields | null;
  domainError: AnyDomainError | null;
  conflict: EditConflict | null;
};
type Posted = { done: "cropped" | "described"; photoId: UnitPhotoId } | { status: number; answer: Answer };
type Posting = { photoId: UnitPhotoId; listingId: ListingId; actor: string; fields: Fields | null };

const nothing: Answer = { errors: {}, typed: null, domainError: null, conflict: null };

export async function postPhoto(shop: Shop, { photoId, listingId, actor, fields }: Posting): Promise<Posted> {
  const rejected = (domainError: AnyDomainError, more: Partial<Answer> = {}) => ({
    status: statusOf(domainError),
    answer: { ...nothing, domainError, ...more },
  });
  if (fields?.["intent"] === "crop") {
    const crop = parseCrop(fields);
    if (!crop) return rejected(refuse.invalid({ code: "crop-invalid" }).domainError);
    // The photo that the form showed: the address may have an older id of it.
    const cropped = await cropPhoto(shop, { photoId: parseId<"unit-photo">(fields["photo"]) ?? photoId, actor, crop });
    if (cropped.ok) return { done: "cropped", photoId: cropped.value.photoId };
    const isCropped = cropped.domainError.code === "photo-cropped";
    return rejected(cropped.domainError, {
      conflict: isCropped ? await conflictWith(shop, { photoId, listingId, crop }) : null,
    });
  }
  const parsed = parseFields(PhotoAltForm, fields);
  if (!parsed.ok) return { status: 422, answer: { ...nothing, errors: parsed.errors, typed: parsed.values } };
  const alt = parsed.value;
  const described = await describePhoto(shop, { photoId, actor, alt, version: fields?.["version"] ?? "" });
  if (described.ok) return { done: "described", photoId: described.value.photoId };
  const { domainError } = described;
  const isChanged = domainError.code === "photo-changed";
  const conflict = isChanged ? await conflictWith(shop, { photoId, listingId, alt }) : null;
  return rejected(domainError, { typed: fields, conflict });
}

type Mine = { photoId: UnitPhotoId; listingId: ListingId } & ({ alt: PhotoAlt } | { crop: PhotoCrop });

/** Who described or cropped the photo meanwhile, and where that differs from what was typed. */
async function conflictWith(shop: Pick<Shop, "db">, mine: Mine): Promise<EditConflict | null> {
  const photo = await viewPhoto(shop, { id: mine.photoId, listingId: mine.listingId });
  const action = "crop" in mine ? "cropped-photo" : "described-photo";
  const about = { entity: "unit", actions: [action], after: { photos: [photo?.id] } };
  const last = photo && (await lastChange(shop.db, { ...about, entityId: photo.code }));
  if (!photo || !last) return null;
  const names = await nameActors(shop, { actors: [last.actor] });
  const fields =
    "crop" in mine
      ? cropSides.map((name) => ({ name, stored: percent(photo.crop?.[name]), yours: percent(mine.crop[name]) }))
      : altLanguages.map((name) => ({ name, stored: photo.alt[name] ?? "", yours: mine.alt[name] ?? "" }));
  return {
    name: names.get(last.actor) ?? null,
    at: last.at,
    version: photo.version,
    fields: fields.filter(({ stored, yours }) => stored !== yours),
  };
}

const percent = (share: number | undefined) => (share === undefined ? "" : `${Math.round(share * 1000) / 10} %`);
