// After a build: compresses every text asset once at the highest level, into a file beside it.

import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { packedNames } from "../app/server/assets.server.ts";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const SMALLEST = 256; // bytes

export async function packAssets(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && /\.(js|css|json|svg|txt|webmanifest)$/.test(entry.name));
  await Promise.all(
    texts.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      const body = await readFile(file);
      if (body.length < SMALLEST) return;
      const [br, gz] = await Promise.all([
        toBrotli(body, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
        }),
        toGzip(body, { level: 9 }),
      ]);
      await Promise.all([writeFile(file + packedNames.br, br), writeFile(file + packedNames.gzip, gz)]);
    }),
  );
}
