// /api/office/listings: published listings in the order of their last change.

import type { Route } from "./+types/listings";
import { listListingsForPrograms } from "../../../../shop/integrations/list-for-programs.server.ts";
import { shopContext } from "../../../context.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { answerCall, answerDomainError, answerJson } from "./answer.server.ts";
import { operations } from "./operations.ts";
import { momentOf, pageSize } from "./query.ts";
import { listingJson } from "./shapes.ts";

export const handle = { kind: "staff-api", body: { size: "form" } } satisfies RouteHandle;

const { listListings } = operations;

export function loader({ request, context }: Route.LoaderArgs) {
  return answerCall({ request, shop: context.get(shopContext) }, listListings, async ({ shop, query }) => {
    const page = await listListingsForPrograms(shop, {
      cursor: query.cursor ?? null,
      limit: pageSize(query.limit),
      state: query.state ?? null,
      updatedSince: momentOf(query.updated_since),
    });
    if (!page.ok) return answerDomainError(page.domainError);
    const { items, next } = page.value;
    return answerJson(listListings, { items: items.map((row) => listingJson(row, shop)), next });
  });
}

export { loader as action };
