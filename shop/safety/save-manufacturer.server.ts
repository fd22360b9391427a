import type { Actor } from "../../base/actor.ts";
import { recordAudit } from "../../base/audit.server.ts";
import { attempt, type Db } from "../../base/db.server.ts";
import type { ManufacturerId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import type { ManufacturerForm } from "./forms.ts";
import {
  deleteManufacturer,
  lockManufacturer,
  selectManufacturers,
  writeManufacturer,
} from "./manufacturers.sql.server.ts";

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

type Removal = { id: ManufacturerId | null; version: number; actor: Actor };

/**
 * Takes a manufacturer off the list. Refuses with `manufacturer-gone` if somebody else did before, or `manufacturer-changed` if they saved it since
 * `version`, which the page showed.
 */
export function removeManufacturer(deps: { db: Db }, { id, version, actor }: Removal) {
  return attempt(deps.db, async (tx) => {
    const stored = id && (await lockManufacturer(tx, id));
    if (!stored) return refuse.gone({ code: "manufacturer-gone" });
    if (stored.version !== version) return refuse.conflict({ code: "manufacturer-changed" });
    const { name, address, contact, inEu } = stored;
    await deleteManufacturer(tx, stored.id);
    const before = { id: stored.id, name, address, contact, ...(inEu && { inEu: inEu.name }) };
    await recordAudit(tx, { actor, action: "removed", entity: "manufacturer", entityId: stored.brand, before });
    return ok(null);
  });
}
