import type { Actor } from "../../base/actor.ts";
import { recordAudit } from "../../base/audit.server.ts";
import { attempt, type Db } from "../../base/db.server.ts";
import type { ManufacturerId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import type { ManufacturerForm } from "./forms.ts";
import { deleteManufacturer, selectManufacturers, writeManufacturer } from "./manufacturers.sql.server.ts";

/** All manufacturers, by brand. */
export function listManufacturers(deps: { db: Db }) {
  return selectManufacturers(deps.db);
}

/**
 * Saves who made the products of a brand. Refuses with `manufacturer-changed` if somebody else saved it since the page was
 * opened, or if another entry has the brand.
 */
export function saveManufacturer(deps: { db: Db }, { form, actor }: { form: ManufacturerForm; actor: Actor }) {
  return attempt(deps.db, async (tx) => {
    if (!(await writeManufacturer(tx, form, actor))) return refuse.conflict({ code: "manufacturer-changed" });
    const { name, address, contact } = form.maker;
    await recordAudit(tx, {
      actor,
      action: "saved",
      entity: "manufacturer",
      entityId: form.brand,
      after: { name, address, contact, ...(form.inEu && { inEu: form.inEu.name }) },
    });
    return ok(form.id);
  });
}

/** Takes a manufacturer off the list. Refuses with `manufacturer-changed` if it is gone already. */
export function removeManufacturer(deps: { db: Db }, { id, actor }: { id: ManufacturerId | null; actor: Actor }) {
  return attempt(deps.db, async (tx) => {
    const brand = id && (await deleteManufacturer(tx, id));
    if (!brand) return refuse.conflict({ code: "manufacturer-changed" });
    await recordAudit(tx, { actor, action: "removed", entity: "manufacturer", entityId: brand });
    return ok(null);
  });
}
