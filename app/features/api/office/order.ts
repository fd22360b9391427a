// /api/office/orders/{number}: one order, without personal data of its buyer.

import type { Route } from "./+types/order";
import { parseOrderNumber } from "../../../../shop/orders/order.ts";
import { shopContext } from "../../../context.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { answerCall } from "./answer.server.ts";
import { operations } from "./operations.ts";
import { answerOrder } from "./order-answer.server.ts";

export const handle = { kind: "staff-api", body: { size: "form" } } satisfies RouteHandle;

export function loader({ request, params, context }: Route.LoaderArgs) {
  return answerCall({ request, shop: context.get(shopContext) }, operations.readOrder, ({ shop }) =>
    answerOrder(shop, parseOrderNumber(params.number)),
  );
}

export { loader as action };
