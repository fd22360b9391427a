import { recordAudit } from "../../base/audit.server.ts";
import type { Clock } from "../../base/clock.ts";
import { attempt, type Db } from "../../base/db.server.ts";
import { bani, type Bani } from "../../base/money.ts";
import { ok, refuse } from "../../base/result.ts";
import { entersTill, type CashMovement } from "./cash-book.ts";
import { insertEntry, lastBalance, lockCashBook } from "./cash.sql.server.ts";

type Movement = { kind: CashMovement; amount: Bani; party: string; about: string; actor: string; key: string };

/**
 * Staff enter today's cash that belongs to no order: to or from the bank, a small expense. The same key is entered once.
 * Refuses with `till-too-small` (`limit`: what is in the till, in bani) or `cash-day-closed` (the book has a later day).
 */
export function recordCashMovement(
  deps: { db: Db; clock: Clock },
  { kind, amount, party, about, actor, key }: Movement,
) {
  return attempt(deps.db, async (tx) => {
    const day = deps.clock.today();
    await lockCashBook(tx);
    const last = await lastBalance(tx);
    if (last.day !== null && last.day > day) return refuse.conflict({ code: "cash-day-closed" });
    const signed = entersTill(kind) ? amount : bani(0 - amount);
    if (last.balance + signed < 0) return refuse.conflict({ code: "till-too-small", limit: last.balance });
    if (await insertEntry(tx, { day, kind, series: null, amount: signed, party, about, actor, key }))
      await recordAudit(tx, {
        actor,
        action: "cash-moved",
        entity: "cash-book",
        entityId: day,
        before: { balance: last.balance },
        after: { kind, amount: signed, about, balance: bani(last.balance + signed) },
      });
    return ok(null);
  });
}
