// A conversation: the criteria after one more message.
// Invariant: a message that names a new subject starts new criteria; one that only says how it should be changes the last.

import { noCriteria, type Criteria } from "../criteria.ts";
import { readCriteria, type ModelsIn } from "./read-criteria.ts";

/**
 * The criteria after this message; `last` is the criteria before it, null at the beginning. `hasShown`: the answer before showed
 * products.
 */
export function criteriaAfter(
  last: Criteria | null,
  typed: string,
  { hasShown = false, modelsIn }: { hasShown?: boolean; modelsIn?: ModelsIn } = {},
): Criteria {
  const criteria = readCriteria(typed, { isFollowUp: last !== null, ...(modelsIn && { modelsIn }) });
  if (last?.kind === "compare") return compareAfter(last, criteria) ?? criteria;
  if (last?.kind === "upgrade") return upgradeAfter(last, criteria, hasShown) ?? criteria;
  if (last === null || last.kind !== "find") return criteria;
  if (criteria.changes.includes("restart")) return { ...noCriteria, kind: "find", changes: ["restart"] };
  if (criteria.kind !== "find") return criteria;
  return isNewSubject(last, criteria) ? criteria : merge(last, criteria);
}

/** The same parts compared in other games, or what is asked about them; null for another subject. */
function compareAfter(last: Criteria, criteria: Criteria): Criteria | null {
  if (criteria.kind !== "find" && criteria.kind !== "other" && criteria.kind !== "compare") return null;
  if (criteria.changes.includes("restart") || criteria.notSold || criteria.product !== null) return null;
  if (criteria.budget !== null || criteria.purposes.length > 0 || criteria.owns.length > 0) return null;
  // "And the RX 7600?": one more part.
  const isMore = criteria.kind !== "compare" && criteria.wants.length > 0;
  if (criteria.wants.length > 0 && !isMore) return null;
  const isAbout =
    isMore ||
    criteria.kind === "compare" ||
    criteria.changes.length > 0 ||
    criteria.place !== null ||
    criteria.prefer !== null ||
    criteria.quiet ||
    criteria.games.length > 0 ||
    criteria.resolution !== null ||
    criteria.settings !== null;
  if (!isAbout) return null;
  return {
    ...last,
    wants: [...last.wants, ...criteria.wants.filter(({ name }) => !last.wants.some((one) => one.name === name))],
    games: criteria.games.length > 0 ? criteria.games : last.games,
    resolution: criteria.resolution ?? last.resolution,
    settings: criteria.settings ?? last.settings,
    // "Which is better?" asks for the speed.
    prefer: criteria.kind === "compare" && criteria.prefer === null ? "fastest" : criteria.prefer,
    quiet: criteria.quiet,
    changes: criteria.changes,
    place: criteria.place,
  };
}

/** The question about an upgrade after an answer to "which parts do you have?", or after a change; null for another subject. */
function upgradeAfter(last: Criteria, criteria: Criteria, hasShown: boolean): Criteria | null {
  if (criteria.kind !== "find" && criteria.kind !== "other" && criteria.kind !== "upgrade") return null;
  if (criteria.changes.includes("restart") || criteria.product === "pc" || criteria.notSold) return null;
  const named = [...criteria.owns, ...criteria.wants];
  const isAnswer = last.owns.length === 0 && named.length > 0;
  // After an answer about the PC that the shop knows, another part is asked for: "and an RTX 3060?"
  if (isAnswer && criteria.owns.length === 0 && (hasShown || last.wants.length > 0))
    return { ...last, wants: criteria.wants, changes: [], place: null };
  const hasPurpose = criteria.games.length + criteria.purposes.length > 0;
  // "And an RTX 3060?": whether that one fits the same PC.
  if (last.owns.length > 0 && asksForParts(criteria))
    return { ...last, wants: criteria.wants, changes: [], place: null };
  if (!isAnswer && (named.length > 0 || (hasPurpose && criteria.budget !== null))) return null;
  const isChange =
    isAnswer ||
    hasPurpose ||
    criteria.product !== null ||
    criteria.budget !== null ||
    criteria.resolution !== null ||
    criteria.changes.length > 0 ||
    criteria.place !== null;
  if (!isChange) return null;
  return {
    ...last,
    owns: isAnswer ? named : last.owns,
    games: criteria.games.length > 0 ? criteria.games : last.games,
    resolution: criteria.resolution ?? last.resolution,
    budget: criteria.budget ?? last.budget,
    product: criteria.product ?? last.product,
    changes: criteria.changes,
    place: criteria.place,
  };
}

/** It names parts and says nothing else about them. */
function asksForParts({ kind, wants, owns, product, budget, games, purposes }: Criteria): boolean {
  const isPlain = product === null && budget === null && games.length + purposes.length === 0;
  return kind === "find" && wants.length > 0 && owns.length === 0 && isPlain;
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
    budgetFor: criteria.budgetFor ?? last.budgetFor,
    product: criteria.product ?? last.product,
    wants: [...parts, ...criteria.wants],
    ramGb: criteria.ramGb ?? last.ramGb,
    storageGb: criteria.storageGb ?? last.storageGb,
    vramGb: criteria.vramGb ?? last.vramGb,
    lengthMm: criteria.lengthMm ?? last.lengthMm,
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
    withinDays: criteria.byWeekday === null ? (criteria.withinDays ?? last.withinDays) : null,
    byWeekday: criteria.withinDays === null ? (criteria.byWeekday ?? last.byWeekday) : null,
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
