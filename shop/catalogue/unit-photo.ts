// A photo that staff took of one unit on sale: what a buyer sees before any illustration.
// Must always hold: it is a picture of that very unit, drawn anew by the shop in 4:3; the first of a unit has position 1.

import { parseId, type UnitPhotoId } from "../../base/id.ts";

/** Of one unit. */
export const MOST_UNIT_PHOTOS = 8;

export const unitPhotoWidths = [400, 800, 1200] as const;
export const unitPhotoFormats = ["avif", "webp"] as const;

/** One file of a photo, as its address names it. */
export type UnitPhotoFile = { photoId: UnitPhotoId; width: (typeof unitPhotoWidths)[number]; format: (typeof unitPhotoFormats)[number] };

const FOLDER = "/photos/unit-";

/** Its address, as shop/catalogue/picture.ts writes them. A photo never changes: another has another id. */
export function unitPhotoAddress({ id, middle }: { id: UnitPhotoId; middle: string }): string {
  return `${FOLDER}${id}#${middle}`;
}

/** Whether an address or a path is a photo's. */
export function isUnitPhoto(address: string): boolean {
  return address.startsWith(FOLDER);
}

/** The file that a path such as "/photos/unit-{id}-800.avif" names; null where it can name none. */
export function parseUnitPhotoFile(path: string): UnitPhotoFile | null {
  const [, id, digits, ending] = isUnitPhoto(path) ? (/^(.{36})-(\d+)\.([a-z]+)$/.exec(path.slice(FOLDER.length)) ?? []) : [];
  const photoId = parseId<"unit-photo">(id);
  const width = unitPhotoWidths.find((one) => String(one) === digits);
  const format = unitPhotoFormats.find((one) => one === ending);
  return photoId && width && format ? { photoId, width, format } : null;
}
