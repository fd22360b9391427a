import type { Db } from "../../base/db.server.ts";
import type { StatementId } from "../../base/id.ts";
import { listSurpluses } from "../orders/payment/list-surpluses.server.ts";
import type { Surplus } from "../orders/payment/surplus.sql.server.ts";
import {
  awaitedOrders,
  countLines,
  findStatement,
  latestStatements,
  linePage,
  linesOf,
  payersOf,
  type PayerAccount,
  type Statement,
} from "./bank.sql.server.ts";
import { LINES_A_PAGE, type LineListQuery } from "./line-list.ts";
import {
  mentionedIn,
  proposeFor,
  type Awaited,
  type LineState,
  type Proposal,
  type StatementLine,
} from "./statement.ts";

export type ProposedLine = { line: StatementLine; proposal: Proposal };

const waiting: LineListQuery = {
  search: "",
  state: null,
  from: null,
  to: null,
  sort: "booked",
  descending: false,
  page: 1,
  due: null,
};

/**
 * The office's page of transfers: a page of the incoming payments that match, those that wait for staff unless asked
 * otherwise; orders that await a transfer, surpluses with the account that they came from if a statement says it, the
 * latest statements. `counts`: all payments in each state.
 */
export async function viewTransfers(
  { db }: { db: Db },
  given: Partial<LineListQuery> = {},
): Promise<{
  awaiting: Awaited[];
  lines: ProposedLine[];
  total: number;
  counts: ReadonlyMap<LineState, number>;
  surpluses: (Surplus & { account: PayerAccount | null })[];
  statements: Statement[];
}> {
  const query = { ...waiting, ...given };
  const [{ lines, total }, counts, surpluses, statements] = await Promise.all([
    linePage(db, query, { limit: LINES_A_PAGE, offset: (query.page - 1) * LINES_A_PAGE }),
    countLines(db),
    listSurpluses({ db }, { before: query.due?.before ?? null }),
    latestStatements(db),
  ]);
  const { awaiting, proposed } = await proposals(db, lines);
  const payers = await payersOf(
    db,
    surpluses.map(({ orderNumber }) => orderNumber),
  );
  const withAccounts = surpluses.map((surplus) => ({
    ...surplus,
    account: payers.find(({ orderNumber }) => orderNumber === surplus.orderNumber)?.account ?? null,
  }));
  return { awaiting, lines: proposed, total, counts, surpluses: withAccounts, statements };
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
