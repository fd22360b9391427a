// One listing for programs: as it is, and changed by the same verbs as in the office.

import { plainAmount } from "../../../../base/amount.ts";
import type { ListingId } from "../../../../base/id.ts";
import { bani } from "../../../../base/money.ts";
import { editListing } from "../../../../shop/catalogue/editing/edit-listing.server.ts";
import { publishListing } from "../../../../shop/catalogue/editing/publish-listing.server.ts";
import { saveListing } from "../../../../shop/catalogue/editing/save-listing.server.ts";
import { withdrawListing } from "../../../../shop/catalogue/editing/withdraw-listing.server.ts";
import type { ApiScope } from "../../../../shop/integrations/api-token.ts";
import { viewListingForPrograms } from "../../../../shop/integrations/list-for-programs.server.ts";
import type { Shop } from "../../../composition.server.ts";
import { vatToday } from "../../../vat-today.ts";
import { answerDomainError, answerJson, answerProblem, answerScope, versionOf, type ApiCall } from "./answer.server.ts";
import { operations } from "./operations.ts";
import { listingJson } from "./shapes.ts";

type Edited = NonNullable<Awaited<ReturnType<typeof editListing>>>;

const versionOfListing = ({ version, listing }: Edited) => versionOf([version, listing.state]);

/** The listing as it is now, with the version of everything that staff may edit; a problem for a draft, or if there is none. */
export async function answerListing(shop: Shop, id: ListingId): Promise<Response> {
  const [row, edited] = await Promise.all([
    viewListingForPrograms(shop, id),
    editListing(shop, { id, mayCost: false, vat: vatToday(shop) }),
  ]);
  if (!row || !edited) return answerProblem(404, "listing-unknown");
  return answerJson(operations.readListing, listingJson(row, shop), { version: versionOfListing(edited) });
}

type Call = ApiCall<typeof operations.changeListing>;

/** The scope that a change needs beyond those of the operation; null if the token has it. */
function missingScope({ body, caller }: Call): ApiScope | null {
  const isPrice = "price" in body && body.price !== undefined;
  const isOther = "state" in body || ("title" in body && body.title !== undefined);
  if (isPrice && !caller.scopes.includes("prices.write")) return "prices.write";
  return isOther && !caller.scopes.includes("stock.write") ? "stock.write" : null;
}

export async function changeListingFor(call: Call, id: ListingId): Promise<Response> {
  const { shop, version } = call;
  const missing = missingScope(call);
  if (missing) return answerScope([missing]);
  const edited = await editListing(shop, { id, mayCost: false, vat: vatToday(shop) });
  if (!edited || edited.listing.state === "draft") return answerProblem(404, "listing-unknown");
  if (versionOfListing(edited) !== version) return answerProblem(412, "listing-changed");
  const changed = await change(call, edited);
  return changed.ok
    ? await answerListing(shop, id)
    : answerDomainError(changed.domainError, { changed: "listing-changed" });
}

function change({ shop, body, caller: { actor } }: Call, { listing, version }: Edited) {
  const { id } = listing;
  if ("state" in body)
    return body.state === "withdrawn"
      ? withdrawListing(shop, { id, actor, reason: body.reason })
      : publishListing(shop, { id, actor });
  const { price, title } = body;
  const typed = {
    ...listing.typed,
    ...(title !== undefined && { title }),
    ...(price !== undefined && { price: plainAmount(bani(price)) }),
  };
  return saveListing(shop, { id, actor, version, typed, may: { price: price !== undefined, cost: false } });
}
