import { recordAudit } from "../../base/audit.server.ts";
import { attempt, transaction, type Db, type Transaction } from "../../base/db.server.ts";
import type { TradeInId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import type { TradeInEmailFacts } from "./emails.ts";
import type { TransitionDeps } from "./transition-trade-in.server.ts";
import { auditSubject, bounceReasonIn, type TradeIn, type TradeInNumber } from "./trade-in.ts";
import {
  insertEmail,
  lockTradeIn,
  lockTradeInOf,
  transitionsOf,
  tradeInsToRemind,
  writeReminded,
} from "./trade-ins.sql.server.ts";

type Deps = TransitionDeps & { db: Db };

/**
 * Reminds sellers, once, of what expires soon, and of a missing account for returned money. Returns the number of
 * reminders.
 */
export async function remindSellers(deps: Deps): Promise<number> {
  let reminded = 0;
  for (const id of await tradeInsToRemind(deps.db)) {
    if (await transaction(deps.db, (tx) => remind(tx, deps, id))) reminded += 1;
  }
  return reminded;
}

/**
 * Reminds one seller now, before `remindSellers` would; it will not remind them again of the same. Refuses with
 * `trade-in-unknown`, `trade-in-not-waiting` (nothing waits for the seller) or `trade-in-reminded`.
 */
export function remindSeller(deps: Deps, { number, actor }: { number: TradeInNumber | null; actor: string }) {
  return attempt(deps.db, async (tx) => {
    const tradeIn = number === null ? null : await lockTradeInOf(tx, number);
    if (!tradeIn) return refuse.notFound({ code: "trade-in-unknown" });
    if (!waitsForSeller.has(tradeIn.state)) return refuse.conflict({ code: "trade-in-not-waiting" });
    if (!(await remind(tx, deps, tradeIn.id))) return refuse.conflict({ code: "trade-in-reminded" });
    await recordAudit(tx, { actor, action: "reminded", ...auditSubject(tradeIn) });
    return ok(tradeIn);
  });
}

const waitsForSeller: ReadonlySet<TradeIn["state"]> = new Set(["offered", "accepted", "revised", "bounced"] as const);

async function remind(tx: Transaction, deps: Deps, id: TradeInId): Promise<boolean> {
  const tradeIn = await lockTradeIn(tx, id);
  const facts = tradeIn && (await reminderOf(tx, tradeIn));
  if (!facts || !(await writeReminded(tx, tradeIn))) return false;
  const { state, number, offers, payout } = tradeIn;
  const email = { ...facts, tradeIn };
  await insertEmail(tx, email, {
    key: `trade-in ${state} soon ${number} ${state === "bounced" ? payout?.attempt : offers.length}`,
    compose: deps.composeTradeIn,
  });
  return true;
}

/** What the seller must do: give another account; everything else expires by itself. */
async function reminderOf(
  tx: Transaction,
  { id, state, expiresAt: until }: TradeIn,
): Promise<TradeInEmailFacts | null> {
  if (state === "bounced")
    return { kind: "bounced", why: bounceReasonIn((await transitionsOf(tx, id)).at(-1)?.reason ?? null) };
  return until && { kind: "expires-soon", until };
}
