import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bani } from "../../base/money.ts";
import { writeXml, type XmlNode } from "../../base/xml.ts";
import { aDocument } from "../../testing/documents.ts";
import { readXml, type XmlElement } from "../../testing/xml.ts";
import { eInvoiceOf } from "./e-invoice.ts";
import { eInvoiceIssues } from "./e-invoice-rules.ts";
import type { Document } from "./invoice.ts";

const wording = { nameOf: () => ({ name: "Un produs & altele", details: "cod <1>" }), reason: null };
const documentOf = (document: Document) => eInvoiceOf(document, wording);

const credit = aDocument({
  kind: "credit-note",
  number: "PCBS-2026-000004",
  corrects: { number: "PCB-2026-000123", issuedOn: "2026-11-21", reason: "withdrawal" },
});
const unpaid = aDocument({ payment: { means: "bank", paidOn: null, reference: "ORD-123456" } });
const person = aDocument({
  buyer: {
    ...aDocument().buyer,
    name: "Ana Pop",
    company: null,
    county: "CJ",
    city: "Cluj-Napoca",
    postalCode: "400174",
  },
});
function buyerWith(company: Document["buyer"]["company"]): Document {
  return aDocument({ buyer: { ...aDocument().buyer, company } });
}
const withoutVat = [{ from: "2017-01-01", percent: 0 }];
const untaxed = aDocument({ rates: withoutVat });
const untaxedCredit = aDocument({ ...credit, lines: untaxed.lines, groups: untaxed.groups, totals: untaxed.totals });
const documents = {
  "invoice of a seller who is not registered for VAT": untaxed,
  "credit note of a seller who is not registered for VAT": untaxedCredit,
  invoice: aDocument(),
  "credit note": credit,
  "invoice that is still to be paid": unpaid,
  "invoice of a person": person,
  // A school or town hall pays no VAT, a lawyer or a doctor may; none of them is in the trade register.
  "invoice of a school": buyerWith({ cui: "14399840", tradeRegister: null }),
  "invoice of a lawyer who pays VAT": buyerWith({ cui: "RO14399840", tradeRegister: null }),
  "invoice of a company with a number since July 2024": buyerWith({
    cui: "RO14399840",
    tradeRegister: "J2024001234567",
  }),
  "invoice of a sole trader": buyerWith({ cui: "14399840", tradeRegister: "F12/55/2019" }),
  "invoice of a school from a seller without VAT": aDocument({
    rates: [{ from: "2017-01-01", percent: 0 }],
    buyer: { ...aDocument().buyer, company: { cui: "14399840", tradeRegister: null } },
  }),
};

/** Every text at a path, in document order. */
function textsAt(node: XmlElement, path: string): string[] {
  const [first = "", ...rest] = path.split("/");
  const found = node.children.filter((child) => child.name.replace(/^c[ab]c:/, "") === first);
  return rest.length === 0
    ? found.map((child) => child.text)
    : found.flatMap((child) => textsAt(child, rest.join("/")));
}

const written = (document: Document) => readXml(writeXml(documentOf(document)));

describe.each(Object.entries(documents))("an e-invoice: %s", (_name, document) => {
  test("breaks no rule", () => expect(eInvoiceIssues(documentOf(document))).toEqual([]));

  test("is written as XML that reads back as it was", () => {
    const bare = ({ name, attributes, children, text }: XmlNode | XmlElement): unknown => ({
      name,
      attributes,
      text: text.trim(),
      children: children.map(bare),
    });
    expect(bare(written(document))).toEqual(bare(documentOf(document)));
  });

  test("states the document's amounts", () => {
    const root = written(document);
    const ron = (amount: number) => (amount / 100).toFixed(2);
    expect(textsAt(root, "LegalMonetaryTotal/TaxInclusiveAmount")).toEqual([ron(document.totals.gross)]);
    expect(textsAt(root, "LegalMonetaryTotal/TaxExclusiveAmount")).toEqual([ron(document.totals.net)]);
    expect(textsAt(root, "TaxTotal/TaxAmount")).toEqual([ron(document.totals.tax)]);
    expect(textsAt(root, "LegalMonetaryTotal/PayableAmount")).toEqual([
      document === unpaid ? ron(document.totals.gross) : "0.00",
    ]);
  });
});

