// The e-invoice of a paper, in the words of the Romanian file, and what the tax authority would say to it.

import { writeXml } from "../../base/xml.ts";
import { eInvoiceOf } from "../../shop/invoices/e-invoice.ts";
import { eInvoiceIssues, type EInvoiceIssue } from "../../shop/invoices/e-invoice-rules.ts";
import type { Document } from "../../shop/invoices/invoice.ts";
import { lineWords, speechOf } from "./document-words.server.ts";

/** The XML to upload, and its faults: none where it would be taken. */
export function eInvoice(document: Document): { xml: string; faults: EInvoiceIssue[] } {
  const speech = speechOf("ro");
  const reason = document.corrects === null ? null : speech.ro.t(`reason.${document.corrects.reason}`);
  const root = eInvoiceOf(document, { nameOf: (line) => lineWords(line, speech), reason });
  return { xml: writeXml(root), faults: eInvoiceIssues(root) };
}
