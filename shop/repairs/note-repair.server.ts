// What a repair leaves behind: the audit log, the passport, and the warranty ledger of a sold unit.

import { recordAudit } from "../../base/audit.server.ts";
import type { Transaction } from "../../base/db.server.ts";
import type { Category } from "../catalogue/specs.ts";
import { plainPartName } from "../passport/describe-facts.ts";
import { codesOfUnits } from "../passport/passports.sql.server.ts";
import { endOfSerial } from "../passport/passport-event.ts";
import { recordPassportEvent } from "../passport/record-event.server.ts";
import { noteInLedger } from "../warranty/note-in-ledger.server.ts";
import { componentOf } from "../warranty/ledger.ts";
import type { RepairInHand } from "./repair-in-hand.server.ts";

type Noted = RepairInHand & { today: string; category: Category | null };

/** Writes the traces of a repair in its transaction. Under warranty the ledger's own trigger notes the replaced part. */
export async function noteRepair(tx: Transaction, repair: Noted): Promise<void> {
  const { form, unit, replacing, warranty, actor } = repair;
  await recordAudit(tx, {
    actor,
    action: "repaired",
    entity: "unit",
    entityId: unit.code,
    before: replacing ? { part: replacing.oldName } : null,
    after: {
      ...(form.work && { work: form.work }),
      ...(replacing && { part: replacing.newName, from: replacing.from?.code ?? null }),
      doneOn: form.doneOn,
      doneBy: form.doneBy,
      cost: form.cost,
      isUnderWarranty: warranty !== null,
      note: form.note,
    },
  });
  const isInLedger = warranty !== null && (await noteUnderWarranty(tx, repair));
  await noteInPassport(tx, repair, isInLedger);
}

/** The same entries as those of a claim that ends with a repair. True if they say which part was replaced. */
async function noteUnderWarranty(
  tx: Transaction,
  { form, cameOn, unit, replacing, warranty, today }: Noted,
): Promise<boolean> {
  const sale = { orderId: warranty!.orderId, units: [unit.id] };
  const claim = `repair ${form.id}`;
  const component = replacing && componentOf(replacing.category);
  const replaced = replacing && component ? { component, title: replacing.newName, serial: replacing.serial } : null;
  const at = (day: string) => (day === today ? {} : { at: new Date(`${day}T12:00:00Z`) });
  await noteInLedger(tx, sale, { kind: "claimed", claim }, at(cameOn));
  await noteInLedger(tx, sale, { kind: "repaired", claim, replaced }, at(form.doneOn));
  return replaced !== null;
}

async function noteInPassport(
  tx: Transaction,
  { form, cameOn, unit, replacing, warranty, category }: Noted,
  isInLedger: boolean,
): Promise<void> {
  const [unitId, ref, on] = [unit.id, form.id, form.doneOn];
  if (form.work) {
    const body = { on, work: form.work, ...(category && { part: category }) };
    await recordPassportEvent(tx, { unitId, ref, kind: "repaired", body });
  }
  if (replacing && !isInLedger) {
    const [name, serialEnd] = [plainPartName(replacing.category, replacing.newName), endOfSerial(replacing.serial)];
    const body = {
      on,
      part: replacing.category,
      ...(name && { name }),
      ...(serialEnd && { serialEnd }),
      inheritsWarranty: componentOf(replacing.category) !== null,
    };
    await recordPassportEvent(tx, { unitId, ref, kind: "part-replaced", body });
  }
  if (warranty) await recordPassportEvent(tx, { unitId, ref, kind: "warranty-repair", body: { on, from: cameOn } });
  const [machine] = replacing?.from ? await codesOfUnits(tx, [unitId]) : [];
  if (replacing?.from && machine) {
    const body = { on, how: "build" as const, side: "from" as const, passports: [machine.code as string] };
    await recordPassportEvent(tx, { unitId: replacing.from.id, ref, kind: "converted", body });
  }
}
