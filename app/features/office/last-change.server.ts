// Who changed a thing last, as the log says: for whoever is told that somebody else was faster.

import { readAudit } from "../../../base/read-audit.server.ts";
import type { Shop } from "../../composition.server.ts";

export type LastChange = { actor: string; at: Date; entity: string; action: string };

type Thing = {
  entity: string;
  entityId: string;
  /** The actions that count; all of them without it. */
  actions?: readonly string[];
};

const anyEntry = { actor: null, from: null, to: null, page: 1 };

/** Null if the log has nothing about it among its latest entries. */
export async function lastChangeOf({ db }: Pick<Shop, "db">, { actions, ...thing }: Thing): Promise<LastChange | null> {
  const { rows } = await readAudit(db, { ...anyEntry, ...thing });
  const last = rows.find(({ action }) => actions?.includes(action) ?? true);
  return last ? { actor: last.actor, at: last.at, entity: last.entity, action: last.action } : null;
}
