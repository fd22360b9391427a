// A process that draws a photo of a unit, to measure its memory. Argument: the file. Prints whether it was accepted, the
// refusal otherwise, the seconds, and the peak memory in MB before and after.

import { readFile } from "node:fs/promises";
import { drawUnitPhoto } from "../../shop/inventory/photos/draw-unit-photo.server.ts";

const peak = () => Math.round(process.resourceUsage().maxRSS / 1024);
const bytes = new Uint8Array(await readFile(process.argv[2] ?? ""));
const before = peak();
const startedAt = performance.now();
const drawn = await drawUnitPhoto(bytes);
const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
const refused = drawn.ok ? null : drawn.domainError.code;
console.info(JSON.stringify({ ok: drawn.ok, refused, seconds, before, after: peak() }));
