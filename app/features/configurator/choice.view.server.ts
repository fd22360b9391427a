// The view of the page of one category: the candidates, filtered by the URL.

import { parseListingId } from "../../../base/id.ts";
import { categoryPicture } from "../../../shop/catalogue/picture.ts";
import type { Category } from "../../../shop/catalogue/specs.ts";
import { withoutPart } from "../../../shop/compatibility/build.ts";
import type { Candidate } from "../../../shop/compatibility/candidates.ts";
import { candidateSorts, choosePart, type Narrowing } from "../../../shop/configurator/choose-part.server.ts";
import type { Shop } from "../../composition.server.ts";
import { LONGEST_TEXT, readNarrowing } from "../../shared/configurator/narrowing.ts";
import { requestedBuild } from "./requested-build.server.ts";
import { componentView } from "./build.view.server.ts";

export type ChoiceView = ReturnType<typeof choiceView>;
export type CandidateView = ChoiceView["candidates"][number];
export type CandidateQuery = Narrowing;

export function choiceView(
  request: Request,
  { shop, category }: { shop: Pick<Shop, "catalogueIndex">; category: Category },
) {
  const { address, params } = requestedBuild(request);
  const query = readQuery(params);
  const instead = parseListingId(params.get("instead"));
  const { replaced, page, candidates, unfit, ...choice } = choosePart(shop, {
    requested: address.requested,
    category,
    instead,
    narrow: query,
  });
  return {
    ...choice,
    category,
    picture: categoryPicture(category),
    /** The build without the part that is being replaced. The chosen part is added to it. */
    address: { ...address, requested: instead === null ? address.requested : withoutPart(address.requested, instead) },
    /** The current build, for the link back. */
    before: address,
    instead,
    query: { ...query, page },
    chosen: replaced && { id: replaced.listing.id, price: replaced.listing.price },
    candidates: candidates.map(candidateView),
    unfit: unfit.map(candidateView),
  };
}

function readQuery(params: URLSearchParams): CandidateQuery {
  return {
    ...readNarrowing(params),
    brand: (params.get("brand") ?? "").slice(0, LONGEST_TEXT),
    sort: candidateSorts.find((sort) => sort === params.get("sort")) ?? "fit",
  };
}

function candidateView({ listing, incompatibilities }: Candidate) {
  return { ...componentView(listing), incompatibilities };
}
