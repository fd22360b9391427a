import { attempt, type Db } from "../../base/db.server.ts";
import type { BuildId, VisitorId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import type { RequestedBuild } from "../compatibility/build.ts";
import { buildsOf, emptyBuild, insertBuild, insertParts, lockBuilds } from "./configurator.sql.server.ts";
import { isSameBuild, MOST_SAVED } from "./saved-build.ts";

/**
 * Keeps a build under a name, at the prices it has now: in the place of the one with that id, or beside the others. The same
 * parts under the same name are kept once. Refuses with `build-empty` (nothing of it was ever on the shelf),
 * `too-many-builds` where there are 20 already, or `build-unknown` where the visitor has none of that id.
 */
export function saveBuild(
  { db }: { db: Db },
  wanted: { visitorId: VisitorId; buildId: BuildId | null; name: string; asked: readonly RequestedBuild[] },
) {
  return attempt(db, async (tx) => {
    const { visitorId, name, asked } = wanted;
    await lockBuilds(tx, visitorId);
    const builds = await buildsOf(tx, { visitorId });
    const same = wanted.buildId === null ? builds.find((build) => isSameBuild(build, wanted)) : undefined;
    const known = wanted.buildId ?? same?.id ?? null;
    if (known === null && builds.length >= MOST_SAVED) return refuse.invalid({ code: "too-many-builds" });
    if (known !== null && !(await emptyBuild(tx, { visitorId, buildId: known, name })))
      return refuse.notFound({ code: "build-unknown" });
    const buildId = known ?? (await insertBuild(tx, { visitorId, name }));
    return (await insertParts(tx, { buildId, asked })) > 0 ? ok({ buildId }) : refuse.invalid({ code: "build-empty" });
  });
}
