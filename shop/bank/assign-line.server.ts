import type { Actor } from "../../base/actor.ts";
import { refuse } from "../../base/result.ts";
import type { OrderNumber } from "../orders/order.ts";
import { findLine } from "./bank.sql.server.ts";
import { creditOrder, type BankDeps } from "./import-statement.server.ts";

/**
 * Staff assign a statement line to an order. Returns the outcome, as `confirmTransfer` does. Refuses with
 * `line-unknown`, `line-settled`, `order-unknown` or `order-not-by-transfer`.
 */
export async function assignLine(
  deps: BankDeps,
  { lineId, orderNumber, actor }: { lineId: number; orderNumber: OrderNumber; actor: Actor },
) {
  const line = await findLine(deps.db, lineId);
  if (!line) return refuse.notFound({ code: "line-unknown" });
  if (line.state === "matched" || line.state === "ignored") return refuse.conflict({ code: "line-settled" });
  return creditOrder(deps, line, { orderNumber, actor });
}
