// The photos of a form: each file is re-encoded as it arrives, and all good ones are stored together at the end.
// Invariant: if the form breaks off or has too many files, none of its photos is stored.

import { fileNameOf, LARGEST_FILE, type PhotoIssue, type RejectedFile } from "../../base/photo.ts";
import { ok, refuse, type Result } from "../../base/result.ts";
import type { Semaphore } from "../../base/semaphore.ts";
import { statusOf, type AnyDomainError } from "../domain-errors.server.ts";
import { readUploadedFiles } from "./uploaded-files.server.ts";

type StoredPhotos = { added: readonly unknown[]; known: readonly string[] };

type PhotoForm<Drawn> = {
  /** Each holds one file in memory. */
  uploads: Semaphore;
  /** Maximum number of files in one form. */
  most: number;
  /** Maximum bytes of one file. */
  largest?: number;
  nameOf?: (fileName: string) => string;
  draw(bytes: Uint8Array): Promise<Result<Drawn, { code: PhotoIssue }>>;
  /** Gets each text field that has arrived, also where the photos are refused. */
  onField?: (name: string, value: string) => void;
  /** Maximum bytes of a field. */
  longestField?: number;
};

/** What became of the files of a form: those that are photos, re-encoded, and the others with the reasons. */
type ReadPhotos<Drawn> = { photos: (Drawn & { name: string })[]; rejected: RejectedFile[] };

type PhotoUpload<Drawn, No> = PhotoForm<Drawn> & {
  /** Stores all good photos, perhaps none; `known` names those that were stored before. */
  store(photos: (Drawn & { name: string })[]): Promise<Result<StoredPhotos, No>>;
};

/**
 * Reads the photos of a form and stores none. Returns the domain errors `photos-busy`, `files-too-many`,
 * `files-broken-off` and `files-unreadable`.
 */
export async function readUploadedPhotos<Drawn extends object>(request: Request, form: PhotoForm<Drawn>) {
  const { uploads, most, largest = LARGEST_FILE, nameOf = fileNameOf, draw, onField, longestField } = form;
  const fields = { ...(onField && { onField }), ...(longestField !== undefined && { longestField }) };
  const release = await uploads.acquire();
  if (!release) {
    // What was typed is still read, so that the page can show it again.
    if (onField) await readUploadedFiles(request, { largest: 0, most: 0, take: async () => {}, ...fields });
    return refuse.busy({ code: "photos-busy" });
  }
  try {
    const read: ReadPhotos<Drawn> = { photos: [], rejected: [] };
    const done = await readUploadedFiles(request, {
      largest,
      most,
      ...fields,
      async take({ name: fileName, bytes }) {
        const name = nameOf(fileName);
        const drawn = bytes ? await draw(bytes) : refuse.invalid({ code: "photo-too-large" as const });
        if (drawn.ok) read.photos.push({ ...drawn.value, name });
        else read.rejected.push({ name, code: drawn.domainError.code });
      },
    });
    return done.ok ? ok(read) : done;
  } finally {
    release();
  }
}

/**
 * Takes the photos of a form. Returns how many were stored, and the others, each with its reason. Returns the domain
 * errors of `readUploadedPhotos`, and those of `store`.
 */
export async function takeUploadedPhotos<Drawn extends object, No extends { code: string }>(
  request: Request,
  { store, ...form }: PhotoUpload<Drawn, No>,
) {
  const read = await readUploadedPhotos(request, form);
  if (!read.ok) return read;
  const stored = await store(read.value.photos);
  if (!stored.ok) return stored;
  const known = stored.value.known.map((name) => ({ name, code: "photo-known" as const }));
  return ok({ added: stored.value.added.length, rejected: [...read.value.rejected, ...known] });
}

type Issue = { rejected: readonly RejectedFile[]; domainError: AnyDomainError | null; status: number };

/**
 * The message about a form's photos, and the status of its page; null if all were stored. After an error status the
 * page's data are not loaded again, and it must show the stored ones: if some were stored, it is a success.
 */
export function issueWithPhotos(
  taken: Result<{ added: number; rejected: readonly RejectedFile[] }, AnyDomainError>,
): Issue | null {
  if (!taken.ok) return { rejected: [], domainError: taken.domainError, status: statusOf(taken.domainError) };
  const { added, rejected } = taken.value;
  return rejected.length === 0 ? null : { rejected, domainError: null, status: added > 0 ? 200 : 422 };
}
