// A conversation: the wish after one more message.
// Invariant: a message that names a new subject starts a new wish; one that only says how it should be changes the last.

import { noWish, type Wish } from "../wish.ts";
import { readWish } from "./read-wish.ts";

/** The wish after this message; `last` is the wish before it, null at the beginning. */
export function wishAfter(last: Wish | null, typed: string): Wish {
  const wish = readWish(typed, { isFollowUp: last !== null });
  if (last === null || last.kind !== "find") return wish;
  if (wish.changes.includes("restart")) return { ...noWish, kind: "find", changes: ["restart"] };
  if (wish.kind !== "find") return wish;
  return isNewSubject(last, wish) ? wish : merge(last, wish);
}

/** Another kind of product, or a new purpose together with a budget of its own. */
function isNewSubject(last: Wish, wish: Wish): boolean {
  if (wish.changes.length > 0) return false;
  const isOtherProduct = wish.product !== null && last.product !== null && wish.product !== last.product;
  const hasPurpose = wish.games.length + wish.purposes.length > 0;
  return (
    isOtherProduct || wish.notSold || (hasPurpose && wish.budget !== null) || (wish.product !== null && hasPurpose)
  );
}

function merge(last: Wish, wish: Wish): Wish {
  const hasPurpose = wish.games.length + wish.purposes.length > 0;
  const parts = last.wants.filter((part) => !wish.wants.some(({ category }) => category === part.category));
  return {
    ...last,
    kind: "find",
    games: hasPurpose ? wish.games : last.games,
    purposes: hasPurpose ? wish.purposes : last.purposes,
    resolution: wish.resolution ?? last.resolution,
    fps: wish.fps ?? last.fps,
    budget: wish.budget ?? last.budget,
    product: wish.product ?? last.product,
    wants: [...parts, ...wish.wants],
    ramGb: wish.ramGb ?? last.ramGb,
    storageGb: wish.storageGb ?? last.storageGb,
    storageKind: wish.storageKind ?? last.storageKind,
    size: wish.size ?? last.size,
    quiet: wish.quiet || last.quiet,
    colour: wish.colour ?? last.colour,
    likes: union(
      last.likes.filter((brand) => !wish.dislikes.includes(brand)),
      wish.likes,
    ),
    dislikes: union(
      last.dislikes.filter((brand) => !wish.likes.includes(brand)),
      wish.dislikes,
    ),
    upgradable: wish.upgradable || last.upgradable,
    warrantyMonths: wish.warrantyMonths ?? last.warrantyMonths,
    grade: wish.grade ?? last.grade,
    withinDays: wish.withinDays ?? last.withinDays,
    os: wish.os ?? last.os,
    count: wish.count ?? last.count,
    prefer: wish.prefer ?? last.prefer,
    changes: wish.changes,
    place: wish.place,
    notSold: false,
  };
}

function union<T>(one: readonly T[], other: readonly T[]): T[] {
  return [...new Set([...one, ...other])];
}
