// The delivery of an order as a colleague has saved it, beside what was typed.

import type { Key } from "../../../../i18n/translate.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import type { ConflictView } from "../../components/conflict.tsx";
import { useConflict } from "../../components/use-conflict.ts";
import { invoiceFields, type LockerOption } from "./buyer-fields.tsx";

type Fields = Readonly<Record<string, string>>;
type Saved = { values: Fields; lastChange: { actor: string; at: Date } | null; lockers: readonly LockerOption[] };

const names = [
  "firstName",
  "lastName",
  "phone",
  "email",
  "delivery",
  "lockerId",
  "address",
  "county",
  "city",
  "postalCode",
  ...invoiceFields,
];
const ofCompany = new Set(["companyName", "cui", "tradeRegister"]);

/** `typed`: the fields of a form that was refused because a colleague was faster. */
export function useDeliveryConflict({ values, lastChange, lockers }: Saved, typed: Fields | null): ConflictView | null {
  const { t } = useWords("office-orders-processing");
  const { t: checkout } = useWords("checkout");
  const labelOf = (name: string) => {
    if (name === "delivery") return t("change.how");
    if (name === "lockerId") return t("change.locker");
    if (name === "isCompany" || name === "billingDiffers") return t(`change.${name}`);
    const plain = name.startsWith("billing") ? name.charAt(7).toLowerCase() + name.slice(8) : name;
    const label = checkout(`shipping.${plain}` as Key<"checkout">);
    return plain === name ? label : `${t("change.billingDiffers")}: ${label}`;
  };
  const shown = (fields: Fields, name: string) => {
    const text = counts(fields, name) ? (fields[name] ?? "") : "";
    if (name === "delivery" && text !== "") return t(`delivery.${text as "courier"}`);
    if (name === "lockerId") return lockers.find(({ id }) => id === text)?.label ?? text;
    return text === "on" ? "✓" : text;
  };
  const fields = names.map((name) => ({
    label: labelOf(name),
    stored: shown(values, name),
    yours: typed ? shown(typed, name) : "",
  }));
  return useConflict(lastChange, typed && fields);
}

/** A form posts the fields of a company, of another invoice address and of a locker even where none is chosen. */
function counts(fields: Fields, name: string): boolean {
  if (name === "lockerId") return fields["delivery"] === "locker";
  if (ofCompany.has(name)) return fields["isCompany"] === "on";
  return !name.startsWith("billing") || fields["billingDiffers"] === "on";
}