describe("an e-invoice", () => {
  test("marks second-hand goods with the margin scheme, by code and in words", () => {
    const root = written(aDocument());
    expect(textsAt(root, "CustomizationID")).toEqual([
      "urn:cen.eu:en16931:2017#compliant#urn:efactura.mfinante.ro:CIUS-RO:1.0.1",
    ]);
    expect(textsAt(root, "TaxTotal/TaxSubtotal/TaxCategory/ID")).toEqual(["E", "S"]);
    expect(textsAt(root, "TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReasonCode")).toEqual(["VATEX-EU-F"]);
    expect(textsAt(root, "TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReason")).toEqual([
      "Regimul marjei – bunuri second-hand",
    ]);
    expect(textsAt(root, "TaxTotal/TaxSubtotal/TaxCategory/Percent")).toEqual(["0.00", "21.00"]);
  });

  test("of a credit note names the invoice that it corrects", () => {
    const root = written(credit);
    expect(root.name).toBe("CreditNote");
    expect(textsAt(root, "CreditNoteTypeCode")).toEqual(["381"]);
    expect(textsAt(root, "BillingReference/InvoiceDocumentReference/ID")).toEqual(["PCB-2026-000123"]);
  });

  test("identifies a company that pays VAT, one that does not, and a person", () => {
    const buyer = (company: Document["buyer"]["company"]) =>
      written(aDocument({ buyer: { ...aDocument().buyer, company } }));
    const ids = (root: XmlElement) => [
      textsAt(root, "AccountingCustomerParty/Party/PartyTaxScheme/CompanyID"),
      textsAt(root, "AccountingCustomerParty/Party/PartyLegalEntity/CompanyID"),
    ];
    expect(ids(buyer({ cui: "RO14399840", tradeRegister: "J40/372/2002" }))).toEqual([
      ["RO14399840"],
      ["J40/372/2002"],
    ]);
    expect(ids(buyer({ cui: "14399840", tradeRegister: "J40/372/2002" }))).toEqual([[], ["14399840"]]);
    expect(ids(buyer(null))).toEqual([[], ["0000000000000"]]);
    expect(ids(buyer({ cui: "RO14399840", tradeRegister: null }))).toEqual([["RO14399840"], ["14399840"]]);
    expect(ids(buyer({ cui: "14399840", tradeRegister: null }))).toEqual([[], ["14399840"]]);
  });

  test.each([
    ["030823", "București", "Bd. Unirii 5", "SECTOR3"],
    ["061344", "Bucuresti", "Str. Lunga 1", "SECTOR6"],
    ["700001", "București, sector 2", "Str. Lunga 1", "SECTOR2"],
    ["700001", "București", "Str. Lunga 1, Sectorul 4", "SECTOR4"],
  ])("puts %s %s, %s into %s", (postalCode, city, street, sector) => {
    const root = written(aDocument({ buyer: { ...aDocument().buyer, postalCode, city, street } }));
    expect(textsAt(root, "AccountingCustomerParty/Party/PostalAddress/CityName")).toEqual([sector]);
    expect(textsAt(root, "AccountingCustomerParty/Party/PostalAddress/CountrySubentity")).toEqual(["RO-B"]);
  });

  test("of a buyer in Bucharest without a known sector fails the check", () => {
    const document = aDocument({ buyer: { ...aDocument().buyer, postalCode: "700001" } });
    expect(eInvoiceIssues(documentOf(document))).toEqual([{ rule: "BR-RO-101", about: "București" }]);
  });

  test("breaks no rule, whatever is bought and however long its names", () => {
    const unit = fc.record({
      price: fc.integer({ min: 1, max: 900_000 }).map(bani),
      regime: fc.constantFrom("margin" as const, "standard" as const),
      title: fc.string({ minLength: 1, maxLength: 300 }),
    });
    fc.assert(
      fc.property(
        fc.array(unit, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 5_000 }).map(bani),
        fc.string(),
        (units, shipping, street) => {
          const sold = {
            units: units.map((each, index) => ({
              ...each,
              unitId: String(index),
              code: `C${index}`,
              serial: null,
              warrantyMonths: 12,
            })),
            services: [],
            shipping,
          };
          const document = aDocument({ sold, buyer: { ...aDocument().buyer, street: `Str. ${street}` } });
          const root = eInvoiceOf(document, {
            nameOf: ({ subject }) => ({ name: subject.kind === "unit" ? `x${subject.title}` : "y", details: "" }),
            reason: "motiv",
          });
          expect(eInvoiceIssues(root)).toEqual([]);
          readXml(writeXml(root));
        },
      ),
    );
  });

  test("is not made of a proforma", () =>
    expect(() => documentOf(aDocument({ kind: "proforma" }))).toThrow("no invoice"));
});

