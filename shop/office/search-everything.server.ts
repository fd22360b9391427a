import type { Db } from "../../base/db.server.ts";
import type { StaffRole } from "../accounts/rights.ts";
import { readScan } from "./find-scanned.server.ts";
import { hitKinds, searchableKinds, type HitKind, type OfficeHit } from "./office-hit.ts";
import { hitQueries } from "./search.sql.server.ts";

const HITS_OF_A_KIND = 6;
const LONGEST = 100;
const SHORTEST = 2;

export type OfficeFindings = {
  /** The text that was searched, trimmed. */
  text: string;
  /** The hits of each kind with any; exact ones first, then the newest. */
  groups: { kind: HitKind; hits: OfficeHit[] }[];
  /** The one thing that the text names exactly, such as a scanned code; null if there is none or several. */
  exact: OfficeHit | null;
};

/**
 * Everything whose number, code, serial, tracking number, name, phone or e-mail begins with the words of the text, of the
 * kinds that these roles may see; a few of each kind. The address on the label of a unit counts as its code. Nothing for a
 * text of one character.
 */
export async function searchEverything(
  { db }: { db: Db },
  { text, roles }: { text: string; roles: readonly StaffRole[] },
): Promise<OfficeFindings> {
  const query = await readScan({ db }, { text: text.replaceAll(/\s+/g, " ").slice(0, LONGEST) });
  if (query.length < SHORTEST) return { text: query, groups: [], exact: null };
  const kinds = searchableKinds(roles);
  const found = await Promise.all(
    hitKinds
      .filter((kind) => kinds.includes(kind))
      .map(async (kind) => ({ kind, hits: await hitQueries[kind](db, { text: query, limit: HITS_OF_A_KIND }) })),
  );
  const exact = found.flatMap(({ hits }) => hits.filter(({ isExact }) => isExact));
  return {
    text: query,
    groups: found.filter(({ hits }) => hits.length > 0),
    exact: exact.length === 1 ? exact[0]! : null,
  };
}
