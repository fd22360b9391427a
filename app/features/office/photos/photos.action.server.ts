// The actions of the photo page of units on sale.

import type { UnitId } from "../../../../base/id.ts";
import { Semaphore } from "../../../../base/semaphore.ts";
import { addUnitPhotos } from "../../../../shop/catalogue/publishing/add-unit-photos.server.ts";
import { drawUnitPhoto } from "../../../../shop/inventory/photos/draw-unit-photo.server.ts";
import { MOST_UNIT_PHOTOS } from "../../../../shop/inventory/photos/unit-photo.ts";
import { takeUploadedPhotos } from "../../../server/uploaded-photos.server.ts";
import type { Shop } from "../../../composition.server.ts";

const uploads = new Semaphore({ permits: 2, queue: 8 });

/** Stores the photos of a form. Refuses as `takeUploadedPhotos` and `addUnitPhotos` do. */
export function takeUnitPhotos(
  shop: Pick<Shop, "db">,
  { request, unitId, actor }: { request: Request; unitId: UnitId; actor: string },
) {
  return takeUploadedPhotos(request, {
    uploads,
    most: MOST_UNIT_PHOTOS,
    draw: drawUnitPhoto,
    keep: (photos) => addUnitPhotos(shop, { unitId, actor, photos }),
  });
}
