import type { Holding } from "../shop/orders/holder.ts";

/** A shop that lets everybody hold as much as they like: for tests of other things. */
export const unlimited: Holding = { secret: "the secret of tests", limits: { stranger: 0, account: 0, network: 0, wholeNetwork: 0 }, strangerTransferDays: 1 };
