import type { Db } from "../../../base/db.server.ts";
import type { ListingId, UnitPhotoId } from "../../../base/id.ts";
import { editorVersion } from "./editor-version.server.ts";
import { findEditedPhoto } from "../../inventory/photos/unit-photos.sql.server.ts";

/** A photo of a unit of this listing, with what is shown of it and the version of its description; null if there is none. */
export async function viewPhoto(shop: { db: Db }, { id, listingId }: { id: UnitPhotoId; listingId: ListingId }) {
  const photo = await findEditedPhoto(shop.db, id);
  return photo?.listingId === listingId ? { ...photo, version: editorVersion(photo.alt) } : null;
}
