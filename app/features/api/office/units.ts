// /api/office/units: units of any state in the order of their codes.

import type { Route } from "./+types/units";
import { parseListingId } from "../../../../base/id.ts";
import { listUnitsForPrograms } from "../../../../shop/integrations/list-for-programs.server.ts";
import { shopContext } from "../../../context.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { answerCall, answerDomainError, answerJson } from "./answer.server.ts";
import { operations } from "./operations.ts";
import { pageSize } from "./query.ts";
import { unitJson } from "./shapes.ts";

export const handle = { kind: "staff-api", body: { size: "form" } } satisfies RouteHandle;

const { listUnits } = operations;

export function loader({ request, context }: Route.LoaderArgs) {
  return answerCall({ request, shop: context.get(shopContext) }, listUnits, async ({ shop, query }) => {
    const page = await listUnitsForPrograms(shop, {
      cursor: query.cursor ?? null,
      limit: pageSize(query.limit),
      listing: parseListingId(query.listing),
    });
    if (!page.ok) return answerDomainError(page.domainError);
    return answerJson(listUnits, { items: page.value.items.map(unitJson), next: page.value.next });
  });
}

export { loader as action };
