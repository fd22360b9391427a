import type { Actor } from "../../base/actor.ts";
import { recordAudit } from "../../base/audit.server.ts";
import { attempt, type Db } from "../../base/db.server.ts";
import type { CustomerId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import type { IdentityKeys } from "../trade-in/seller-documents/identity-keys.server.ts";
import { identitiesOfPerson } from "../trade-in/seller-documents/identities-of-person.server.ts";
import { customerById } from "./customers.sql.server.ts";
import { rowsOfPerson } from "./person-rows.sql.server.ts";

/**
 * Everything that the shop stores about a customer, table by table, for a request by GDPR article 15 or 20. No secrets:
 * hashes, keys of links and pictures are left out; identities of a seller are decrypted. Records who took it. Refuses with `customer-unknown`.
 */
export function exportCustomer(
  deps: { db: Db; identityKeys: IdentityKeys | null },
  { id, actor }: { id: CustomerId; actor: Actor },
) {
  return attempt(deps.db, async (tx) => {
    const customer = await customerById(tx, id);
    if (!customer) return refuse.notFound({ code: "customer-unknown" });
    const tables = await rowsOfPerson(tx, { id, email: customer.email });
    const sellers = await identitiesOfPerson(tx, deps.identityKeys, customer.email);
    const identities = sellers.length > 0 ? [{ table: "trade_in_identity (decrypted)", rows: sellers }] : [];
    await recordAudit(tx, { actor, action: "exported", entity: "customer", entityId: id });
    return ok({ customer, tables: [...tables, ...identities] });
  });
}
