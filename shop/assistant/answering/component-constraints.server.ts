// What the criteria ask of a component.

import type { ComponentListing } from "../../catalogue/listing.ts";
import type { Category } from "../../catalogue/specs.ts";
import { knownIndex } from "../../parts/known-parts.server.ts";
import { processorKey } from "../../parts/matching/part-index.ts";
import type { PartCriteria } from "../criteria.ts";
import { atLeast, firmly, has, type ComponentConstraint } from "./constraint.ts";
import { isChip, isProcessor } from "./part-names.ts";
import { priceConstraints, type SearchCriteria } from "./pc-constraints.ts";
import type { Spending } from "./spending.ts";

/** Every constraint of the criteria on a component of this category. */
export function componentConstraints(
  criteria: SearchCriteria,
  category: Category,
  spending: Spending | null,
): ComponentConstraint[] {
  const constraints = priceConstraints<ComponentListing>(spending);
  for (const part of criteria.wants)
    constraints.push(
      has("part", {
        weight: 4,
        when: (listing) => isNamed(listing, part),
        instead: ({ title }) => title,
        wanted: part.name.toUpperCase(),
      }),
    );
  const capacity = category === "ram" ? criteria.ramGb : criteria.storageGb;
  if (capacity !== null)
    constraints.push(
      atLeast(category === "ram" ? "ram" : "storage", {
        wanted: category === "ram" ? capacity : capacity * 0.93,
        weight: 0.8,
        of: capacityOf,
      }),
    );
  if (criteria.colour !== null && category === "cases") {
    const { colour } = criteria;
    constraints.push(
      has("colour", {
        weight: 0.25,
        when: (listing) => listing.category === "cases" && listing.specs.colour === colour,
        instead: (listing) => (listing.category === "cases" ? listing.specs.colour : ""),
        wanted: colour,
      }),
    );
  }
  if (criteria.grade !== null) {
    const { grade } = criteria;
    constraints.push(
      has("grade", { weight: 0.3, when: (one) => one.grade <= grade, instead: (one) => one.grade, wanted: grade }),
    );
  }
  if (criteria.warrantyMonths !== null)
    constraints.push(
      atLeast("warranty", { wanted: criteria.warrantyMonths, weight: 0.5, of: (one) => one.warrantyMonths }),
    );
  for (const brand of criteria.likes)
    constraints.push(
      has("brand", { weight: 0.4, when: (one) => isOfBrand(one, brand), instead: ({ title }) => title, wanted: brand }),
    );
  for (const brand of criteria.dislikes)
    if (brand !== "rgb")
      constraints.push(
        has("disliked", { weight: 1.5, when: (one) => !isOfBrand(one, brand), instead: () => brand, wanted: brand }),
      );
  return firmly(constraints, criteria.firm);
}

function capacityOf({ specs }: ComponentListing): number {
  return "capacityGb" in specs ? specs.capacityGb : 0;
}

function isOfBrand({ title, specs }: ComponentListing, brand: string): boolean {
  return `${title} ${specs.brand}`.toLowerCase().includes(brand);
}

/** The socket of a processor by the name that people use; null if the list does not have it. */
function socketOf(name: string): string | null {
  return knownProcessor(name)?.facts.socket ?? null;
}

/** A processor of the shop's list by a short name: "i5-8400", "ryzen 5 3600". Null for a family. */
export function knownProcessor(name: string) {
  const full = name.startsWith("i") ? `Core ${name}` : name;
  return knownIndex.processors.get(processorKey(full)) ?? knownIndex.processors.get(processorKey(`${full}F`)) ?? null;
}

/** Cards of the shop's list by a short name: one for each memory size. */
export function knownCards(name: string) {
  const line = /^(?:rtx|gtx|gt)/.test(name) ? "geforce" : name.startsWith("rx") ? "radeon" : "";
  return knownIndex.graphics.get(`${line}${name.replaceAll(" ", "")}`) ?? [];
}

function isNamed(listing: ComponentListing, { category, name }: PartCriteria): boolean {
  switch (listing.category) {
    case "graphics-cards":
      return category !== "graphics-cards" || isChip(listing.specs, name);
    case "processors":
      if (category === "motherboards") return listing.specs.socket.toLowerCase() === name;
      return category !== "processors" || isProcessor(listing.specs, name);
    case "motherboards":
      if (category === "processors") return listing.specs.socket === socketOf(name);
      if (category === "ram") return listing.specs.ramType.toLowerCase() === name;
      return listing.specs.socket.toLowerCase() === name || listing.specs.chipset.toLowerCase().startsWith(name);
    case "ram":
      return category !== "ram" || listing.specs.type.toLowerCase() === name;
    case "ssd":
      return name !== "nvme" || listing.specs.interface !== "SATA";
    case "power-supplies":
      return !/^\d+w$/.test(name) || listing.specs.watts >= Number(name.slice(0, -1));
    case "coolers": {
      const socket = category === "processors" ? socketOf(name) : name.toUpperCase();
      return socket === null || listing.specs.sockets.some((one) => one.toUpperCase() === socket.toUpperCase());
    }
    default:
      return true;
  }
}
