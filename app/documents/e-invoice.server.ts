// The e-invoice (XML) of an invoice, in Romanian, and the tax authority's validation errors.

import { writeXml } from "../../base/xml.ts";
import { eInvoiceOf } from "../../shop/invoices/e-invoice.ts";
import { eInvoiceIssues, type EInvoiceIssue } from "../../shop/invoices/e-invoice-rules.ts";
import type { Document } from "../../shop/invoices/invoice.ts";
import { lineWords, documentWordsOf } from "./document-words.server.ts";

/** The same, each error as a line of text. */
export function renderedEInvoice(document: Document): { xml: string; faults: readonly string[] } {
  const { xml, faults } = eInvoice(document);
  return { xml, faults: faults.map(({ rule, about }) => (about === "" ? rule : `${rule}: ${about}`)) };
}

/** The XML to upload, and its validation errors: empty where it would be accepted. */
export function eInvoice(document: Document): { xml: string; faults: EInvoiceIssue[] } {
  const words = documentWordsOf("ro");
  const reason = document.corrects === null ? null : words.ro.t(`reason.${document.corrects.reason}`);
  const root = eInvoiceOf(document, { nameOf: (line) => lineWords(line, words), reason });
  return { xml: writeXml(root), faults: eInvoiceIssues(root) };
}
