// Photos of tens of megapixels, each drawn in a process of its own: accepted or refused clearly, in bounded memory.

import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPhoto, aPngBomb } from "../../../testing/photos.ts";

const script = join(import.meta.dirname, "../../../testing/processes/drawing-process.ts");
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pcbis-photo-"));
});
afterAll(() => rm(folder, { recursive: true }));

type Drawn = { ok: boolean; refused: string | null; seconds: number; before: number; after: number };

async function drawn(photo: Buffer): Promise<Drawn> {
  const path = join(folder, "photo");
  await writeFile(path, photo);
  const child = spawn(process.execPath, [script, path], { stdio: ["ignore", "pipe", "inherit"] });
  return JSON.parse(await text(child.stdout)) as Drawn;
}

test("a photo of 50 megapixels is accepted, in bounded memory", async () => {
  const { ok, seconds, before, after } = await drawn(await aPhoto({ width: 8660, height: 5774 }));
  console.info("50 megapixels:", JSON.stringify({ seconds, before, after }));
  expect(ok).toBe(true);
  expect(after - before).toBeLessThan(400);
});

test("one of 256 megapixels is refused before it is decoded", async () => {
  const { refused, before, after } = await drawn(aPngBomb({ width: 16_000, height: 16_000 }));
  expect(refused).toBe("photo-too-many-pixels");
  expect(after - before).toBeLessThan(100);
});
