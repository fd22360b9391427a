// A photo that staff took of one unit on sale: what a buyer sees before any illustration.
// Invariant: it is a picture of that very unit, drawn anew by the shop in 4:3; the first of a unit has position 1.

import { parseId, type UnitPhotoId } from "../../../base/id.ts";

/** Of one unit. */
export const MOST_UNIT_PHOTOS = 8;

export const unitPhotoWidths = [400, 800, 1200] as const;
export const unitPhotoFormats = ["avif", "webp"] as const;

/** One file of a photo, as its name says it. */
export type UnitPhotoFile = {
  photoId: UnitPhotoId;
  width: (typeof unitPhotoWidths)[number];
  format: (typeof unitPhotoFormats)[number];
};

const NAME = "unit-";

/** Its name, with the colour of its middle behind a `#` as shop/catalogue/picture.ts has it. A photo never changes: another has another id. */
export function unitPhotoName({ id, middle }: { id: UnitPhotoId; middle: string }): string {
  return `${NAME}${id}#${middle}`;
}

/** Whether a picture's or a file's name is that of a unit's photo. */
export function isUnitPhoto(name: string): boolean {
  return name.startsWith(NAME);
}

/** The file of a name such as "unit-{id}-800.avif"; null where it can name none. */
export function parseUnitPhotoFile(file: string): UnitPhotoFile | null {
  const [, id, digits, ending] = isUnitPhoto(file)
    ? (/^(.{36})-(\d+)\.([a-z]+)$/.exec(file.slice(NAME.length)) ?? [])
    : [];
  const photoId = parseId<"unit-photo">(id);
  const width = unitPhotoWidths.find((one) => String(one) === digits);
  const format = unitPhotoFormats.find((one) => one === ending);
  return photoId && width && format ? { photoId, width, format } : null;
}