/** A document with the text at the first match of the path changed; null removes the element. */
function spoiled(root: XmlNode, path: string, text: string | null): XmlNode {
  const [first = "", ...rest] = path.split("/");
  const at = root.children.findIndex((child) => child.name.replace(/^c[ab]c:/, "") === first);
  if (at < 0) throw new Error(`the test's path leads nowhere: ${path}`);
  const child = root.children[at]!;
  const changed =
    rest.length > 0 ? [spoiled(child, rest.join("/"), text)] : text === null ? [] : [{ ...child, text, children: [] }];
  return { ...root, children: root.children.toSpliced(at, 1, ...changed) };
}

const SUPPLIER = "AccountingSupplierParty/Party";
const BUYER = "AccountingCustomerParty/Party";
const SUBTOTAL = "TaxTotal/TaxSubtotal";

test.each<[string, string, string | null]>([
  ["BR-RO-001", "CustomizationID", "urn:cen.eu:en16931:2017"],
  ["BR-02", "ID", null],
  ["BR-RO-010", "ID", "PCB"],
  ["BR-RO-DT001", "IssueDate", "21.11.2026"],
  ["BR-RO-DT001", "IssueDate", "2026-02-30"],
  ["BR-RO-020", "InvoiceTypeCode", "325"],
  ["BR-RO-030", "DocumentCurrencyCode", "EUR"],
  ["BR-61", "PaymentMeans/PaymentMeansCode", "30"],
  ["BR-06", `${SUPPLIER}/PartyLegalEntity/RegistrationName`, null],
  ["BR-07", `${BUYER}/PartyLegalEntity/RegistrationName`, null],
  ["BR-08", `${SUPPLIER}/PostalAddress`, null],
  ["BR-09", `${SUPPLIER}/PostalAddress/Country`, null],
  ["BR-RO-082", `${BUYER}/PostalAddress/StreetName`, null],
  ["BR-RO-092", `${BUYER}/PostalAddress/CityName`, null],
  ["BR-RO-101", `${BUYER}/PostalAddress/CityName`, "Sector 3"],
  ["BR-RO-110", `${SUPPLIER}/PostalAddress/CountrySubentity`, "CJ"],
  ["BR-RO-111", `${BUYER}/PostalAddress/CountrySubentity`, "RO-XX"],
  ["BR-CO-09", `${BUYER}/PartyTaxScheme/CompanyID`, "14399840"],
  ["BR-RO-065", `${SUPPLIER}/PartyTaxScheme`, null],
  ["BR-25", "InvoiceLine/Item/Name", null],
  ["BR-27", "InvoiceLine/Price/PriceAmount", "-1.00"],
  ["LINE-NET", "InvoiceLine/Price/PriceAmount", "1.00"],
  ["BR-CO-04", "InvoiceLine/Item/ClassifiedTaxCategory", null],
  ["BR-S-01", "InvoiceLine/Item/ClassifiedTaxCategory/ID", "S"],
  ["BR-CO-10", "LegalMonetaryTotal/LineExtensionAmount", "1.00"],
  ["BR-CO-13", "LegalMonetaryTotal/TaxExclusiveAmount", "1.00"],
  ["BR-CO-14", "TaxTotal/TaxAmount", "1.00"],
  ["BR-CO-15", "LegalMonetaryTotal/TaxInclusiveAmount", "1.00"],
  ["BR-CO-16", "LegalMonetaryTotal/PayableAmount", "1.00"],
  ["BR-CO-25", "LegalMonetaryTotal/PayableAmount", "1.00"],
  ["BR-CO-17", `${SUBTOTAL}/TaxCategory/Percent`, "21.00"],
  ["BR-CO-18", "TaxTotal", null],
  ["BR-E-05", `${SUBTOTAL}/TaxCategory/Percent`, "5.00"],
  ["BR-E-08", `${SUBTOTAL}/TaxableAmount`, "1.00"],
  ["BR-E-09", `${SUBTOTAL}/TaxAmount`, "0.01"],
  ["PEPPOL-EN16931-P0109", `${SUBTOTAL}/TaxCategory/TaxExemptionReasonCode`, "VATEX-EU-J"],
  ["BR-S-10", `${SUBTOTAL}/TaxCategory/ID`, "S"],
  ["BR-RO-Z2", "LegalMonetaryTotal/PayableAmount", "0.001"],
  ["BR-RO-L100", "InvoiceLine/Item/Name", "x".repeat(101)],
  ["BR-RO-L150", `${BUYER}/PostalAddress/StreetName`, "x".repeat(151)],
])("the check finds what breaks %s: %s = %j", (rule, path, text) => {
  expect(eInvoiceIssues(spoiled(documentOf(aDocument()), path, text)).map((issue) => issue.rule)).toContain(rule);
});

