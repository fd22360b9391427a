// Who made what bears a brand, and who answers for it in the EU (Regulation (EU) 2023/988, article 19).
// Invariant: a brand has at most one entry; nothing is stated about a brand without one.

import type { ManufacturerId } from "../../base/id.ts";
import { foldDiacritics } from "../../base/text.ts";

/** `contact`: an e-mail address or a web page. */
export type SafetyContact = { name: string; address: string; contact: string };

export type Manufacturer = SafetyContact & {
  id: ManufacturerId;
  brand: string;
  /** The responsible person in the EU, where the manufacturer is outside. */
  inEu: SafetyContact | null;
};

/** A manufacturer as staff last saved it. */
export type SavedManufacturer = Manufacturer & { version: number; changedAt: Date };

/** The responsible person in the EU; null unless all three are given. */
export function responsibleInEu(
  fields: Record<"euName" | "euAddress" | "euContact", string | null>,
): SafetyContact | null {
  const { euName: name, euAddress: address, euContact: contact } = fields;
  return name === null || address === null || contact === null ? null : { name, address, contact };
}

/** Equal for spellings of one brand: "be quiet!" and "Be Quiet". */
export function brandKey(brand: string): string {
  return foldDiacritics(brand)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
