// Units of sellers for tests, and erasures of their drives, through the shop's own functions.

import type { Clock } from "../../base/clock.ts";
import { transaction, type Db } from "../../base/db.server.ts";
import { bani } from "../../base/money.ts";
import type { MeasurementDropId } from "../../base/id.ts";
import { noteUnerased } from "../../shop/catalogue/bench/note-unerased.server.ts";
import { recordErasures } from "../../shop/catalogue/bench/record-erasures.server.ts";
import { viewFileDrop } from "../../shop/catalogue/bench/view-file-drop.server.ts";
import { dropFiles, prepareFile } from "../../shop/inventory/bench/files/drop-files.server.ts";
import { takeIn } from "../../shop/inventory/receiving/receive-units.server.ts";
import type { ReceivedThing } from "../../shop/inventory/receiving/receiving.ts";

const ssd = { category: "ssd", name: "Samsung 970 EVO Plus 1TB", part: null } as const;

export const anSsd: ReceivedThing = {
  kind: "component",
  name: ssd.name,
  parts: [ssd],
  cost: bani(120_00),
  suggestedGrade: "B",
};

export const aMachineWithSsd: ReceivedThing = {
  ...anSsd,
  kind: "pc",
  name: "PC Ryzen 5 5600",
  parts: [{ category: "processors", name: "AMD Ryzen 5 5600", part: null }, ssd],
};

/** A unit received from a trade-in of this number; its code. */
export async function receivedFrom(db: Db, { source, thing = anSsd }: { source: string; thing?: ReceivedThing }) {
  const [code = ""] = await transaction(db, (tx) => takeIn(tx, { source, taxRegime: "margin", things: [thing] }));
  return code;
}

/** Drops logs on a unit; the id of the drop. */
export async function droppedLogs(
  db: Db,
  { code, logs }: { code: string; logs: Readonly<Record<string, string>> },
): Promise<MeasurementDropId> {
  const prepared = [];
  for (const [name, log] of Object.entries(logs)) {
    const file = await prepareFile(name, new TextEncoder().encode(log));
    if (!file.ok) throw new Error(file.domainError.code);
    prepared.push(file.value);
  }
  const dropped = await dropFiles({ db }, { code, actor: "staff:1", prepared });
  if (!dropped.ok) throw new Error(dropped.domainError.code);
  return dropped.value;
}

/** Drops a log and takes all its drives as those of the unit; returned: the confirmation, still to be called. */
export async function waitingErasure(deps: { db: Db; clock: Clock }, { code, log }: { code: string; log: string }) {
  const dropId = await droppedLogs(deps.db, { code, logs: { "erase.log": log } });
  const found = await viewFileDrop(deps, { code, id: dropId });
  if (!found.ok) throw new Error(found.domainError.code);
  const taken = found.value.logs.flatMap(({ id, log: read }) =>
    read.drives.map(({ line }, place) => ({ logId: id, line, subject: place + 1 })),
  );
  return () => recordErasures(deps, { code, actor: "staff:1", dropId, taken });
}

/** As `waitingErasure`, confirmed. */
export async function erased(deps: { db: Db; clock: Clock }, { code, log }: { code: string; log: string }) {
  return (await waitingErasure(deps, { code, log }))();
}

/** Staff say at the bench that the drives of a returned unit are new, so that it can go on sale. */
export async function withNewDrives(deps: { db: Db }, code: string): Promise<void> {
  const noted = await noteUnerased(deps, { code, actor: "staff:1", unerased: { reason: "new-drive", note: null } });
  if (!noted.ok) throw new Error(noted.domainError.code);
}
