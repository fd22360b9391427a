import { describe, expect, test } from "vitest";
import type { UnitId } from "../../base/id.ts";
import { DAY } from "../../base/clock.ts";
import { certificateOf, certificateToCome, type SoldUnitRecord } from "../../shop/returns/certificate.ts";
import { promisedCovers, type LedgerEntry } from "../../shop/warranty/ledger.ts";
import { aDocument } from "../../testing/documents.ts";
import { scanPdf } from "../../testing/pdf/scan-pdf.ts";
import { languages, type Language } from "../i18n/languages.ts";
import { drawGuarantees, type CertificateToDraw } from "./draw-guarantee.server.ts";

const at = new Date("2026-11-23T10:00:00Z");
const address = "https://pcbis.example/p/77777-77777-77777-77777";
const record: SoldUnitRecord = {
  id: "u1" as UnitId,
  code: "PB-100001A",
  serial: "SN-123456",
  title: "PC gaming Ryzen 5 5600 / GeForce RTX 3060",
  names: { cpu: ["AMD Ryzen 5 5600"], storage: ["Samsung 980 1 TB", "WD Blue 2 TB"], case: ["NZXT H510"] },
  serials: { storage: ["S1", "S2"] },
};
const promised = { months: 12, partMonths: { cpu: 24, storage: 24, case: 6 }, extension: 24 };
const entries: LedgerEntry[] = [
  { at: new Date(at.getTime() - 20 * DAY), kind: "claimed", claim: "RET-1" },
  {
    at: new Date(at.getTime() - 10 * DAY),
    kind: "repaired",
    claim: "RET-1",
    replaced: { component: "storage", title: "WD Blue 2 TB", serial: null },
  },
];
const covers = promisedCovers({ ...promised, legalMonths: 12 });
const toDraw = (different: Partial<CertificateToDraw> = {}): CertificateToDraw => ({
  certificate: certificateOf(
    record,
    { deliveredAt: new Date(at.getTime() - 40 * DAY), covers, entries, transfer: null },
    at,
  ),
  passport: { code: "77777-77777-77777-77777", address },
  orderNumber: "ORD-123456",
  buyer: { name: "Ștefănița Țurcanu-Őry", place: "Str. Observatorului 12, 400363 Cluj-Napoca, Cluj" },
  ...different,
});
const draw = (certificates: CertificateToDraw[], language: Language = "ro", now = at) =>
  drawGuarantees(certificates, {
    shopName: "PCBis",
    seller: aDocument().seller,
    warranties: "https://pcbis.example/account/warranties",
    language,
    at: now,
  });
const pagesOf = (file: Buffer) => file.toString("latin1").match(/\/Type \/Page\b(?!s)/g)?.length;

describe("a guarantee certificate as a PDF", () => {
  test.each(languages)("fits on a page or two, and its code can be scanned: %s", async (language) => {
    const file = await draw([toDraw()], language);
    expect(pagesOf(file)).toBeLessThanOrEqual(language === "ro" ? 1 : 2);
    expect(scanPdf(file)).toEqual([address]);
  });

  test("is the same file all day", async () => {
    const later = new Date(at.getTime() + 60_000);
    expect(await draw([toDraw()], "ro", later)).toEqual(await draw([toDraw()]));
  });

  test("is drawn for every promise: to a company, without parts, without a passport, before the delivery", async () => {
    const toCompany = promisedCovers({ ...promised, legalMonths: 0 });
    const plain = promisedCovers({ months: 24, partMonths: null, extension: 0, legalMonths: 12 });
    const certificates = [
      toDraw({ certificate: certificateToCome(record, toCompany) }),
      toDraw({ certificate: certificateToCome({ ...record, names: {}, serial: null }, plain), passport: null }),
      toDraw({ certificate: certificateToCome(record, []), buyer: null, orderNumber: null }),
    ];
    const file = await draw(certificates);
    expect(pagesOf(file)).toBe(3);
    expect(scanPdf(file)).toEqual([address, address]);
  });
});
