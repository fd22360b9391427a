// What is needed to pack an order: its units by code, serial number and place.

import type { ListingId, UnitId } from "../../../base/id.ts";
import type { Order, OrderLine } from "../order.ts";

export type PackedUnit = {
  code: string;
  serial: string | null;
  grade: "A" | "B" | "C" | null;
  state: string;
  /** The shelf where it lies; null if nobody wrote it down. */
  place: string | null;
};

/** One unit of an order, with the games that its buyer paid a test of. */
export type PackingLine = {
  unitId: UnitId;
  listingId: ListingId;
  title: string;
  games: string[];
  /** Of a unit that replaces a faulty one under warranty: which, by what claim, and whether it has left. */
  replaces: { code: string; claim: string; isSent: boolean } | null;
} & PackedUnit;

/** A unit that its buyer gets instead of a faulty one. */
export type PackedReplacement = { unitId: UnitId; listingId: ListingId | null; title: string | null } & NonNullable<
  PackingLine["replaces"]
>;

/** The units of an order in the order of its lines. */
export function packingLines(
  { lines }: Pick<Order, "lines">,
  units: ReadonlyMap<UnitId, PackedUnit>,
  replacements: ReadonlyMap<UnitId, PackedReplacement> = new Map(),
): PackingLine[] {
  return lines.flatMap((line) => {
    if (line.kind !== "unit") return [];
    const instead = lastReplacement(line.unitId, replacements);
    const unitId = instead?.unitId ?? line.unitId;
    const unit = units.get(unitId);
    if (!unit) return [];
    const listingId = instead?.listingId ?? line.listingId;
    const title = instead?.title ?? line.title;
    const replaces = instead && { code: instead.code, claim: instead.claim, isSent: instead.isSent };
    return [{ ...unit, unitId, listingId, title, replaces, games: instead ? [] : gamesOn(lines, unitId) }];
  });
}

/** What is left to pack: of an order that has gone, only the replacements that wait; else all of it. */
export function linesToPack<Line extends Pick<PackingLine, "replaces">>(lines: readonly Line[]): Line[] {
  const waiting = lines.filter(({ replaces }) => replaces !== null && !replaces.isSent);
  return waiting.length > 0 ? waiting : [...lines];
}

/** A replacement may have been replaced itself. */
function lastReplacement(
  unitId: UnitId,
  replacements: ReadonlyMap<UnitId, PackedReplacement>,
): PackedReplacement | null {
  const next = replacements.get(unitId);
  return next ? (lastReplacement(next.unitId, replacements) ?? next) : null;
}

function gamesOn(lines: readonly OrderLine[], unitId: UnitId): string[] {
  return lines.flatMap((line) =>
    line.kind === "service" && line.service === "game-test" && line.onUnit === unitId && line.calledOff === null
      ? line.games
      : [],
  );
}
