// What staff do to many units of a list at once. Each unit, or each listing, changes in a transaction of its own: one that
// is refused does not stop the others, and a process that stops leaves each changed or not.

import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db, type Transaction } from "../../../base/db.server.ts";
import type { ListingId } from "../../../base/id.ts";
import { ok, refuse, type DomainError } from "../../../base/result.ts";
import { withdrawIn } from "../../catalogue/editing/withdraw-listing.server.ts";
import { lockListingsInOrder } from "../../catalogue/publishing/bulk-listings.sql.server.ts";
import { changeUnit, lockUnits } from "../../inventory/units/units.sql.server.ts";
import { unsoldCodesOf, unitsToWithdraw } from "./listings.sql.server.ts";
import { MOST_UNITS_AT_ONCE } from "./unit.ts";

type Deps = { db: Db };
type Chosen = { codes: readonly string[]; actor: string };

/**
 * Puts units on a shelf place. A sold unit has a place too, until it is sent. Refuses with `bulk-too-many`; each unit with
 * `unit-unknown` or `unit-not-in-stock` (scrapped or taken apart).
 */
export async function placeUnits(deps: Deps, { codes, actor, place }: Chosen & { place: string }) {
  if (codes.length > MOST_UNITS_AT_ONCE) return refuse.invalid({ code: "bulk-too-many", most: MOST_UNITS_AT_ONCE });
  const outcomes = [];
  for (const code of codes) {
    const placed = await attempt(deps.db, (tx) => placeIn(tx, { code, place, actor }));
    outcomes.push({ code, domainError: placed.ok ? null : placed.domainError });
  }
  return ok(outcomes);
}

async function placeIn(tx: Transaction, { code, place, actor }: { code: string; place: string; actor: string }) {
  const [unit] = await lockUnits(tx, [code]);
  if (!unit) return refuse.notFound({ code: "unit-unknown" });
  if (unit.state === "scrapped" || unit.state === "converted") return refuse.conflict({ code: "unit-not-in-stock" });
  if (unit.place === place) return ok(null);
  await changeUnit(tx, unit.id, { place });
  await recordAudit(tx, {
    actor,
    action: "corrected",
    entity: "unit",
    entityId: code,
    before: { place: unit.place },
    after: { place },
  });
  return ok(null);
}

/**
 * Takes units off sale: withdraws their listings, if all unsold units of a listing were chosen. Refuses with
 * `bulk-too-many`; each unit with `unit-unknown`, `unit-not-in-stock` (not on a listing), `unit-sold`, `unit-shares-listing`
 * (`others`: how many units of its listing were not chosen) or as `withdrawListing`.
 */
export async function withdrawUnits(deps: Deps, { codes, actor, reason }: Chosen & { reason: string }) {
  if (codes.length > MOST_UNITS_AT_ONCE) return refuse.invalid({ code: "bulk-too-many", most: MOST_UNITS_AT_ONCE });
  const found = new Map((await unitsToWithdraw(deps.db, codes)).map((unit) => [unit.code, unit]));
  const ofListing = new Map<ListingId, Awaited<ReturnType<typeof withdrawChosen>>>();
  const outcomes = [];
  for (const code of codes) {
    const unit = found.get(code);
    const listing = unit?.listingId ?? null;
    const barred = barOf(unit);
    if (barred || listing === null) {
      outcomes.push({ code, domainError: barred });
      continue;
    }
    const done = ofListing.get(listing) ?? (await withdrawChosen(deps, { id: listing, codes, actor, reason }));
    ofListing.set(listing, done);
    outcomes.push({ code, domainError: done.ok ? null : done.domainError });
  }
  return ok(outcomes);
}

type NotWithdrawable =
  | DomainError<"not-found", "unit-unknown">
  | DomainError<"conflict", "unit-sold" | "unit-not-in-stock">;

function barOf(unit: { listingId: ListingId | null; state: string; isSold: boolean } | undefined) {
  const bar = (refused: { domainError: NotWithdrawable }) => refused.domainError;
  if (!unit) return bar(refuse.notFound({ code: "unit-unknown" }));
  if (unit.isSold) return bar(refuse.conflict({ code: "unit-sold" }));
  if (unit.listingId === null || unit.state !== "stock") return bar(refuse.conflict({ code: "unit-not-in-stock" }));
  return null;
}

function withdrawChosen(
  deps: Deps,
  { id, codes, actor, reason }: { id: ListingId; codes: readonly string[]; actor: string; reason: string },
) {
  return attempt(deps.db, async (tx) => {
    // With the listing locked no unit joins or leaves it.
    await lockListingsInOrder(tx, [id]);
    const others = (await unsoldCodesOf(tx, id)).filter((code) => !codes.includes(code)).length;
    if (others > 0) return refuse.conflict({ code: "unit-shares-listing", others });
    return withdrawIn(tx, { id, actor, reason });
  });
}
