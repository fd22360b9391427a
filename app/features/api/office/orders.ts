// /api/office/orders: orders in the order in which they were placed.

import type { Route } from "./+types/orders";
import { listOrdersForPrograms } from "../../../../shop/integrations/list-for-programs.server.ts";
import { shopContext } from "../../../context.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { answerCall, answerDomainError, answerJson } from "./answer.server.ts";
import { operations } from "./operations.ts";
import { momentOf, pageSize } from "./query.ts";
import { orderJson } from "./shapes.ts";

export const handle = { kind: "staff-api", body: { size: "form" } } satisfies RouteHandle;

const { listOrders } = operations;

export function loader({ request, context }: Route.LoaderArgs) {
  return answerCall({ request, shop: context.get(shopContext) }, listOrders, async ({ shop, query }) => {
    const page = await listOrdersForPrograms(shop, {
      cursor: query.cursor ?? null,
      limit: pageSize(query.limit),
      state: query.state ?? null,
      placedSince: momentOf(query.placed_since),
    });
    if (!page.ok) return answerDomainError(page.domainError);
    return answerJson(listOrders, { items: page.value.items.map(orderJson), next: page.value.next });
  });
}

export { loader as action };
