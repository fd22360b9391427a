// Which picture a listing has: the first photo that staff took of it, or the rendered illustration that fits its specs.
// Invariant: an illustration depends only on the case, colour, card, cooler, memory modules and category in the specs;
// its name changes with its content, so that it can be cached for ever.

import type { Listing } from "./listing.ts";
import { pictureSet } from "./picture-set.ts";
import {
  fansOf,
  type CaseColour,
  type CaseSpecs,
  type CaseStyle,
  type Category,
  type ComponentSpecs,
  type CoolerSpecs,
  type PcSpecs,
  type RamSpecs,
} from "./specs.ts";

export type PictureView = "front" | "inside";

/**
 * The name of a picture, with the colour of its middle after a `#`: "cooler-tower.d4eeff#2a2b2d". The pages know the
 * addresses of its files, see app/kit/picture/picture-files.ts.
 */
export type PictureName = string;

/**
 * The name of a listing's picture: its first photo, or an illustration; or of the inside if it has one
 * (`hasInside`).
 */
export function pictureOf(listing: IllustratedListing, view: PictureView = "front"): PictureName {
  return (view === "front" ? listing.photo : null) ?? illustrationOf(listing, view);
}

/** The name of a listing's illustration. Of several equal pictures, its id decides. */
export function illustrationOf(listing: IllustratedListing, view: PictureView = "front"): PictureName {
  const equal = equalPictures(listing)[view];
  return equal[listing.id % equal.length] ?? PLACEHOLDER_PICTURE;
}

/**
 * The pictures of listings shown side by side: if two neighbours would have the same one, the second gets an equal one.
 */
export function picturesInRow(listings: readonly IllustratedListing[]): PictureName[] {
  const row: PictureName[] = [];
  for (const listing of listings) {
    if (listing.photo !== null) {
      row.push(listing.photo);
      continue;
    }
    const own = illustrationOf(listing);
    const { front: equal } = equalPictures(listing);
    const next = equal[(listing.id + 1) % equal.length];
    row.push(own === row.at(-1) && next !== undefined ? next : own);
  }
  return row;
}

/** A picture of the set by name, for pages that show no listing. */
export function pictureNamed(name: string): PictureName {
  return name in pictureSet ? withMark(name) : PLACEHOLDER_PICTURE;
}

const PLACEHOLDER_PICTURE = withMark("placeholder"); // spec 8

const categoryTiles: Record<Category, string> = {
  processors: "processor-amd",
  "graphics-cards": "graphics-card-2",
  motherboards: "motherboard-atx",
  ram: "ram-ddr5-coated-2",
  ssd: "ssd-m2",
  hdd: "hdd-3.5",
  "power-supplies": "power-supply-modular",
  cases: "mid-glass-white-empty",
  coolers: "cooler-tower",
};

export function categoryPicture(category: Category): PictureName {
  return pictureNamed(categoryTiles[category]);
}

/** Whether there is a picture with the side panel off. */
export function hasInside(listing: Pictured): boolean {
  return caseOf(listing) !== null;
}

/** Whether the inside picture has the case's colour: the set has rare machines in one colour only. */
export function isInsideOfItsColour(listing: Pictured): boolean {
  const shell = caseOf(listing);
  return shell !== null && (equalPictures(listing).inside[0] ?? "").startsWith(`${shell.style}-${shell.colour}-`);
}

function caseOf(listing: Pictured): CaseSpecs | null {
  if (listing.kind === "pc") return listing.specs.case;
  return listing.category === "cases" ? listing.specs : null;
}

type Pictured = { kind: "pc"; specs: PcSpecs } | ({ kind: "component" } & ComponentSpecs);
type IllustratedListing = Pick<Listing, "id" | "photo"> & Pictured;

const cache = new WeakMap<object, Record<PictureView, PictureName[]>>();
const ENDINGS = ["", "-b", "-c"];

/** The pictures that show a listing equally well; none if the set has nothing suitable. */
function equalPictures(listing: Pictured): Record<PictureView, PictureName[]> {
  const cached = cache.get(listing.specs);
  if (cached) return cached;
  const equal = { front: variantsOf(frontNames(listing)), inside: variantsOf(insideNames(listing)) };
  cache.set(listing.specs, equal);
  return equal;
}

/** The first of these names that the set has, and its variants. */
function variantsOf(names: readonly string[]): PictureName[] {
  const best = names.find((name) => name in pictureSet);
  return best === undefined
    ? []
    : ENDINGS.map((ending) => best + ending)
        .filter((name) => name in pictureSet)
        .map(withMark);
}

function withMark(name: string): PictureName {
  return `${name}.${pictureSet[name]}`;
}

