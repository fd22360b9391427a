import type { Db } from "../../../base/db.server.ts";
import type { InvoiceId } from "../../../base/id.ts";
import { findDocument } from "../find-document.server.ts";
import type { StoredDocument } from "../invoice.ts";
import type { Submission } from "./submission.ts";
import { archiveOf, countOpenSubmissions, submissionsOf } from "./submissions.sql.server.ts";

const NOT_SENT: Submission = {
  state: "waiting",
  uploadIndex: null,
  fault: null,
  tries: 0,
  sentAt: null,
  settledAt: null,
  hasArchive: false,
};

/** The submission of each of these documents; one that was issued a moment ago waits. */
export async function viewSubmissions(
  deps: { db: Db },
  documents: readonly Pick<StoredDocument, "id">[],
): Promise<Map<InvoiceId, Submission>> {
  const ids = documents.map(({ id }) => id);
  const found = await submissionsOf(deps.db, ids);
  return new Map(ids.map((id) => [id, found.get(id) ?? NOT_SENT]));
}

/** A document with its submission and, if the authority answered, its archive; null if there is no such document. */
export async function findSubmission(deps: { db: Db }, { number }: { number: string }) {
  const stored = await findDocument(deps, { number });
  if (!stored) return null;
  const submission = (await viewSubmissions(deps, [stored])).get(stored.id) ?? NOT_SENT;
  return { stored, submission, archive: () => archiveOf(deps.db, stored.id) };
}

/** How many submissions wait for staff: rejected or without an answer. */
export function countSubmissionsToDecide(deps: { db: Db }): Promise<number> {
  return countOpenSubmissions(deps.db, { issuedBefore: null });
}

/** How many documents issued before then are still not with the authority. */
export function countLateSubmissions(deps: { db: Db }, { issuedBefore }: { issuedBefore: Date }): Promise<number> {
  return countOpenSubmissions(deps.db, { issuedBefore });
}
