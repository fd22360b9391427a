// Looks up a guest's order, or one placed in another browser, by its number and e-mail address.
// Invariant: guessing is rate-limited across all processes, by e-mail address, by order number and by client.

import { redirect } from "react-router";
import { resetTries, mayTry } from "../../../shop/accounts/limit-tries.server.ts";
import { LookUpForm } from "../../../shop/orders/forms.ts";
import { lookUpOrder } from "../../../shop/orders/look-up-order.server.ts";
import { clientOf, parseFields, readFields, type Fields } from "../../edge.server.ts";
import type { AnyDomainError } from "../../domain-errors.server.ts";
import type { Shop } from "../../composition.server.ts";

type NotFound = { errors: Record<string, string>; typed: Fields; domainError: AnyDomainError | null };

/**
 * Throws a redirect to the order, or returns the form's errors. Returns the domain errors of `lookUpOrder`, or
 * `too-many-tries`.
 */
export async function lookUp(
  shop: Shop,
  { request, found }: { request: Request; found: (order: { number: string; linkKey: string }) => string },
): Promise<NotFound> {
  const fields = await readFields(request);
  const parsed = parseFields(LookUpForm, fields);
  if (!parsed.ok) return { errors: parsed.errors, typed: parsed.values, domainError: null };
  const { number, email } = parsed.value;
  const guesses = [
    { of: "order of", by: email, most: 10 },
    { of: "order by number", by: number, most: 10 },
  ];
  const mayAsk = await mayTry(shop, [
    ...guesses,
    { of: "order asked for from", by: clientOf(request).clientIp, most: 60 },
  ]);
  if (!mayAsk) return { errors: {}, typed: fields ?? {}, domainError: { kind: "too-many", code: "too-many-tries" } };
  const order = await lookUpOrder(shop, { number, email });
  if (!order.ok) return { errors: {}, typed: fields ?? {}, domainError: order.domainError };
  await resetTries(shop, guesses);
  throw redirect(found(order.value));
}
