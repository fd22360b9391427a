import { randomInt } from "node:crypto";
import { recordAudit } from "../../../base/audit.server.ts";
import type { Clock } from "../../../base/clock.ts";
import { attempt, type Db, type Transaction } from "../../../base/db.server.ts";
import { newId, type ListingId } from "../../../base/id.ts";
import { numberSeries, takeNumber } from "../../../base/public-number.ts";
import { ok, refuse } from "../../../base/result.ts";
import { insertDraftUnit, setDraftOfUnit } from "../../inventory/receiving/draft-units.sql.server.ts";
import { lockWaiting } from "../../inventory/receiving/receiving.sql.server.ts";
import { makerOf } from "../../parts/maker-of.server.ts";
import { findEdited, insertDraft } from "./editing.sql.server.ts";
import { typedNew, type ListingSort, type TypedListing } from "./listing-form.ts";
import { typedUnit } from "./spec-sections.ts";

/** Codes of units that are entered by hand. Those of trade-ins have the trade-in's number. */
const unitCodes = numberSeries("PCB");

type Deps = { db: Db; clock: Clock };
type From = ListingSort | { copyOf: ListingId };

/**
 * Creates a draft with one unit that staff enter by hand: empty, or with everything of another listing but its unit, its
 * photos and its purchase. Refuses with `listing-unknown`.
 */
export function createDraft(shop: Deps, { from, actor }: { from: From; actor: string }) {
  return attempt(shop.db, async (tx) => {
    const copied = "copyOf" in from ? await findEdited(tx, from.copyOf) : null;
    if ("copyOf" in from && !copied) return refuse.notFound({ code: "listing-unknown" });
    const sort = (copied ?? from) as ListingSort;
    const typed = copied ? copiedFields(copied.typed) : typedNew(sort);
    const listingId = await insertDraft(tx, {
      ...sort,
      typed,
      title: copied?.title ?? "",
      at: shop.clock.now(),
    });
    const code = await takeNumber(unitCodes, {
      chance: () => randomInt(1_000_000) / 1_000_000,
      take: (code) => insertDraftUnit(tx, { id: newId<"unit">(), code, listingId }),
    });
    const after = { unit: code, ...(copied && { copyOf: copied.id }) };
    await recordDraft(tx, { listingId, actor, after });
    return ok({ listingId, code: code as string });
  });
}

/** The purchase belongs to the unit that was copied, not to the new one. */
function copiedFields(typed: TypedListing): TypedListing {
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !name.startsWith("purchase.")));
}

/**
 * Begins the draft of a received unit's own listing, filled in with what is known about its parts; returns the existing
 * one if somebody has begun it. Refuses with `intake-unknown`.
 */
export function draftReceivedUnit(shop: Deps, { code, actor }: { code: string; actor: string }) {
  return attempt(shop.db, async (tx) => {
    const unit = await lockWaiting(tx, code);
    if (!unit) return refuse.notFound({ code: "intake-unknown" });
    if (unit.draft !== null) return ok({ listingId: unit.draft });
    const category = unit.parts[0]?.category;
    const sort: ListingSort =
      unit.kind === "component" && category ? { kind: "component", category } : { kind: "pc", category: null };
    const typed: TypedListing = { ...typedNew(sort), ...withoutCard(typedUnit(unit, makerOf), unit.kind) };
    const listingId = await insertDraft(tx, { ...sort, typed, title: unit.name.slice(0, 160), at: shop.clock.now() });
    await setDraftOfUnit(tx, unit.unitId, listingId);
    await recordDraft(tx, { listingId, actor, after: { unit: code } });
    return ok({ listingId });
  });
}

/** A new PC is expected to have a graphics card; of a received one its parts say whether it has. */
function withoutCard(typed: TypedListing, kind: "pc" | "component"): TypedListing {
  return kind === "pc" && typed["hasGpu"] !== "on" ? { ...typed, hasGpu: "" } : typed;
}

async function recordDraft(
  tx: Transaction,
  { listingId, actor, after }: { listingId: ListingId; actor: string; after: object },
): Promise<void> {
  await recordAudit(tx, { actor, action: "draft-created", entity: "listing", entityId: String(listingId), after });
}
