// What the criteria ask of a component.

import type { ComponentListing } from "../../catalogue/listing.ts";
import type { Category } from "../../catalogue/specs.ts";
import { knownIndex } from "../../parts/known-parts.server.ts";
import { platformOf } from "../../parts/platform-of.server.ts";
import { processorKey } from "../../parts/matching/part-index.ts";
import type { PartCriteria } from "../criteria.ts";
import { atLeast, firmly, has, type ComponentConstraint, type NotJudged } from "./constraint.ts";
import type { FrameNeed } from "./frames.ts";
import type { PartFrames } from "./part-frames.ts";
import { isChip, isProcessor } from "./part-names.ts";
import { costOfFrames, leastOfParts, LIT, priceConstraints, type SearchCriteria } from "./pc-constraints.ts";
import type { Spending } from "./spending.ts";

type Judged = {
  spending: Spending | null;
  /** What is known of the frames of these parts; null for a category that draws none. */
  frames: PartFrames | null;
  needs: readonly FrameNeed[];
};

/** Every constraint of the criteria on a component of this category. What it cannot decide is in `notJudged`. */
export function componentConstraints(
  criteria: SearchCriteria,
  category: Category,
  { spending, frames, needs }: Judged,
): ComponentConstraint[] {
  const constraints = [
    ...priceConstraints<ComponentListing>(spending),
    ...(frames ? needs.map((need) => frameConstraint(need, frames)) : []),
    ...strengthConstraints(criteria, category),
    ...sizeConstraints(criteria, category),
    ...nameConstraints(criteria, category),
  ];
  return firmly(constraints, criteria.firm);
}

/** The low end of what is known of the part decides. Where nothing is known, the standard run says how near it is. */
function frameConstraint(need: FrameNeed, frames: PartFrames): ComponentConstraint {
  const { target, frames: least, wanted, title } = need;
  return {
    criterion: "fps",
    cost: (part) => {
      const figure = frames(part, need);
      if (figure) return costOfFrames(figure.low, null, least);
      return costOfFrames(null, frames(part, need.standard)?.low ?? null, least);
    },
    missing: (part) => {
      const figure = frames(part, need);
      if (!figure) return { criterion: "unmeasured", by: title, of: `${wanted.screen} ${wanted.settings}` };
      return { by: Math.ceil(target * (1 - figure.low / least)), of: target };
    },
  };
}

/** Memory and cores, as the visitor names them or as the purpose needs them. */
function strengthConstraints(criteria: SearchCriteria, category: Category): ComponentConstraint[] {
  const { ram, cores, vram } = leastOfParts(criteria);
  const constraints: ComponentConstraint[] = [];
  if (category === "graphics-cards" && vram > 0)
    constraints.push(
      atLeast("vram", { wanted: vram, weight: 1, of: (one) => ("vramGb" in one.specs ? one.specs.vramGb : 0) }),
    );
  if (category === "processors" && cores > 0)
    constraints.push(
      atLeast("cores", { wanted: cores, weight: 0.8, of: (one) => ("cores" in one.specs ? one.specs.cores : 0) }),
    );
  if (category === "ram" && ram > 0) constraints.push(atLeast("ram", { wanted: ram, weight: 0.8, of: capacityOf }));
  if (category === "motherboards" && criteria.ramGb !== null)
    constraints.push(
      atLeast("ram", {
        wanted: criteria.ramGb,
        weight: 0.8,
        of: (one) => (one.category === "motherboards" ? one.specs.maxRamGb : 0),
      }),
    );
  if ((category === "ssd" || category === "hdd") && criteria.storageGb !== null)
    constraints.push(atLeast("storage", { wanted: criteria.storageGb * 0.93, weight: 0.8, of: capacityOf }));
  return constraints;
}

/** Our own limit for a card that goes into small cases; the length is shown beside it. */
const SHORT_CARD = 200; // mm
/** The height of low-profile coolers. */
const LOW_COOLER = 70; // mm

function sizeConstraints(criteria: SearchCriteria, category: Category): ComponentConstraint[] {
  const { size, lengthMm, quiet, colour } = criteria;
  const constraints: ComponentConstraint[] = [];
  const most = lengthMm ?? (size === "small" ? SHORT_CARD : null);
  if (category === "graphics-cards" && most !== null)
    constraints.push({
      criterion: "length",
      cost: (one) => (lengthOf(one) <= most ? 0 : 0.3 + (lengthOf(one) - most) / most),
      missing: (one) => ({ by: lengthOf(one) - most, of: most }),
    });
  if (category === "cases" && lengthMm !== null)
    constraints.push(
      atLeast("length", {
        wanted: lengthMm,
        weight: 1,
        of: (one) => (one.category === "cases" ? one.specs.maxGpuLengthMm : 0),
      }),
    );
  if (size !== null && isSizeKnown(category, size))
    constraints.push(
      has("size", { weight: 0.3, when: (one) => isOfSize(one, size), instead: ({ title }) => title, wanted: size }),
    );
  if (quiet && category === "coolers")
    constraints.push(
      has("quiet", {
        weight: 0.4,
        when: (one) => one.category === "coolers" && one.specs.type !== "stock",
        instead: ({ title }) => title,
        wanted: "quiet",
      }),
    );
  if (colour !== null && category === "cases")
    constraints.push(
      has("colour", {
        weight: 0.25,
        when: (one) => one.category === "cases" && one.specs.colour === colour,
        instead: (one) => (one.category === "cases" ? one.specs.colour : ""),
        wanted: colour,
      }),
    );
  return constraints;
}

function lengthOf(listing: ComponentListing): number {
  return listing.category === "graphics-cards" ? listing.specs.lengthMm : 0;
}

