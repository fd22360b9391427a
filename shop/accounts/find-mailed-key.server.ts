import type { Db } from "../../base/db.server.ts";
import { findKey } from "./accounts.sql.server.ts";
import { keyHash } from "./mailed-key.server.ts";

/** The address that a key was mailed to while the key is valid for this purpose; else null. */
export async function findMailedKey(
  deps: { db: Db },
  { key, purpose }: { key: string | null; purpose: "confirm" | "reset" | "change-email" },
): Promise<{ email: string } | null> {
  const found = key === null ? null : await findKey(deps.db, { hash: keyHash(key), purpose });
  return found && { email: found.email };
}
