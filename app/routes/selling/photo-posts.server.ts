// What is sent as photos: each file drawn anew as it comes, and all that are good kept together at the end.
// Must always hold: where the form breaks off, or holds too many files, nothing of it is kept.

import { fileNameOf, LARGEST_FILE, type RejectedFile } from "../../../base/photo.ts";
import { Turns } from "../../../base/turns.ts";
import { ok, refuse } from "../../../base/result.ts";
import { looksLikeCardNumber } from "../../../shop/payments/card-leak.ts";
import { addPhotos } from "../../../shop/trade-in/add-photos.server.ts";
import { redrawPhoto, type RedrawnPhoto } from "../../../shop/trade-in/redraw-photo.server.ts";
import { MOST_PHOTOS } from "../../../shop/trade-in/terms.ts";
import { readSentFiles } from "../../http/sent-files.server.ts";
import type { PhotoDoor } from "./photo-place.server.ts";

/** Each holds the ten megabytes of one file. */
const uploads = new Turns({ atOnce: 6, waiting: 24 });

type Sent = { added: number; rejected: RejectedFile[] };

/**
 * Takes the photos of a form. Answers with how many were kept, and with those that were not, each with its reason. Refuses with
 * `photos-busy`, `files-too-many`, `files-broken-off`, `files-unreadable`, and as `addPhotos` does.
 */
export async function takePhotos(shop: Parameters<typeof addPhotos>[0], { request, open }: { request: Request; open: PhotoDoor["open"] }) {
  const end = await uploads.take();
  if (!end) return refuse({ code: "photos-busy" });
  try {
    const photos: (RedrawnPhoto & { name: string })[] = [];
    const rejected: RejectedFile[] = [];
    const read = await readSentFiles(request, {
      largest: LARGEST_FILE,
      most: MOST_PHOTOS,
      async take({ name: told, bytes }) {
        const name = looksLikeCardNumber(told, "known") ? "" : fileNameOf(told);
        const drawn = bytes ? await redrawPhoto(bytes) : refuse({ code: "photo-too-large" as const });
        if (drawn.ok) photos.push({ ...drawn.value, name });
        else rejected.push({ name, code: drawn.refusal.code });
      },
    });
    if (!read.ok) return read;
    if (photos.length === 0) return ok<Sent>({ added: 0, rejected });
    const place = await open();
    if (!place.ok) return place;
    const kept = await addPhotos(shop, place.value, photos);
    if (!kept.ok) return kept;
    return ok<Sent>({ added: kept.value.added.length, rejected: [...rejected, ...kept.value.known.map((name) => ({ name, code: "photo-known" as const }))] });
  } finally {
    end();
  }
}
