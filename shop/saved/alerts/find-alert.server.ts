import type { Db } from "../../../base/db.server.ts";
import { filterOf } from "./alert.ts";
import { hashOf } from "./alert-secret.server.ts";
import { findLink } from "./alerts.sql.server.ts";
import type { CatalogueFilter } from "../../catalogue/search/filter.ts";

export type FoundAlert = { said: string; filter: CatalogueFilter; isActive: boolean; confirms: boolean };

/** What the alert behind a link is about, for the page that asks before it acts; null for a link that leads nowhere. */
export async function findAlert({ db }: { db: Db }, secret: string): Promise<FoundAlert | null> {
  const alert = await findLink(db, hashOf(secret));
  return alert && { said: alert.said, filter: filterOf(alert), isActive: alert.isActive, confirms: alert.confirms };
}
