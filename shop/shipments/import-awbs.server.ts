import type { Db } from "../../base/db.server.ts";
import type { DomainError } from "../../base/result.ts";
import { enterAwb } from "./enter-awb.server.ts";
import type { AwbLine, AwbRow } from "./courier-file.ts";
import {
  hasAwb,
  mayEnterAwb,
  mayTransitionShipment,
  type Shipment,
  type ShipmentNumber,
  type ShipmentState,
} from "./shipment.ts";
import { shipmentsByNumber, shipmentsWithAwbs } from "./shipments.sql.server.ts";
import { recordTracking } from "./track-shipments.server.ts";

type NotImported =
  | DomainError<"not-found", "shipment-unknown">
  | DomainError<"conflict", "shipment-not-movable", { state: ShipmentState }>
  | DomainError<"conflict", "shipment-awb-taken">;

/** What became of a line: null if its AWB and state are stored. */
type ImportedAwb = { number: ShipmentNumber; domainError: NotImported | null };

type ReadAwb = AwbLine & { problem: null };

/** What a line would do: the AWB and the state that the parcel would have, each null where it stays as it is; or why nothing. */
export type AwbEffect = { awb: string | null; to: ShipmentState | null; domainError: NotImported | null };

/** What the import of these lines would do, line by line, by the rules of the import. Writes nothing. */
export async function previewAwbs(
  { db }: { db: Db },
  { rows }: { rows: readonly AwbRow[] },
): Promise<{ row: AwbRow; subject: Shipment["subject"] | null; effect: AwbEffect | null }[]> {
  const lines = rows.flatMap(({ read }) => (read.problem === null ? [read] : []));
  const [known, holders] = await Promise.all([
    shipmentsByNumber(
      db,
      lines.map(({ number }) => number),
    ),
    shipmentsWithAwbs(
      db,
      lines.map(({ awb }) => awb),
    ),
  ]);
  const takenBy = new Map(holders.map(({ awb, courier, number }) => [`${courier} ${awb}`, number]));
  return rows.map((row) => {
    if (row.read.problem !== null) return { row, subject: null, effect: null };
    const { read } = row;
    const shipment = known.find(({ number }) => number === read.number);
    const holder = takenBy.get(`${read.courier} ${read.awb}`);
    const effect = effectOf(shipment, read, holder !== undefined && holder !== read.number);
    // The next line of the file cannot have the same AWB.
    if (effect.awb !== null) takenBy.set(`${read.courier} ${read.awb}`, read.number);
    return { row, subject: shipment?.subject ?? null, effect };
  });
}

function effectOf(shipment: Shipment | undefined, line: ReadAwb, isTaken: boolean): AwbEffect {
  const not = (domainError: NotImported): AwbEffect => ({ awb: null, to: null, domainError });
  if (!shipment) return not({ kind: "not-found", code: "shipment-unknown" });
  const isSame = hasAwb(shipment, line);
  if (!isSame && !mayEnterAwb(shipment))
    return not({ kind: "conflict", code: "shipment-not-movable", state: shipment.state });
  if (!isSame && isTaken) return not({ kind: "conflict", code: "shipment-awb-taken" });
  const state = isSame ? shipment.state : "created";
  const { means } = line;
  if (means !== null && state !== means && !mayTransitionShipment({ from: state, to: means, by: "staff" }))
    return not({ kind: "conflict", code: "shipment-not-movable", state });
  const to = means ?? state;
  return { awb: isSame ? null : line.awb, to: to === shipment.state ? null : to, domainError: null };
}

/**
 * Stores the AWBs and states of these lines, each in a transaction of its own: one that is refused does not stop the
 * others, and the same file again changes nothing. Returns what became of each line.
 */
export async function importAwbs(
  deps: { db: Db },
  { lines, at, actor }: { lines: readonly ReadAwb[]; at: Date; actor: string },
): Promise<ImportedAwb[]> {
  const imported: ImportedAwb[] = [];
  for (const { number, awb, courier, means } of lines) {
    const entered = await enterAwb(deps, { number, awb, courier, actor });
    const moved = entered.ok && means !== null ? await recordTracking(deps, { number, means, at, actor }) : entered;
    imported.push({ number, domainError: (moved.ok ? null : moved.domainError) as ImportedAwb["domainError"] });
  }
  return imported;
}
