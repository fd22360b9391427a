// The PC that a visitor describes in a message, in the form of the PC that they describe on its own page: one set of rules
// decides about both.
// Invariant: a fact that the message does not give and our lists do not have is unknown; a socket or a number of watts says
// only what it says.

import type { CatalogueIndex } from "../../catalogue/catalogue-index.server.ts";
import { mayHaveSeveral, noPc, withDescribed, type OwnPart, type OwnPc } from "../../own-pc/own-pc.ts";
import { knownIndex, knownParts } from "../../parts/known-parts.server.ts";
import { boardKey } from "../../parts/matching/part-index.ts";
import { partId, type BoardFacts, type KnownPart, type MemoryType, type PartCategory } from "../../parts/part.ts";
import type { Criteria, PartCriteria } from "../criteria.ts";
import { knownCards, knownProcessor } from "./component-constraints.server.ts";
import { isChip, partLabel } from "./part-names.ts";

/** `unknown`: names of which nothing is known. */
export type TypedPc = { pc: OwnPc; unknown: string[] };

/** The parts that the message says are owned. Memory counts as owned if its amount is named beside other parts. */
export function typedPcOf(
  { owns, ramGb, product }: Pick<Criteria, "owns" | "ramGb" | "product">,
  catalogueIndex: Pick<CatalogueIndex, "all">,
): TypedPc {
  const unknown: string[] = [];
  const parts: Partial<Record<PartCategory, OwnPart[]>> = {};
  const types = memoryTypesOf(owns);
  for (const own of owns) {
    const { category, name } = own;
    const part = knownPartOf(own, { catalogueIndex, types });
    if (part) (parts[category] ??= []).push({ is: "known", category, part, quantity: 1 });
    // The type alone says nothing about how much there is.
    else if (category !== "ram" && name !== "nvme") unknown.push(partLabel(name));
  }
  const [type] = types;
  if (ramGb !== null && product !== "ram" && types.length === 1 && !parts.ram)
    parts.ram = [{ is: "named", category: "ram", name: `${ramGb} GB ${type}`, quantity: 1 }];
  const single = Object.entries(parts).map(([category, found]) => [
    category,
    mayHaveSeveral(category as PartCategory) ? found : found.slice(0, 1),
  ]);
  return { pc: withDescribed(noPc, { parts: Object.fromEntries(single), isWithoutCard: null }), unknown };
}

type Known = { catalogueIndex: Pick<CatalogueIndex, "all">; types: readonly MemoryType[] };

function knownPartOf({ category, name }: PartCriteria, { catalogueIndex, types }: Known): KnownPart | null {
  switch (category) {
    case "processors":
      return knownProcessor(name);
    case "graphics-cards":
      return commonestCard(name, catalogueIndex);
    case "motherboards":
      return knownIndex.boards.get(boardKey(name)) ?? boardOf(name, types);
    case "power-supplies":
      return byName(category, name) ?? supplyOf(name);
    default:
      return byName(category, name);
  }
}

function byName(category: PartCategory, name: string): KnownPart | null {
  return knownParts.find((part) => part.category === category && part.name.toLowerCase() === name) ?? null;
}

/** Of several sizes of memory the one that most PCs of the shop have; the answer names it. */
function commonestCard(name: string, catalogueIndex: Pick<CatalogueIndex, "all">): KnownPart | null {
  const cards = knownCards(name);
  const [only] = cards;
  if (cards.length < 2) return only ?? null;
  const counts = new Map<number, number>();
  for (const pc of catalogueIndex.all())
    if (pc.kind === "pc" && pc.specs.gpu && isChip(pc.specs.gpu, name))
      counts.set(pc.specs.gpu.vramGb, (counts.get(pc.specs.gpu.vramGb) ?? 0) + 1);
  const count = (vramGb: number) => counts.get(vramGb) ?? 0;
  return cards.toSorted((a, b) => count(b.facts.vramGb) - count(a.facts.vramGb))[0] ?? null;
}

/** The types of memory that the named parts allow: one where they decide it. */
function memoryTypesOf(owns: readonly PartCriteria[]): MemoryType[] {
  const named = owns.find(({ category, name }) => category === "ram" && /^ddr\d$/.test(name));
  if (named) return [named.name.toUpperCase() as MemoryType];
  const processor = owns.find(({ category }) => category === "processors");
  const types = processor && knownProcessor(processor.name)?.facts.memoryTypes;
  return types ? [...types] : [];
}

/** A board by its socket or chipset: what all known boards with it have in common. Null where that leaves the memory open. */
function boardOf(name: string, types: readonly MemoryType[]): KnownPart | null {
  const alike = [...knownIndex.boards.values()].filter(
    ({ facts: { socket, chipset } }) => socket.toLowerCase() === name || chipset.toLowerCase() === name,
  );
  const [first] = alike;
  if (!first) return null;
  const memory = [...new Set(alike.map(({ facts }) => facts.memoryType))].filter(
    (type) => types.length === 0 || types.includes(type),
  );
  const [memoryType] = memory;
  if (memoryType === undefined || memory.length > 1) return null;
  const isChipset = first.facts.chipset.toLowerCase() === name;
  const facts: BoardFacts = {
    socket: first.facts.socket,
    chipset: isChipset ? first.facts.chipset : "?",
    // The largest of those that there are: a case that holds it holds the others.
    size: "ATX",
    memoryType,
    memorySlots: null,
    maxMemoryGb: null,
    m2Slots: null,
    sataPorts: null,
  };
  const label = isChipset ? first.facts.chipset : first.facts.socket;
  return { id: partId("motherboards", label), category: "motherboards", name: label, facts };
}

/** A supply by its watts. */
function supplyOf(name: string): KnownPart | null {
  const [, watts] = /^(\d{3,4})w$/.exec(name) ?? [];
  if (watts === undefined) return null;
  const facts = { watts: Number(watts), efficiency: null, modular: null, form: "ATX", pcie8Pin: null, pcie16Pin: null };
  const label = `${watts} W`;
  return { id: partId("power-supplies", label), category: "power-supplies", name: label, facts } as KnownPart;
}
