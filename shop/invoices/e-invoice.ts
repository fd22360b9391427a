// Renders an invoice or credit note for Romania's e-Factura: UBL 2.1, EN 16931 restricted by CIUS-RO 1.0.1.
// Invariant: it states the same amounts as the printed document, to the ban. `BT-…` are the standard's names of the
// fields.

import type { Bani } from "../../base/money.ts";
import type { XmlNode } from "../../base/xml.ts";
import type { Document, DocumentLine } from "./invoice.ts";
import type { TaxGroup } from "./vat.ts";

type Wording = {
  /** The text of a line in Romanian. */
  nameOf(line: DocumentLine): { name: string; details: string };
  /** Why a credit note was issued; null for an invoice. */
  reason: string | null;
};

export const CUSTOMIZATION = "urn:cen.eu:en16931:2017#compliant#urn:efactura.mfinante.ro:CIUS-RO:1.0.1";
const CURRENCY = "RON";
/** UN/ECE recommendation 20: one piece. */
const PIECE = "H87";
/** UNCL 4461: by bank card, by credit transfer, in cash. */
const meansCodes = { card: "48", bank: "30", cash: "10" } as const;
/** The tax authority's value for a private buyer without a number. */
const NO_NUMBER = "0".repeat(13);
const LONGEST = {
  name: 100,
  description: 200,
  city: 50,
  street: 150,
  party: 200,
  legalForm: 1000,
  contact: 100,
  terms: 300,
} as const;

/** VATEX: the margin scheme for second-hand goods. */
export const MARGIN_REASON = { code: "VATEX-EU-F", text: "Regimul marjei – bunuri second-hand" } as const;

/** VATEX: the seller is not registered for VAT. */
export const UNREGISTERED_REASON = {
  code: "VATEX-EU-O",
  text: "Neînregistrat în scopuri de TVA – regim special de scutire, art. 310 din Legea nr. 227/2015",
} as const;

/** The document's root element. Throws for a proforma, which is not an invoice. */
export function eInvoiceOf(document: Document, wording: Wording): XmlNode {
  if (document.kind === "proforma") throw new Error("a proforma is no invoice");
  const isInvoice = document.kind === "invoice";
  const root = isInvoice ? "Invoice" : "CreditNote";
  const namespaces = {
    xmlns: `urn:oasis:names:specification:ubl:schema:xsd:${root}-2`,
    "xmlns:cac": "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2",
    "xmlns:cbc": "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2",
  };
  const isPaid = !isInvoice || document.payment.paidOn !== null;
  return {
    ...group(root, [
      cbc("CustomizationID", CUSTOMIZATION), // BT-24
      cbc("ID", document.number), // BT-1
      cbc("IssueDate", document.issuedOn), // BT-2
      isInvoice && !isPaid && cbc("DueDate", document.issuedOn), // BT-9
      isInvoice ? cbc("InvoiceTypeCode", "380") : cbc("CreditNoteTypeCode", "381"), // BT-3
      ...notesOf(document, wording).map((note) => cbc("Note", note)), // BT-22
      cbc("DocumentCurrencyCode", CURRENCY), // BT-5
      cac("OrderReference", [cbc("ID", document.orderNumber)]), // BT-13
      document.corrects &&
        cac("BillingReference", [
          cac("InvoiceDocumentReference", [
            cbc("ID", document.corrects.number),
            cbc("IssueDate", document.corrects.issuedOn),
          ]),
        ]), // BT-25, BT-26
      cac("AccountingSupplierParty", [seller(document.seller, { isRegistered: !isUntaxed(document) })]),
      cac("AccountingCustomerParty", [
        buyer(document.buyer, { isSellerRegistered: !isUntaxed(document), counter: document.seller }),
      ]),
      meansOf(document),
      cac("TaxTotal", [amount("TaxAmount", document.totals.tax), ...document.groups.map(subtotal)]), // BT-110
      totals(document, { isPaid }),
      ...document.lines.map((line, index) => lineOf(line, { index, isInvoice, ...wording.nameOf(line) })),
    ]),
    attributes: namespaces,
  };
}

