import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { generateCatalogue } from "../../demo/catalogue.ts";
import type { DemoListing } from "../../demo/demo-listing.ts";
import {
  categoryPicture,
  hasInside,
  isInsideOfItsColour,
  illustrationOf,
  pictureNamed,
  pictureOf,
  picturesInRow,
  type PictureView,
} from "./picture.ts";
import { pictureSet } from "./picture-set.ts";
import { categories, fansOf, type CoolerSpecs } from "./specs.ts";

const FOLDER = join(import.meta.dirname, "../../public/assets/pictures");
const demo = [...generateCatalogue({ now: new Date("2026-11-21T08:00:00Z") })].map((listing) => ({
  ...listing,
  photo: null,
}));

/** "ssd-2.5.3f9a2c#2a2b2d" is "ssd-2.5"; equal pictures count as one. */
function nameOf(listing: DemoListing & { photo: null }, view: PictureView = "front"): string {
  const [, name] = /^(.+)\.[0-9a-f]{6}#[0-9a-f]{6}$/.exec(pictureOf(listing, view)) ?? [];
  return name?.replace(/-[bc]$/, "") ?? "drawn";
}

const cooling = ({ type }: CoolerSpecs) => (type === "liquid" ? "liquid" : type.endsWith("tower") ? "tower" : "stock");

describe("the picture of a listing", () => {
  test("shows a PC's case in its colour, behind glass the fans of its card and its cooler, and with the panel off every machine's", () => {
    const pcs = demo.filter((listing) => listing.kind === "pc");
    expect(pcs).toHaveLength(909);
    for (const pc of pcs) {
      const { style, colour } = pc.specs.case;
      const contents = `${fansOf(pc.specs.gpu)}-${cooling(pc.specs.cooler)}`;
      const seen = ["mid-glass", "large"].includes(style) ? `${style}-${colour}-${contents}` : `${style}-${colour}`;
      expect(nameOf(pc), pc.title).toBe(seen);
      // The case may be of the next colour, and the sticks two: decision 84.
      expect(nameOf(pc, "inside"), pc.title).toMatch(
        new RegExp(`^${style}-(black|white|grey)-${contents}-inside(-[14])?$`),
      );
    }
  });

  test("shows a component of its kind", () => {
    for (const listing of demo) {
      if (listing.kind === "pc") continue;
      const name = nameOf(listing);
      switch (listing.category) {
        case "processors":
          expect(name).toBe(`processor-${listing.specs.brand.toLowerCase()}`);
          break;
        case "graphics-cards":
          expect(name).toBe(`graphics-card-${fansOf(listing.specs)}`);
          break;
        case "motherboards":
          expect(name).toBe(`motherboard-${listing.specs.formFactor.toLowerCase()}`);
          break;
        case "ram":
          expect(name).toMatch(
            new RegExp(`^ram-${listing.specs.type.toLowerCase()}-${listing.specs.heatSpreader ? "coated" : "plain"}-`),
          );
          break;
        case "ssd":
          expect(name.replace("-coated", "")).toBe(listing.specs.formFactor === "M.2" ? "ssd-m2" : "ssd-2.5");
          break;
        case "hdd":
          expect(name).toBe(`hdd-${Number.parseFloat(listing.specs.formFactor)}`);
          break;
        case "power-supplies":
          expect(name).toBe(
            listing.specs.formFactor === "SFX"
              ? "power-supply-sfx"
              : `power-supply-${listing.specs.modular === "no" ? "cables" : "modular"}`,
          );
          break;
        case "cases":
          expect(name.replace("-empty", "")).toBe(`${listing.specs.style}-${listing.specs.colour}`);
          break;
        case "coolers":
          expect(name).toBe(
            listing.specs.type === "liquid"
              ? `cooler-liquid-${Math.round((listing.specs.radiatorMm ?? 0) / 130)}`
              : `cooler-${listing.specs.type}`,
          );
      }
    }
  });

  test("is a photo of it where staff took one, wherever it stands, and its inside stays an illustration", () => {
    const [one, other] = demo.filter((listing) => hasInside(listing)) as [(typeof demo)[number], (typeof demo)[number]];
    const taken = { ...one, photo: "unit-1#aabbcc" };
    expect(pictureOf(taken)).toBe(taken.photo);
    expect(illustrationOf(taken)).toBe(pictureOf(one));
    expect(pictureOf(taken, "inside")).toBe(pictureOf(one, "inside"));
    expect(picturesInRow([taken, taken, other])).toEqual([taken.photo, taken.photo, pictureOf(other)]);
  });

  test("differs from its neighbour's where equal ones are there", () => {
    const newest = demo.toSorted(
      (one, other) => other.publishedAt.getTime() - one.publishedAt.getTime() || one.id - other.id,
    );
    for (const category of [null, ...categories]) {
      const listings = newest.filter((listing) => (listing.kind === "pc" ? null : listing.category) === category);
      const row = picturesInRow(listings);
      expect(row).toHaveLength(listings.length);
      for (const [place, listing] of listings.entries()) {
        const name = nameOf(listing);
        expect([name, `${name}-b`, `${name}-c`].filter((known) => known in pictureSet).map(pictureNamed)).toContain(
          row[place],
        );
        if (`${name}-b` in pictureSet) expect(row[place], listing.title).not.toBe(row[place - 1]);
      }
    }
  });

  test("with the side panel off shows a case's own style, and where the set has it the machine's own colour and sticks", () => {
    const colours: boolean[] = [];
    for (const listing of demo) {
      if (!hasInside(listing)) continue;
      const name = nameOf(listing, "inside");
      if (listing.kind === "component") {
        if (listing.category === "cases")
          expect(name, listing.title).toMatch(new RegExp(`^${listing.specs.style}-(black|white|grey)-empty-inside$`));
        continue;
      }
      const { case: shell, gpu, cooler, ram } = listing.specs;
      const own = `${shell.style}-${shell.colour}-${fansOf(gpu)}-${cooling(cooler)}-inside`;
      const sticks = ram.modules === 2 ? own : `${own}-${ram.modules}`;
      if (sticks in pictureSet) expect(name, listing.title).toBe(sticks);
      else if (own in pictureSet) expect(name, listing.title).toBe(own);
      colours.push(name.startsWith(own));
      // A page says of the others that their case has another colour.
      expect(isInsideOfItsColour(listing), listing.title).toBe(name.startsWith(own));
    }
    // Decision 84: the set is ordered by how many machines a picture serves.
    expect(colours.filter(Boolean).length / colours.length).toBeGreaterThan(0.8);
  });

  test("of something that the set does not have is the nearest to it", () => {
    const [pc] = demo;
    if (pc?.kind !== "pc") throw new Error("the demo begins with a PC");
    const odd = {
      ...pc,
      specs: { ...pc.specs, gpu: null, case: { ...pc.specs.case, style: "small" as const, colour: "grey" as const } },
    };
    expect(nameOf(odd)).toBe("small-black");
    expect(nameOf({ ...odd, specs: { ...odd.specs, case: { ...odd.specs.case, style: "large" } } })).toMatch(
      /^large-grey-[23]-/,
    );
  });
});

test("every picture of the set has its six files, and every category its tile", () => {
  for (const name of Object.keys(pictureSet)) {
    const [base] = pictureNamed(name).split("#");
    for (const end of ["400.avif", "800.avif", "1200.avif", "400.webp", "800.webp", "1200.webp"])
      expect(existsSync(join(FOLDER, `${base}-${end}`)), `${name} ${end}`).toBe(true);
  }
  for (const category of categories) expect(categoryPicture(category)).toMatch(/^(?!placeholder)[\w.-]+#/);
});
