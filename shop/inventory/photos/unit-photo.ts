// A photo that staff took of one unit on sale: buyers see it before any illustration.
// Invariant: it shows that very unit, re-encoded by the shop in 4:3; the first photo of a unit has position 1.

import { parseId, type UnitPhotoId } from "../../../base/id.ts";

/** Unique within one unit. */
export const MOST_UNIT_PHOTOS = 8;

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
