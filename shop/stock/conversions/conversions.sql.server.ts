// Queries of conversions: PCs that were taken apart, and PCs that were built.

import type { Transaction } from "../../../base/db.server.ts";
import type { ConversionId, UnitId } from "../../../base/id.ts";
import { shareOut, type Bani } from "../../../base/money.ts";
import { changeUnit, repairCostOf } from "../../inventory/units/units.sql.server.ts";

type Part = { unitId: UnitId; cost: Bani };
type Conversion = {
  id: ConversionId;
  kind: "split" | "build";
  actor: string;
  note: string | null;
  from: readonly Part[];
  into: readonly Part[];
};

/** What the repairs of the old units cost goes to the new ones, in proportion to their cost, to the ban. */
async function passOnRepairs(tx: Transaction, { from, into }: Pick<Conversion, "from" | "into">): Promise<void> {
  const repairs = await repairCostOf(
    tx,
    from.map(({ unitId }) => unitId),
  );
  const shares = shareOut(
    repairs,
    into.map(({ cost }) => cost),
  );
  for (const [place, { unitId }] of into.entries())
    if (shares[place]! > 0) await changeUnit(tx, unitId, { repairCostBani: shares[place]! });
}

/** Records what became of what. The database refuses a conversion that does not keep the cost. */
export async function insertConversion(tx: Transaction, { from, into, ...conversion }: Conversion): Promise<void> {
  await tx.insertInto("unitConversion").values(conversion).execute();
  const rows = (parts: readonly Part[], side: "from" | "into") =>
    parts.map(({ unitId, cost }) => ({ conversionId: conversion.id, unitId, side, costBani: cost }));
  await tx
    .insertInto("unitConversionPart")
    .values([...rows(from, "from"), ...rows(into, "into")])
    .execute();
  await passOnRepairs(tx, { from, into });
}
