import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { cases } from "../../demo/parts-cases.ts";
import { coolers } from "../../demo/parts-coolers.ts";
import { hardDrives, solidStateDrives } from "../../demo/parts-drives.ts";
import { graphicsCards } from "../../demo/parts-graphics.ts";
import { memoryKits } from "../../demo/parts-memory.ts";
import { motherboards } from "../../demo/parts-motherboards.ts";
import { powerSupplies } from "../../demo/parts-power.ts";
import { processors } from "../../demo/parts-processors.ts";
import { knownParts } from "../parts/known-parts.server.ts";
import { nameKey, partId, type FactsOf, type KnownPart, type Part, type PartCategory } from "../parts/part.ts";
import { conditions, type DeclaredPart } from "./declaration.ts";
import { basePrice, toWholeLei, type PriceBook } from "./price-book.ts";
import { priceBook1 } from "./price-book-1.ts";
import { fallbackValues, type ValuedPart } from "./terms.ts";

const declared = (part: KnownPart): DeclaredPart => ({ key: "it", quantity: 1, condition: null, faulty: false, part });

/** The book's price for one part, in RON, with its factors. */
function value(part: KnownPart, percent = 100): number {
  const { base, factors } = basePrice(declared(part), priceBook1);
  return toWholeLei(base, [...factors, { of: "condition", value: "as told", percent }]) / 100;
}

function known(name: string): KnownPart {
  const part = knownParts.find((each) => nameKey(each.name) === nameKey(name));
  if (!part) throw new Error(`no part ${name}`);
  return part;
}

describe("price book 1", () => {
  test("names only parts that the list has", () => {
    const ids = new Set<string>(knownParts.map(({ id }) => id));
    expect(Object.keys(priceBook1.parts).filter((id) => !ids.has(id))).toEqual([]);
  });

  test("has a price for every part in the list, in whole lei and above zero", () => {
    expect(
      knownParts.filter((part) => basePrice(declared(part), priceBook1).source.by === "fallback").map(({ id }) => id),
    ).toEqual([]);
    expect(knownParts.filter((part) => value(part, 60) < 1).map(({ id }) => id)).toEqual([]);
  });

  test("pays a few lei for a card of fifteen years, by its age and memory, as for any that has facts", () => {
    expect(["GeForce 210", "GeForce GTX 560 Ti", "Radeon HD 6970"].map((name) => value(known(name)))).toEqual([
      8, 8, 16,
    ]);
  });

  test("has the spec's value if only the category is known", () => {
    for (const kind of Object.keys(fallbackValues) as ValuedPart[]) {
      const { source, base } = basePrice(
        { key: "it", quantity: 1, condition: null, faulty: false, part: null, kind, name: "?" },
        priceBook1,
      );
      expect(source).toEqual({ by: "fallback", kind });
      expect(base).toBe(fallbackValues[kind]);
    }
  });

  test("pays well below the shop's selling price, but not next to nothing", () => {
    const best = Math.max(...conditions.map((condition) => priceBook1.conditions[condition]));
    const off = demoParts().flatMap(({ part, worth }) => {
      const share = value(part, best) / worth;
      return share > 0.75 || share < 0.1 ? [`${part.name}: ${value(part, best)} of ${worth}`] : [];
    });
    expect(off).toEqual([]);
  });

  test("pays more for a better model or a larger size", () => {
    const rising = [
      ["GeForce RTX 3060 12GB", "GeForce RTX 3060 Ti", "GeForce RTX 3070", "GeForce RTX 3080 10GB", "GeForce RTX 3090"],
      ["GeForce GTX 1060 3GB", "GeForce GTX 1060 6GB", "GeForce GTX 1070", "GeForce GTX 1080", "GeForce GTX 1080 Ti"],
      ["Core i5-8400", "Core i5-10400F", "Core i5-11400F", "Core i5-12400F", "Core i5-13400F", "Core i5-14400F"],
      ["Ryzen 5 1600", "Ryzen 5 2600", "Ryzen 5 3600", "Ryzen 5 5600", "Ryzen 5 7600", "Ryzen 5 9600X"],
      ["Samsung 870 EVO 500GB", "Samsung 870 EVO 1TB", "Samsung 870 EVO 2TB"],
      ["Corsair RMx 650W", "Corsair RMx 750W", "Corsair RMx 850W"],
    ];
    for (const names of rising) {
      const values = names.map((name) => value(known(name)));
      expect(values, names.join(" < ")).toEqual(values.toSorted((one, other) => one - other));
    }
  });

  test("is plain data, the same after storing and reading, and never changed", () => {
    const stored = JSON.stringify(priceBook1);
    expect(JSON.parse(stored) as PriceBook).toEqual(priceBook1);
    // Stored offers depend on this book. Change a figure by a new version; this line changes only before the first
    // sale.
    expect(createHash("sha256").update(stored).digest("hex").slice(0, 16)).toBe("e4ec6cd7a84b99d9");
  });
});

type DemoPart = { part: KnownPart; worth: number };

function aPart<C extends PartCategory>(category: C, name: string, facts: FactsOf[C]): KnownPart {
  return { id: partId(category, name), category, name, facts } as KnownPart;
}

/** Every part of the demo catalogue in trade-in form. */
function demoParts(): DemoPart[] {
  return [
    ...processors.map(({ specs, worth }) => ({ part: known(specs.model), worth })),
    ...graphicsCards.map(({ specs, worth }) => ({ part: graphics(specs), worth })),
    ...motherboards.map(({ specs, worth }) => ({
      part: aPart("motherboards", specs.model, {
        ...specs,
        size: specs.formFactor,
        memoryType: specs.ramType,
        memorySlots: null,
        maxMemoryGb: null,
      }),
      worth,
    })),
    ...memoryKits.map(({ specs, worth }) => ({ part: aPart("ram", specs.series, specs), worth })),
    ...solidStateDrives.map(({ specs, worth }) => ({
      part: aPart("ssd", specs.model, { ...specs, form: "M.2" }),
      worth,
    })),
    ...hardDrives.map(({ specs, worth }) => ({ part: aPart("hdd", specs.model, { ...specs, form: '3.5"' }), worth })),
    ...powerSupplies.map(({ specs, worth }) => ({
      part: aPart("power-supplies", specs.model, {
        ...specs,
        form: /^SF\d/.test(specs.model) ? "SFX" : "ATX",
        pcie8Pin: null,
        pcie16Pin: null,
      }),
      worth,
    })),
    ...cases.map(({ specs, worth }) => ({ part: listed(specs) ?? aPart("cases", specs.model, specs), worth })),
    ...coolers.map(({ specs, worth }) => ({
      part:
        listed(specs) ?? aPart("coolers", specs.model, { ...specs, type: specs.type === "liquid" ? "liquid" : "air" }),
      worth,
    })),
  ];
}

function listed({ brand, model }: { brand: string; model: string }): KnownPart | undefined {
  return knownParts.find((part) => nameKey(part.name) === nameKey(`${brand} ${model}`));
}

function graphics({ chip, vramGb }: { chip: string; vramGb: number }): KnownPart {
  const part = knownParts.find(
    (each): each is Part & { category: "graphics-cards" } =>
      each.category === "graphics-cards" && nameKey(each.facts.chip) === nameKey(chip) && each.facts.vramGb === vramGb,
  );
  if (!part) throw new Error(`no card ${chip}`);
  return part;
}
