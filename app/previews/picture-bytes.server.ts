// The bytes of a picture of the set, for pictures that are made from it.

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { PictureAddress } from "../../shop/catalogue/picture.ts";
import { largeFileOf } from "../kit/picture/picture-files.ts";

/** Where addresses begin: the built server lies elsewhere than its source. */
function publicFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, "public/assets/pictures"))) {
    if (folder === dirname(folder)) throw new Error("there is no folder public/assets/pictures");
    folder = dirname(folder);
  }
  return join(folder, "public");
}

let found: string | undefined;

/** The address comes from the set, never from a request. */
export function pictureBytes(address: PictureAddress): Promise<Buffer> {
  return readFile(join((found ??= publicFolder()), largeFileOf(address)));
}
