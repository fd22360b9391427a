// The bytes of a picture of the set, to draw other images from.

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { PictureName } from "../../shop/catalogue/picture.ts";
import { largeFileOf } from "../kit/picture/picture-files.ts";

/** The folder that addresses are relative to: the built server is not in the same place as its source. */
function publicFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, "public/assets/pictures"))) {
    if (folder === dirname(folder)) throw new Error("there is no folder public/assets/pictures");
    folder = dirname(folder);
  }
  return join(folder, "public");
}

let found: string | undefined;

/** The name comes from the set, never from a request. */
export function pictureBytes(picture: PictureName): Promise<Buffer> {
  return readFile(join((found ??= publicFolder()), largeFileOf(picture)));
}
