import type { Db } from "../../../base/db.server.ts";
import { selectAnyPublished } from "./editing.sql.server.ts";

/** Whether anything was ever put on sale. */
export function hasPublished(shop: { db: Db }): Promise<boolean> {
  return selectAnyPublished(shop.db);
}
