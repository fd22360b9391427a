import { attempt, type Db } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import type { ComposeTradeInEmail } from "./emails.ts";
import type { TradeInNumber } from "./trade-in.ts";
import { insertEmail, lockTradeInOf } from "./trade-ins.sql.server.ts";

/**
 * Tells the seller of an accepted trade-in that the courier's label is ready; once for each `label`. Refuses with
 * `trade-in-unknown` or `trade-in-not-movable` (its state: nothing has to be sent any more).
 */
export function sendLabelEmail(
  deps: { db: Db; composeTradeIn: ComposeTradeInEmail },
  { number, label }: { number: TradeInNumber; label: string },
) {
  return attempt(deps.db, async (tx) => {
    const tradeIn = await lockTradeInOf(tx, number);
    if (!tradeIn) return refuse.notFound({ code: "trade-in-unknown" });
    if (tradeIn.state !== "accepted") return refuse.conflict({ code: "trade-in-not-movable", state: tradeIn.state });
    await insertEmail(
      tx,
      { kind: "label", tradeIn },
      { key: `trade-in label ${number} ${label}`, compose: deps.composeTradeIn },
    );
    return ok(null);
  });
}
