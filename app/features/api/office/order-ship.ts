// /api/office/orders/{number}/ship: hands a prepared order to a courier.

import type { Route } from "./+types/order-ship";
import { shipOrder } from "../../../../shop/orders/ship-order.server.ts";
import type { Parcel } from "../../../../shop/shipping/courier.ts";
import { parseOrderNumber } from "../../../../shop/orders/order.ts";
import { shopContext } from "../../../context.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { answerCall, answerDomainError, answerProblem } from "./answer.server.ts";
import { operations } from "./operations.ts";
import { answerOrder } from "./order-answer.server.ts";

export const handle = { kind: "staff-api", body: { size: "form" } } satisfies RouteHandle;

export function action({ request, params, context }: Route.ActionArgs) {
  return answerCall(
    { request, shop: context.get(shopContext) },
    operations.shipOrder,
    async ({ shop, caller, body }) => {
      const number = parseOrderNumber(params.number);
      if (number === null) return answerProblem(404, "order-unknown");
      const parcel = typeof body.courier === "string" ? (body as Parcel) : null;
      const moved = await shipOrder(shop, { number, actor: caller.actor, parcel });
      return moved.ok ? answerOrder(shop, number) : answerDomainError(moved.domainError);
    },
  );
}

export { action as loader };
