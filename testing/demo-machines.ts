// The demo's PCs as sellers would declare them, with the shop's price: for comparing offers with sale prices.

import type { Bani } from "../base/money.ts";
import { generateCatalogue } from "../demo/catalogue.ts";
import type { PcSpecs } from "../shop/catalogue/specs.ts";
import { knownParts } from "../shop/parts/known-parts.server.ts";
import { nameKey, partId, type FactsOf, type KnownPart, type PartCategory, type PartOf } from "../shop/parts/part.ts";
import type { DeclaredPart } from "../shop/pricing/declaration.ts";

export type DemoMachine = { title: string; asks: Bani; parts: DeclaredPart[] };

/** Each PC of the demo catalogue whose parts are all known, and its price in the shop. */
export function demoMachines(now: Date): DemoMachine[] {
  return [...generateCatalogue({ now })].flatMap((listing) =>
    listing.kind === "pc" ? [{ title: listing.title, asks: listing.price, parts: partsOf(listing.specs) }] : [],
  );
}

function partsOf({ cpu, gpu, motherboard, ram, storage, psu, case: chassis, cooler }: PcSpecs): DeclaredPart[] {
  const parts: [string, KnownPart][] = [
    [
      "cpu",
      listed("processors", cpu.model) ?? aPart("processors", cpu.model, { ...cpu, architecture: "", chipsets: null }),
    ],
    ...(gpu ? [["gpu", graphics(gpu)] as [string, KnownPart]] : []),
    [
      "motherboard",
      aPart("motherboards", `${motherboard.brand} ${motherboard.model}`, {
        ...motherboard,
        size: motherboard.formFactor,
        memoryType: motherboard.ramType,
        memorySlots: null,
        maxMemoryGb: null,
      }),
    ],
    ["ram", aPart("ram", ram.series, ram)],
    ...storage.map((drive, place): [string, KnownPart] => [
      `storage-${place + 1}`,
      drive.kind === "ssd"
        ? aPart("ssd", drive.model, { ...drive, form: drive.formFactor })
        : aPart("hdd", drive.model, { ...drive, form: drive.formFactor }),
    ]),
    ["psu", aPart("power-supplies", psu.model, { ...psu, form: psu.formFactor })],
    ["case", listed("cases", `${chassis.brand} ${chassis.model}`) ?? aPart("cases", chassis.model, chassis)],
    [
      "cooler",
      listed("coolers", `${cooler.brand} ${cooler.model}`) ??
        aPart("coolers", cooler.model, { ...cooler, type: cooler.type === "liquid" ? "liquid" : "air" }),
    ],
  ];
  return parts.map(([key, part]) => ({ key, quantity: 1, condition: null, faulty: false, part }));
}

function aPart<C extends PartCategory>(category: C, name: string, facts: FactsOf[C]): KnownPart {
  return { id: partId(category, name), category, name, facts } as KnownPart;
}

function listed(category: PartCategory, name: string): KnownPart | undefined {
  return knownParts.find((part) => part.category === category && nameKey(part.name) === nameKey(name));
}

function graphics({ chip, vramGb }: { chip: string; vramGb: number }): KnownPart {
  const card = knownParts.find(
    (part): part is PartOf<"graphics-cards"> =>
      part.category === "graphics-cards" && nameKey(part.facts.chip) === nameKey(chip) && part.facts.vramGb === vramGb,
  );
  if (!card) throw new Error(`no card ${chip} with ${vramGb} GB`);
  return card;
}
