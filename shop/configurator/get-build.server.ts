import type { Db } from "../../base/db.server.ts";
import type { BuildId, VisitorId } from "../../base/id.ts";
import { buildsOf } from "./configurator.sql.server.ts";
import type { SavedBuild } from "./saved-build.ts";

/** A build that a visitor keeps; null where there is none of that id, or it is another's. */
export async function getBuild(
  { db }: { db: Db },
  build: { visitorId: VisitorId; buildId: BuildId },
): Promise<SavedBuild | null> {
  const [found] = await buildsOf(db, build);
  return found ?? null;
}
