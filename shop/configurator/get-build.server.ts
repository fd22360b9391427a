import type { Db } from "../../base/db.server.ts";
import type { BuildId, VisitorId } from "../../base/id.ts";
import { buildsOf } from "./configurator.sql.server.ts";
import type { SavedBuild } from "./saved-build.ts";

/** A visitor's saved build; null if there is none with this id, or it belongs to someone else. */
export async function getBuild(
  { db }: { db: Db },
  build: { visitorId: VisitorId; buildId: BuildId },
): Promise<SavedBuild | null> {
  const [found] = await buildsOf(db, build);
  return found ?? null;
}
