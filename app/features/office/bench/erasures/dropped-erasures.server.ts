// The drives of dropped erasure logs as the form shows them and as it is read.

import type { TakenErasure } from "../../../../../shop/catalogue/bench/record-erasures.server.ts";
import { proposeByModel } from "../../../../../shop/catalogue/bench/file-choices.ts";
import type { DroppedLog, RecordedDrive } from "../../../../../shop/inventory/erasure/erasures.sql.server.ts";

export const erasedField = (log: number, drive: number) => `erased.${log}.${drive}`;

type Dropped = { logs: readonly DroppedLog[]; recorded: readonly RecordedDrive[]; drives: readonly string[] };

/** The logs of a drop: of each drive what was read, the unit that has it on record, and which drive of this unit it may be. */
export function droppedErasures({ logs, recorded, drives }: Dropped) {
  return logs.map(({ name, digest, log }, place) => {
    const proposals = proposeByModel(
      log.drives.map(({ model }) => model),
      drives,
    );
    return {
      name,
      drives: log.drives.map(({ line, ...drive }, number) => ({
        ...drive,
        line,
        field: erasedField(place, number),
        recordedOn: recorded.find((each) => each.digest === digest && each.line === line)?.unit ?? null,
        isOther: proposals[number]!.isOther,
        // A rack holds the drives of many units: only one that can be of this unit is proposed.
        proposed: proposals[number]!.isOther || number >= drives.length ? "" : proposals[number]!.number,
      })),
    };
  });
}

/** The drives that staff gave a place in the unit. */
export function takenErasures(
  { logs, recorded, drives }: Dropped,
  typed: Readonly<Record<string, string>>,
): TakenErasure[] {
  return logs.flatMap(({ id, digest, log }, place) =>
    log.drives.flatMap(({ line }, number): TakenErasure[] => {
      const subject = Number(typed[erasedField(place, number)]);
      const isRecorded = recorded.some((each) => each.digest === digest && each.line === line);
      const isPlace = Number.isInteger(subject) && subject >= 1 && subject <= Math.max(1, drives.length);
      return isPlace && !isRecorded ? [{ logId: id, line, subject }] : [];
    }),
  );
}
