import type { Db } from "../../../base/db.server.ts";
import type { BenchPhotoId } from "../../../base/id.ts";
import { bytesOfBenchPhoto } from "./bench-photos.sql.server.ts";

/** A photograph of results as JPEG; null if there is none of this id. */
export function benchPhotoBytes({ db }: { db: Db }, photo: { id: BenchPhotoId; size: "whole" | "small" }) {
  return bytesOfBenchPhoto(db, photo);
}
