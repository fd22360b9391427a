// /api/office/listings/{id}: one listing; PATCH changes it by the verbs of the office.

import type { Route } from "./+types/listing";
import { parseListingId } from "../../../../base/id.ts";
import { shopContext } from "../../../context.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { answerCall, answerProblem } from "./answer.server.ts";
import { answerListing, changeListingFor } from "./listing-answer.server.ts";
import { operations } from "./operations.ts";

export const handle = { kind: "staff-api", body: { size: "form" } } satisfies RouteHandle;

export function loader({ request, params, context }: Route.LoaderArgs) {
  return answerCall({ request, shop: context.get(shopContext) }, operations.readListing, ({ shop }) => {
    const id = parseListingId(params.id);
    return id === null ? Promise.resolve(answerProblem(404, "listing-unknown")) : answerListing(shop, id);
  });
}

export function action({ request, params, context }: Route.ActionArgs) {
  return answerCall({ request, shop: context.get(shopContext) }, operations.changeListing, async (call) => {
    const id = parseListingId(params.id);
    return id === null ? answerProblem(404, "listing-unknown") : await changeListingFor(call, id);
  });
}
