// A conversation: the criteria after one more message.
// Invariant: a message that names a new subject starts new criteria; one that only says how it should be changes the last.

import { noCriteria, type Criteria } from "../criteria.ts";
import { readCriteria } from "./read-criteria.ts";

/** The criteria after this message; `last` is the criteria before it, null at the beginning. */
export function criteriaAfter(last: Criteria | null, typed: string): Criteria {
  const criteria = readCriteria(typed, { isFollowUp: last !== null });
  if (last === null || last.kind !== "find") return criteria;
  if (criteria.changes.includes("restart")) return { ...noCriteria, kind: "find", changes: ["restart"] };
  if (criteria.kind !== "find") return criteria;
  return isNewSubject(last, criteria) ? criteria : merge(last, criteria);
}

/** Another kind of product, or a new purpose together with a budget of its own. */
function isNewSubject(last: Criteria, criteria: Criteria): boolean {
  if (criteria.changes.length > 0) return false;
  const isOtherProduct = criteria.product !== null && last.product !== null && criteria.product !== last.product;
  const hasPurpose = criteria.games.length + criteria.purposes.length > 0;
  return (
    isOtherProduct ||
    criteria.notSold ||
    (hasPurpose && criteria.budget !== null) ||
    (criteria.product !== null && hasPurpose)
  );
}

function merge(last: Criteria, criteria: Criteria): Criteria {
  const hasPurpose = criteria.games.length + criteria.purposes.length > 0;
  const parts = last.wants.filter((part) => !criteria.wants.some(({ category }) => category === part.category));
  return {
    ...last,
    kind: "find",
    games: hasPurpose ? criteria.games : last.games,
    purposes: hasPurpose ? criteria.purposes : last.purposes,
    resolution: criteria.resolution ?? last.resolution,
    settings: criteria.settings ?? last.settings,
    fps: criteria.fps ?? last.fps,
    budget: criteria.budget ?? last.budget,
    product: criteria.product ?? last.product,
    wants: [...parts, ...criteria.wants],
    ramGb: criteria.ramGb ?? last.ramGb,
    storageGb: criteria.storageGb ?? last.storageGb,
    storageKind: criteria.storageKind ?? last.storageKind,
    size: criteria.size ?? last.size,
    quiet: criteria.quiet || last.quiet,
    colour: criteria.colour ?? last.colour,
    likes: union(
      last.likes.filter((brand) => !criteria.dislikes.includes(brand)),
      criteria.likes,
    ),
    dislikes: union(
      last.dislikes.filter((brand) => !criteria.likes.includes(brand)),
      criteria.dislikes,
    ),
    upgradable: criteria.upgradable || last.upgradable,
    warrantyMonths: criteria.warrantyMonths ?? last.warrantyMonths,
    grade: criteria.grade ?? last.grade,
    withinDays: criteria.withinDays ?? last.withinDays,
    os: criteria.os ?? last.os,
    count: criteria.count ?? last.count,
    prefer: criteria.prefer ?? last.prefer,
    changes: criteria.changes,
    place: criteria.place,
    notSold: false,
  };
}

function union<T>(one: readonly T[], other: readonly T[]): T[] {
  return [...new Set([...one, ...other])];
}
