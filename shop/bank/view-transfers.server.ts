import type { Db } from "../../base/db.server.ts";
import type { StatementId } from "../../base/id.ts";
import {
  awaitedOrders,
  findStatement,
  latestStatements,
  linesOf,
  openLines,
  type Statement,
} from "./bank.sql.server.ts";
import { proposeFor, referenceIn, type Awaited, type Proposal, type StatementLine } from "./statement.ts";

export type ProposedLine = { line: StatementLine; proposal: Proposal };

/** The office's page of transfers: orders that await one, payments without a clear order, the latest statements. */
export async function viewTransfers({
  db,
}: {
  db: Db;
}): Promise<{ awaiting: Awaited[]; open: ProposedLine[]; statements: Statement[] }> {
  const open = await openLines(db);
  const { awaiting, proposed } = await proposals(db, open);
  return { awaiting, open: proposed, statements: await latestStatements(db) };
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
  const named = lines.map((line) => referenceIn(line.details)).filter((number) => number !== null);
  const orders = await awaitedOrders(db, named);
  return {
    awaiting: orders.filter((order) => order.state === "awaiting-payment"),
    proposed: lines.map((line): ProposedLine => ({ line, proposal: proposeFor(line, orders) })),
  };
}
