import type { Db } from "../../../base/db.server.ts";
import { keyHash } from "../mailed-key.server.ts";
import { invitationByKey } from "./staff.sql.server.ts";

/** Whom the link of an invitation asks to join, while it works; else null. */
export async function findInvitation(
  deps: { db: Db },
  { key }: { key: string | null },
): Promise<{ name: string; email: string } | null> {
  const found = key === null ? null : await invitationByKey(deps.db, keyHash(key));
  return found && { name: found.name, email: found.email };
}
