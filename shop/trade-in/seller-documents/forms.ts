// The forms of a seller's documents, and of the staff who check them. Messages are codes: each has words in four languages.

import { z } from "zod";
import { parseDay } from "../../../base/day.ts";
import { parseCui, parseOptionalTradeRegister } from "../../shipping/company.ts";
import { plainText } from "../draft/draft.ts";
import { isAdult, parseCnp } from "./cnp.ts";
import { checkReasons, documentTypes, parseDrawing, type SellerIdentity } from "./identity.ts";

const LONGEST = 200;
const LONGEST_DOCUMENT = 30;

const line = z
  .string("required")
  .default("")
  .transform((typed) => plainText(typed, LONGEST + 1).replace(/\s+/g, " "))
  .pipe(z.string().max(LONGEST, "too-long"));

const fields = z.object({
  sellsAs: z.enum(["person", "company"], "form-invalid"),
  legalName: line,
  document: z.enum(documentTypes).optional(),
  documentNumber: line,
  cnp: line,
  bornOn: line,
  address: line,
  cui: line,
  tradeRegister: line,
  signatory: line,
});
type Typed = z.infer<typeof fields>;
type Problem = { field: keyof Typed; message: string };

/** Who sells, on a day such as "2026-11-23": a person of age, or a company. */
export function identityForm(on: string) {
  return fields.transform((typed, context): SellerIdentity => {
    const { identity, problems } = typed.sellsAs === "company" ? companyIn(typed) : personIn(typed, on);
    for (const { field, message } of problems) context.addIssue({ code: "custom", path: [field], message });
    return problems.length === 0 ? identity : z.NEVER;
  });
}

const SHORTEST_NAME = 5; // "Li Bo"

function common({ legalName, address }: Typed): Problem[] {
  return [
    ...(legalName.length < SHORTEST_NAME || !/\S \S/.test(legalName)
      ? [{ field: "legalName", message: "legal-name-required" } as const]
      : []),
    ...(address.length < 10 ? [{ field: "address", message: "legal-address-required" } as const] : []),
  ];
}

function personIn(typed: Typed, on: string): { identity: SellerIdentity; problems: Problem[] } {
  const problems = common(typed);
  const { document: type = "id-card" } = typed;
  const number = typed.documentNumber.toUpperCase().replace(/[\s.-]/g, "");
  const isNumber = type === "id-card" ? /^[A-Z]{2}\d{6,7}$/.test(number) : /^[A-Z0-9]{5,20}$/.test(number);
  if (!isNumber || number.length > LONGEST_DOCUMENT)
    problems.push({ field: "documentNumber", message: "document-invalid" });
  // A foreigner has a personal number only as a resident.
  const needsCnp = type === "id-card" || typed.cnp !== "";
  const personal = needsCnp ? parseCnp(typed.cnp, on) : null;
  if (needsCnp && !personal) problems.push({ field: "cnp", message: "cnp-invalid" });
  const bornOn = personal?.bornOn ?? typed.bornOn;
  if (!needsCnp && (parseDay(bornOn) === null || bornOn > on || bornOn < "1900-01-01"))
    problems.push({ field: "bornOn", message: "birth-date-required" });
  else if ((personal || !needsCnp) && !isAdult(bornOn, on))
    problems.push({ field: needsCnp ? "cnp" : "bornOn", message: "seller-minor" });
  return {
    problems,
    identity: {
      kind: "person",
      name: typed.legalName,
      cnp: personal?.cnp ?? null,
      bornOn,
      document: { type, number },
      address: typed.address,
    },
  };
}

function companyIn(typed: Typed): { identity: SellerIdentity; problems: Problem[] } {
  const problems = common(typed);
  const [cui, tradeRegister] = [parseCui(typed.cui), parseOptionalTradeRegister(typed.tradeRegister)];
  if (cui === null) problems.push({ field: "cui", message: "cui-invalid" });
  if (tradeRegister === null) problems.push({ field: "tradeRegister", message: "trade-register-invalid" });
  if (typed.signatory.length < SHORTEST_NAME) problems.push({ field: "signatory", message: "signatory-required" });
  return {
    problems,
    identity: {
      kind: "company",
      name: typed.legalName,
      cui: cui ?? "",
      tradeRegister: tradeRegister?.number ?? null,
      address: typed.address,
      signatory: typed.signatory,
    },
  };
}

/** The invoice of a company. */
export const InvoiceForm = z.object({
  invoiceNumber: line.pipe(z.string().min(1, "invoice-number-required")),
  invoiceDay: line.refine((text) => parseDay(text) !== null, "invoice-day-required"),
});

/** Signing the record: a typed name always, a drawing if the browser can. */
export const SignForm = z
  .object({
    documentHash: z.string("form-invalid").regex(/^[0-9a-f]{64}$/, "form-invalid"),
    signedName: line.pipe(z.string().min(SHORTEST_NAME, "signed-name-required")),
    agreed: z.literal("on", "signature-consent-required"),
    drawing: z.string().optional(),
  })
  .transform(({ documentHash, signedName, drawing: drawn }) => {
    const drawing = parseDrawing(drawn ?? "");
    return {
      documentHash,
      name: signedName,
      drawing,
      method: drawing === null ? ("typed" as const) : ("drawn" as const),
    };
  });

const note = line.pipe(z.string().min(3, "reason-missing"));

/** What staff do about the documents of a trade-in. */
export const SellerDocumentsForm = z.discriminatedUnion(
  "intent",
  [
    z.object({ intent: z.literal("settle-check"), check: z.enum(checkReasons, "form-invalid"), checkNote: note }),
    z.object({ intent: z.literal("ask-payee") }),
    z.object({ intent: z.literal("read-identity") }),
    z.object({
      intent: z.literal("serials"),
      serials: z
        .string("form-invalid")
        .max(4000, "too-long")
        .transform((text) =>
          text
            .split(/[\r\n,;]+/)
            .map((each) => each.trim())
            .filter(Boolean),
        ),
    }),
  ],
  "form-invalid",
);
export type SellerDocumentsForm = z.infer<typeof SellerDocumentsForm>;

/** What staff do with the watch list. */
export const WatchListForm = z.discriminatedUnion(
  "intent",
  [
    z.object({
      /** `check`: says what it would do, and stores nothing. */
      intent: z.enum(["add", "check"]),
      lines: z.string("watch-list-empty").max(400_000, "too-long"),
      note,
    }),
    z.object({ intent: z.literal("remove"), serial: z.string("form-invalid").max(64, "form-invalid") }),
  ],
  "form-invalid",
);
