import { viewOrderForPrograms } from "../../../../shop/integrations/list-for-programs.server.ts";
import type { OrderNumber } from "../../../../shop/orders/order.ts";
import type { Shop } from "../../../composition.server.ts";
import { answerJson, answerProblem } from "./answer.server.ts";
import { operations } from "./operations.ts";
import { orderJson } from "./shapes.ts";

/** The order as it is now; a problem if there is none. */
export async function answerOrder(shop: Shop, number: OrderNumber | null): Promise<Response> {
  const row = number === null ? null : await viewOrderForPrograms(shop, number);
  return row ? answerJson(operations.readOrder, orderJson(row)) : answerProblem(404, "order-unknown");
}
