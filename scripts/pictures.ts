// npm run pictures [-- NAME…]: renders the product pictures with Blender and encodes them for browsers. Only needed to change
// pictures; requirements are in pictures/README.md. `-- --pack FOLDER` encodes existing PNG files.

import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp from "sharp";
import { stageSet } from "../app/kit/picture/stage-set.ts";
import { pictureSet } from "../shop/catalogue/picture-set.ts";

const ROOT = join(import.meta.dirname, "..");
const RENDERED = join(ROOT, "pictures/rendered");
const PACKED = join(ROOT, "public/assets/pictures");
// Small pictures need less quality than the largest. WebP is for the few browsers without AVIF.
const SIZES = [
  { width: 400, avif: 48, webp: 52 },
  { width: 800, avif: 42, webp: 36 },
  { width: 1200, avif: 38, webp: 26 },
];
// Few pictures, and the first ones that a visitor sees.
const STAGE_SIZES = [
  { width: 400, avif: 54, webp: 66 },
  { width: 800, avif: 52, webp: 60 },
  { width: 1200, avif: 50, webp: 54 },
  { width: 1600, avif: 48, webp: 50 },
];
// The studio's grey, slightly tinted towards the page background (app/kit/styles/tokens.css).
const WARM = [1.008, 1.012, 0.982];
// These pictures have no frame: in the light theme their edges match --color-surface.
const SURFACE = [0xf6, 0xf7, 0xf0];
const EDGE = 0.06; // of the width

const HEAD = `// Written by \`npm run pictures\`: each picture with a mark of its content, and the colour of what is in the middle of it.
// Invariant: each has its files in public/assets/pictures, at least in three sizes and two formats.
`;
// Pictures of the shop itself are listed for its screens, pictures of listings for the catalogue.
const SETS = [
  {
    file: "app/kit/picture/stage-set.ts",
    known: stageSet,
    has: isStage,
    opens: "export const stageSet = {",
    closes: "} as const;",
  },
  {
    file: "shop/catalogue/picture-set.ts",
    known: pictureSet,
    has: (name: string) => !isStage(name),
    opens: "export const pictureSet: Readonly<Record<string, string>> = {",
    closes: "};",
  },
];

const [first, ...rest] = process.argv.slice(2);
if (first === "--pack") {
  await packAll(rest[0] ?? RENDERED);
} else {
  const weights = process.env["DENOISER_WEIGHTS"];
  if (!weights || !existsSync(weights))
    stop("DENOISER_WEIGHTS must name the file rt_hdr_calb_cnrm.tza: see pictures/README.md");
  await mkdir(RENDERED, { recursive: true });
  await render([RENDERED, `weights=${weights}`, ...(first === undefined ? listed() : [first, ...rest])]);
  await packAll(RENDERED);
}

function isStage(name: string): boolean {
  return name.startsWith("stage-");
}

/** The pictures that the shop uses, in the order of the scenes, because some are rendered over others. The scenes could make more. */
function listed(): string[] {
  const run = spawnSync("blender", options(["list"]), { encoding: "utf8" });
  if (run.error) stop(`Blender cannot be started: ${run.error.message}`);
  return run.stdout
    .split("\n")
    .flatMap((line) => (line.startsWith("scene ") ? [line.slice("scene ".length)] : []))
    .filter((name) => name in pictureSet || name in stageSet);
}

async function render(renderArgs: readonly string[]): Promise<void> {
  const run = spawn("blender", options(renderArgs), {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: "1" },
  });
  const code = await new Promise((done) => run.on("error", () => done("it cannot be started")).on("close", done));
  if (code !== 0) stop(`Blender stopped: ${code}`);
}

function options(renderArgs: readonly string[]): string[] {
  return [
    "-b",
    "--factory-startup",
    "--python-exit-code",
    "1",
    "-P",
    join(ROOT, "pictures/render.py"),
    "--",
    ...renderArgs,
  ];
}

async function packAll(folder: string): Promise<void> {
  await mkdir(PACKED, { recursive: true });
  const written: Record<string, string> = {};
  for (const file of (await readdir(folder)).filter((name) => name.endsWith(".png")).toSorted()) {
    const name = basename(file, ".png");
    written[name] = await pack(name, join(folder, file));
    process.stdout.write(`${name} ${written[name]}\n`);
  }
  for (const { file, known, has, opens, closes } of SETS) {
    const lines = Object.entries({ ...known, ...written })
      .filter(([name]) => has(name))
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, mark]) => `  "${name}": "${mark}",`);
    await writeFile(join(ROOT, file), [HEAD, opens, ...lines, closes, ""].join("\n"));
  }
}

/** Writes the files of one picture and removes the old ones. Returns its entry in the set: "3f9a2c#4a4d52". */
async function pack(name: string, file: string): Promise<string> {
  const { width: taken = 0 } = await sharp(file).metadata();
  const sizes = (isStage(name) ? STAGE_SIZES : SIZES).filter(({ width }) => width <= Math.max(taken, 1200));
  const gain = isStage(name) ? await onSurface(name, file) : WARM;
  const mark = createHash("sha256")
    .update(await readFile(file))
    .update(JSON.stringify([sizes, gain]))
    .digest("hex")
    .slice(0, 6);
  const there = (await readdir(PACKED)).filter((known) => known.startsWith(`${name}.`));
  const current = there.filter((known) => known.startsWith(`${name}.${mark}-`));
  await Promise.all(
    there
      .filter((known) => !current.includes(known) && /\.[0-9a-f]{6}-\d+\.(avif|webp)$/.test(known))
      .map((known) => rm(join(PACKED, known))),
  );
  for (const { width, avif, webp } of sizes) {
    const picture = sharp(file).resize(width, undefined, { kernel: "lanczos3" }).linear(gain, [0, 0, 0]);
    const [small, large] = [`${name}.${mark}-${width}.avif`, `${name}.${mark}-${width}.webp`];
    if (!current.includes(small)) await picture.clone().avif({ quality: avif, effort: 6 }).toFile(join(PACKED, small));
    if (!current.includes(large))
      await picture.clone().webp({ quality: webp, effort: 6, smartDeblock: true }).toFile(join(PACKED, large));
  }
  return `${mark}#${await middleColour(file)}`;
}

async function onSurface(name: string, file: string): Promise<number[]> {
  if (name.endsWith("-night")) return [1, 1, 1];
  const { width = 0, height = 0 } = await sharp(file).metadata();
  const strip = { left: 0, top: 0, width: Math.round(width * EDGE), height };
  const [...edge] = await sharp(file).extract(strip).resize(1, 1).removeAlpha().raw().toBuffer();
  return SURFACE.map((wanted, channel) => wanted / (edge[channel] ?? wanted));
}

async function middleColour(file: string): Promise<string> {
  const { width = 0, height = 0 } = await sharp(file).metadata();
  const middle = {
    left: Math.round(width * 0.3),
    top: Math.round(height * 0.3),
    width: Math.round(width * 0.4),
    height: Math.round(height * 0.4),
  };
  const [red = 0, green = 0, blue = 0] = await sharp(file).extract(middle).resize(1, 1).removeAlpha().raw().toBuffer();
  return [red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("");
}

function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
