// Checks whether an e-invoice would be accepted: the rules of EN 16931 and CIUS-RO that a document of this shop can
// break, and the order that UBL's schema gives its elements. Each issue has the rule id that the tax authority's
// validator uses.

import { parseDay } from "../../base/day.ts";
import type { XmlNode } from "../../base/xml.ts";
import { counties } from "../shipping/counties.ts";
import { CUSTOMIZATION, MARGIN_REASON, UNREGISTERED_REASON } from "./e-invoice.ts";

export type EInvoiceIssue = { rule: string; about: string };

/** The issues of a document; empty if it would be accepted. */
export function eInvoiceIssues(root: XmlNode): EInvoiceIssue[] {
  const issues: EInvoiceIssue[] = [];
  const demand = (rule: string, isMet: boolean, about = "") => {
    if (!isMet) issues.push({ rule, about });
  };
  checkOrder(root, demand);
  checkHead(root, demand);
  checkParty(root, "AccountingSupplierParty", demand);
  checkParty(root, "AccountingCustomerParty", demand);
  checkLines(root, demand);
  checkTaxes(root, demand);
  checkOutsideVat(root, demand);
  checkTotals(root, demand);
  checkLengths(root, demand);
  return issues;
}

type Demand = (rule: string, isMet: boolean, about?: string) => void;

// --- navigation ---

function childrenOf(node: XmlNode | undefined, name: string): XmlNode[] {
  return (
    node?.children.filter(
      (child) => child.name === name || child.name === `cac:${name}` || child.name === `cbc:${name}`,
    ) ?? []
  );
}

function find(node: XmlNode | undefined, path: string): XmlNode | undefined {
  return path.split("/").reduce<XmlNode | undefined>((at, name) => childrenOf(at, name)[0], node);
}

function textAt(node: XmlNode | undefined, path: string): string {
  return find(node, path)?.text.trim() ?? "";
}

/** Hundredths; NaN if the text is not a number with at most two decimals. Amounts are compared exactly. */
function centsAt(node: XmlNode | undefined, path: string): number {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(textAt(node, path));
  if (!match) return Number.NaN;
  return (match[1] ? -1 : 1) * (Number(match[2]) * 100 + Number((match[3] ?? "").padEnd(2, "0")));
}

