// Queries of submissions to e-Factura.

import { sql } from "kysely";
import type { Db, Queryable } from "../../../base/db.server.ts";
import type { InvoiceId } from "../../../base/id.ts";
import type { Submission, SubmissionState } from "./submission.ts";

/** A process that died while it sent left nobody to read the answer. */
export async function markUnclear(db: Queryable): Promise<InvoiceId[]> {
  const rows = await db
    .updateTable("eInvoiceSubmission")
    .set({ state: "unclear", fault: null })
    .where("state", "=", "sending")
    .where("nextAt", "<", sql<Date>`now()`)
    .returning("invoiceId")
    .execute();
  return rows.map(({ invoiceId }) => invoiceId);
}

/** Takes one document that waits, for `seconds`; null if none is due. Another process takes another. */
export async function claimWaiting(db: Db, seconds: number): Promise<InvoiceId | null> {
  const { rows } = await sql<{ invoiceId: InvoiceId }>`
    update e_invoice_submission set state = 'sending', tries = tries + 1, fault = null, sent_at = now(), next_at = now() + make_interval(secs => ${seconds})
    where invoice_id = (
      select invoice_id from e_invoice_submission where state = 'waiting' and next_at <= now() order by next_at limit 1 for update skip locked)
    returning invoice_id`.execute(db);
  return rows[0]?.invoiceId ?? null;
}

/** Takes one document whose outcome is due, for `seconds`. */
export async function claimProcessing(
  db: Db,
  seconds: number,
): Promise<{ invoiceId: InvoiceId; uploadIndex: string } | null> {
  const { rows } = await sql<{ invoiceId: InvoiceId; uploadIndex: string }>`
    update e_invoice_submission set next_at = now() + make_interval(secs => ${seconds})
    where invoice_id = (
      select invoice_id from e_invoice_submission where state = 'processing' and next_at <= now() order by next_at limit 1 for update skip locked)
    returning invoice_id, upload_index`.execute(db);
  return rows[0] ?? null;
}

type Change = {
  from: SubmissionState;
  to: SubmissionState;
  uploadIndex?: string;
  fault?: string | null;
  archive?: Uint8Array;
  /** Seconds until the shop looks at it again. */
  waits?: number;
};

/** False if it is no longer in state `from`. */
export async function transitionSubmission(db: Queryable, invoiceId: InvoiceId, change: Change): Promise<boolean> {
  const { from, to, uploadIndex, fault, archive, waits = 0 } = change;
  const isSettled = to === "accepted" || to === "rejected" || to === "by-hand";
  const row = await db
    .updateTable("eInvoiceSubmission")
    .set({
      state: to,
      nextAt: sql<Date>`now() + make_interval(secs => ${waits})`,
      ...(uploadIndex !== undefined && { uploadIndex }),
      ...(fault !== undefined && { fault }),
      ...(archive !== undefined && { archive: Buffer.from(archive) }),
      settledAt: isSettled ? sql<Date>`now()` : null,
    })
    .where("invoiceId", "=", invoiceId)
    .where("state", "=", from)
    .returning("invoiceId")
    .executeTakeFirst();
  return row !== undefined;
}

export async function submissionsOf(
  db: Queryable,
  invoices: readonly InvoiceId[],
): Promise<Map<InvoiceId, Submission>> {
  if (invoices.length === 0) return new Map();
  const rows = await db
    .selectFrom("eInvoiceSubmission")
    .where("invoiceId", "in", invoices)
    .select(["invoiceId", "state", "uploadIndex", "fault", "tries", "sentAt", "settledAt"])
    .select(sql<boolean>`archive is not null`.as("hasArchive"))
    .execute();
  return new Map(rows.map(({ invoiceId, ...submission }) => [invoiceId, submission]));
}

export async function submissionOf(db: Queryable, invoiceId: InvoiceId): Promise<Submission> {
  const submission = (await submissionsOf(db, [invoiceId])).get(invoiceId);
  if (!submission) throw new Error(`the document ${invoiceId} has no submission`);
  return submission;
}

export async function archiveOf(db: Queryable, invoiceId: InvoiceId): Promise<Buffer | null> {
  const row = await db
    .selectFrom("eInvoiceSubmission")
    .where("invoiceId", "=", invoiceId)
    .select("archive")
    .executeTakeFirst();
  return row?.archive ? Buffer.from(row.archive) : null;
}

/** How many are in these states, which are of open submissions; with a time, of documents issued before it. */
export async function countSubmissions(
  db: Queryable,
  { states, issuedBefore = null }: { states: readonly SubmissionState[]; issuedBefore?: Date | null },
): Promise<number> {
  const { found } = await db
    .selectFrom("eInvoiceSubmission as s")
    // As the index of open submissions says, so that only those are read.
    .where("s.state", "not in", ["accepted", "by-hand"])
    .where("s.state", "in", states)
    .$if(issuedBefore !== null, (query) =>
      query.innerJoin("invoice as i", "i.id", "s.invoiceId").where("i.issuedAt", "<", issuedBefore!),
    )
    .select(sql<number>`count(*)::int`.as("found"))
    .executeTakeFirstOrThrow();
  return found;
}
