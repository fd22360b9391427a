import type { AccountId } from "../../base/id.ts";
import { parseId } from "../../base/id.ts";
import type { Db } from "../../base/db.server.ts";
import { loadNames } from "./names.sql.server.ts";

const STAFF = "staff:";

/** The names of those who did something, by actor (`staff:…`); an actor that is not a member of staff is left out. */
export async function namesOfStaff({ db }: { db: Db }, actors: readonly string[]): Promise<Record<string, string>> {
  const ids = [...new Set(actors)].flatMap((actor) => {
    const id = actor.startsWith(STAFF) ? parseId<"account">(actor.slice(STAFF.length)) : null;
    return id ? [id as AccountId] : [];
  });
  const names = await loadNames(db, ids);
  return Object.fromEntries(names.map(({ id, name }) => [`${STAFF}${id}`, name]));
}
