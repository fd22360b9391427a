// The colours of the states of an incoming payment.

import type { LineState } from "../../../../../shop/bank/statement.ts";

export const lineTones = {
  new: "neutral",
  open: "warn",
  matched: "good",
  ignored: "neutral",
} as const satisfies Record<LineState, string>;
