import { describe, expect, test } from "vitest";
import { bani, ron } from "../../base/money.ts";
import { linesOf, totalsOf, type Paper } from "../../shop/invoices/invoice.ts";
import { languages } from "../i18n/languages.ts";
import { drawPaper } from "./draw-paper.server.ts";

const unit = { unitId: "u", title: "Gaming Ryzen 5 5600 / RTX 3060", code: "PC-0007", serial: "SN123456", warrantyMonths: 24, price: ron(2599), regime: "margin" as const };
const fresh = { ...unit, title: "SSD Samsung 990 PRO 1 TB", code: "SSD-1", serial: null, price: ron(449), regime: "standard" as const };
const { lines, groups } = linesOf({ units: [unit, fresh], services: [{ service: "extended-warranty", about: null, price: ron(199) }], shipping: bani(1_999) }, "2026-11-21");

const invoice: Paper = {
  kind: "invoice",
  number: "PCB-2026-000123",
  issuedOn: "2026-11-21",
  seller: { name: "PCBis Demo SRL", cui: "RO12345674", tradeRegister: "J12/3456/2024", capital: "45.000 lei", street: "Str. Fabricii 12", city: "Cluj-Napoca", county: "CJ", postalCode: "400620", email: "salut@pcbis.example", phone: "+40 264 000 000", bank: "Banca Demo", iban: "RO49AAAA1B31007593840000" },
  buyer: { name: "Ștefănița Țurcanu-Őry", company: { cui: "RO14399840", tradeRegister: "J40/372/2002" }, street: "Bd. Unirii 5, bl. 3, ap. 17", city: "Sector 3", county: "B", postalCode: "030823", email: "firma@example.ro", phone: "+40712345678" },
  orderNumber: "ORD-123456",
  orderedOn: "2026-11-20",
  language: "ro",
  payment: { means: "card", paidOn: "2026-11-21", reference: null },
  lines,
  groups,
  totals: totalsOf(groups),
  corrects: null,
};
const papers: Paper[] = [
  invoice,
  { ...invoice, language: "uk" },
  { ...invoice, kind: "credit-note", number: "PCBS-2026-000004", corrects: { number: invoice.number, issuedOn: invoice.issuedOn, reason: "withdrawal" } },
  { ...invoice, kind: "proforma", number: "PF-ORD-123456", language: "hu", payment: { means: "bank", paidOn: null, reference: "ORD-123456" } },
  { ...invoice, lines: Array.from({ length: 12 }, () => lines).flat() },
];

const draw = (paper: Paper) => drawPaper(paper, { shopName: "PCBis", payUntil: new Date("2026-11-25T12:00:00Z") });
const pagesOf = (file: Buffer) => file.toString("latin1").match(/\/Type \/Page\b(?!s)/g)?.length;

describe("a paper as a file", () => {
  test.each(papers)("is the same to the byte each time it is drawn: $kind in $language", async (paper) => {
    const file = await draw(paper);
    expect(file.subarray(0, 5).toString()).toBe("%PDF-");
    expect(await draw(structuredClone(paper))).toEqual(file);
    expect(file.length).toBeLessThan(80_000);
  });

  test("goes on over pages", async () => {
    expect(pagesOf(await draw(invoice))).toBe(1);
    expect(pagesOf(await draw({ ...invoice, lines: Array.from({ length: 12 }, () => lines).flat() }))).toBe(3);
  });

  test.each(languages)("can be drawn for every reason and way to pay in %s", async (language) => {
    for (const reason of ["cancelled", "unit-sold", "withdrawal", "return", "goodwill", "overpaid", "at-provider", "not-paid"] as const) {
      await draw({ ...invoice, language, kind: "credit-note", corrects: { number: "PCB-2026-000001", issuedOn: "2026-11-20", reason } });
    }
    await draw({ ...invoice, language, payment: { means: "bank", paidOn: "2026-11-21", reference: "x" } });
    await draw({ ...invoice, language, payment: { means: "bank", paidOn: null, reference: "x" } });
  });

  test("survives names of any length and script", async () => {
    const odd = { ...invoice.buyer, name: "W".repeat(200), street: "日本 🎮 ".repeat(20), city: "Їжакове" };
    expect(pagesOf(await draw({ ...invoice, buyer: odd }))).toBe(1);
  });
});

if (process.env["SAVE_PAPERS"]) {
  const { writeFileSync } = await import("node:fs");
  for (const [index, paper] of papers.entries()) writeFileSync(`${process.env["SAVE_PAPERS"]}/paper-${index}.pdf`, await draw(paper));
}
