// The built files that browsers fetch: scripts, styles, words, fonts. All in memory, compressed at build time.
// Invariant: only files that were read at start can be requested; a path never reaches the disk.

import { hash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import type { Encoding } from "./encoding.server.ts";

export type Asset = {
  headers: Record<string, string>;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
};
/** By path, for example "/assets/entry.client-D2B9HZ44.js". */
export type Assets = ReadonlyMap<string, Asset>;

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".jpg": "image/jpeg",
  ".ico": "image/x-icon",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

export const packedNames = { br: ".br", gzip: ".gz" } as const;

/** Reads a folder of built files into memory. */
export async function loadAssets(folder: string): Promise<Assets> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const there = new Set(names);
  const assets = new Map<string, Asset>();
  await Promise.all(
    names.map(async (name) => {
      const type = types[extname(name)];
      const path = `/${relative(folder, name).split(sep).join("/")}`;
      if (!type || path.startsWith("/.")) return;
      const packed = async (suffix: string) => (there.has(name + suffix) ? await readFile(name + suffix) : undefined);
      const [identity, br, gzip] = await Promise.all([
        readFile(name),
        packed(packedNames.br),
        packed(packedNames.gzip),
      ]);
      assets.set(path, {
        headers: assetHeaders(path, { type, body: identity }),
        bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) },
      });
    }),
  );
  return assets;
}

function assetHeaders(path: string, { type, body }: { type: string; body: Buffer }): Record<string, string> {
  return {
    "content-type": type,
    // The builder puts a content hash into the file names.
    "cache-control": path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    etag: `"${hash("sha256", body, "base64url").slice(0, 22)}"`,
    "cross-origin-resource-policy": "same-origin",
    vary: "accept-encoding",
  };
}
