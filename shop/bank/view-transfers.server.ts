import type { Db } from "../../base/db.server.ts";
import type { StatementId } from "../../base/id.ts";
import { listSurpluses } from "../orders/payment/list-surpluses.server.ts";
import type { Surplus } from "../orders/payment/surplus.sql.server.ts";
import {
  awaitedOrders,
  findStatement,
  latestStatements,
  linesOf,
  openLines,
  payersOf,
  type PayerAccount,
  type Statement,
} from "./bank.sql.server.ts";
import { mentionedIn, proposeFor, type Awaited, type Proposal, type StatementLine } from "./statement.ts";

export type ProposedLine = { line: StatementLine; proposal: Proposal };

/**
 * The office's page of transfers: orders that await one, payments without a clear order, surpluses with the
 * account that they came from if a statement says it, the latest statements.
 */
export async function viewTransfers({ db }: { db: Db }): Promise<{
  awaiting: Awaited[];
  open: ProposedLine[];
  surpluses: (Surplus & { account: PayerAccount | null })[];
  statements: Statement[];
}> {
  const [open, surpluses, statements] = await Promise.all([openLines(db), listSurpluses({ db }), latestStatements(db)]);
  const { awaiting, proposed } = await proposals(db, open);
  const payers = await payersOf(
    db,
    surpluses.map(({ orderNumber }) => orderNumber),
  );
  const withAccounts = surpluses.map((surplus) => ({
    ...surplus,
    account: payers.find(({ orderNumber }) => orderNumber === surplus.orderNumber)?.account ?? null,
  }));
  return { awaiting, open: proposed, surpluses: withAccounts, statements };
}

/** One statement, with the order that each of its lines would pay; null if there is no such statement. */
export async function viewStatement(
  { db }: { db: Db },
  { id }: { id: StatementId },
): Promise<{ statement: Statement; lines: ProposedLine[] } | null> {
  const statement = await findStatement(db, { id });
  if (!statement) return null;
  return { statement, lines: (await proposals(db, await linesOf(db, id))).proposed };
}

async function proposals(db: Db, lines: readonly StatementLine[]) {
  const named = lines.map((line) => mentionedIn(line.details)).filter((number) => number !== null);
  const orders = await awaitedOrders(db, named);
  return {
    awaiting: orders.filter((order) => order.state === "awaiting-payment"),
    proposed: lines.map((line): ProposedLine => ({ line, proposal: proposeFor(line, orders) })),
  };
}
