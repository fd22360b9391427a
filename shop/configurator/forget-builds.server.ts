import type { Transaction } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { deleteAllBuilds } from "./configurator.sql.server.ts";

/** Forgets a visitor's builds, with the account that had them. */
export async function forgetBuilds(tx: Transaction, { visitorId }: { visitorId: VisitorId }): Promise<void> {
  await deleteAllBuilds(tx, visitorId);
}
