import type { Logger } from "pino";
import { askProvider } from "../../../base/ask-provider.ts";
import { recordAudit } from "../../../base/audit.server.ts";
import { transaction, type Db, type Transaction } from "../../../base/db.server.ts";
import type { InvoiceId } from "../../../base/id.ts";
import type { Document, StoredDocument } from "../invoice.ts";
import { documentById } from "../invoices.sql.server.ts";
import { EFacturaUnavailable, type EFactura } from "./e-factura-port.ts";
import type { SubmissionState } from "./submission.ts";
import { claimProcessing, claimWaiting, markUnclear, transitionSubmission } from "./submissions.sql.server.ts";

type Deps = {
  db: Db;
  /** Null where the shop has no access: staff upload the files themselves. */
  eFactura: EFactura | null;
  /** The document's e-invoice, and what the authority would object to. */
  renderEInvoice: (document: Document) => { xml: string; faults: readonly string[] };
  log: Pick<Logger, "warn" | "error">;
};

/** Longer than the slowest upload. */
const LEASE = 180; // seconds
/** The authority takes minutes to process a document. */
const LOOK_AGAIN = 120; // seconds
const RETRY = 300; // seconds
const LONGEST_FAULT = 2000;

/**
 * Sends documents that wait to e-Factura and asks for the outcome of those it has. Each is sent by one process. If no answer came, it is `unclear`
 * and not sent again until staff have looked. A document that fails by a bug does not stop the others. Returns how many were sent or settled.
 * Refuses nothing. A job.
 */
export async function submitDocuments(deps: Deps): Promise<number> {
  for (const invoiceId of await markUnclear(deps.db))
    deps.log.warn({ invoiceId }, "an upload to e-Factura has no answer");
  const { eFactura } = deps;
  if (eFactura === null) return 0;
  let done = 0;
  for (let id = await claimWaiting(deps.db, LEASE); id !== null; id = await claimWaiting(deps.db, LEASE)) {
    try {
      if (!(await send(deps, eFactura, id))) break;
      done += 1;
    } catch (error) {
      // A bug may have come after the upload: the document becomes `unclear` when its lease ends.
      deps.log.error({ err: error, invoiceId: id }, "a document could not be sent to e-Factura");
    }
  }
  const next = () => claimProcessing(deps.db, LOOK_AGAIN);
  for (let sent = await next(); sent !== null; sent = await next()) {
    try {
      if (await settle(deps, eFactura, sent)) done += 1;
    } catch (error) {
      deps.log.error({ err: error, invoiceId: sent.invoiceId }, "the outcome of a document could not be recorded");
    }
  }
  return done;
}

/** False if the service is away: the others would fail too. */
async function send(deps: Deps, eFactura: EFactura, invoiceId: InvoiceId): Promise<boolean> {
  const stored = await documentById(deps.db, invoiceId);
  if (!stored) throw new Error(`the document ${invoiceId} is submitted but cannot be read`);
  const { document } = stored;
  const { xml, faults } = deps.renderEInvoice(document);
  const transition = (to: SubmissionState, more: { uploadIndex?: string; fault?: string; waits?: number } = {}) =>
    record(deps, stored, { from: "sending", to, ...more });
  if (faults.length > 0) {
    await transition("rejected", { fault: faults.join("; ").slice(0, LONGEST_FAULT) });
    return true;
  }
  const upload = async () => {
    const receipt = await eFactura.upload({
      xml,
      cui: document.seller.cui.replace(/\D/g, ""),
      isConsumer: document.buyer.company === null,
    });
    if (receipt.is === "received")
      await transition("processing", { uploadIndex: receipt.uploadIndex, waits: LOOK_AGAIN });
    else await transition("rejected", { fault: receipt.fault.slice(0, LONGEST_FAULT) });
    return true;
  };
  return askProvider(upload, {
    unavailable: EFacturaUnavailable,
    async otherwise(error) {
      deps.log.warn({ err: error, document: document.number }, "an upload to e-Factura failed");
      await transition(error.isBefore ? "waiting" : "unclear", { waits: error.isBefore ? RETRY : 0 });
      return !error.isBefore;
    },
  });
}

async function settle(
  deps: Deps,
  eFactura: EFactura,
  { invoiceId, uploadIndex }: { invoiceId: InvoiceId; uploadIndex: string },
): Promise<boolean> {
  const ask = async () => {
    const outcome = await eFactura.outcomeOf(uploadIndex);
    if (outcome.is === "processing") return false;
    const { archive, fault } = await eFactura.download(outcome.downloadId);
    const stored = await documentById(deps.db, invoiceId);
    if (!stored) return false;
    const why = outcome.is === "rejected" ? (fault ?? "").slice(0, LONGEST_FAULT) : null;
    return record(deps, stored, { from: "processing", to: outcome.is, fault: why, archive });
  };
  return askProvider(ask, {
    unavailable: EFacturaUnavailable,
    otherwise(error) {
      deps.log.warn({ err: error, invoiceId }, "e-Factura could not be asked for an outcome");
      return false;
    },
  });
}

type Recorded = Parameters<typeof transitionSubmission>[2];

/** Changes the state of a submission, with an entry in the audit log. False if it is no longer in that state. */
function record({ db }: { db: Db }, { id, document }: StoredDocument, change: Recorded): Promise<boolean> {
  return transaction(db, (tx) => transitionWithAudit(tx, { id, number: document.number, actor: "system" }, change));
}

/** The same inside the caller's transaction, by that actor. */
export async function transitionWithAudit(
  tx: Transaction,
  { id, number, actor }: { id: InvoiceId; number: string; actor: string },
  change: Recorded,
): Promise<boolean> {
  if (!(await transitionSubmission(tx, id, change))) return false;
  const { from, to, uploadIndex, fault } = change;
  await recordAudit(tx, {
    actor,
    action: `submission-${to}`,
    entity: "invoice",
    entityId: number,
    before: { state: from },
    after: { state: to, ...(uploadIndex && { uploadIndex }), ...(fault && { fault }) },
  });
  return true;
}
