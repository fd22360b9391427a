import { recordAudit } from "../../base/audit.server.ts";
import { noonOf, type Day } from "../../base/day.ts";
import { transaction } from "../../base/db.server.ts";
import type { StatementId } from "../../base/id.ts";
import type { Bani } from "../../base/money.ts";
import { ok, refuse } from "../../base/result.ts";
import { confirmTransfer } from "../orders/payment/confirm-transfer.server.ts";
import {
  awaitedOrders,
  findStatement,
  keyOfLine,
  linesOf,
  markImported,
  openLine,
  findCreditedOrder,
  settleLine,
} from "./bank.sql.server.ts";
import { isClear, mentionedIn, proposeFor, type StatementLine } from "./statement.ts";

export type BankDeps = Parameters<typeof confirmTransfer>[0];

/** How many of a statement's new lines had each outcome. */
export type Imported = { matched: number; open: number };

/**
 * Books the lines of a statement: a line that clearly pays an order is credited to it, all others wait for staff.
 * Idempotent: each line counts once. Refuses with `statement-unknown`.
 */
export async function importStatement(deps: BankDeps, { id, actor }: { id: StatementId; actor: string }) {
  if (!(await findStatement(deps.db, { id }))) return refuse.notFound({ code: "statement-unknown" });
  const imported: Imported = { matched: 0, open: 0 };
  for (const line of (await linesOf(deps.db, id)).filter((line) => line.state === "new")) {
    if (await book(deps, line, actor)) imported.matched += 1;
    else imported.open += 1;
  }
  await transaction(deps.db, async (tx) => {
    await markImported(tx, id);
    await recordAudit(tx, { actor, action: "imported", entity: "statement", entityId: id, after: imported });
  });
  return ok(imported);
}

/**
 * Loads the order again for each line, because two lines may name the same order. False if staff must look at the line.
 */
async function book(deps: BankDeps, line: StatementLine, actor: string): Promise<boolean> {
  const credited = await findCreditedOrder(deps.db, line.id);
  if (credited) return settleLine(deps.db, line.id, { state: "matched", ...credited, outcome: "known", actor });
  const named = mentionedIn(line.details);
  const proposal = proposeFor(line, named === null ? [] : await awaitedOrders(deps.db, [named]));
  if (!isClear(proposal, line.why) || line.amount === null || line.bookedOn === null) {
    await openLine(deps.db, line.id);
    return false;
  }
  const { amount, bookedOn } = line;
  return (await creditOrder(deps, { ...line, amount, bookedOn }, { orderNumber: proposal.order.number, actor })).ok;
}

/** Credits a line to an order (counted once, however often it is called) and marks the line as settled. */
export async function creditOrder(
  deps: BankDeps,
  line: StatementLine & { amount: Bani; bookedOn: Day },
  { orderNumber, actor }: Pick<Parameters<typeof confirmTransfer>[1], "orderNumber" | "actor">,
) {
  const at = noonOf(line.bookedOn);
  const credited = await confirmTransfer(deps, {
    orderNumber,
    amount: line.amount,
    at,
    key: await keyOfLine(deps.db, line.id),
    actor,
  });
  if (!credited.ok) {
    await openLine(deps.db, line.id);
    return credited;
  }
  await settleLine(deps.db, line.id, { state: "matched", orderNumber, outcome: credited.value.outcome, actor });
  return credited;
}
