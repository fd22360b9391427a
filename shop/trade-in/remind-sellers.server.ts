import { transaction, type Db, type Transaction } from "../../base/db.server.ts";
import type { TradeInId } from "../../base/id.ts";
import { tradeInLink } from "./letters.ts";
import type { MovingDesk } from "./move-trade-in.server.ts";
import { insertLetter, lockTradeIn, toRemind, writeReminded } from "./trade-ins.sql.server.ts";

type Desk = MovingDesk & { db: Db };

/** Tells sellers, once, that what waits for them ends soon. Answers how many were told. */
export async function remindSellers(desk: Desk): Promise<number> {
  let told = 0;
  for (const id of await toRemind(desk.db)) {
    if (await transaction(desk.db, (tx) => remind(tx, desk, id))) told += 1;
  }
  return told;
}

async function remind(tx: Transaction, desk: Desk, id: TradeInId): Promise<boolean> {
  const tradeIn = await lockTradeIn(tx, id);
  const until = tradeIn?.expiresAt;
  if (!tradeIn || !until || !(await writeReminded(tx, tradeIn))) return false;
  const letter = { kind: "expires-soon" as const, until, tradeIn, link: tradeInLink(tradeIn, desk.publicUrl) };
  await insertLetter(tx, letter, { key: `trade-in ${tradeIn.state} soon ${tradeIn.number} ${tradeIn.offers.length}`, compose: desk.composeTradeIn });
  return true;
}
