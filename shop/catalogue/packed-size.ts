// How large and heavy a product is when it is packed: what staff typed, or what follows from its specs.
// Invariant: what follows from specs is never smaller than the real parcel; where the specs do not say enough, nobody knows.

import type { InnerSize, ParcelSize } from "../shipping/parcel-size.ts";
import { kilogramsText, parseKilograms, parseSides, sidesText } from "../shipping/parcel-size.ts";
import type { CaseSpecs, ComponentSpecs, CoolerSpecs, MotherboardSpecs, PcSpecs } from "./specs.ts";

type Described = { kind: "pc"; specs: PcSpecs } | ({ kind: "component" } & ComponentSpecs);

/** Five centimetres of padding on each side of a whole PC. */
const PC_PADDING = 100;
const PART_PADDING = 40;

const size = (lengthMm: number, widthMm: number, heightMm: number, weightGrams: number): ParcelSize => ({
  lengthMm,
  widthMm,
  heightMm,
  weightGrams,
});

/** The largest usual case of each style, without packing, and the weight of it empty. */
const caseSizes: Record<CaseSpecs["style"], ParcelSize> = {
  small: size(350, 340, 110, 4500), // desktops of offices ("SFF")
  office: size(420, 370, 180, 6000),
  "mini-mesh": size(450, 430, 230, 6500),
  classic: size(480, 450, 210, 7000),
  "mid-glass": size(500, 490, 240, 8500),
  large: size(600, 560, 260, 12_000),
};
/** What the parts in a case weigh, without a graphics card. */
const PARTS_GRAMS = 3500;
const CARD_GRAMS = 1500;

const boardSizes: Record<MotherboardSpecs["formFactor"], InnerSize> = {
  "E-ATX": { lengthMm: 305, widthMm: 330, heightMm: 60 },
  ATX: { lengthMm: 305, widthMm: 244, heightMm: 60 },
  mATX: { lengthMm: 244, widthMm: 244, heightMm: 60 },
  ITX: { lengthMm: 170, widthMm: 170, heightMm: 60 },
};

/** What staff typed about this very product; null if they typed nothing. */
function typedPackedSize({ specs }: { specs: object }): ParcelSize | null {
  return (specs as { packed?: ParcelSize }).packed ?? null;
}

/** The packed size of a product: as typed, else from its specs; null if it is not known. */
export function packedSizeOf(product: Described): ParcelSize | null {
  return typedPackedSize(product) ?? derivedSize(product);
}

/** What follows from the specs alone; null if they do not say enough. */
export function derivedSize(product: Described): ParcelSize | null {
  if (product.kind === "pc") return sizeOfPc(product.specs);
  switch (product.category) {
    case "processors":
      return size(150, 120, 60, 300);
    case "ram":
      return size(200, 120, 50, 300);
    case "ssd":
      return size(150, 120, 50, 300);
    case "hdd":
      return size(220, 170, 90, 1100);
    case "graphics-cards":
      return size(product.specs.lengthMm + 60, 220, Math.ceil(product.specs.slots) * 20 + 60, 2600);
    case "motherboards":
      return packed(boardSizes[product.specs.formFactor], { padding: PART_PADDING, weightGrams: 1800 });
    case "power-supplies":
      return packed({ lengthMm: 200, widthMm: 150, heightMm: 90 }, { padding: PART_PADDING, weightGrams: 3200 });
    case "cases": {
      const bare = caseSizes[product.specs.style];
      return bare ? packed(bare, { padding: PART_PADDING * 2, weightGrams: bare.weightGrams + 1500 }) : null;
    }
    case "coolers":
      return sizeOfCooler(product.specs);
  }
}

function packed(bare: InnerSize, { padding, weightGrams }: { padding: number; weightGrams: number }): ParcelSize {
  return size(bare.lengthMm + padding, bare.widthMm + padding, bare.heightMm + padding, weightGrams);
}

function sizeOfPc({ case: tower, gpu }: PcSpecs): ParcelSize | null {
  // A record of the demo catalogue or an old import may lack the case.
  const bare = tower ? caseSizes[tower.style] : undefined;
  if (!bare) return null;
  const weightGrams = bare.weightGrams + PARTS_GRAMS + (gpu ? CARD_GRAMS : 0) + 1500;
  return packed(bare, { padding: PC_PADDING, weightGrams });
}

function sizeOfCooler({ type, heightMm, radiatorMm }: CoolerSpecs): ParcelSize | null {
  if (type === "liquid") return radiatorMm === null ? null : size(radiatorMm + 120, 220, 140, 2500);
  if (heightMm === null) return type === "stock" ? size(160, 160, 120, 900) : null;
  return size(210, 210, heightMm + 60, 1800);
}

/** The two texts in which staff type the packed size, in the editor and in a CSV. */
export const packedFields = ["packedWeight", "packedSides"] as const;
export type PackedField = (typeof packedFields)[number];

export function packedTexts(product: { specs: object }): Partial<Record<PackedField, string>> {
  const typed = typedPackedSize(product);
  return typed === null ? {} : { packedWeight: kilogramsText(typed.weightGrams), packedSides: sidesText(typed) };
}

/** The packed size that was typed: `packed` is null where both texts are empty; `wrong` names what cannot be read. */
export function readPacked(typed: Readonly<Record<string, string | undefined>>): {
  packed: ParcelSize | null;
  wrong: PackedField[];
} {
  const [weight, sides] = packedFields.map((field) => (typed[field] ?? "").trim()) as [string, string];
  if (weight === "" && sides === "") return { packed: null, wrong: [] };
  const [weightGrams, inner] = [parseKilograms(weight), parseSides(sides)];
  if (weightGrams !== null && inner !== null) return { packed: { weightGrams, ...inner }, wrong: [] };
  return {
    packed: null,
    wrong: [
      ...(weightGrams === null ? ["packedWeight" as const] : []),
      ...(inner === null ? ["packedSides" as const] : []),
    ],
  };
}