function notesOf(document: Document, { reason }: Wording): string[] {
  return [
    ...(reason === null ? [] : [reason]),
    ...(document.groups.some((group) => group.regime === "margin") ? [MARGIN_REASON.text] : []),
    ...(isUntaxed(document) ? [UNREGISTERED_REASON.text] : []),
  ];
}

/** Whether it was issued while the seller was not registered for VAT: then all of it is outside of VAT (BR-O-11 to BR-O-14). */
function isUntaxed({ groups }: Pick<Document, "groups">): boolean {
  return groups.some(({ regime }) => regime === "none");
}

/** The CUI without the RO of who is registered for VAT. */
function withoutPrefix(cui: string): string {
  return cui.replace(/^RO/i, "");
}

/**
 * A seller who is not registered for VAT states no VAT number (BR-O-02) but the CUI as its registration (BT-30), with the number of the trade register beside
 * it.
 */
function seller(
  { name, cui, tradeRegister, capital, phone, email, ...address }: Document["seller"],
  { isRegistered }: { isRegistered: boolean },
): XmlNode {
  const number = withoutPrefix(cui);
  const form = `Capital social: ${capital}`;
  return cac("Party", [
    addressOf(address),
    isRegistered && cac("PartyTaxScheme", [cbc("CompanyID", `RO${number}`), VAT]), // BT-31
    // BT-27, BT-30, BT-33
    cac("PartyLegalEntity", [
      cbc("RegistrationName", cut(name, LONGEST.party)),
      cbc("CompanyID", isRegistered ? tradeRegister : number),
      cbc("CompanyLegalForm", cut(isRegistered ? form : `${tradeRegister}, ${form}`, LONGEST.legalForm)),
    ]),
    cac("Contact", [cbc("Telephone", cut(phone, LONGEST.contact)), cbc("ElectronicMail", cut(email, LONGEST.contact))]), // BT-42, BT-43
  ]);
}

/**
 * A company registered for VAT has its VAT number and its registration (without one its CUI), another company its CUI, a person no number. Outside of VAT no VAT number is
 * stated, the buyer's neither (BR-O-02).
 */
function buyer(
  { name, company, email, ...address }: Document["buyer"],
  { isSellerRegistered, counter }: { isSellerRegistered: boolean; counter: Address },
): XmlNode {
  const isTaxed = isSellerRegistered && (company?.cui.startsWith("RO") ?? false);
  const legalId =
    company === null ? NO_NUMBER : ((isTaxed ? company.tradeRegister : null) ?? withoutPrefix(company.cui));
  return cac("Party", [
    // Who gave no address at the counter bought there: the rules want a place (BR-RO-082, BR-RO-092).
    addressOf(address.street === "" || address.city === "" ? counter : address),
    isTaxed && company && cac("PartyTaxScheme", [cbc("CompanyID", company.cui), VAT]), // BT-48
    cac("PartyLegalEntity", [cbc("RegistrationName", cut(name, LONGEST.party)), cbc("CompanyID", legalId)]), // BT-44, BT-47
    cac("Contact", [cbc("ElectronicMail", cut(email, LONGEST.contact))]), // BT-58
  ]);
}

type Address = Pick<Document["buyer"], "street" | "city" | "county" | "postalCode">;

function addressOf(address: Address): XmlNode {
  return cac("PostalAddress", [
    cbc("StreetName", cut(address.street, LONGEST.street)),
    cbc("CityName", cityOf(address)),
    address.postalCode !== "" && cbc("PostalZone", address.postalCode),
    cbc("CountrySubentity", `RO-${address.county}`), // ISO 3166-2:RO
    cac("Country", [cbc("IdentificationCode", "RO")]),
  ]);
}

/**
 * In Bucharest the city is the sector (BR-RO-100). Its postal codes begin with 0 and the sector's number; for any other
 * code the sector may be in the city's text.
 */
function cityOf({ city, county, postalCode, street }: Address): string {
  if (county !== "B") return cut(city, LONGEST.city);
  const sector = /^0([1-6])/.exec(postalCode)?.[1] ?? /sector(?:ul)?\s*([1-6])/i.exec(`${city} ${street}`)?.[1];
  return sector ? `SECTOR${sector}` : cut(city, LONGEST.city);
}

