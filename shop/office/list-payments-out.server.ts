import type { Db } from "../../base/db.server.ts";
import { fourEyesOf, type FourEyesLimit } from "../payments/four-eyes.ts";
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
 * otherwise. What the actor may not send without a second person is to be approved. `counts` is the number of all in each
 * state.
 */
export async function listPaymentsOut(
  { db, ...limit }: { db: Db } & FourEyesLimit,
  { actor, ...filter }: Partial<PaymentsOutQuery> & { actor: string },
) {
  const query = { ...open, ...filter, actor, ...fourEyesOf(limit) };
  const [found, counts] = await Promise.all([
    paymentPage(db, query, { limit: PAYMENTS_A_PAGE, offset: (query.page - 1) * PAYMENTS_A_PAGE }),
    countPayments(db, query),
  ]);
  return { ...found, counts };
}