/** Candidate names, the best first. */
function frontNames(listing: Pictured): string[] {
  if (listing.kind === "pc")
    return machines(listing.specs.case, { card: fansOf(listing.specs.gpu), cooler: coolingOf(listing.specs.cooler) });
  switch (listing.category) {
    case "processors":
      return [`processor-${listing.specs.brand.toLowerCase()}`];
    case "graphics-cards":
      return [`graphics-card-${fansOf(listing.specs)}`];
    case "motherboards":
      return [`motherboard-${{ "E-ATX": "atx", ATX: "atx", mATX: "matx", ITX: "itx" }[listing.specs.formFactor]}`];
    case "ram":
      return sticks(listing.specs);
    case "ssd":
      if (listing.specs.formFactor === '2.5"') return ["ssd-2.5"];
      // Fast ones are sold under a heat spreader.
      return [/[45]\.0$/.test(listing.specs.interface) ? "ssd-m2-coated" : "ssd-m2"];
    case "hdd":
      return [listing.specs.formFactor === '2.5"' ? "hdd-2.5" : "hdd-3.5"];
    case "power-supplies":
      if (listing.specs.formFactor === "SFX") return ["power-supply-sfx"];
      return [listing.specs.modular === "no" ? "power-supply-cables" : "power-supply-modular"];
    case "cases":
      return machines(listing.specs, null);
    case "coolers":
      return [
        listing.specs.type === "liquid"
          ? `cooler-liquid-${radiatorFans(listing.specs)}`
          : `cooler-${listing.specs.type}`,
      ];
  }
}

/** Candidate names with the side panel off. Here the card and the cooler matter more than the colour of the case. */
function insideNames(listing: Pictured): string[] {
  if (listing.kind === "component")
    return listing.category === "cases"
      ? coloursOf(listing.specs.colour).map((caseColour) => `${listing.specs.style}-${caseColour}-empty-inside`)
      : [];
  const { case: shell, gpu, cooler, ram } = listing.specs;
  const sticks = ram.modules === 1 ? ["-1", ""] : ram.modules >= 4 ? ["-4", ""] : [""];
  return nearContents({ card: fansOf(gpu), cooler: coolingOf(cooler) }).flatMap((what) =>
    coloursOf(shell.colour).flatMap((caseColour) =>
      sticks.map((count) => `${shell.style}-${caseColour}-${what}-inside${count}`),
    ),
  );
}

type Cooling = "stock" | "tower" | "liquid";
type VisibleParts = { card: 0 | 1 | 2 | 3; cooler: Cooling };

/** Whether the side panel is glass. */
const isGlass: Record<CaseStyle, boolean> = {
  office: false,
  classic: false,
  "mini-mesh": false,
  small: false,
  "mid-glass": true,
  large: true,
};

function machines({ style, colour }: CaseSpecs, visible: VisibleParts | null): string[] {
  const colours = coloursOf(colour);
  if (!isGlass[style]) return colours.map((caseColour) => `${style}-${caseColour}`);
  const contents = visible === null ? ["empty"] : nearContents(visible);
  return colours.flatMap((caseColour) => contents.map((what) => `${style}-${caseColour}-${what}`));
}

function coloursOf(colour: CaseColour): CaseColour[] {
  return [colour, ...nearColours[colour]];
}

const nearColours: Record<CaseColour, CaseColour[]> = {
  black: ["grey", "white"],
  grey: ["black", "white"],
  white: ["grey", "black"],
};

/** Ordered by what is most visible: the card first, then liquid cooling. */
function nearContents({ card, cooler }: VisibleParts): string[] {
  const cards = [card, ...([2, 3, 1] as const).filter((fans) => fans !== card)];
  const coolers: Cooling[] =
    cooler === "liquid"
      ? ["liquid", "tower", "stock"]
      : cooler === "tower"
        ? ["tower", "stock", "liquid"]
        : ["stock", "tower", "liquid"];
  return cards.flatMap((fans) => coolers.map((kind) => `${fans}-${kind}`));
}

/** From this angle single and dual towers look the same, and so do flat coolers. */
function coolingOf({ type }: CoolerSpecs): Cooling {
  if (type === "liquid") return "liquid";
  return type === "tower" || type === "dual-tower" ? "tower" : "stock";
}

function radiatorFans({ radiatorMm }: CoolerSpecs): 1 | 2 | 3 {
  if (radiatorMm === null || radiatorMm >= 360) return radiatorMm === null ? 2 : 3;
  return radiatorMm >= 240 ? 2 : 1;
}

function sticks({ type, heatSpreader, modules }: RamSpecs): string[] {
  const coat = heatSpreader ? "coated" : "plain";
  const counts = [modules >= 4 ? 4 : modules, 2, 1, 4];
  return [coat, heatSpreader ? "plain" : "coated"].flatMap((look) =>
    counts.map((count) => `ram-${type.toLowerCase()}-${look}-${count}`),
  );
}