function meansOf({ payment, seller, orderNumber }: Document): XmlNode {
  return cac("PaymentMeans", [
    cbc("PaymentMeansCode", meansCodes[payment.means]), // BT-81
    cbc("PaymentID", payment.reference ?? orderNumber), // BT-83
    payment.means === "bank" && cac("PayeeFinancialAccount", [cbc("ID", seller.iban), cbc("Name", seller.name)]), // BT-84, BT-85
  ]);
}

const VAT = cac("TaxScheme", [cbc("ID", "VAT")]);

function category(
  name: string,
  { regime, percent }: Pick<TaxGroup, "regime" | "percent">,
  options: { withReason: boolean },
): XmlNode {
  const reason = { margin: MARGIN_REASON, none: UNREGISTERED_REASON, standard: null }[regime];
  return cac(name, [
    cbc("ID", { margin: "E", none: "O", standard: "S" }[regime]),
    // Outside of VAT there is no rate (BR-48, BR-O-05).
    regime !== "none" && cbc("Percent", `${percent}.00`),
    ...(reason && options.withReason
      ? [cbc("TaxExemptionReasonCode", reason.code), cbc("TaxExemptionReason", reason.text)]
      : []), // BT-121, BT-120
    VAT,
  ]);
}

function subtotal(group: TaxGroup): XmlNode {
  return cac("TaxSubtotal", [
    amount("TaxableAmount", group.net),
    amount("TaxAmount", group.tax),
    category("TaxCategory", group, { withReason: true }),
  ]);
}

/** A payment made before the invoice is its paid amount (BT-113); only the rest is due (BT-115). */
function totals({ totals: { net, gross } }: Document, { isPaid }: { isPaid: boolean }): XmlNode {
  return cac("LegalMonetaryTotal", [
    amount("LineExtensionAmount", net),
    amount("TaxExclusiveAmount", net),
    amount("TaxInclusiveAmount", gross),
    isPaid && amount("PrepaidAmount", gross),
    amount("PayableAmount", isPaid ? (0 as Bani) : gross),
  ]);
}

function lineOf(
  line: DocumentLine,
  { index, isInvoice, name, details }: { index: number; isInvoice: boolean; name: string; details: string },
): XmlNode {
  const quantity = isInvoice ? "InvoicedQuantity" : "CreditedQuantity";
  const code = line.subject.kind === "unit" ? line.subject.code : null;
  return cac(isInvoice ? "InvoiceLine" : "CreditNoteLine", [
    cbc("ID", String(index + 1)),
    // A price is never below zero (BR-27), so a reduction has quantity −1.
    { ...cbc(quantity, line.net < 0 ? "-1" : "1"), attributes: { unitCode: PIECE } },
    amount("LineExtensionAmount", line.net),
    cac("Item", [
      cbc("Description", cut(details, LONGEST.description)),
      cbc("Name", cut(name, LONGEST.name)),
      code !== null && cac("SellersItemIdentification", [cbc("ID", code)]),
      category("ClassifiedTaxCategory", line, { withReason: false }),
    ]),
    cac("Price", [amount("PriceAmount", Math.abs(line.net) as Bani)]), // BT-146
  ]);
}

function amount(name: string, bani: Bani): XmlNode {
  return { ...cbc(name, (bani / 100).toFixed(2)), attributes: { currencyID: CURRENCY } };
}

function cbc(name: string, text: string): XmlNode {
  return { name: `cbc:${name}`, attributes: {}, children: [], text: text.replace(/\s+/g, " ").trim() };
}

function cac(name: string, children: (XmlNode | false | null)[]): XmlNode {
  return group(`cac:${name}`, children);
}

function group(name: string, children: (XmlNode | false | null)[]): XmlNode {
  return {
    name,
    attributes: {},
    children: children.filter((child) => child !== false && child !== null).filter(hasContent),
    text: "",
  };
}

function hasContent({ children, text }: XmlNode): boolean {
  return children.length > 0 || text !== "";
}

/** At most this many characters, without a split surrogate pair at the end. */
function cut(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join("")}…`;
}