test("the check finds elements that are out of order, unknown or there twice", () => {
  const root = documentOf(aDocument());
  const [first, second, ...rest] = root.children;
  const order = (children: (XmlNode | undefined)[]) =>
    eInvoiceIssues({ ...root, children: children.filter((child) => child !== undefined) }).map(
      (issue) => `${issue.rule} ${issue.about}`,
    );
  expect(order([second, first, ...rest])).toContain("UBL-2.1 CustomizationID comes too late in Invoice");
  expect(order([first, first, second, ...rest])).toContain("UBL-2.1 CustomizationID twice in Invoice");
  expect(order([...root.children, { name: "cbc:Extra", attributes: {}, children: [], text: "x" }])).toContain(
    "UBL-2.1 Extra in Invoice",
  );
});

test("the check finds a credit note that names no invoice", () => {
  expect(eInvoiceIssues(spoiled(documentOf(credit), "BillingReference", null)).map((issue) => issue.rule)).toContain(
    "BR-55",
  );
});

test("the check finds a document without a line", () => {
  expect(
    eInvoiceIssues(documentOf(aDocument({ sold: { units: [], services: [], shipping: bani(0) } }))).map(
      (issue) => issue.rule,
    ),
  ).toContain("BR-16");
});

describe("an e-invoice of a seller who is not registered for VAT", () => {
  const root = written(untaxed);

  test("is outside of VAT as a whole, with its reason, without any rate and without VAT numbers", () => {
    expect(textsAt(root, "TaxTotal/TaxSubtotal/TaxCategory/ID")).toEqual(["O"]);
    expect(textsAt(root, "TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReasonCode")).toEqual(["VATEX-EU-O"]);
    expect(textsAt(root, "TaxTotal/TaxSubtotal/TaxCategory/Percent")).toEqual([]);
    expect(textsAt(root, "InvoiceLine/Item/ClassifiedTaxCategory/Percent")).toEqual([]);
    expect(textsAt(root, "AccountingSupplierParty/Party/PartyTaxScheme/CompanyID")).toEqual([]);
    expect(textsAt(root, "AccountingCustomerParty/Party/PartyTaxScheme/CompanyID")).toEqual([]);
    expect(textsAt(root, "AccountingSupplierParty/Party/PartyLegalEntity/CompanyID")).toEqual(["12345674"]);
    expect(textsAt(root, "AccountingCustomerParty/Party/PartyLegalEntity/CompanyID")).toEqual(["14399840"]);
    expect(textsAt(root, "Note").join(" ")).toContain("art. 310");
  });

  test("would be refused with a taxed group beside", () => {
    const groups = [...untaxed.groups, ...aDocument().groups];
    expect(eInvoiceIssues(documentOf({ ...untaxed, groups })).map(({ rule }) => rule)).toContain("BR-O-11");
  });

  test.each([
    ["BR-O-02", "a VAT number of the seller", "cac:AccountingSupplierParty"],
    ["BR-O-02", "a VAT number of the buyer", "cac:AccountingCustomerParty"],
    ["BR-O-05", "a rate on a line", "cac:InvoiceLine"],
    ["BR-O-12", "a taxed line", "cac:InvoiceLine"],
  ])("would be refused by %s with %s", (rule, _what, name) => {
    const [plain, taxed] = [documentOf(untaxed), documentOf(aDocument())];
    const children = plain.children.map((child) =>
      child.name === name ? taxed.children.find((other) => other.name === name)! : child,
    );
    expect(eInvoiceIssues({ ...plain, children }).map((issue) => issue.rule)).toContain(rule);
  });

  test("a seller who registers later charges VAT from that day on, and credits earlier invoices as they were", () => {
    const rates = [...withoutVat, { from: "2026-11-22", percent: 21 }];
    expect(aDocument({ rates }).totals.tax).toBe(0);
    expect(aDocument({ rates: [...withoutVat, { from: "2026-11-21", percent: 21 }] }).totals.tax).toBeGreaterThan(0);
    expect(untaxed.groups).toMatchObject([{ regime: "none", percent: 0, tax: 0 }]);
    expect(untaxed.totals.gross).toBe(aDocument().totals.gross);
  });
});
