// What the page of a customer shows, and what its reader may open from there.

import type { Actor } from "../../../../base/actor.ts";
import { newId, parseId } from "../../../../base/id.ts";
import { hasRight, type StaffRole } from "../../../../shop/accounts/rights.ts";
import { isRequestLate } from "../../../../shop/customers/data-request.ts";
import { viewCustomer } from "../../../../shop/customers/view-customer.server.ts";
import type { Shop } from "../../../composition.server.ts";
import { notesView } from "../shared/notes/notes.view.server.ts";

export type CustomerView = NonNullable<Awaited<ReturnType<typeof customerView>>>;

/** Null if there is no such customer. */
export async function customerView(
  shop: Shop,
  { id, actor, roles }: { id: string | undefined; actor: Actor; roles: readonly StaffRole[] },
) {
  const viewed = await viewCustomer(shop, { id: parseId<"customer">(id) });
  if (!viewed.ok) return null;
  const today = shop.clock.today();
  const { requests, ...person } = viewed.value;
  return {
    ...person,
    ...(await notesView(shop, { entity: "customer", entityId: person.customer.id }, actor)),
    requests: requests.map((each) => ({ ...each, late: isRequestLate(each, today) })),
    may: {
      edit: hasRight(roles, "customers.edit"),
      orders: hasRight(roles, "orders.view"),
      order: hasRight(roles, "orders.edit"),
      sales: hasRight(roles, "trade-ins.view"),
      claims: hasRight(roles, "returns.view"),
      messages: hasRight(roles, "messages.answer"),
    },
    today,
    requestId: newId<"data-request">(),
  };
}
