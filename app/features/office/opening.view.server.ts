// What an owner still has to do before a new shop can sell.

import { hasRight, type StaffRole } from "../../../shop/accounts/rights.ts";
import { listStaff } from "../../../shop/accounts/staff/list-staff.server.ts";
import { hasPublished } from "../../../shop/catalogue/editing/has-published.server.ts";
import { checkReadiness } from "../../../shop/office/check-readiness.server.ts";
import { blockersIn, type ReadinessCheck } from "../../../shop/office/readiness.ts";
import { listSettings } from "../../../shop/settings/list-settings.server.ts";
import type { Shop } from "../../composition.server.ts";

export const openingSteps = ["company", "bank", "hours", "delivery", "listing", "colleague"] as const;
export type OpeningStep = { step: (typeof openingSteps)[number]; isDone: boolean };

/** The steps in their order; null once all but the colleague are done, and for people who may not change settings. */
export async function viewOpening(
  shop: Pick<Shop, "db">,
  { roles }: { roles: readonly StaffRole[] },
): Promise<OpeningStep[] | null> {
  if (!hasRight(roles, "settings.edit") || !hasRight(roles, "stock.edit")) return null;
  const [saved, isPublished, staff] = await Promise.all([listSettings(shop), hasPublished(shop), listStaff(shop)]);
  const done = new Set<string>(saved.map(({ name }) => name));
  if (isPublished) done.add("listing");
  if (staff.colleagues.length + staff.invitations.length > 1) done.add("colleague");
  const steps = openingSteps.map((step) => ({ step, isDone: done.has(step) }));
  return steps.every(({ step, isDone }) => isDone || step === "colleague") ? null : steps;
}

/** What still blocks real sales, for people who may change settings; null where nothing does. */
export async function viewReadiness(
  shop: Pick<Shop, "db" | "env" | "settings" | "clock">,
  { roles }: { roles: readonly StaffRole[] },
): Promise<ReadinessCheck[] | null> {
  if (!hasRight(roles, "settings.edit")) return null;
  const checks = await checkReadiness(shop);
  return blockersIn(checks).length === 0 ? null : checks.filter(({ isDone }) => !isDone);
}
