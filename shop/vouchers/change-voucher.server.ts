import type { Actor } from "../../base/actor.ts";
import { recordAudit } from "../../base/audit.server.ts";
import { attempt, type Db } from "../../base/db.server.ts";
import type { VoucherId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import type { NewVoucherForm, VoucherForm } from "./forms.ts";
import type { VoucherTerms } from "./voucher.ts";
import { findVoucher, insertVoucher, updateVoucher } from "./vouchers.sql.server.ts";

type By = { actor: Actor };

/**
 * Creates a voucher. The same page sent twice creates one. Refuses with `voucher-exists` (another has the code).
 */
export function createVoucher(deps: { db: Db }, { form, actor }: By & { form: NewVoucherForm }) {
  return attempt(deps.db, async (tx) => {
    const { id, code, terms } = form;
    if (await findVoucher(tx, { id })) return ok(id);
    if (!(await insertVoucher(tx, { id, code, terms, actor }))) return refuse.conflict({ code: "voucher-exists" });
    await recordAudit(tx, { actor, action: "created", entity: "voucher", entityId: code, after: recorded(terms) });
    return ok(id);
  });
}

/**
 * Changes the terms of a voucher; orders that use it already stay as they are. Refuses with `voucher-unknown`,
 * `voucher-changed` (somebody else changed it), or `voucher-uses-below` (fewer uses than it has by now).
 */
export function editVoucher(deps: { db: Db }, { id, form, actor }: By & { id: VoucherId; form: VoucherForm }) {
  return attempt(deps.db, async (tx) => {
    const voucher = await findVoucher(tx, { id }, { lock: true });
    if (!voucher) return refuse.notFound({ code: "voucher-unknown" });
    if (voucher.version !== form.version) return refuse.conflict({ code: "voucher-changed" });
    const { terms } = form;
    if (terms.mostUses !== null && terms.mostUses < voucher.uses) return refuse.invalid({ code: "voucher-uses-below" });
    await updateVoucher(tx, id, { terms });
    await recordAudit(tx, {
      actor,
      action: "edited",
      entity: "voucher",
      entityId: voucher.code,
      before: recorded(voucher),
      after: recorded(terms),
    });
    return ok(id);
  });
}

/** Stops a voucher, or lets it go on. Refuses with `voucher-unknown`, or `done-already` if it was stopped, or goes on, before. */
export function stopVoucher(deps: { db: Db }, { id, isStopped, actor }: By & { id: VoucherId; isStopped: boolean }) {
  return attempt(deps.db, async (tx) => {
    const voucher = await findVoucher(tx, { id }, { lock: true });
    if (!voucher) return refuse.notFound({ code: "voucher-unknown" });
    if ((voucher.stoppedAt !== null) === isStopped) return refuse.conflict({ code: "done-already" });
    await updateVoucher(tx, id, { isStopped });
    const action = isStopped ? "stopped" : "resumed";
    await recordAudit(tx, { actor, action, entity: "voucher", entityId: voucher.code });
    return ok(id);
  });
}

/** The terms as the audit log shows them. */
function recorded({
  value,
  leastGoods,
  mostUses,
  mostPerPerson,
  firstDay,
  lastDay,
  coversDelivery,
  note,
}: VoucherTerms) {
  return { ...value, leastGoods, mostUses, mostPerPerson, firstDay, lastDay, coversDelivery, note };
}
