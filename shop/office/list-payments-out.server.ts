import type { Db } from "../../base/db.server.ts";
import type { Bani } from "../../base/money.ts";
import { PAYMENTS_A_PAGE, type PaymentsOutQuery } from "./payments-out.ts";
import { countPayments, paymentPage } from "./payments-out.sql.server.ts";

const open: PaymentsOutQuery = {
  search: "",
  state: null,
  kind: null,
  from: null,
  to: null,
  sort: "at",
  descending: false,
  page: 1,
  due: null,
};

/**
 * A page of the payments to sellers and buyers that match: those that are not paid, the longest-due first, unless asked
 * otherwise. Payments above `fourEyesAbove` need a second person. `counts` is the number of all in each state.
 */
export async function listPaymentsOut(
  { db }: { db: Db },
  { fourEyesAbove, ...filter }: Partial<PaymentsOutQuery> & { fourEyesAbove: Bani },
) {
  const query = { ...open, ...filter, fourEyesAbove };
  const [found, counts] = await Promise.all([
    paymentPage(db, query, { limit: PAYMENTS_A_PAGE, offset: (query.page - 1) * PAYMENTS_A_PAGE }),
    countPayments(db, query),
  ]);
  return { ...found, counts };
}
