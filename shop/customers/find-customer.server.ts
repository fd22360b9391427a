import type { Db } from "../../base/db.server.ts";
import type { CustomerId } from "../../base/id.ts";
import { customerEmail } from "./customer.ts";
import { customerIdByEmail } from "./customers.sql.server.ts";

/** The customer of an e-mail address, however it is typed. */
export function findCustomer(deps: { db: Db }, { email }: { email: string }): Promise<CustomerId | null> {
  return customerIdByEmail(deps.db, customerEmail(email));
}
