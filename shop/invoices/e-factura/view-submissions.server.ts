import type { Db } from "../../../base/db.server.ts";
import type { InvoiceId } from "../../../base/id.ts";
import { findDocument } from "../find-document.server.ts";
import type { StoredDocument } from "../invoice.ts";
import { isSubmitted, submissionStates, type Submission } from "./submission.ts";
import { archiveOf, countSubmissions, submissionOf, submissionsOf } from "./submissions.sql.server.ts";

/** The submission of each of these documents. */
export function viewSubmissions(
  deps: { db: Db },
  documents: readonly Pick<StoredDocument, "id">[],
): Promise<Map<InvoiceId, Submission>> {
  return submissionsOf(
    deps.db,
    documents.map(({ id }) => id),
  );
}

/** A document with its submission and, if the authority answered, its archive; null if there is no such document. */
export async function findSubmission(deps: { db: Db }, { number }: { number: string }) {
  const stored = await findDocument(deps, { number });
  if (!stored) return null;
  const submission = await submissionOf(deps.db, stored.id);
  return { stored, submission, archive: () => archiveOf(deps.db, stored.id) };
}

/** How many submissions wait for staff: rejected or without an answer. */
export function countSubmissionsToDecide(deps: { db: Db }): Promise<number> {
  return countSubmissions(deps.db, { states: ["rejected", "unclear"] });
}

/** How many documents issued before then are still not with the authority. */
export function countLateSubmissions(deps: { db: Db }, { issuedBefore }: { issuedBefore: Date }): Promise<number> {
  return countSubmissions(deps.db, { states: submissionStates.filter((state) => !isSubmitted(state)), issuedBefore });
}
