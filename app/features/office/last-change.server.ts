// Who changed a thing last, as the log says: for whoever is told that somebody else was faster.

import { readAudit } from "../../../base/read-audit.server.ts";
import type { Shop } from "../../composition.server.ts";

const anyEntry = { actor: null, from: null, to: null, page: 1 };

/** Null if the log has nothing about it. */
export async function lastChangeOf(
  { db }: Pick<Shop, "db">,
  thing: { entity: string; entityId: string },
): Promise<{ actor: string; at: Date } | null> {
  const { rows } = await readAudit(db, { ...anyEntry, ...thing });
  const [last] = rows;
  return last ? { actor: last.actor, at: last.at } : null;
}
