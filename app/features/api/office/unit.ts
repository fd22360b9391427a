// /api/office/units/{code}: one unit; PATCH corrects it.

import type { Route } from "./+types/unit";
import { viewUnitForPrograms } from "../../../../shop/integrations/list-for-programs.server.ts";
import { editUnit } from "../../../../shop/stock/units/edit-unit.server.ts";
import { shopContext } from "../../../context.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { answerCall, answerDomainError, answerProblem } from "./answer.server.ts";
import { operations } from "./operations.ts";
import { answerUnit, unitVersion } from "./unit-answer.server.ts";

export const handle = { kind: "staff-api", body: { size: "form" } } satisfies RouteHandle;

export function loader({ request, params, context }: Route.LoaderArgs) {
  return answerCall({ request, shop: context.get(shopContext) }, operations.readUnit, ({ shop }) =>
    answerUnit(shop, params.code),
  );
}

export function action({ request, params: { code }, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  return answerCall({ request, shop }, operations.changeUnit, async ({ caller, body, version }) => {
    const unit = await viewUnitForPrograms(shop, code);
    if (!unit) return answerProblem(404, "unit-unknown");
    const { serial, grade, place } = unit;
    if (unitVersion(unit) !== version) return answerProblem(412, "unit-changed");
    const was = { serial, grade, place };
    const edited = await editUnit(shop, { ...was, ...body, code, actor: caller.actor, was });
    return edited.ok ? answerUnit(shop, code) : answerDomainError(edited.domainError, { changed: "unit-changed" });
  });
}
