// /api/office/units/{code}/write-off: writes off a unit in stock that nobody has.

import type { Route } from "./+types/unit-write-off";
import { writeOffStock } from "../../../../shop/stock/units/write-off-stock.server.ts";
import { shopContext } from "../../../context.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { answerCall, answerDomainError } from "./answer.server.ts";
import { operations } from "./operations.ts";
import { answerUnit } from "./unit-answer.server.ts";

export const handle = { kind: "staff-api", body: { size: "form" } } satisfies RouteHandle;

export function action({ request, params: { code }, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  return answerCall({ request, shop }, operations.writeOffUnit, async ({ caller, body: { reason } }) => {
    const written = await writeOffStock(shop, { code, actor: caller.actor, reason });
    return written.ok ? answerUnit(shop, code) : answerDomainError(written.domainError);
  });
}

export { action as loader };
