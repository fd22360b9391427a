import type { VisitorId } from "../../../base/id.ts";
import { ok } from "../../../base/result.ts";
import { packedSizesOf } from "../../cart/cart.ts";
import { viewCart } from "../../cart/view-cart.server.ts";
import { lockerFor } from "../../lockers/find-lockers.server.ts";
import type { LockerLimits } from "../../lockers/locker.ts";
import { findDraft, saveDraft } from "./drafts.sql.server.ts";

type Deps = Parameters<typeof viewCart>[0] & { lockers: LockerLimits };

/**
 * Stores the locker that the order goes to: everything in the cart must fit it together. Returns the step that comes
 * next: `shipping` if the address is missing or must be confirmed again, and then nothing is stored. Refuses with
 * `locker-unknown` or a `LockerBar`.
 */
export async function chooseLocker(deps: Deps, { visitorId, lockerId }: { visitorId: VisitorId; lockerId: string }) {
  const draft = await findDraft(deps.db, visitorId);
  if (!draft || draft.review) return ok({ next: "shipping" as const });
  const sizes = packedSizesOf((await viewCart(deps, { visitorId })).lines);
  const found = await lockerFor(deps, { id: lockerId, sizes });
  if (!found.ok) return found;
  await saveDraft(deps.db, visitorId, { ...draft.shipping, delivery: "locker", lockerId: found.value.id });
  return ok({ next: "payment" as const });
}
