// What an owner still has to do before a new shop can sell.

import { hasRight, type StaffRole } from "../../../shop/accounts/rights.ts";
import { listStaff } from "../../../shop/accounts/staff/list-staff.server.ts";
import { hasPublished } from "../../../shop/catalogue/editing/has-published.server.ts";
import { checkReadiness } from "../../../shop/office/check-readiness.server.ts";
import { blockersIn, isGroupDone, type ReadinessCheck } from "../../../shop/office/readiness.ts";
import { listSettings } from "../../../shop/settings/list-settings.server.ts";
import type { Shop } from "../../composition.server.ts";

export const openingSteps = ["company", "bank", "hours", "delivery", "listing", "colleague"] as const;
export type OpeningStep = { step: (typeof openingSteps)[number]; isDone: boolean };

type Deps = Pick<Shop, "db" | "env" | "settings" | "clock">;

/**
 * For people who may change settings: the steps in their order, null once all but the colleague are done; and what still blocks real sales, null
 * where nothing does. Both come from the same checks, so that no step is done while the list below names it.
 */
export async function viewOpening(
  shop: Deps,
  { roles }: { roles: readonly StaffRole[] },
): Promise<{ opening: OpeningStep[] | null; readiness: ReadinessCheck[] | null }> {
  if (!hasRight(roles, "settings.edit")) return { opening: null, readiness: null };
  const checks = await checkReadiness(shop);
  return {
    opening: hasRight(roles, "stock.edit") ? await stepsLeft(shop, checks) : null,
    readiness: blockersIn(checks).length === 0 ? null : checks.filter(({ isDone }) => !isDone),
  };
}

async function stepsLeft(shop: Deps, checks: readonly ReadinessCheck[]): Promise<OpeningStep[] | null> {
  const [saved, isPublished, staff] = await Promise.all([listSettings(shop), hasPublished(shop), listStaff(shop)]);
  const isMissing = (code: ReadinessCheck["code"]) => checks.some((check) => check.code === code && !check.isDone);
  const done: Record<OpeningStep["step"], boolean> = {
    company: isGroupDone(checks, "company"),
    bank: isGroupDone(checks, "bank"),
    hours: isGroupDone(checks, "hours"),
    // The first fees are possible ones: done is that somebody has looked at them.
    delivery: saved.some(({ name }) => name === "delivery"),
    listing: isPublished && !isMissing("stock-demo"),
    colleague: staff.colleagues.length + staff.invitations.length > 1,
  };
  const steps = openingSteps.map((step) => ({ step, isDone: done[step] }));
  return steps.every(({ step, isDone }) => isDone || step === "colleague") ? null : steps;
}
