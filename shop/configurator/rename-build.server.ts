import type { Db } from "../../base/db.server.ts";
import type { BuildId, VisitorId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { updateName } from "./configurator.sql.server.ts";

/** Renames a build of the visitor; parts and saved prices stay. Refuses with `build-unknown`. */
export async function renameBuild({ db }: { db: Db }, build: { visitorId: VisitorId; buildId: BuildId; name: string }) {
  return (await updateName(db, build)) ? ok(null) : refuse.notFound({ code: "build-unknown" });
}
