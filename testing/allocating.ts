import type { Holding } from "../shop/inventory/allocations/holder.ts";

/** Unlimited allocations, for tests of other things. */
export const unlimited: Holding = {
  secret: "the secret of tests",
  limits: { stranger: 0, account: 0, network: 0, wholeNetwork: 0 },
  transferDays: 3,
  strangerTransferDays: 1,
  reservationHours: 24,
};
