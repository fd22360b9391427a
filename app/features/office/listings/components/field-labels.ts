// The names of the editor's fields, for errors, conflicts and the history. Needs the words of the namespaces
// "office-listings", "office-trade-ins" and "compare".

import {
  drivesOf,
  sectionsOfListing,
  type ListingSort,
  type TypedListing,
} from "../../../../../shop/catalogue/editing/listing-form.ts";
import type { SpecField } from "../../../../../shop/catalogue/editing/spec-fields.ts";
import type { SpecSection } from "../../../../../shop/catalogue/editing/spec-sections.ts";
import { useWords } from "../../../../i18n/use-words.ts";

/** The label of a spec and of its section. */
export function useSpecLabels() {
  const { t } = useWords("office-trade-ins");
  const { t: compare } = useWords("compare");
  return {
    section: ({ of, number }: Pick<SpecSection, "of" | "number">) => t(`intake.part.${of}`, { number }),
    field: ({ label }: Pick<SpecField, "label">) =>
      label === "brand" || label === "series" || label === "heatSpreader" || label === "style"
        ? t(`intake.field.${label}`)
        : compare(`facts.${label}`),
  };
}

const plain = [
  "title",
  "price",
  "badge",
  "warranty",
  "picture",
  "units",
  "os",
  "inBox",
  "packedWeight",
  "packedSides",
] as const;
const ofUnit = ["serial", "grade", "place", "erasure"] as const;
const ofPurchase = ["supplier", "cui", "invoiceNumber", "invoiceDate", "regime", "cost"] as const;
const MOST_SECTIONS = ["ssd", "ssd", "ssd", "ssd", "ssd", "ssd", "ssd", "ssd"].join(",");

export function useFieldLabels(
  listing: ListingSort & { typed: TypedListing },
  units: readonly { id: string; code: string }[],
): (name: string) => string {
  const { t } = useWords("office-listings");
  const { t: intake } = useWords("office-trade-ins");
  const specs = useSpecLabels();
  // The history may name a drive that is no longer there.
  const drives = { ...listing.typed, drives: drivesOf(listing.typed).join(",") + `,${MOST_SECTIONS}` };
  const sections = sectionsOfListing(listing, drives);
  return (name) => {
    const known = plain.find((one) => one === name);
    if (known) return t(`editor.${known}`);
    if (name === "hasGpu") return intake("intake.hasGpu");
    if (name === "drives") return t("editor.specs");
    const [first = "", ...rest] = name.split(".");
    if (first === "unit") {
      const [id, field] = rest;
      const label = ofUnit.find((one) => one === field);
      const code = units.find((unit) => unit.id === id)?.code ?? "";
      return label ? `${code} · ${t(`editor.${label}`)}` : name;
    }
    if (first === "purchase") {
      const field = ofPurchase.find((one) => one === rest[0]);
      return field ? t(`purchase.${field}`) : name;
    }
    if (first === "warranty") {
      const section = sections.find(({ of }) => of === rest[0]);
      return section ? `${t("editor.warranty")} · ${specs.section({ ...section, number: 1 })}` : name;
    }
    const section = sections.find((one) => one.name === first);
    const field = section?.fields.find((one) => one.name === rest[0]);
    return section && field ? `${specs.section(section)} · ${specs.field(field)}` : name;
  };
}