/** A card's size is its length. */
function isSizeKnown(category: Category, size: "small" | "large"): boolean {
  if (category === "cases" || category === "motherboards") return true;
  return size === "small" && (category === "power-supplies" || category === "coolers");
}

function isOfSize(listing: ComponentListing, size: "small" | "large"): boolean {
  const isSmall = isSmallPart(listing);
  return size === "small" ? isSmall : !isSmall;
}

function isSmallPart({ category, specs }: ComponentListing): boolean {
  switch (category) {
    case "cases":
      return specs.style === "small" || specs.style === "mini-mesh";
    case "motherboards":
      return specs.formFactor === "ITX" || specs.formFactor === "mATX";
    case "power-supplies":
      return specs.formFactor === "SFX";
    case "coolers":
      return specs.heightMm !== null && specs.heightMm <= LOW_COOLER;
    default:
      return false;
  }
}

const isMoving: ReadonlySet<Category> = new Set([
  "graphics-cards",
  "motherboards",
  "hdd",
  "power-supplies",
  "cases",
  "coolers",
]);

/** What the criteria ask for and nothing is known about for a loose part of this category. */
export function notJudged(criteria: SearchCriteria, category: Category): NotJudged[] {
  const { games, resolution, settings, fps, size, colour, purposes } = criteria;
  const hasFrames = category === "graphics-cards" || category === "processors";
  const isCase = category === "cases";
  const needs = leastOfParts({ ...criteria, ramGb: null, vramGb: null, games: [], resolution: null });
  const isForPurpose =
    (category === "graphics-cards" && (needs.vram > 0 || needs.card)) ||
    (category === "processors" && needs.cores > 0) ||
    (category === "ram" && needs.ram > 0);
  const isDemanding = purposes.some((purpose) => purpose !== "office" && purpose !== "study");
  const isSized = category === "graphics-cards" ? size === "small" : size !== null && isSizeKnown(category, size);
  const open: [NotJudged, boolean][] = [
    ["frames", (games.length > 0 && !hasFrames) || (games.length === 0 && (fps !== null || settings !== null))],
    ["resolution", games.length === 0 && resolution !== null],
    ["part", criteria.wants.some((part) => !decides(part, category))],
    ["purpose", isDemanding && !isForPurpose],
    ["quiet", criteria.quiet && isMoving.has(category)],
    ["size", size !== null && !isSized],
    ["colour", colour !== null && !isCase],
    ["ram", criteria.ramGb !== null && category !== "ram" && category !== "motherboards"],
    ["storage", criteria.storageGb !== null && category !== "ssd" && category !== "hdd"],
    ["vram", criteria.vramGb !== null && category !== "graphics-cards"],
    ["length", criteria.lengthMm !== null && category !== "graphics-cards" && !isCase],
    ["upgradable", criteria.upgradable],
    ["os", criteria.os !== null],
    ["rgb", criteria.dislikes.includes("rgb")],
  ];
  return open.flatMap(([name, isOpen]) => (isOpen ? [name] : []));
}

function nameConstraints(criteria: SearchCriteria, category: Category): ComponentConstraint[] {
  const constraints: ComponentConstraint[] = [];
  for (const part of criteria.wants.filter((one) => decides(one, category)))
    constraints.push(
      has("part", {
        weight: 4,
        when: (listing) => isNamed(listing, part),
        instead: ({ title }) => title,
        wanted: part.name.toUpperCase(),
      }),
    );
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
    constraints.push(
      brand === "rgb"
        ? has("rgb", { weight: 0.4, when: ({ title }) => !LIT.test(title), instead: () => "RGB", wanted: "RGB" })
        : has("disliked", { weight: 1.5, when: (one) => !isOfBrand(one, brand), instead: () => brand, wanted: brand }),
    );
  return constraints;
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

/** A socket by its name; false for a chipset. */
const isSocket = (name: string) => /^(?:am\d|lga)/.test(name);

/** Whether a named part decides anything about parts of this category: a card has no socket. */
function decides({ category, name }: PartCriteria, of: Category): boolean {
  switch (of) {
    case "processors":
      return category === "processors" || category === "motherboards";
    case "motherboards":
      return (
        category === "motherboards" || category === "ram" || (category === "processors" && socketOf(name) !== null)
      );
    case "coolers":
      return category === "processors" ? socketOf(name) !== null : category === "motherboards" && isSocket(name);
    case "graphics-cards":
    case "ram":
    case "ssd":
    case "power-supplies":
      return category === of;
    default:
      return false;
  }
}

/** Whether it is the named part, or made for it. */
function isNamed(listing: ComponentListing, { category, name }: PartCriteria): boolean {
  switch (listing.category) {
    case "graphics-cards":
      return isChip(listing.specs, name);
    case "processors":
      if (category === "processors") return isProcessor(listing.specs, name);
      if (isSocket(name)) return listing.specs.socket.toLowerCase() === name;
      return platformOf(listing.specs)?.chipsets.some((chipset) => chipset.toLowerCase().startsWith(name)) ?? false;
    case "motherboards":
      if (category === "processors") return listing.specs.socket === socketOf(name);
      if (category === "ram") return listing.specs.ramType.toLowerCase() === name;
      return listing.specs.socket.toLowerCase() === name || listing.specs.chipset.toLowerCase().startsWith(name);
    case "ram":
      return listing.specs.type.toLowerCase() === name;
    case "ssd":
      return name !== "nvme" || listing.specs.interface !== "SATA";
    case "power-supplies":
      return !/^\d+w$/.test(name) || listing.specs.watts >= Number(name.slice(0, -1));
    case "coolers": {
      const socket = (category === "processors" ? socketOf(name) : name)?.toUpperCase();
      return listing.specs.sockets.some((one) => one.toUpperCase() === socket);
    }
    default:
      return true;
  }
}
