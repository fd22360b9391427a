// The photos of a form: each file is re-encoded as it arrives, and all good ones are stored together at the end.
// Invariant: where the form breaks off, or has too many files, nothing of it is stored.

import { fileNameOf, LARGEST_FILE, type PhotoFault, type RejectedFile } from "../../base/photo.ts";
import { ok, refuse, type Result } from "../../base/result.ts";
import type { Semaphore } from "../../base/semaphore.ts";
import { statusOf, type AnyDomainError } from "../domain-errors.server.ts";
import { readUploadedFiles } from "./uploaded-files.server.ts";

type StoredPhotos = { added: readonly unknown[]; known: readonly string[] };

type PhotoUpload<Drawn, No> = {
  /** Each holds one file in memory. */
  uploads: Semaphore;
  /** Maximum number of files in one form. */
  most: number;
  /** Maximum bytes of one file. */
  largest?: number;
  nameOf?: (fileName: string) => string;
  draw(bytes: Uint8Array): Promise<Result<Drawn, { code: PhotoFault }>>;
  /** Stores all good photos, perhaps none; `known` names those that were stored before. */
  store(photos: (Drawn & { name: string })[]): Promise<Result<StoredPhotos, No>>;
};

/**
 * Takes the photos of a form. Returns how many were stored, and the others, each with its reason. Returns the domain
 * errors `photos-busy`, `files-too-many`, `files-broken-off`, `files-unreadable`, and those of `store`.
 */
export async function takeUploadedPhotos<Drawn extends object, No extends { code: string }>(
  request: Request,
  { uploads, most, largest = LARGEST_FILE, nameOf = fileNameOf, draw, store }: PhotoUpload<Drawn, No>,
) {
  const release = await uploads.acquire();
  if (!release) return refuse.busy({ code: "photos-busy" });
  try {
    const photos: (Drawn & { name: string })[] = [];
    const rejected: RejectedFile[] = [];
    const read = await readUploadedFiles(request, {
      largest,
      most,
      async take({ name: fileName, bytes }) {
        const name = nameOf(fileName);
        const drawn = bytes ? await draw(bytes) : refuse.invalid({ code: "photo-too-large" as const });
        if (drawn.ok) photos.push({ ...drawn.value, name });
        else rejected.push({ name, code: drawn.domainError.code });
      },
    });
    if (!read.ok) return read;
    const stored = await store(photos);
    if (!stored.ok) return stored;
    return ok({
      added: stored.value.added.length,
      rejected: [...rejected, ...stored.value.known.map((name) => ({ name, code: "photo-known" as const }))],
    });
  } finally {
    release();
  }
}

type Issue = { rejected: readonly RejectedFile[]; domainError: AnyDomainError | null; status: number };

/**
 * The message about a form's photos, and the status of its page; null where all were stored. After an error status the
 * page's data are not loaded again, and it must show the stored ones: where some were stored, it is a success.
 */
export function issueWithPhotos(
  taken: Result<{ added: number; rejected: readonly RejectedFile[] }, AnyDomainError>,
): Issue | null {
  if (!taken.ok) return { rejected: [], domainError: taken.domainError, status: statusOf(taken.domainError) };
  const { added, rejected } = taken.value;
  return rejected.length === 0 ? null : { rejected, domainError: null, status: added > 0 ? 200 : 422 };
}
