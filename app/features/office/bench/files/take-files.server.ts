// Files dropped at the bench: each is read as it arrives, and all of them are stored together at the end.

import { fileNameOf } from "../../../../../base/photo.ts";
import { refuse } from "../../../../../base/result.ts";
import { Semaphore } from "../../../../../base/semaphore.ts";
import {
  dropFiles,
  prepareFile,
  type PreparedFile,
} from "../../../../../shop/inventory/bench/files/drop-files.server.ts";
import {
  LARGEST_MEASUREMENT_FILE,
  MOST_MEASUREMENT_FILES,
} from "../../../../../shop/inventory/bench/files/measurement-file.ts";
import type { Shop } from "../../../../composition.server.ts";
import { readUploadedFiles } from "../../../../server/uploaded-files.server.ts";

/** Each upload holds one file of up to 50 MB. */
const uploads = new Semaphore({ permits: 1, queue: 4 });

/** The files of a form. Refuses as `readUploadedFiles` and `dropFiles` do, and with `bench-files-busy`: others are being read. */
export async function takeFiles(
  shop: Pick<Shop, "db">,
  { request, code, actor }: { request: Request; code: string; actor: string },
) {
  const release = await uploads.acquire();
  if (!release) return refuse.busy({ code: "bench-files-busy" });
  try {
    const prepared: PreparedFile[] = [];
    let isBusy = false;
    const read = await readUploadedFiles(request, {
      largest: LARGEST_MEASUREMENT_FILE,
      most: MOST_MEASUREMENT_FILES,
      async take({ name, bytes }) {
        const file = isBusy ? null : await prepareFile(fileNameOf(name), bytes);
        if (file?.ok) prepared.push(file.value);
        else isBusy = true;
      },
    });
    if (!read.ok) return read;
    if (isBusy) return refuse.busy({ code: "bench-files-busy" });
    return await dropFiles(shop, { code, actor, prepared });
  } finally {
    release();
  }
}
