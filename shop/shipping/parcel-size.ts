// The measures of a packed parcel, and whether things that go into one parcel fit somewhere.
// Invariant: `fitsInto` never says yes to what does not fit; it may say no to what a clever packer would fit.

/** Grams and millimetres, with the packing. */
export type ParcelSize = { weightGrams: number; lengthMm: number; widthMm: number; heightMm: number };

/** The inside of something that a parcel is put into, in millimetres. */
export type InnerSize = Pick<ParcelSize, "lengthMm" | "widthMm" | "heightMm">;

/** What couriers take as one parcel. */
export const MOST_GRAMS = 50_000;
export const MOST_MM = 2000;

/** The three sides, the longest first. */
function sidesOf({ lengthMm, widthMm, heightMm }: InnerSize): [number, number, number] {
  return [lengthMm, widthMm, heightMm].toSorted((a, b) => b - a) as [number, number, number];
}

/** Whether a parcel fits, turned in any way. */
export function fitsInto(parcel: InnerSize, space: InnerSize): boolean {
  const [sides, innerSides] = [sidesOf(parcel), sidesOf(space)];
  return sides.every((side, place) => side <= innerSides[place]!);
}

/**
 * Packed things put together into one parcel: stacked on their flattest side, beside each other on the middle one, or end to
 * end, whichever has the shortest longest side. Null if there are none.
 */
export function stacked(sizes: readonly ParcelSize[]): ParcelSize | null {
  if (sizes.length === 0) return null;
  const ways = stacksOf(sizes).toSorted((a, b) => Math.max(...a) - Math.max(...b));
  const [lengthMm, widthMm, heightMm] = ways[0]!.toSorted((a, b) => b - a) as [number, number, number];
  return { weightGrams: sizes.reduce((sum, { weightGrams }) => sum + weightGrams, 0), lengthMm, widthMm, heightMm };
}

/** The measures of the three ways in which things can be put together. */
function stacksOf(sizes: readonly ParcelSize[]): [number, number, number][] {
  const sides = sizes.map(sidesOf);
  const longest = (place: number) => Math.max(...sides.map((each) => each[place]!));
  const sum = (place: number) => sides.reduce((total, each) => total + each[place]!, 0);
  return [
    [longest(0), longest(1), sum(2)],
    [longest(0), sum(1), longest(2)],
    [sum(0), longest(1), longest(2)],
  ];
}

/** Whether these packed things fit together, in one of the ways of `stacked`. */
export function fitTogether(sizes: readonly ParcelSize[], space: InnerSize): boolean {
  return stacksOf(sizes).some(([lengthMm, widthMm, heightMm]) => fitsInto({ lengthMm, widthMm, heightMm }, space));
}

const WEIGHT = /^(\d{1,3})(?:[.,](\d{1,3}))?$/;
const SIDES = /^(\d{1,3})[ ]?[x×*][ ]?(\d{1,3})[ ]?[x×*][ ]?(\d{1,3})$/i;

/** Kilograms with a comma or a point, as grams; null if they are not a weight of a parcel. */
export function parseKilograms(typed: string): number | null {
  const [, whole = "", part = ""] = WEIGHT.exec(typed.trim()) ?? [];
  const grams = whole === "" ? 0 : Number(whole) * 1000 + Number(part.padEnd(3, "0"));
  return grams > 0 && grams <= MOST_GRAMS ? grams : null;
}

/** Three sides in centimetres, such as "44 x 39 x 20"; null if they are not those of a parcel. */
export function parseSides(typed: string): InnerSize | null {
  const [lengthMm = 0, widthMm = 0, heightMm = 0] = (SIDES.exec(typed.trim()) ?? [])
    .slice(1)
    .map((cm) => Number(cm) * 10);
  const isParcel = [lengthMm, widthMm, heightMm].every((side) => side > 0 && side <= MOST_MM);
  return isParcel ? { lengthMm, widthMm, heightMm } : null;
}

/** As `parseKilograms` reads it. */
export function kilogramsText(grams: number): string {
  return String(grams / 1000).replace(".", ",");
}

/** As `parseSides` reads it; millimetres are rounded up to centimetres. */
export function sidesText({ lengthMm, widthMm, heightMm }: InnerSize): string {
  return [lengthMm, widthMm, heightMm].map((side) => Math.ceil(side / 10)).join(" x ");
}
