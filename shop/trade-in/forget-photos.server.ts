import type { Db } from "../../base/db.server.ts";
import { deletePhotosOf } from "./photos.sql.server.ts";

const NEVER_SENT = 30; // days: a seller may begin again with the same photos
const SETTLED = 180; // days: until then somebody may still ask what came, and in what state

/** Deletes photos that nobody needs any more, of trade-ins that ended; answers with how many. */
export async function forgetPhotos({ db }: { db: Db }): Promise<number> {
  const ofOffersOnly = await deletePhotosOf(db, { states: ["expired", "rejected"], came: false, days: NEVER_SENT });
  return ofOffersOnly + (await deletePhotosOf(db, { states: ["paid", "returned"], came: true, days: SETTLED }));
}
