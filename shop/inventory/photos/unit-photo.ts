// A photo that staff took of one unit on sale: buyers see it before any illustration.
// Invariant: it shows that very unit, re-encoded by the shop in 4:3; the first photo of a unit has position 1.

import { parseId, type UnitPhotoId } from "../../../base/id.ts";

/** Unique within one unit. */
export const MOST_UNIT_PHOTOS = 8;

const LARGEST_MEGABYTES = 25;
/** A photo of 50 million pixels has 10 to 20 MB. In bytes. */
export const LARGEST_UNIT_PHOTO = LARGEST_MEGABYTES * 1024 * 1024;

export const cropSides = ["left", "top", "width", "height"] as const;
/** The part of the original that is shown, in fractions of its width and height. */
export type PhotoCrop = Record<(typeof cropSides)[number], number>;

const LEAST_CROP = 0.1;

/** Parses percentages of the original, as the form sends them; null if they are no detail of it. */
export function parseCrop(typed: Readonly<Record<string, string | undefined>>): PhotoCrop | null {
  const [left, top, width, height] = cropSides.map((side) => {
    const text = (typed[side] ?? "").trim().replace(",", ".");
    return /^\d{1,3}(?:\.\d{1,2})?$/.test(text) ? Number(text) / 100 : Number.NaN;
  }) as [number, number, number, number];
  const isInside = left + width <= 1.0001 && top + height <= 1.0001;
  return isInside && width >= LEAST_CROP && height >= LEAST_CROP ? { left, top, width, height } : null;
}

export const altLanguages = ["ro", "en", "hu", "uk"] as const;
/** What a photo shows, in the languages in which staff described it. */
export type PhotoAlt = Partial<Record<(typeof altLanguages)[number], string>>;

export const unitPhotoWidths = [400, 800, 1200] as const;
export const unitPhotoFormats = ["avif", "webp"] as const;

/** One file of a photo, as its name describes it. */
export type UnitPhotoFile = {
  photoId: UnitPhotoId;
  width: (typeof unitPhotoWidths)[number];
  format: (typeof unitPhotoFormats)[number];
};

const NAME = "unit-";

/**
 * The name of a photo, followed by `#` and the colour of its centre, as in shop/catalogue/picture.ts. A photo never
 * changes: a new one gets a new id.
 */
export function unitPhotoName({ id, middle }: { id: UnitPhotoId; middle: string }): string {
  return `${NAME}${id}#${middle}`;
}

/** Whether the name of a picture or a file is that of a unit's photo. */
export function isUnitPhoto(name: string): boolean {
  return name.startsWith(NAME);
}

/** Parses a file name such as "unit-{id}-800.avif"; null if it is not one. */
export function parseUnitPhotoFile(file: string): UnitPhotoFile | null {
  const [, id, digits, ending] = isUnitPhoto(file)
    ? (/^(.{36})-(\d+)\.([a-z]+)$/.exec(file.slice(NAME.length)) ?? [])
    : [];
  const photoId = parseId<"unit-photo">(id);
  const width = unitPhotoWidths.find((one) => String(one) === digits);
  const format = unitPhotoFormats.find((one) => one === ending);
  return photoId && width && format ? { photoId, width, format } : null;
}
