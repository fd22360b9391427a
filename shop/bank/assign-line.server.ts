import type { Actor } from "../../base/actor.ts";
import type { Clock } from "../../base/clock.ts";
import { dayOf } from "../../base/day.ts";
import type { Bani } from "../../base/money.ts";
import { refuse } from "../../base/result.ts";
import type { OrderNumber } from "../orders/order.ts";
import { completeLine, findLine } from "./bank.sql.server.ts";
import { creditOrder, type BankDeps } from "./import-statement.server.ts";

/**
 * Staff assign a statement line to an order. Of a line whose amount or day was not understood they say the `amount`; it counts as booked
 * today. Returns the outcome, as `confirmTransfer` does. Refuses with `line-unknown`, `line-settled`, `line-amount-missing`,
 * `order-unknown` or `order-not-by-transfer`.
 */
export async function assignLine(
  deps: BankDeps & { clock: Clock },
  {
    lineId,
    orderNumber,
    amount: typed = null,
    actor,
  }: { lineId: number; orderNumber: OrderNumber; amount?: Bani | null; actor: Actor },
) {
  const line = await findLine(deps.db, lineId);
  if (!line) return refuse.notFound({ code: "line-unknown" });
  if (line.state === "matched" || line.state === "ignored") return refuse.conflict({ code: "line-settled" });
  const amount = line.amount ?? typed;
  if (amount === null) return refuse.invalid({ code: "line-amount-missing" });
  const bookedOn = line.bookedOn ?? dayOf(deps.clock.now());
  if (line.amount === null || line.bookedOn === null) await completeLine(deps.db, lineId, { amount, bookedOn });
  return creditOrder(deps, { ...line, amount, bookedOn }, { orderNumber, actor });
}
