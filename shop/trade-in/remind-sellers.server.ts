import { transaction, type Db, type Transaction } from "../../base/db.server.ts";
import type { TradeInId } from "../../base/id.ts";
import type { TradeInEmailFacts } from "./emails.ts";
import type { MovingDesk } from "./move-trade-in.server.ts";
import { bounceReasonIn, type TradeIn } from "./trade-in.ts";
import { insertLetter, lockTradeIn, movesOf, toRemind, writeReminded } from "./trade-ins.sql.server.ts";

type Desk = MovingDesk & { db: Db };

/** Tells sellers, once, that what waits for them ends soon, and asks once more for another account where money came back. Answers how many were told. */
export async function remindSellers(desk: Desk): Promise<number> {
  let told = 0;
  for (const id of await toRemind(desk.db)) {
    if (await transaction(desk.db, (tx) => remind(tx, desk, id))) told += 1;
  }
  return told;
}

async function remind(tx: Transaction, desk: Desk, id: TradeInId): Promise<boolean> {
  const tradeIn = await lockTradeIn(tx, id);
  const told = tradeIn && (await toldOnceMore(tx, tradeIn));
  if (!told || !(await writeReminded(tx, tradeIn))) return false;
  const { state, number, offers, payout } = tradeIn;
  const letter = { ...told, tradeIn };
  await insertLetter(tx, letter, { key: `trade-in ${state} soon ${number} ${state === "bounced" ? payout?.attempt : offers.length}`, compose: desk.composeTradeIn });
  return true;
}

/** What waits for the seller: money, for another account; anything else ends by itself. */
async function toldOnceMore(tx: Transaction, { id, state, expiresAt: until }: TradeIn): Promise<TradeInEmailFacts | null> {
  if (state === "bounced") return { kind: "bounced", why: bounceReasonIn((await movesOf(tx, id)).at(-1)?.reason ?? null) };
  return until && { kind: "expires-soon", until };
}
