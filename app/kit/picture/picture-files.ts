// The files behind a picture's address (shop/catalogue/picture.ts): three widths in two formats, and the colour of its middle.

import { isUnitPhoto } from "../../../shop/inventory/photos/unit-photo.ts";
import { links } from "../../links.ts";

/** The largest file of a picture, to be looked at from near. */
export function largeFileOf(address: string): string {
  const [base, middle] = partsOf(address);
  return middle ? `${base}-1200.webp` : address;
}

/** What a `<picture>` needs, or null for a picture of one file. */
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

/** What its files' addresses begin with, and the colour of its middle. A unit's photo is known by its name. */
function partsOf(picture: string): [base: string, middle: string | undefined] {
  const [base = "", middle] = picture.split("#");
  return [isUnitPhoto(base) ? links.photo(base) : base, middle];
}
