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
export type PackingLine = { unitId: UnitId; listingId: ListingId; title: string; games: string[] } & PackedUnit;

/** The units of an order in the order of its lines. */
export function packingLines({ lines }: Pick<Order, "lines">, units: ReadonlyMap<UnitId, PackedUnit>): PackingLine[] {
  return lines.flatMap((line) => {
    const unit = line.kind === "unit" ? units.get(line.unitId) : undefined;
    if (line.kind !== "unit" || !unit) return [];
    const { unitId, listingId, title } = line;
    return [{ ...unit, unitId, listingId, title, games: gamesOn(lines, unitId) }];
  });
}

function gamesOn(lines: readonly OrderLine[], unitId: UnitId): string[] {
  return lines.flatMap((line) =>
    line.kind === "service" && line.service === "game-test" && line.onUnit === unitId && line.calledOff === null
      ? line.games
      : [],
  );
}
