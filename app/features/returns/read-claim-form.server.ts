// The form of a claim with its photos, also where a browser without scripts sends it.
// Invariant: whatever is wrong with the photos, the fields that arrived are shown again.

import { fileNameOf, type RejectedFile } from "../../../base/photo.ts";
import { redrawPhoto } from "../../../base/redraw-photo.server.ts";
import { Semaphore } from "../../../base/semaphore.ts";
import { looksLikeCardNumber } from "../../../shop/payments/card-leak.ts";
import { MOST_CLAIM_PHOTOS, type UploadedClaimPhoto } from "../../../shop/returns/photos/claim-photo.ts";
import { statusOf, type AnyDomainError } from "../../domain-errors.server.ts";
import { readFields, type Fields } from "../../edge.server.ts";
import { formFields } from "../../server/form-fields.server.ts";
import { isFileForm } from "../../server/uploaded-files.server.ts";
import { readUploadedPhotos } from "../../server/uploaded-photos.server.ts";

const uploads = new Semaphore({ permits: 4, queue: 16 });

/** Bytes: twice the longest story in four-byte characters, so that the form refuses a longer one in its own words. */
const LONGEST_FIELD = 16_000;

/** How the photos of a claim are read from a form. */
export const claimPhotoForm = {
  uploads,
  most: MOST_CLAIM_PHOTOS,
  nameOf: (fileName: string) => (looksLikeCardNumber(fileName, "known") ? "" : fileNameOf(fileName)),
  draw: redrawPhoto,
};

type ClaimPost = {
  /** Null where a field holds a card number. */
  fields: Fields | null;
  photos: UploadedClaimPhoto[];
  /** What is wrong with the photos; null if all are good. */
  problem: { rejected: RejectedFile[]; domainError: AnyDomainError | null; status: number } | null;
};

/** Reads the fields and photos of a claim. If one photo is wrong, none counts. */
export async function readClaimForm(request: Request): Promise<ClaimPost> {
  if (!isFileForm(request.headers)) return { fields: await readFields(request), photos: [], problem: null };
  const typed = new URLSearchParams();
  // The database cannot store a NUL.
  const read = await readUploadedPhotos(request, {
    ...claimPhotoForm,
    longestField: LONGEST_FIELD,
    onField: (name, value) => typed.append(name, value.replaceAll("\u0000", "")),
  });
  const body = typed.toString();
  const fields = looksLikeCardNumber(body, "any") ? null : Object.fromEntries(formFields(body));
  if (!read.ok)
    return {
      fields,
      photos: [],
      problem: { rejected: [], domainError: read.domainError, status: statusOf(read.domainError) },
    };
  const { photos, rejected } = read.value;
  if (rejected.length === 0) return { fields, photos, problem: null };
  return { fields, photos: [], problem: { rejected, domainError: null, status: 422 } };
}

/** What the page of a claim's form shows after a post that opened no claim. */
type ClaimAnswer = {
  errors: Record<string, string>;
  typed: Fields;
  rejected: RejectedFile[];
  domainError: AnyDomainError | null;
  /** Photos were sent, and have to be chosen again. */
  isAgain: boolean;
};

/** The answer to a form with a wrong field or photo, and its status. */
export function claimAnswer(
  parsed: { ok: true } | { ok: false; errors: Record<string, string>; values: Fields },
  { fields, photos, problem }: ClaimPost,
): [ClaimAnswer, number] {
  const { rejected = [], domainError = null, status = 422 } = problem ?? {};
  return [
    {
      errors: parsed.ok ? {} : parsed.errors,
      typed: parsed.ok ? (fields ?? {}) : parsed.values,
      rejected,
      domainError,
      isAgain: problem !== null || photos.length > 0,
    },
    status,
  ];
}

/** The answer to a form that the shop refuses, and its status. */
export function refusedClaim(domainError: AnyDomainError, { fields, photos }: ClaimPost): [ClaimAnswer, number] {
  return [
    { errors: {}, typed: fields ?? {}, rejected: [], domainError, isAgain: photos.length > 0 },
    statusOf(domainError),
  ];
}
