// The files of a picture (shop/catalogue/picture.ts): three widths in two formats, and the dominant colour of its
// middle.

import { isUnitPhoto } from "../../../shop/inventory/photos/unit-photo.ts";
import { links } from "../../links.ts";

/** The largest file of a picture, for zooming. */
export function largeFileOf(address: string): string {
  const [base, middle] = partsOf(address);
  return middle ? `${base}-1200.webp` : address;
}

/** The data of a `<picture>`, or null for a picture of one file. */
export function filesOf(address: string, widths: readonly number[] = [400, 800]) {
  const [base, middle] = partsOf(address);
  if (!middle) return null;
  const set = (format: string) => widths.map((width) => `${base}-${width}.${format} ${width}w`).join();
  return {
    avif: set("avif"),
    webp: set("webp"),
    src: `${base}-800.webp`,
    preview: { "--middle": `#${middle}` } as object,
  };
}

/** The prefix of its files' addresses, and the colour of its middle. A unit's photo is recognized by its name. */
function partsOf(picture: string): [base: string, middle: string | undefined] {
  const [base = "", middle] = picture.split("#");
  return [isUnitPhoto(base) ? links.photo(base) : base, middle];
}
