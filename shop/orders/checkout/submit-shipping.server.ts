import type { Db } from "../../../base/db.server.ts";
import type { VisitorId } from "../../../base/id.ts";
import { ok } from "../../../base/result.ts";
import { isAllocationError, type Holding } from "../../inventory/allocations/holder.ts";
import type { ShippingForm } from "../forms.ts";
import { findDraft, saveDraft } from "./drafts.sql.server.ts";
import { allocateForCheckout } from "./allocate-for-checkout.server.ts";

/**
 * The first step of the checkout: stores the buyer and the delivery for the later steps, and allocates the cart's units.
 * Units that a limit does not allow to hold can still be bought, because a card pays at once: `notHeld` is that
 * `AllocationError`, or null. `lacksLocker`: the buyer must choose a locker next. Refuses with `cart-empty` or
 * `unit-taken`, as `allocateForCheckout`; what was typed is stored all the same.
 */
export async function submitShipping(
  deps: { db: Db; holding: Holding },
  { visitorId, shipping: typed, network }: { visitorId: VisitorId; shipping: ShippingForm; network: string | null },
) {
  const shipping = await withEarlierLocker(deps.db, visitorId, typed);
  await saveDraft(deps.db, visitorId, shipping);
  const contact = { email: shipping.email, phone: shipping.phone, address: shipping };
  const held = await allocateForCheckout(deps, { visitorId, contact, network });
  const lacksLocker = shipping.delivery === "locker" && shipping.lockerId === undefined;
  if (held.ok) return ok({ lacksLocker, notHeld: null });
  const { domainError } = held;
  return isAllocationError(domainError)
    ? ok({ lacksLocker, notHeld: domainError })
    : { ok: false as const, domainError };
}

/** The locker that was chosen before, if the buyer still wants one: only `chooseLocker` checks what fits it. */
async function withEarlierLocker(db: Db, visitorId: VisitorId, typed: ShippingForm): Promise<ShippingForm> {
  const { lockerId: _, ...rest } = typed;
  if (rest.delivery !== "locker") return rest;
  const before = (await findDraft(db, visitorId))?.shipping;
  const lockerId = before?.delivery === "locker" ? before.lockerId : undefined;
  return lockerId === undefined ? rest : { ...rest, lockerId };
}
