// What a shop lacks before it may sell to the public. Pure: the start of the process, `npm run ready-to-open` and the office's
// home show the same list.
// Invariant: no check looks at one that follows from another; each names what has to be changed.

import { parseIban } from "../payments/iban.ts";
import type { GroupName } from "../settings/group-names.ts";
import type { GroupValues } from "../settings/groups.ts";
import { parseCui, parseTradeRegister } from "../shipping/company.ts";

/**
 * `money`: money, or a contract, would go astray; with real cards the shop does not start. `opening`: the shop cannot serve buyers
 * without it. `advice`: the law or buyers expect it.
 */
export const readinessWeights = {
  "company-demo": "money",
  "company-invalid": "money",
  "vat-contradictory": "money",
  "bank-demo": "money",
  "bank-invalid": "money",
  "texts-draft": "money",
  "address-insecure": "money",
  "stock-demo": "money",
  "mail-missing": "opening",
  "cards-test": "opening",
  "courier-sandbox": "opening",
  "lockers-missing": "opening",
  "owner-missing": "opening",
  "second-factor": "opening",
  "hours-missing": "advice",
  "certificate-missing": "advice",
} as const satisfies Record<string, "money" | "opening" | "advice">;
export type ReadinessCode = keyof typeof readinessWeights;
export type ReadinessWeight = (typeof readinessWeights)[ReadinessCode];

/** One check; `fields` are those of the setting that are wrong. */
export type ReadinessCheck = { code: ReadinessCode; weight: ReadinessWeight; isDone: boolean; fields: string[] };

export type ReadinessFacts = {
  company: GroupValues["company"];
  bank: GroupValues["bank"];
  isVatRegistered: boolean;
  hours: GroupValues["hours"];
  textsFinal: boolean;
  /** What the program brings along: an invented company and account. */
  demo: Pick<GroupValues, "company" | "bank">;
  publicUrl: string;
  hasMailServer: boolean;
  cards: "live" | "test" | "sandbox";
  courier: "file" | "fan" | "sameday" | "sandbox";
  /** Whether buyers may choose a locker, and how many are known and open. */
  lockers: { isOn: boolean; open: number };
  hasDemoStock: boolean;
  /** Owners who have a password, and those of them with a second factor. */
  owners: number;
  ownersWithFactor: number;
};

const companyFields = ["legalName", "cui", "tradeRegister", "address", "street", "email", "phone"] as const;

/** Every check with its outcome, in the order in which an owner works through them. */
export function readinessOf(facts: ReadinessFacts): ReadinessCheck[] {
  const { company, bank, demo } = facts;
  const wrong: Record<ReadinessCode, string[] | boolean> = {
    "company-demo": companyFields.filter((field) => company[field] === demo.company[field]),
    "company-invalid": [
      ...(parseCui(company.cui) === null ? ["cui"] : []),
      ...(parseTradeRegister(company.tradeRegister) === null ? ["tradeRegister"] : []),
    ],
    // A VAT number begins with RO; who is not registered for VAT has the CUI alone.
    "vat-contradictory": /^RO/i.test(company.cui.trim()) === facts.isVatRegistered ? [] : ["cui"],
    "bank-demo": [
      ...(bank.bank === demo.bank.bank ? ["bank"] : []),
      ...accountsIn(bank).flatMap(([field, iban]) => (isSame(iban, demo.bank.iban) ? [field] : [])),
    ],
    "bank-invalid": accountsIn(bank).flatMap(([field, iban]) => (parseIban(iban) === null ? [field] : [])),
    "texts-draft": !facts.textsFinal,
    "address-insecure": !facts.publicUrl.startsWith("https://"),
    "stock-demo": facts.hasDemoStock,
    "mail-missing": !facts.hasMailServer,
    "cards-test": facts.cards !== "live",
    "courier-sandbox": facts.courier === "sandbox",
    "lockers-missing": facts.lockers.isOn && facts.lockers.open === 0,
    "owner-missing": facts.owners === 0,
    "second-factor": facts.owners > 0 && facts.ownersWithFactor === 0,
    "hours-missing": Object.values(facts.hours.days).every((day) => day === null),
    "certificate-missing": company.certificate === null,
  };
  return (Object.keys(readinessWeights) as ReadinessCode[]).map((code) => {
    const found = wrong[code];
    const fields = Array.isArray(found) ? found : [];
    const isDone = Array.isArray(found) ? found.length === 0 : !found;
    return { code, weight: readinessWeights[code], isDone, fields };
  });
}

/** The accounts by field: the second one is optional. */
function accountsIn({ iban, payoutIban }: GroupValues["bank"]): [string, string][] {
  return [["iban", iban], ...(payoutIban === null ? [] : [["payoutIban", payoutIban] as [string, string]])];
}

function isSame(one: string, other: string): boolean {
  return one.replaceAll(" ", "") === other.replaceAll(" ", "");
}

/** The group of settings in which each check is met; the others are met elsewhere in the office or by the installation. */
const groupOfCheck: Partial<Record<ReadinessCode, GroupName>> = {
  "company-demo": "company",
  "company-invalid": "company",
  "certificate-missing": "company",
  "vat-contradictory": "vat",
  "bank-demo": "bank",
  "bank-invalid": "bank",
  "texts-draft": "legal",
  "hours-missing": "hours",
  "lockers-missing": "lockers",
};

export function groupOf(code: ReadinessCode): GroupName | null {
  return groupOfCheck[code] ?? null;
}

/** What a group of settings still lacks. The office's home, the list of settings and the page of the group all ask this. */
export function missingInGroup(checks: readonly ReadinessCheck[], group: GroupName): ReadinessCheck[] {
  return checks.filter(({ code, isDone }) => !isDone && groupOf(code) === group);
}

/** Whether a group's data are the shop's own and valid; the certificate concerns only those who work elsewhere than at their seat. */
export function isGroupDone(checks: readonly ReadinessCheck[], group: GroupName): boolean {
  return missingInGroup(checks, group).every(({ code }) => code === "certificate-missing");
}

/** The fields of a group that still hold what the program brought along: nobody typed them, so no form shows them as typed. */
export function inventedFields(checks: readonly ReadinessCheck[], group: GroupName): string[] {
  const fields = missingInGroup(checks, group)
    .filter(({ code }) => code === "company-demo" || code === "bank-demo")
    .flatMap((check) => check.fields);
  // The rest of an address means nothing without its street.
  return fields.includes("street") ? [...fields, "city", "postalCode"] : fields;
}

/** What is missing before the shop may open; advice does not block. */
export function blockersIn(checks: readonly ReadinessCheck[]): ReadinessCheck[] {
  return checks.filter(({ isDone, weight }) => !isDone && weight !== "advice");
}

/** Why the process must not start: it takes real money, and some of it would go astray. */
export function startBlockersIn(checks: readonly ReadinessCheck[], cards: ReadinessFacts["cards"]): ReadinessCheck[] {
  return cards === "live" ? checks.filter(({ isDone, weight }) => !isDone && weight === "money") : [];
}
