import { expect, test } from "vitest";
import { generateCatalogue } from "../../../demo/catalogue.ts";
import { knownParts } from "../../parts/known-parts.server.ts";
import { makerOf } from "../../parts/maker-of.server.ts";
import { readSpecs, specFields, typedSpecs } from "./spec-fields.ts";
import { categories, type Category, type SpecsOf } from "../specs.ts";
import { knownSpecFields } from "./received-specs.ts";

const catalogueIndex = [...generateCatalogue({ now: new Date("2026-11-21T10:00:00Z"), pcs: 40 })];

test("specs that are written into the form and read back are the same", () => {
  const components = catalogueIndex.filter((listing) => listing.kind === "component");
  expect(new Set(components.map(({ category }) => category))).toEqual(new Set(categories));
  for (const { category, specs } of components) {
    expect(readSpecs(category as Category, typedSpecs(category as Category, specs as SpecsOf[Category]))).toEqual({
      ok: true,
      value: specs,
    });
  }
});

test("an empty form says what is missing, each field by its name", () => {
  const empty = readSpecs("graphics-cards", {});
  expect(empty).toMatchObject({
    ok: false,
    domainError: { brand: "spec-missing", chip: "spec-missing", lengthMm: "spec-missing" },
  });
  expect(Object.keys(empty.ok ? {} : empty.domainError)).not.toContain("powerConnectors");
});

test.each([
  [{ cores: "six" }, { cores: "spec-number" }],
  [{ cores: "6.5" }, { cores: "spec-number" }],
  [{ cores: "0" }, { cores: "spec-number" }],
  [{ cores: "1e3" }, { cores: "spec-number" }],
  [{ baseGhz: "3,5" }, {}],
  [{ brand: "VIA" }, { brand: "spec-choice" }],
  [{ model: "x".repeat(121) }, { model: "too-long" }],
])("a processor with %o gets the problems %o", (different, problems) => {
  const good = {
    brand: "AMD",
    model: "Ryzen 5 5600",
    socket: "AM4",
    cores: "6",
    threads: "12",
    baseGhz: "3.5",
    tdpWatts: "65",
    "memoryTypes.DDR4": "on",
    launchYear: "2022",
  };
  const read = readSpecs("processors", { ...good, ...different });
  expect(read.ok ? {} : read.domainError).toEqual(problems);
});

test("every part of our lists fills only existing fields, with valid values", () => {
  for (const { id, category, name, facts } of knownParts) {
    const typed = knownSpecFields({ category, name, part: { id, category, name, facts } as never }, makerOf);
    const names: readonly string[] = specFields[category].map((field) => field.name);
    expect(Object.keys(typed).filter((key) => !names.includes(key.split(".")[0]!))).toEqual([]);
    const read = readSpecs(category, typed);
    const wrong = read.ok ? [] : Object.entries(read.domainError).filter(([, problem]) => problem !== "spec-missing");
    expect(wrong.map(([field, problem]) => `${id}: ${field} ${problem}`)).toEqual([]);
  }
});

test.each([
  ["motherboards", "B550-A PRO", { brand: "MSI", model: "B550-A PRO" }],
  ["cases", "Fractal Design North", { brand: "Fractal Design", model: "North" }],
  ["coolers", "Cooler Master Hyper 212 EVO", { brand: "Cooler Master", model: "Hyper 212 EVO" }],
  ["cases", "Noname Tower 3", { brand: "", model: "Noname Tower 3" }],
  ["ram", "Kingston Fury Beast", { brand: "Kingston", series: "Fury Beast" }],
] as const)("the maker of %s %s is never guessed from a first word", (category, name, fields) => {
  expect(knownSpecFields({ category, name, part: null }, makerOf)).toMatchObject(fields);
});
