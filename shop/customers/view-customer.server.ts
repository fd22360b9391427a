import type { Db } from "../../base/db.server.ts";
import type { CustomerId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { customerById } from "./customers.sql.server.ts";
import { requestsOf } from "./data-requests.sql.server.ts";
import {
  accountBy,
  addressesOfPerson,
  boughtBy,
  claimsBy,
  consentsOf,
  conversationsWith,
  soldBy,
} from "./person.sql.server.ts";

/**
 * Everything about a customer that staff need on one page, at most two hundred of each kind. Amounts are in bani. Refuses
 * with `customer-unknown`.
 */
export async function viewCustomer({ db }: { db: Db }, { id }: { id: CustomerId | null }) {
  const customer = id === null ? null : await customerById(db, id);
  if (!customer) return refuse.notFound({ code: "customer-unknown" });
  const { email } = customer;
  const [orders, sales, claims, conversations, consents, addresses, account, requests] = await Promise.all([
    boughtBy(db, email),
    soldBy(db, email),
    claimsBy(db, email),
    conversationsWith(db, email),
    consentsOf(db, email),
    addressesOfPerson(db, email),
    accountBy(db, email),
    requestsOf(db, customer.id),
  ]);
  return ok({ customer, orders, sales, claims, conversations, consents, addresses, account, requests });
}
