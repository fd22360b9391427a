import type { Db } from "../../../base/db.server.ts";
import { shareOut, type Bani } from "../../../base/money.ts";
import { ok, refuse } from "../../../base/result.ts";
import type { Grade } from "../../inventory/grade.ts";
import { storedTakenParts } from "../../inventory/receiving/stored.ts";
import type { Piece, TakenPart } from "../../inventory/receiving/receiving.ts";
import { partName, type PcSpecs } from "../specs.ts";
import { storedSpecs } from "../stored.ts";
import { loadUnitToSplit } from "./publishing.sql.server.ts";

/** How a machine's price usually divides among its parts: a proposal that staff correct. */
const usualWeight = {
  processors: 20,
  "graphics-cards": 40,
  motherboards: 12,
  ram: 10,
  ssd: 8,
  hdd: 3,
  "power-supplies": 6,
  cases: 4,
  coolers: 2,
} as const satisfies Record<TakenPart["category"], number>;

/**
 * The parts of a unit at the shop, as pieces to split it into: as it was bought, else as its listing says. Their costs
 * sum to the unit's. Refuses with `split-unknown`.
 */
export async function partsOfUnit({ db }: { db: Db }, { code }: { code: string }) {
  const unit = await loadUnitToSplit(db, code);
  if (!unit) return refuse.notFound({ code: "split-unknown" });
  const parts = unit.bought === null ? listedParts(unit) : storedTakenParts(unit.bought);
  return ok({ cost: unit.cost, pieces: piecesOf(parts, unit) });
}

/** Shares the cost of a unit among its parts by their usual weight. */
function piecesOf(parts: readonly TakenPart[], { cost, grade }: { cost: Bani; grade: Grade | null }): Piece[] {
  if (parts.length === 0) return [];
  const costs = shareOut(
    cost,
    parts.map(({ category }) => usualWeight[category]),
  );
  return parts.map((part, place) => ({ ...part, cost: costs[place]!, suggestedGrade: grade ?? "C" }));
}

type Listed = { kind: "pc" | "component"; category: TakenPart["category"] | null; title: string; specs: unknown };

function listedParts({ kind, category, title, specs }: Listed): TakenPart[] {
  const what = storedSpecs({ kind, category, specs } as Parameters<typeof storedSpecs>[0]);
  if (what.kind === "component") return [{ category: what.category, name: title, part: null, specs: what.specs }];
  return partsOfPc(what.specs);
}

/** Every part of a PC; a cooler that came with the processor counts as one too. */
function partsOfPc({ cpu, gpu, motherboard, ram, storage, psu, case: box, cooler }: PcSpecs): TakenPart[] {
  const part = (category: TakenPart["category"], specs: Parameters<typeof partName>[0]): TakenPart => ({
    category,
    name: partName(specs),
    part: null,
    specs,
  });
  return [
    part("processors", cpu),
    ...(gpu ? [part("graphics-cards", gpu)] : []),
    part("motherboards", motherboard),
    part("ram", ram),
    ...storage.map((drive) => part(drive.kind, drive)),
    part("power-supplies", psu),
    part("cases", box),
    part("coolers", cooler),
  ];
}
