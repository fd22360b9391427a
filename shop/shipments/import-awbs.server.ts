import type { Db } from "../../base/db.server.ts";
import type { DomainError } from "../../base/result.ts";
import { enterAwb } from "./enter-awb.server.ts";
import type { AwbLine } from "./courier-file.ts";
import type { ShipmentNumber, ShipmentState } from "./shipment.ts";
import { recordTracking } from "./track-shipments.server.ts";

/** What became of a line: null if its AWB and state are stored. */
type ImportedAwb = {
  number: ShipmentNumber;
  domainError:
    | null
    | DomainError<"not-found", "shipment-unknown">
    | DomainError<"conflict", "shipment-not-movable", { state: ShipmentState }>
    | DomainError<"conflict", "shipment-awb-taken">;
};

/**
 * Stores the AWBs and states of these lines, each in a transaction of its own: one that is refused does not stop the
 * others, and the same file again changes nothing. Returns what became of each line.
 */
export async function importAwbs(
  deps: { db: Db },
  { lines, at, actor }: { lines: readonly (AwbLine & { problem: null })[]; at: Date; actor: string },
): Promise<ImportedAwb[]> {
  const imported: ImportedAwb[] = [];
  for (const { number, awb, courier, means } of lines) {
    const entered = await enterAwb(deps, { number, awb, courier, actor });
    const moved = entered.ok && means !== null ? await recordTracking(deps, { number, means, at, actor }) : entered;
    imported.push({ number, domainError: (moved.ok ? null : moved.domainError) as ImportedAwb["domainError"] });
  }
  return imported;
}
