import type { Db } from "../../base/db.server.ts";
import type { BuildId, VisitorId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { deleteBuild } from "./configurator.sql.server.ts";

/** Deletes a build of the visitor. Refuses with `build-unknown`. */
export async function removeBuild({ db }: { db: Db }, build: { visitorId: VisitorId; buildId: BuildId }) {
  return (await deleteBuild(db, build)) ? ok(null) : refuse.notFound({ code: "build-unknown" });
}
