import type { Db } from "../../../base/db.server.ts";
import type { TradeInPhotoId, VisitorId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import type { PhotoSize } from "./photo.ts";
import { findPhoto, pictureOf } from "./photos.sql.server.ts";

/** Who asks: `key` is that of the trade-in's links. */
type Viewer = { visitorId: VisitorId | null; key: string | null; isStaff: boolean };

/**
 * A photo for its seller, for a holder of the trade-in's link key, or for staff: digest, name, and the picture if
 * requested. Refuses with `photo-unknown`, also for a photo of another trade-in.
 */
export async function photoBytes(
  { db }: { db: Db },
  { photoId, size, viewer }: { photoId: TradeInPhotoId; size: PhotoSize; viewer: Viewer },
) {
  const photo = await findPhoto(db, photoId);
  if (!photo) return refuse.notFound({ code: "photo-unknown" });
  const { visitorId, linkKey, digest, name } = photo;
  const maySee =
    viewer.isStaff || (viewer.visitorId !== null && viewer.visitorId === visitorId) || viewer.key === linkKey;
  return maySee
    ? ok({ digest, name, picture: () => pictureOf(db, photoId, size) })
    : refuse.notFound({ code: "photo-unknown" });
}
