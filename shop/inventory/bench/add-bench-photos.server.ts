import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import { newId, type BenchPhotoId, type BenchSessionId } from "../../../base/id.ts";
import { ok, refuse, type DomainError, type Result } from "../../../base/result.ts";
import { MOST_BENCH_PHOTOS } from "./bench-photo.ts";
import { insertBenchPhoto, lockBenchSession } from "./bench-photos.sql.server.ts";
import type { DrawnBenchPhoto } from "./draw-bench-photo.server.ts";

type Adding = {
  code: string;
  sessionId: BenchSessionId;
  actor: string;
  photos: readonly (DrawnBenchPhoto & { name: string })[];
};
type NotAdded =
  | DomainError<"not-found", "bench-session-unknown">
  | DomainError<"invalid", "photos-full", { most: number }>;

/**
 * Adds photographs of results to a sitting at the bench, all of them or none. Returns their ids and the names of those
 * that it already had. Refuses with `bench-session-unknown` or `photos-full` (`most`: the maximum).
 */
export function addBenchPhotos(deps: { db: Db }, { code, sessionId, actor, photos }: Adding) {
  return attempt(deps.db, async (tx): Promise<Result<{ added: BenchPhotoId[]; known: string[] }, NotAdded>> => {
    const session = await lockBenchSession(tx, { sessionId, code });
    if (!session) return refuse.notFound({ code: "bench-session-unknown" });
    const existing = new Set(session.digests);
    const added: BenchPhotoId[] = [];
    const known: string[] = [];
    for (const { name, ...photo } of photos) {
      if (existing.has(photo.digest)) {
        known.push(name);
        continue;
      }
      if (existing.size >= MOST_BENCH_PHOTOS) return refuse.invalid({ code: "photos-full", most: MOST_BENCH_PHOTOS });
      existing.add(photo.digest);
      const id = newId<"bench-photo">();
      await insertBenchPhoto(tx, { ...photo, id, sessionId, position: existing.size });
      added.push(id);
    }
    if (added.length > 0)
      await recordAudit(tx, {
        actor,
        action: "added-bench-photos",
        entity: "unit",
        entityId: code,
        after: { sessionId, photos: added },
      });
    return ok({ added, known });
  });
}
