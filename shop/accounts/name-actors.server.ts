import type { Actor } from "../../base/actor.ts";
import type { Db } from "../../base/db.server.ts";
import { parseId, type AccountId } from "../../base/id.ts";
import { namesOfAccounts } from "./accounts.sql.server.ts";

const STAFF = "staff:";

/** The names of those of the actors who work here, by actor. Somebody who left has none. */
export async function nameActors(deps: { db: Db }, { actors }: { actors: readonly (Actor | null)[] }) {
  const ids = new Set(
    actors.flatMap((actor): AccountId[] => {
      const id = actor?.startsWith(STAFF) ? parseId<"account">(actor.slice(STAFF.length)) : null;
      return id === null ? [] : [id];
    }),
  );
  const names = await namesOfAccounts(deps.db, [...ids]);
  return new Map<Actor, string>([...names].map(([id, name]) => [`${STAFF}${id}`, name]));
}
