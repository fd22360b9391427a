// Uploads photos of what is sold to the shop.

import { fileNameOf } from "../../../base/photo.ts";
import { ok } from "../../../base/result.ts";
import { Semaphore } from "../../../base/semaphore.ts";
import { looksLikeCardNumber } from "../../../shop/payments/card-leak.ts";
import { addPhotos } from "../../../shop/trade-in/photos/add-photos.server.ts";
import { redrawPhoto } from "../../../base/redraw-photo.server.ts";
import { MOST_PHOTOS } from "../../../shop/pricing/terms.ts";
import { takeUploadedPhotos } from "../../server/uploaded-photos.server.ts";
import type { PhotoAccess } from "./photo-place.server.ts";

const uploads = new Semaphore({ permits: 6, queue: 24 });

/** Stores the photos of a form. Returns the domain errors of `takeUploadedPhotos`, of the draft and of `addPhotos`. */
export function takePhotos(
  shop: Parameters<typeof addPhotos>[0],
  { request, open }: { request: Request; open: PhotoAccess["open"] },
) {
  return takeUploadedPhotos(request, {
    uploads,
    most: MOST_PHOTOS,
    nameOf: (fileName) => (looksLikeCardNumber(fileName, "known") ? "" : fileNameOf(fileName)),
    draw: redrawPhoto,
    async store(photos) {
      // Without a photo no draft is created.
      if (photos.length === 0) return ok({ added: [], known: [] });
      const place = await open();
      return place.ok ? addPhotos(shop, place.value, photos) : place;
    },
  });
}
