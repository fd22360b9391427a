// Why an order is not paid yet, as a parameter of its page's URL.

import { declines } from "../../../shop/payments/card-port.ts";

const payProblems = [...declines, "provider-error", "unfinished", "unavailable"] as const;
export type PayProblem = (typeof payProblems)[number];

export function parsePayProblem(text: string | null): PayProblem | null {
  return payProblems.find((problem) => problem === text) ?? null;
}
