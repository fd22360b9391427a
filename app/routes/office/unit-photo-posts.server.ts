// What is sent as photos of a unit on sale: each file drawn anew as it comes, and all that are good kept together at the end.
// Must always hold: where the form breaks off, or holds too many files, nothing of it is kept.

import type { UnitId } from "../../../base/id.ts";
import { fileNameOf, LARGEST_FILE, type RejectedFile } from "../../../base/photo.ts";
import { ok, refuse } from "../../../base/result.ts";
import { Turns } from "../../../base/turns.ts";
import { addUnitPhotos } from "../../../shop/catalogue/add-unit-photos.server.ts";
import { drawUnitPhoto, type DrawnUnitPhoto } from "../../../shop/catalogue/draw-unit-photo.server.ts";
import { MOST_UNIT_PHOTOS } from "../../../shop/catalogue/unit-photo.ts";
import { readSentFiles } from "../../http/sent-files.server.ts";
import type { Shop } from "../../wiring.server.ts";

/** Each holds the ten megabytes of one file. */
const uploads = new Turns({ atOnce: 2, waiting: 8 });

/**
 * Takes the photos of a form. Answers with how many were kept, and with those that were not, each with its reason. Refuses with
 * `photos-busy`, `files-too-many`, `files-broken-off`, `files-unreadable`, and as `addUnitPhotos` does.
 */
export async function takeUnitPhotos(shop: Pick<Shop, "db">, { request, unitId, actor }: { request: Request; unitId: UnitId; actor: string }) {
  const end = await uploads.take();
  if (!end) return refuse({ code: "photos-busy" });
  try {
    const photos: (DrawnUnitPhoto & { name: string })[] = [];
    const rejected: RejectedFile[] = [];
    const read = await readSentFiles(request, {
      largest: LARGEST_FILE,
      most: MOST_UNIT_PHOTOS,
      async take({ name: told, bytes }) {
        const name = fileNameOf(told);
        const drawn = bytes ? await drawUnitPhoto(bytes) : refuse({ code: "photo-too-large" as const });
        if (drawn.ok) photos.push({ ...drawn.value, name });
        else rejected.push({ name, code: drawn.refusal.code });
      },
    });
    if (!read.ok) return read;
    const kept = await addUnitPhotos(shop, { unitId, actor, photos });
    if (!kept.ok) return kept;
    return ok({ added: kept.value.added.length, rejected: [...rejected, ...kept.value.known.map((name) => ({ name, code: "photo-known" as const }))] });
  } finally {
    end();
  }
}
