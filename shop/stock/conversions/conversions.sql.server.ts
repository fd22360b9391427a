// Queries of conversions: PCs that were taken apart, and PCs that were built.

import type { Transaction } from "../../../base/db.server.ts";
import type { ConversionId, UnitId } from "../../../base/id.ts";
import type { Bani } from "../../../base/money.ts";

type Part = { unitId: UnitId; cost: Bani };
type Conversion = {
  id: ConversionId;
  kind: "split" | "build";
  actor: string;
  note: string | null;
  from: readonly Part[];
  into: readonly Part[];
};

/** Records what became of what. The database refuses a conversion that does not keep the cost. */
export async function insertConversion(tx: Transaction, { from, into, ...conversion }: Conversion): Promise<void> {
  await tx.insertInto("unitConversion").values(conversion).execute();
  const rows = (parts: readonly Part[], side: "from" | "into") =>
    parts.map(({ unitId, cost }) => ({ conversionId: conversion.id, unitId, side, costBani: cost }));
  await tx
    .insertInto("unitConversionPart")
    .values([...rows(from, "from"), ...rows(into, "into")])
    .execute();
}
