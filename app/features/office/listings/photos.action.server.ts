// The actions of the photos of a listing's units: upload, order, delete.

import { parseId, type UnitId } from "../../../../base/id.ts";
import { refuse } from "../../../../base/result.ts";
import { Semaphore } from "../../../../base/semaphore.ts";
import { addUnitPhotos } from "../../../../shop/catalogue/publishing/add-unit-photos.server.ts";
import {
  moveUnitPhoto,
  photoMoves,
  type PhotoMove,
} from "../../../../shop/catalogue/publishing/move-unit-photo.server.ts";
import { drawUnitPhoto } from "../../../../shop/inventory/photos/draw-unit-photo.server.ts";
import { LARGEST_UNIT_PHOTO, MOST_UNIT_PHOTOS } from "../../../../shop/inventory/photos/unit-photo.ts";
import { takeUploadedPhotos } from "../../../server/uploaded-photos.server.ts";
import type { Shop } from "../../../composition.server.ts";
import type { Fields } from "../../../edge.server.ts";
import { withDecider } from "../last-change.server.ts";

const uploads = new Semaphore({ permits: 2, queue: 8 });

/** Stores the photos of a form. Refuses as `takeUploadedPhotos` and `addUnitPhotos` do. */
export function takeUnitPhotos(
  shop: Pick<Shop, "db">,
  { request, unitId, actor }: { request: Request; unitId: UnitId; actor: string },
) {
  return takeUploadedPhotos(request, {
    uploads,
    most: MOST_UNIT_PHOTOS,
    largest: LARGEST_UNIT_PHOTO,
    draw: drawUnitPhoto,
    store: (photos) => addUnitPhotos(shop, { unitId, actor, photos }),
  });
}

/** Moves or deletes the photo of a form: `to` is a word or the place that it was dragged to. */
export async function movePhotoOf(shop: Pick<Shop, "db">, { fields, actor }: { fields: Fields; actor: string }) {
  const photoId = parseId<"unit-photo">(fields["photo"]);
  const to = moveOf(fields["to"]);
  if (!photoId || to === null) return refuse.notFound({ code: "photo-unknown" as const });
  const removed = { entity: "unit", actions: ["removed-photo"], after: { photos: [photoId] } };
  return withDecider(shop, await moveUnitPhoto(shop, { photoId, to, actor }), removed);
}

function moveOf(text: string | undefined): PhotoMove | null {
  if (text !== undefined && /^[1-9]\d?$/.test(text)) return Number(text);
  return photoMoves.find((move) => move === text) ?? null;
}
