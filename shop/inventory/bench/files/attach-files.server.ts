import type { Transaction } from "../../../../base/db.server.ts";
import type { BenchSessionId, MeasurementFileId, UnitId } from "../../../../base/id.ts";
import { ok, refuse, type DomainError, type Result } from "../../../../base/result.ts";
import { confirmFiles, lockContents, unitsWithFiles, waitingDigests } from "./measurement-files.sql.server.ts";

type FilesToAttach = { ids: readonly MeasurementFileId[]; unitId: UnitId; sessionId: BenchSessionId };
type NotAttached =
  | DomainError<"conflict", "bench-files-changed">
  | DomainError<"conflict", "bench-file-elsewhere", { unit: string }>;

/**
 * Attaches waiting files to a session of a locked unit, and returns their SHA-256 digests. Refuses with
 * `bench-files-changed` (somebody else has confirmed or deleted one) or `bench-file-elsewhere` (`unit`: the code of the
 * unit that has the same file).
 */
export async function attachFiles(
  tx: Transaction,
  { ids, unitId, sessionId }: FilesToAttach,
): Promise<Result<string[], NotAttached>> {
  const digests = await waitingDigests(tx, { ids, unitId });
  if (digests.length !== ids.length) return refuse.conflict({ code: "bench-files-changed" });
  await lockContents(tx, digests);
  const [owner] = await unitsWithFiles(tx, digests);
  if (owner) return refuse.conflict({ code: "bench-file-elsewhere", unit: owner.code });
  if ((await confirmFiles(tx, { ids, unitId, sessionId })) !== ids.length)
    return refuse.conflict({ code: "bench-files-changed" });
  return ok(digests);
}
