// /api/office/orders/{number}/prepare: begins to prepare an order.

import type { Route } from "./+types/order-prepare";
import { prepareOrder } from "../../../../shop/orders/prepare-order.server.ts";
import { parseOrderNumber } from "../../../../shop/orders/order.ts";
import { shopContext } from "../../../context.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { answerCall, answerDomainError, answerProblem } from "./answer.server.ts";
import { operations } from "./operations.ts";
import { answerOrder } from "./order-answer.server.ts";

export const handle = { kind: "staff-api", body: { size: "form" } } satisfies RouteHandle;

export function action({ request, params, context }: Route.ActionArgs) {
  return answerCall({ request, shop: context.get(shopContext) }, operations.prepareOrder, async ({ shop, caller }) => {
    const number = parseOrderNumber(params.number);
    if (number === null) return answerProblem(404, "order-unknown");
    const moved = await prepareOrder(shop, { number, actor: caller.actor });
    return moved.ok ? answerOrder(shop, number) : answerDomainError(moved.domainError);
  });
}

export { action as loader };
