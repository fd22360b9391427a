// What the page of a unit shows: without the cost for those who may not see it.

import { NOTHING } from "../../../../base/money.ts";
import { ok } from "../../../../base/result.ts";
import { formatPassportCode } from "../../../../shop/passport/passport-code.ts";
import { statusOfPassport } from "../../../../shop/passport/passport-status.server.ts";
import { viewModelsOfListing } from "../../../../shop/reports/view-models.server.ts";
import { viewRepairs } from "../../../../shop/repairs/view-repairs.server.ts";
import { viewUnit } from "../../../../shop/stock/units/view-unit.server.ts";
import type { Shop } from "../../../composition.server.ts";

export async function unitView(shop: Pick<Shop, "db">, { code, seesCost }: { code: string; seesCost: boolean }) {
  const found = await viewUnit(shop, code);
  if (!found.ok) return found;
  const { unit, origin, audit, ...rest } = found.value;
  const [passport, repairs, models] = await Promise.all([
    statusOfPassport(shop, { unit: code }),
    viewRepairs(shop, unit.id),
    unit.listing && viewModelsOfListing(shop, unit.listing.id),
  ]);
  return ok({
    ...rest,
    models,
    repairs: repairs.map(({ cost, partCost, ...repair }) => ({
      ...repair,
      cost: seesCost ? cost : NOTHING,
      partCost: seesCost ? partCost : null,
    })),
    passport: passport && { ...passport, code: formatPassportCode(passport.code) },
    unit: { ...unit, cost: seesCost ? unit.cost : null },
    origin: {
      ...origin,
      conversions: origin.conversions.map(({ others, ...conversion }) => ({
        ...conversion,
        others: others.map(({ code, cost }) => ({ code, cost: seesCost ? cost : null })),
      })),
    },
    // The details may say what it cost.
    audit: audit.map(({ at, actor, name, action, before, after }) => ({
      at,
      actor,
      name,
      action,
      reason: textIn(after, "reason") ?? textIn(after, "note"),
      changes: seesCost ? changesOf(before, after) : [],
    })),
  });
}

function textIn(json: unknown, key: string): string | null {
  const value = isRecord(json) ? json[key] : null;
  return typeof value === "string" && value !== "" ? value : null;
}

/** The values that differ, as text: "grade: A → B". */
function changesOf(before: unknown, after: unknown): string[] {
  if (!isRecord(after)) return [];
  return Object.entries(after).flatMap(([key, value]) => {
    const was = isRecord(before) ? before[key] : undefined;
    if (key === "reason" || key === "note" || was === value || typeof value === "object") return [];
    return [was === undefined || was === null ? `${key}: ${value}` : `${key}: ${was} → ${value}`];
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
