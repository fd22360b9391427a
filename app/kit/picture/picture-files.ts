// The addresses of the files of a picture (its name: shop/catalogue/picture.ts): three widths in two formats, and the
// dominant colour of its middle. A text that names no colour is itself the address of the only file.

import { isUnitPhoto } from "../../../shop/inventory/photos/unit-photo.ts";
import { folders, links } from "../../links.ts";

/** The largest file of a picture, for zooming. */
export function largeFileOf(picture: string): string {
  const [base, middle] = partsOf(picture);
  return middle ? `${base}-1200.webp` : picture;
}

/** The data of a `<picture>`, or null for a picture of one file. */
export function filesOf(picture: string, widths: readonly number[] = [400, 800]) {
  const [base, middle] = partsOf(picture);
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
  const [name = "", middle] = picture.split("#");
  return [isUnitPhoto(name) ? links.photo(name) : folders.pictures + name, middle];
}
