import { describe, expect, test } from "vitest";
import type { Document } from "../../shop/invoices/invoice.ts";
import { aDocument } from "../../testing/documents.ts";
import { languages } from "../i18n/languages.ts";
import { documentWordsOf, lineWords } from "./document-words.server.ts";
import { drawDocument } from "./draw-document.server.ts";

const invoice = aDocument();
const { lines } = invoice;
const documents: Document[] = [
  invoice,
  { ...invoice, language: "uk" },
  {
    ...invoice,
    kind: "credit-note",
    number: "PCBS-2026-000004",
    corrects: { number: invoice.number, issuedOn: invoice.issuedOn, reason: "withdrawal" },
  },
  {
    ...invoice,
    kind: "proforma",
    number: "PF-ORD-123456",
    language: "hu",
    payment: { means: "bank", paidOn: null, reference: "ORD-123456" },
  },
  { ...invoice, lines: Array.from({ length: 12 }, () => lines).flat() },
];

const draw = (document: Document) =>
  drawDocument(document, { shopName: "PCBis", payUntil: new Date("2026-11-25T12:00:00Z") });
const pagesOf = (file: Buffer) => file.toString("latin1").match(/\/Type \/Page\b(?!s)/g)?.length;

describe("a document as a PDF", () => {
  test.each(documents)("has the same bytes each time it is drawn: $kind in $language", async (document) => {
    const file = await draw(document);
    expect(file.subarray(0, 5).toString()).toBe("%PDF-");
    expect(await draw(structuredClone(document))).toEqual(file);
    expect(file.length).toBeLessThan(80_000);
  });

  test("continues on further pages", async () => {
    expect(pagesOf(await draw(invoice))).toBe(1);
    expect(pagesOf(await draw({ ...invoice, lines: Array.from({ length: 12 }, () => lines).flat() }))).toBe(3);
  });

  test.each(languages)("can be drawn for every reason and way to pay in %s", async (language) => {
    for (const reason of [
      "cancelled",
      "unit-sold",
      "withdrawal",
      "return",
      "goodwill",
      "overpaid",
      "at-provider",
      "not-paid",
    ] as const) {
      await draw({
        ...invoice,
        language,
        kind: "credit-note",
        corrects: { number: "PCB-2026-000001", issuedOn: "2026-11-20", reason },
      });
    }
    await draw({ ...invoice, language, payment: { means: "bank", paidOn: "2026-11-21", reference: "x" } });
    await draw({ ...invoice, language, payment: { means: "bank", paidOn: null, reference: "x" } });
  });

  test("handles names of any length and script", async () => {
    const odd = { ...invoice.buyer, name: "W".repeat(200), street: "日本 🎮 ".repeat(20), city: "Їжакове" };
    expect(pagesOf(await draw({ ...invoice, buyer: odd }))).toBe(1);
  });
});

describe("the warranty on an invoice", () => {
  const line = lines.find(({ subject }) => subject.kind === "unit")!;
  const details = (more: object) =>
    lineWords({ ...line, subject: { ...line.subject, ...more } as typeof line.subject }, documentWordsOf("en")).details;

  test("is stated part by part where they differ, and once where they do not", () => {
    const differing = details({ warrantyMonths: 12, partMonths: { cpu: 12, ram: 24, psu: 36 } });
    expect(differing).toMatch(
      /procesor: garanție 12 luni · memorie: garanție 24 de luni · sursă: garanție 36 de luni$/,
    );
    expect(details({ warrantyMonths: 24, partMonths: { cpu: 24, ram: 24 } })).toMatch(/· garanție 24 de luni$/);
    expect(details({ warrantyMonths: 24 })).toMatch(/· garanție 24 de luni$/);
  });
});
