import type { Db } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { knownParts } from "../parts/known-parts.server.ts";
import { ownPcOf } from "./own-pc.sql.server.ts";
import type { OwnPart, StoredPc } from "./own-pc.ts";

const byId = new Map(knownParts.map((part) => [part.id, part]));

/** The PC that the visitor described, with today's facts of its parts; null if they described none. One query. */
export async function getOwnPc(deps: { db: Db }, visitorId: VisitorId | null): Promise<StoredPc | null> {
  const pc = visitorId === null ? null : await ownPcOf(deps.db, { visitorId });
  return pc && { ...pc, parts: pc.parts.map(withFactsOfToday) };
}

/** Facts of our own list may have been corrected since; imported parts keep the facts that they had. */
function withFactsOfToday(own: OwnPart): OwnPart {
  if (own.is !== "known") return own;
  const known = byId.get(own.part.id);
  if (!known || known.category !== own.part.category) return own;
  const { id, category, name, facts } = known;
  return { ...own, part: { id, category, name, facts } as typeof own.part };
}
