import { attempt, type Db } from "../../base/db.server.ts";
import type { BuildId, VisitorId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import type { RequestedPart } from "../compatibility/build.ts";
import { buildsOf, emptyBuild, insertBuild, insertParts, lockBuilds } from "./configurator.sql.server.ts";
import { isSameBuild, MOST_SAVED } from "./saved-build.ts";

/**
 * Saves a build under a name, at its current prices: overwrites the one with this id, or adds a new one. The same parts
 * under the same name are saved once. Refuses with `build-empty` (none of its parts was ever published),
 * `too-many-builds` (20 exist already) or `build-unknown` (the visitor has no build with this id).
 */
export function saveBuild(
  { db }: { db: Db },
  wanted: { visitorId: VisitorId; buildId: BuildId | null; name: string; requested: readonly RequestedPart[] },
) {
  return attempt(db, async (tx) => {
    const { visitorId, name, requested } = wanted;
    await lockBuilds(tx, visitorId);
    const builds = await buildsOf(tx, { visitorId });
    const same = wanted.buildId === null ? builds.find((build) => isSameBuild(build, wanted)) : undefined;
    const existing = wanted.buildId ?? same?.id ?? null;
    if (existing === null && builds.length >= MOST_SAVED) return refuse.invalid({ code: "too-many-builds" });
    if (existing !== null && !(await emptyBuild(tx, { visitorId, buildId: existing, name })))
      return refuse.notFound({ code: "build-unknown" });
    const buildId = existing ?? (await insertBuild(tx, { visitorId, name }));
    return (await insertParts(tx, { buildId, parts: requested })) > 0
      ? ok({ buildId })
      : refuse.invalid({ code: "build-empty" });
  });
}
