// What staff do to many trade-ins of a list at once, each in a transaction of its own: one that is refused does not stop
// the others, and a process that stops leaves each done or not.

import { ok, refuse } from "../../../base/result.ts";
import { remindSeller } from "../remind-sellers.server.ts";
import type { TradeInNumber } from "../trade-in.ts";
import { receiveTradeIn } from "./receive-trade-in.server.ts";
import { startTesting } from "./start-testing.server.ts";
import type { StaffActor, StaffDeps } from "./transition-as-staff.server.ts";

export const bulkTradeInSteps = ["receive", "test", "remind"] as const;
export type BulkTradeInStep = (typeof bulkTradeInSteps)[number];

const MOST = 200;

/**
 * Receives trade-ins, starts testing them, or reminds their sellers, and returns what became of each. Refuses with
 * `trade-ins-too-many`; each as `receiveTradeIn` or `remindSeller`.
 */
export async function stepTradeIns(
  deps: StaffDeps,
  { numbers, step, actor }: { numbers: readonly TradeInNumber[]; step: BulkTradeInStep; actor: StaffActor },
) {
  if (numbers.length > MOST) return refuse.invalid({ code: "trade-ins-too-many", most: MOST });
  const verb = { receive: receiveTradeIn, test: startTesting, remind: remindSeller }[step];
  const outcomes = [];
  for (const number of numbers) {
    const done = await verb(deps, { number, actor });
    outcomes.push({ number, domainError: done.ok ? null : done.domainError });
  }
  return ok(outcomes);
}
