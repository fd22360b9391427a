import type { Db } from "../../base/db.server.ts";
import type { CustomerId } from "../../base/id.ts";
import { storedAddress } from "../orders/stored.ts";
import { customerEmail } from "./customer.ts";
import { customerById, customerIdByEmail, lastOrderOf } from "./customers.sql.server.ts";

/** The customer of an e-mail address, however it is typed. */
export function findCustomer(deps: { db: Db }, { email }: { email: string }): Promise<CustomerId | null> {
  return customerIdByEmail(deps.db, customerEmail(email));
}

/** How a customer is reached and where their last order went, for a new order by phone; null if there is no such customer. */
export async function contactOfCustomer(deps: { db: Db }, { id }: { id: CustomerId }) {
  const customer = await customerById(deps.db, id);
  if (!customer) return null;
  const last = await lastOrderOf(deps.db, customer.email);
  const { email, phone } = customer;
  return { email, phone, language: last?.language ?? null, address: last ? storedAddress(last.shippingAddress) : null };
}
