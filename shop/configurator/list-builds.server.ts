import type { Db } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { buildsOf } from "./configurator.sql.server.ts";
import type { SavedBuild } from "./saved-build.ts";

/** A visitor's saved builds, last saved first. One query. */
export function listBuilds({ db }: { db: Db }, visitorId: VisitorId): Promise<SavedBuild[]> {
  return buildsOf(db, { visitorId });
}
