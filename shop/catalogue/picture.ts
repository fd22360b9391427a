// Which picture a listing has: the first photo that staff took of it, or of the set that was rendered for kinds of goods, the one that its
// specs ask for. Invariant: an illustration follows case, colour, card, cooler, sticks and category of the specs alone; an address
// changes when what it shows does, so that it may be kept for ever.

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
 * The address of a picture, with the colour of its middle behind a `#`: "/assets/pictures/cooler-tower.d4eeff#2a2b2d". Its files
 * add a width and a format, see app/kit/picture/picture-files.ts.
 */
export type PictureAddress = string;

const FOLDER = "/assets/pictures/";

/** The address of a listing's picture: the first photo of it, or the illustration of its kind; or of its inside where it opens (`hasInside`). */
export function pictureOf(listing: Shown, view: PictureView = "front"): PictureAddress {
  return (view === "front" ? listing.photo : null) ?? illustrationOf(listing, view);
}

/** The address of what shows a listing's kind. Equal pictures take turns by its number. */
export function illustrationOf(listing: Shown, view: PictureView = "front"): PictureAddress {
  const equal = equalPictures(listing)[view];
  return equal[listing.id % equal.length] ?? PLACEHOLDER_PICTURE;
}

/** The pictures of listings that stand side by side: where two would show the very same, the second shows an equal one. */
export function picturesInRow(listings: readonly Shown[]): PictureAddress[] {
  const row: PictureAddress[] = [];
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

/** One of the set by its name, for pages that show no listing. */
export function pictureNamed(name: string): PictureAddress {
  return name in pictureSet ? addressOf(name) : PLACEHOLDER_PICTURE;
}

const PLACEHOLDER_PICTURE = addressOf("placeholder"); // spec 8

const onTiles: Record<Category, string> = {
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

export function categoryPicture(category: Category): PictureAddress {
  return pictureNamed(onTiles[category]);
}

/** Whether there is something to see behind the side panel. */
export function hasInside(listing: Asked): boolean {
  return caseOf(listing) !== null;
}

/** Whether the inside that is shown for a listing has a case of its colour: the set has rare machines in one colour alone. */
export function isInsideOfItsColour(listing: Asked): boolean {
  const shell = caseOf(listing);
  return (
    shell !== null && (equalPictures(listing).inside[0] ?? "").startsWith(`${FOLDER}${shell.style}-${shell.colour}-`)
  );
}

function caseOf(listing: Asked): CaseSpecs | null {
  if (listing.kind === "pc") return listing.specs.case;
  return listing.category === "cases" ? listing.specs : null;
}

type Asked = { kind: "pc"; specs: PcSpecs } | ({ kind: "component" } & ComponentSpecs);
type Shown = Pick<Listing, "id" | "photo"> & Asked;

const alike = new WeakMap<object, Record<PictureView, PictureAddress[]>>();
const ENDINGS = ["", "-b", "-c"];

/** The pictures that show a listing equally well; none where the set has nothing like it. */
function equalPictures(listing: Asked): Record<PictureView, PictureAddress[]> {
  const known = alike.get(listing.specs);
  if (known) return known;
  const equal = { front: variantsOf(fitting(listing)), inside: variantsOf(insides(listing)) };
  alike.set(listing.specs, equal);
  return equal;
}

/** The first of these that the set has, and what shows the same another way. */
function variantsOf(names: readonly string[]): PictureAddress[] {
  const best = names.find((name) => name in pictureSet);
  return best === undefined
    ? []
    : ENDINGS.map((ending) => best + ending)
        .filter((name) => name in pictureSet)
        .map(addressOf);
}

function addressOf(name: string): PictureAddress {
  return `${FOLDER}${name}.${pictureSet[name]}`;
}

/** The names that would do, the most fitting first. */
function fitting(listing: Asked): string[] {
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

/** The names that would do with the side panel off. Here the card and the cooler come before the colour of the case. */
function insides(listing: Asked): string[] {
  if (listing.kind === "component")
    return listing.category === "cases"
      ? coatsOf(listing.specs.colour).map((coat) => `${listing.specs.style}-${coat}-empty-inside`)
      : [];
  const { case: shell, gpu, cooler, ram } = listing.specs;
  const sticks = ram.modules === 1 ? ["-1", ""] : ram.modules >= 4 ? ["-4", ""] : [""];
  return nearContents({ card: fansOf(gpu), cooler: coolingOf(cooler) }).flatMap((what) =>
    coatsOf(shell.colour).flatMap((coat) => sticks.map((count) => `${shell.style}-${coat}-${what}-inside${count}`)),
  );
}

type Cooling = "stock" | "tower" | "liquid";
type Seen = { card: 0 | 1 | 2 | 3; cooler: Cooling };

/** Whether what is in it shows through the side. */
const isGlass: Record<CaseStyle, boolean> = {
  office: false,
  classic: false,
  "mini-mesh": false,
  small: false,
  "mid-glass": true,
  large: true,
};

function machines({ style, colour }: CaseSpecs, seen: Seen | null): string[] {
  const coats = coatsOf(colour);
  if (!isGlass[style]) return coats.map((coat) => `${style}-${coat}`);
  const contents = seen === null ? ["empty"] : nearContents(seen);
  return coats.flatMap((coat) => contents.map((what) => `${style}-${coat}-${what}`));
}

function coatsOf(colour: CaseColour): CaseColour[] {
  return [colour, ...nearColours[colour]];
}

const nearColours: Record<CaseColour, CaseColour[]> = {
  black: ["grey", "white"],
  grey: ["black", "white"],
  white: ["grey", "black"],
};

/** The card is the first thing seen, then whether hoses lead to a radiator. */
function nearContents({ card, cooler }: Seen): string[] {
  const cards = [card, ...([2, 3, 1] as const).filter((fans) => fans !== card)];
  const coolers: Cooling[] =
    cooler === "liquid"
      ? ["liquid", "tower", "stock"]
      : cooler === "tower"
        ? ["tower", "stock", "liquid"]
        : ["stock", "tower", "liquid"];
  return cards.flatMap((fans) => coolers.map((kind) => `${fans}-${kind}`));
}

/** One heat sink or two look alike from three quarters, and so do the flat ones. */
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