function sumOf(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function linesIn(root: XmlNode): XmlNode[] {
  return [...childrenOf(root, "InvoiceLine"), ...childrenOf(root, "CreditNoteLine")];
}

// --- the schema's order ---

/** The order of child elements that this shop writes, as the UBL 2.1 schemas define it. */
const sequences: Record<string, readonly string[]> = {
  Invoice: [
    "CustomizationID",
    "ID",
    "IssueDate",
    "DueDate",
    "InvoiceTypeCode",
    "Note",
    "DocumentCurrencyCode",
    "OrderReference",
    "BillingReference",
    "AccountingSupplierParty",
    "AccountingCustomerParty",
    "PaymentMeans",
    "TaxTotal",
    "LegalMonetaryTotal",
    "InvoiceLine",
  ],
  CreditNote: [
    "CustomizationID",
    "ID",
    "IssueDate",
    "CreditNoteTypeCode",
    "Note",
    "DocumentCurrencyCode",
    "OrderReference",
    "BillingReference",
    "AccountingSupplierParty",
    "AccountingCustomerParty",
    "PaymentMeans",
    "TaxTotal",
    "LegalMonetaryTotal",
    "CreditNoteLine",
  ],
  OrderReference: ["ID"],
  BillingReference: ["InvoiceDocumentReference"],
  InvoiceDocumentReference: ["ID", "IssueDate"],
  AccountingSupplierParty: ["Party"],
  AccountingCustomerParty: ["Party"],
  Party: ["PostalAddress", "PartyTaxScheme", "PartyLegalEntity", "Contact"],
  PostalAddress: ["StreetName", "CityName", "PostalZone", "CountrySubentity", "Country"],
  Country: ["IdentificationCode"],
  PartyTaxScheme: ["CompanyID", "TaxScheme"],
  TaxScheme: ["ID"],
  PartyLegalEntity: ["RegistrationName", "CompanyID", "CompanyLegalForm"],
  Contact: ["Telephone", "ElectronicMail"],
  PaymentMeans: ["PaymentMeansCode", "PaymentID", "PayeeFinancialAccount"],
  PayeeFinancialAccount: ["ID", "Name"],
  TaxTotal: ["TaxAmount", "TaxSubtotal"],
  TaxSubtotal: ["TaxableAmount", "TaxAmount", "TaxCategory"],
  TaxCategory: ["ID", "Percent", "TaxExemptionReasonCode", "TaxExemptionReason", "TaxScheme"],
  ClassifiedTaxCategory: ["ID", "Percent", "TaxScheme"],
  LegalMonetaryTotal: [
    "LineExtensionAmount",
    "TaxExclusiveAmount",
    "TaxInclusiveAmount",
    "PrepaidAmount",
    "PayableAmount",
  ],
  InvoiceLine: ["ID", "InvoicedQuantity", "LineExtensionAmount", "Item", "Price"],
  CreditNoteLine: ["ID", "CreditedQuantity", "LineExtensionAmount", "Item", "Price"],
  Item: ["Description", "Name", "SellersItemIdentification", "ClassifiedTaxCategory"],
  SellersItemIdentification: ["ID"],
  Price: ["PriceAmount"],
};
/** All other elements may occur at most once. */
const repeated = new Set(["Note", "TaxSubtotal", "InvoiceLine", "CreditNoteLine"]);

function checkOrder(node: XmlNode, demand: Demand): void {
  const own = node.name.replace(/^c[ab]c:/, "");
  const sequence = sequences[own];
  let last = -1;
  const seen = new Set<string>();
  for (const child of node.children) {
    const name = child.name.replace(/^c[ab]c:/, "");
    const place = sequence?.indexOf(name) ?? -1;
    demand("UBL-2.1", place >= 0, `${name} in ${own}`);
    demand(
      "UBL-2.1",
      child.name === `${child.children.length > 0 ? "cac" : "cbc"}:${name}`,
      `${child.name} is of the other namespace`,
    );
    demand("UBL-2.1", place < 0 || place >= last, `${name} comes too late in ${own}`);
    demand("UBL-2.1", repeated.has(name) || !seen.has(name), `${name} twice in ${own}`);
    seen.add(name);
    last = Math.max(last, place);
    checkOrder(child, demand);
  }
}

// --- the document ---

function checkHead(root: XmlNode, demand: Demand): void {
  const isInvoice = root.name === "Invoice";
  demand("BR-RO-001", textAt(root, "CustomizationID") === CUSTOMIZATION);
  demand("BR-02", textAt(root, "ID") !== "");
  demand("BR-RO-010", /\d/.test(textAt(root, "ID")));
  demand("BR-03", textAt(root, "IssueDate") !== "");
  demand("BR-RO-DT001", parseDay(textAt(root, "IssueDate")) !== null, textAt(root, "IssueDate"));
  if (find(root, "DueDate")) demand("BR-RO-DT003", parseDay(textAt(root, "DueDate")) !== null, textAt(root, "DueDate"));
  demand(
    "BR-RO-020",
    textAt(root, isInvoice ? "InvoiceTypeCode" : "CreditNoteTypeCode") === (isInvoice ? "380" : "381"),
  );
  demand("BR-RO-030", textAt(root, "DocumentCurrencyCode") === "RON");
  demand("BR-RO-A020", childrenOf(root, "Note").length <= 20);
  if (!isInvoice) demand("BR-55", textAt(root, "BillingReference/InvoiceDocumentReference/ID") !== "");
  const means = textAt(root, "PaymentMeans/PaymentMeansCode");
  demand("BR-49", find(root, "PaymentMeans") === undefined || means !== "");
  demand("BR-61", !["30", "58"].includes(means) || textAt(root, "PaymentMeans/PayeeFinancialAccount/ID") !== "");
}

const subdivisions = new Set(Object.keys(counties).map((county) => `RO-${county}`));

type Side = "AccountingSupplierParty" | "AccountingCustomerParty";
const rulesOf = {
  AccountingSupplierParty: {
    name: "BR-06",
    address: "BR-08",
    country: "BR-09",
    street: "BR-RO-081",
    city: "BR-RO-091",
    sector: "BR-RO-100",
    county: "BR-RO-110",
  },
  AccountingCustomerParty: {
    name: "BR-07",
    address: "BR-10",
    country: "BR-11",
    street: "BR-RO-082",
    city: "BR-RO-092",
    sector: "BR-RO-101",
    county: "BR-RO-111",
  },
} as const satisfies Record<Side, Record<string, string>>;

function checkParty(root: XmlNode, side: Side, demand: Demand): void {
  const rules = rulesOf[side];
  const party = find(root, `${side}/Party`);
  const at = (path: string) => textAt(party, path);
  demand(rules.name, at("PartyLegalEntity/RegistrationName") !== "");
  demand(rules.address, find(party, "PostalAddress") !== undefined);
  demand(rules.country, at("PostalAddress/Country/IdentificationCode") !== "");
  demand(rules.street, at("PostalAddress/StreetName") !== "");
  demand(rules.city, at("PostalAddress/CityName") !== "");
  const [county, city] = [at("PostalAddress/CountrySubentity"), at("PostalAddress/CityName")];
  demand(rules.county, subdivisions.has(county), county);
  demand(rules.sector, county !== "RO-B" || /^SECTOR[1-6]$/.test(city), city);
  const taxNumber = at("PartyTaxScheme/CompanyID");
  demand("BR-CO-09", taxNumber === "" || /^[A-Z]{2}/.test(taxNumber), taxNumber);
  if (side === "AccountingSupplierParty") {
    demand("BR-CO-26", taxNumber !== "" || at("PartyLegalEntity/CompanyID") !== "");
    demand("BR-RO-065", taxNumber !== "" || isOutsideVat(root));
  } else demand("BR-RO-120", taxNumber !== "" || at("PartyLegalEntity/CompanyID") !== "");
}

/** Whether a category of its taxes is O: services outside of the scope of VAT. */
function isOutsideVat(root: XmlNode): boolean {
  return childrenOf(find(root, "TaxTotal"), "TaxSubtotal").some((each) => textAt(each, "TaxCategory/ID") === "O");
}

/** The rules of category O, which stands alone. */
function checkOutsideVat(root: XmlNode, demand: Demand): void {
  if (!isOutsideVat(root)) return;
  const subtotals = childrenOf(find(root, "TaxTotal"), "TaxSubtotal");
  demand("BR-O-11", subtotals.length === 1);
  for (const side of ["AccountingSupplierParty", "AccountingCustomerParty"] as const)
    demand("BR-O-02", textAt(root, `${side}/Party/PartyTaxScheme/CompanyID`) === "", side);
  const category = find(subtotals[0], "TaxCategory");
  demand("BR-O-10", textAt(category, "TaxExemptionReasonCode") === UNREGISTERED_REASON.code);
  demand("BR-O-09", centsAt(subtotals[0], "TaxAmount") === 0);
  for (const [index, line] of linesIn(root).entries()) {
    const own = find(line, "Item/ClassifiedTaxCategory");
    demand("BR-O-12", textAt(own, "ID") === "O", `line ${index + 1}`);
    demand("BR-O-05", find(own, "Percent") === undefined, `line ${index + 1}`);
  }
}

function checkLines(root: XmlNode, demand: Demand): void {
  const lines = linesIn(root);
  demand("BR-16", lines.length > 0);
  for (const [index, line] of lines.entries()) {
    const about = `line ${index + 1}`;
    const quantity = find(line, "InvoicedQuantity") ?? find(line, "CreditedQuantity");
    demand("BR-21", textAt(line, "ID") !== "", about);
    demand("BR-22", quantity !== undefined && Number.isFinite(Number(quantity.text || "x")), about);
    demand("BR-23", (quantity?.attributes["unitCode"] ?? "") !== "", about);
    demand("BR-24", find(line, "LineExtensionAmount") !== undefined, about);
    demand("BR-25", textAt(line, "Item/Name") !== "", about);
    demand("BR-26", find(line, "Price/PriceAmount") !== undefined, about);
    demand("BR-27", !(centsAt(line, "Price/PriceAmount") < 0), about);
    demand("BR-CO-04", ["S", "E", "O"].includes(textAt(line, "Item/ClassifiedTaxCategory/ID")), about);
    // Not a rule of the tax authority, which never multiplies: a line is its price times its quantity.
    demand(
      "LINE-NET",
      Math.round(centsAt(line, "Price/PriceAmount") * Number(quantity?.text)) === centsAt(line, "LineExtensionAmount"),
      about,
    );
  }
}

function rateOf(node: XmlNode | undefined): string {
  return `${textAt(node, "ID")} ${Number(textAt(node, "Percent"))}`;
}

function checkTaxes(root: XmlNode, demand: Demand): void {
  const subtotals = childrenOf(find(root, "TaxTotal"), "TaxSubtotal");
  demand("BR-CO-18", subtotals.length > 0);
  const lines = linesIn(root);
  for (const subtotal of subtotals) {
    const category = find(subtotal, "TaxCategory");
    const id = textAt(category, "ID");
    const isOutside = id === "O";
    const percent = isOutside ? 0 : Number(textAt(category, "Percent") || "x");
    const [base, tax] = [centsAt(subtotal, "TaxableAmount"), centsAt(subtotal, "TaxAmount")];
    const about = `${id} ${percent}%`;
    const mine = lines.filter((line) => rateOf(find(line, "Item/ClassifiedTaxCategory")) === rateOf(category));
    const sum = sumOf(mine.map((line) => centsAt(line, "LineExtensionAmount")));
    const isExempt = id === "E";
    demand("BR-48", Number.isFinite(percent), about);
    demand(isOutside ? "BR-O-08" : isExempt ? "BR-E-08" : "BR-S-08", base === sum, about);
    // The authority allows a difference below 1.00; ours is at most one ban, from extracting the tax from the price.
    demand("BR-CO-17", Math.abs(tax - Math.round((base * percent) / 100)) <= 1, about);
    if (isOutside) demand("BR-48", find(category, "Percent") === undefined, about);
    else if (isExempt) {
      demand("BR-E-05", percent === 0, about);
      demand("BR-E-09", tax === 0, about);
      demand(
        "BR-E-10",
        textAt(category, "TaxExemptionReasonCode") !== "" || textAt(category, "TaxExemptionReason") !== "",
        about,
      );
      demand("PEPPOL-EN16931-P0109", textAt(category, "TaxExemptionReasonCode") === MARGIN_REASON.code, about);
    } else {
      demand("BR-S-05", percent > 0, about);
      demand(
        "BR-S-10",
        find(category, "TaxExemptionReasonCode") === undefined && find(category, "TaxExemptionReason") === undefined,
        about,
      );
    }
  }
  const rates = new Set(subtotals.map((subtotal) => rateOf(find(subtotal, "TaxCategory"))));
  for (const line of lines) {
    const rate = rateOf(find(line, "Item/ClassifiedTaxCategory"));
    demand(rate.startsWith("O") ? "BR-O-01" : rate.startsWith("E") ? "BR-E-01" : "BR-S-01", rates.has(rate), rate);
  }
  demand(
    "BR-CO-14",
    centsAt(root, "TaxTotal/TaxAmount") === sumOf(subtotals.map((subtotal) => centsAt(subtotal, "TaxAmount"))),
  );
}

function checkTotals(root: XmlNode, demand: Demand): void {
  const total = find(root, "LegalMonetaryTotal");
  const at = (name: string) => centsAt(total, name);
  const paid = find(total, "PrepaidAmount") ? at("PrepaidAmount") : 0;
  demand("BR-12", find(total, "LineExtensionAmount") !== undefined);
  demand("BR-13", find(total, "TaxExclusiveAmount") !== undefined);
  demand("BR-14", find(total, "TaxInclusiveAmount") !== undefined);
  demand("BR-15", find(total, "PayableAmount") !== undefined);
  demand(
    "BR-CO-10",
    at("LineExtensionAmount") === sumOf(linesIn(root).map((line) => centsAt(line, "LineExtensionAmount"))),
  );
  demand("BR-CO-13", at("TaxExclusiveAmount") === at("LineExtensionAmount"));
  demand("BR-CO-15", at("TaxInclusiveAmount") === at("TaxExclusiveAmount") + centsAt(root, "TaxTotal/TaxAmount"));
  demand("BR-CO-16", at("PayableAmount") === at("TaxInclusiveAmount") - paid);
  demand("BR-CO-25", !(at("PayableAmount") > 0) || root.name !== "Invoice" || find(root, "DueDate") !== undefined);
}

/** In characters. BR-RO-L… defines the longest; the number is part of the rule's name there. */
const longest: Record<string, number> = {
  StreetName: 150,
  CityName: 50,
  PostalZone: 20,
  RegistrationName: 200,
  CompanyLegalForm: 1000,
  Telephone: 100,
  ElectronicMail: 100,
  PaymentID: 140,
  Description: 200,
};

function checkLengths(node: XmlNode, demand: Demand): void {
  const name = node.name.replace(/^c[ab]c:/, "");
  const most = longest[name];
  const length = [...node.text].length;
  if (most !== undefined) demand(`BR-RO-L${String(most).padStart(3, "0")}`, length <= most, name);
  if (name === "Item") demand("BR-RO-L100", [...textAt(node, "Name")].length <= 100, "Item name");
  if (name.endsWith("Amount")) {
    demand("BR-RO-Z2", /^-?\d+(\.\d{1,2})?$/.test(node.text), `${name} ${node.text}`);
    demand("BR-CL-03", node.attributes["currencyID"] === "RON", name);
  }
  for (const child of node.children) checkLengths(child, demand);
}
