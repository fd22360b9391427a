// npm run pictures [-- NAME…]: renders the pictures of the shop's goods with Blender and packs them for browsers. Needed only
// where pictures are made; what it needs is in pictures/README.md.

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const ROOT = join(import.meta.dirname, "..");
const MADE = join(ROOT, "pictures/made");
const WIDTHS = [400, 800, 1200];
const QUALITY = { avif: 47, webp: 68 };

const weights = process.env["DENOISER_WEIGHTS"];
if (!weights || !existsSync(weights)) stop("DENOISER_WEIGHTS must name the file rt_hdr_calb_cnrm.tza: see pictures/README.md");
const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : listed();

await mkdir(MADE, { recursive: true });
for (const [index, name] of names.entries()) {
  const file = join(MADE, `${fileName(name)}.png`);
  blender([name, file, `weights=${weights}`]);
  for (const width of WIDTHS) {
    const picture = sharp(file).resize(width);
    await picture.clone().avif({ quality: QUALITY.avif, effort: 6 }).toFile(join(MADE, `${fileName(name)}-${width}.avif`));
    await picture.clone().webp({ quality: QUALITY.webp, effort: 6 }).toFile(join(MADE, `${fileName(name)}-${width}.webp`));
  }
  await rm(file);
  process.stdout.write(`${index + 1} of ${names.length}: ${name}\n`);
}

/** Every scene by its name, as pictures/scenes.py lists them. */
function listed(): string[] {
  return blender(["list"])
    .split("\n")
    .flatMap((line) => (line.startsWith("scene ") ? [line.slice("scene ".length)] : []));
}

function blender(options: readonly string[]): string {
  const run = spawnSync("blender", ["-b", "--factory-startup", "--python-exit-code", "1", "-P", join(ROOT, "pictures/render.py"), "--", ...options], {
    encoding: "utf8",
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: "1" },
  });
  if (run.error) stop(`Blender cannot be started: ${run.error.message}`);
  if (run.status !== 0) stop(`${run.stdout}${run.stderr}\nBlender could not make ${options[0]}`);
  return run.stdout;
}

/** "mid-glass/black/card=2" is kept as "mid-glass-black-card2". */
function fileName(name: string): string {
  return name.replaceAll("/", "-").replaceAll("=", "");
}

function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
