// The parts of a unit whose specs the form asks for, the names of their fields, and their initial values.

import type { ReceivedUnit } from "../../../../shop/inventory/receiving/receiving.ts";
import { specFields, type SpecField } from "../../../../shop/catalogue/publishing/spec-fields.ts";
import type { Category, PcSpecs } from "../../../../shop/catalogue/specs.ts";
import { knownSpecFields } from "../../../../shop/catalogue/publishing/received-specs.ts";

type PartName = Exclude<keyof PcSpecs, "warrantyMonths">;

/** `name` is the prefix of its field names: "cpu.cores". Drives are numbered. */
export type SpecSection = {
  name: string;
  of: PartName | "component";
  number: number;
  category: Category;
  fields: readonly SpecField[];
};

const partsOfPc = [
  ["cpu", "processors"],
  ["gpu", "graphics-cards"],
  ["motherboard", "motherboards"],
  ["ram", "ram"],
  ["psu", "power-supplies"],
  ["case", "cases"],
  ["cooler", "coolers"],
] as const satisfies readonly (readonly [PartName, Category])[];

export function specSections({ kind, parts }: Pick<ReceivedUnit, "kind" | "parts">): SpecSection[] {
  if (kind === "component") {
    const category = parts[0]!.category;
    return [{ name: "component", of: "component", number: 1, category, fields: specFields[category] }];
  }
  const drives = parts.filter(({ category }) => category === "ssd" || category === "hdd");
  const storage = (drives.length > 0 ? drives.map(({ category }) => category) : (["ssd"] as const)).map(
    (category, index): SpecSection => ({
      name: `storage${index + 1}`,
      of: "storage",
      number: index + 1,
      category,
      fields: specFields[category],
    }),
  );
  const others = partsOfPc.map(([of, category]): SpecSection => ({
    name: of,
    of,
    number: 1,
    category,
    fields: specFields[category],
  }));
  return [...others.slice(0, 4), ...storage, ...others.slice(4)];
}

/** The initial values of the form. */
export function typedUnit(
  unit: Pick<ReceivedUnit, "kind" | "parts" | "name" | "suggestedGrade">,
): Record<string, string> {
  const left = [...unit.parts];
  const typed = specSections(unit).flatMap(({ name, category }): [string, string][] => {
    const place = left.findIndex((part) => part.category === category);
    const [part] = place < 0 ? [] : left.splice(place, 1);
    return part
      ? Object.entries(knownSpecFields(part)).map(([field, value]): [string, string] => [`${name}.${field}`, value])
      : [];
  });
  const hasGpu = unit.parts.some(({ category }) => category === "graphics-cards");
  return {
    ...Object.fromEntries(typed),
    title: unit.name,
    grade: unit.suggestedGrade,
    warranty: "12",
    ...(hasGpu && { hasGpu: "on" }),
  };
}
