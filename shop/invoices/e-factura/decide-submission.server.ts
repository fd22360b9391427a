import type { Actor } from "../../../base/actor.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import { ok, refuse } from "../../../base/result.ts";
import { parseDocumentNumber } from "../invoice.ts";
import { findByNumber } from "../invoices.sql.server.ts";
import { maySubmissionBecome, parseUploadIndex, type SubmissionState } from "./submission.ts";
import { submissionOf } from "./submissions.sql.server.ts";
import { transitionWithAudit } from "./submit-documents.server.ts";

/** What staff decide about a document: send it (again), or name the upload index that the authority gave. */
export type SubmissionDecision = {
  number: string;
  actor: Actor;
  decision: "send-again" | "was-received" | "by-hand";
  /** Typed; for `was-received` and `by-hand`. */
  uploadIndex: string;
};

const target = {
  "send-again": "waiting",
  "was-received": "processing",
  "by-hand": "by-hand",
} as const satisfies Record<SubmissionDecision["decision"], SubmissionState>;

/**
 * Staff decide about a submission. Refuses with `document-unknown`, `upload-index-invalid`, or `submission-not-movable` (`state`, such as
 * `sending`: wait for it).
 */
export function decideSubmission(deps: { db: Db }, { number, actor, decision, uploadIndex }: SubmissionDecision) {
  return attempt(deps.db, async (tx) => {
    const key = parseDocumentNumber(number);
    const stored = key && (await findByNumber(tx, key));
    if (!stored) return refuse.notFound({ code: "document-unknown" });
    const { state } = await submissionOf(tx, stored.id);
    const to = target[decision];
    if (!maySubmissionBecome({ from: state, to, by: "staff" }))
      return refuse.conflict({ code: "submission-not-movable", state });
    const index = decision === "send-again" ? null : parseUploadIndex(uploadIndex);
    if (decision !== "send-again" && index === null) return refuse.invalid({ code: "upload-index-invalid" });
    const moved = await transitionWithAudit(
      tx,
      { id: stored.id, number, actor },
      { from: state, to, fault: null, ...(index !== null && { uploadIndex: index }) },
    );
    return moved ? ok({ state: to }) : refuse.conflict({ code: "submission-not-movable", state });
  });
}
