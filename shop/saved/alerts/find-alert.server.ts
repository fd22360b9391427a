import type { Db } from "../../../base/db.server.ts";
import { mailedSecretHash } from "../../../base/secrets/mailed-secret.server.ts";
import { filterOf } from "./alert.ts";
import { findLink } from "./alerts.sql.server.ts";
import type { CatalogueFilter } from "../../catalogue/search/filter.ts";

export type FoundAlert = { said: string; filter: CatalogueFilter; isActive: boolean; confirms: boolean };

/** The alert behind a link, for the page that asks for confirmation; null for an unknown link. */
export async function findAlert({ db }: { db: Db }, secret: string): Promise<FoundAlert | null> {
  const alert = await findLink(db, mailedSecretHash(secret));
  return alert && { said: alert.said, filter: filterOf(alert), isActive: alert.isActive, confirms: alert.confirms };
}
