import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pictureNamed } from "../../../shop/catalogue/picture.ts";
import { pictureSet } from "../../../shop/catalogue/picture-set.ts";
import { folders } from "../../links.ts";
import { Stage } from "./stage.tsx";
import { stageSet } from "./stage-set.ts";

const PICTURES = join(import.meta.dirname, "../../../public/assets/pictures");

test("every picture of the shop itself has its files, and one for each theme", () => {
  for (const [name, mark] of Object.entries(stageSet)) {
    const widths = /^stage-hero(-night)?$/.test(name) ? [400, 800, 1200, 1600] : [400, 800, 1200];
    for (const width of widths)
      for (const format of ["avif", "webp"])
        expect(
          existsSync(join(PICTURES, `${name}.${mark.split("#")[0]}-${width}.${format}`)),
          `${name} ${width} ${format}`,
        ).toBe(true);
    expect(stageSet).toHaveProperty([name.endsWith("-night") ? name.replace("-night", "") : `${name}-night`]);
  }
});

test("the main picture is preloaded, in the theme of the system and for the width of the screen", () => {
  const page = renderToStaticMarkup(
    <Stage
      stage="stage-hero-upright"
      sizes="100vw"
      wide={{ stage: "stage-hero", from: 80, sizes: "62vw", widths: [800] }}
      alt="a machine"
      width={10}
      height={9}
      priority
    />,
  );
  const preloaded = [...page.matchAll(/<link rel="preload"[^>]*>/g)].map(([link]) => ({
    media: / media="([^"]+)"/.exec(link)?.[1],
    name: /pictures\/([\w-]+)\./.exec(link)?.[1],
  }));
  expect(preloaded).toEqual([
    { media: "(prefers-color-scheme:light) and (max-width:79.99rem)", name: "stage-hero-upright" },
    { media: "(prefers-color-scheme:light) and (min-width:80rem)", name: "stage-hero" },
    { media: "(prefers-color-scheme:dark) and (max-width:79.99rem)", name: "stage-hero-upright-night" },
    { media: "(prefers-color-scheme:dark) and (min-width:80rem)", name: "stage-hero-night" },
  ]);
  expect(page.match(/loading="lazy" fetchPriority="high"|fetchPriority="high" [^>]*loading="lazy"/gi)).toHaveLength(2);
  expect(page.match(/alt="a machine"/g)).toHaveLength(2);
});

test("a picture that fails shows the placeholder carton", () => {
  const css = readFileSync(join(import.meta.dirname, "stage.css"), "utf8");
  expect(css).toContain(`url("${folders.pictures}${pictureNamed("placeholder").split("#")[0]}-400.webp")`);
});

test("all pictures, of goods too, take at most 8 MB, and no file belongs to neither set", () => {
  const known = new Set(
    Object.entries({ ...pictureSet, ...stageSet }).map(([name, mark]) => `${name}.${mark.split("#")[0]}`),
  );
  const files = readdirSync(PICTURES);
  expect(files.filter((file) => !known.has(file.replace(/-\d+\.(avif|webp)$/, "")))).toEqual([]);
  expect(files.reduce((sum, file) => sum + statSync(join(PICTURES, file)).size, 0)).toBeLessThanOrEqual(8_000_000);
});
