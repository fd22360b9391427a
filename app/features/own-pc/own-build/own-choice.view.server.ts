// The page that chooses a part for the visitor's own PC: what fits, what may fit, and why the rest does not.

import type { Category } from "../../../../shop/catalogue/specs.ts";
import { summaryOf } from "../../../../shop/catalogue/summary.ts";
import { pictureOf } from "../../../../shop/catalogue/picture.ts";
import { withPart } from "../../../../shop/compatibility/build.ts";
import type { OwnBuildAddress } from "../../../../shop/configurator/build-address.ts";
import { chooseForOwnPc, type OwnCandidate } from "../../../../shop/configurator/view-own-build.server.ts";
import type { OwnPc } from "../../../../shop/own-pc/own-pc.ts";
import type { Shop } from "../../../composition.server.ts";
import type { Language } from "../../../i18n/languages.ts";
import { readNarrowing } from "../../../shared/configurator/narrowing.ts";
import { formatFit } from "../../../shared/own-pc/format-fit.server.ts";
import { chooseInOwnPcLink, ownBuildLink } from "./own-build-links.ts";

export type OwnChoiceView = ReturnType<typeof ownChoiceView>;
export type OwnCandidateView = OwnChoiceView["candidates"][number];

export type OwnChoiceRequest = {
  pc: OwnPc;
  address: OwnBuildAddress;
  category: Category;
  search: URLSearchParams;
  language: Language;
};

export function ownChoiceView(
  shop: Pick<Shop, "catalogueIndex">,
  { pc, address, category, search, language }: OwnChoiceRequest,
) {
  const narrow = readNarrowing(search);
  const { candidates, unfit, ...choice } = chooseForOwnPc(shop, { pc, address, category, narrow });
  const viewOf = ({ listing, verdict }: OwnCandidate) => ({
    id: listing.id,
    title: listing.title,
    price: listing.price,
    picture: pictureOf(listing),
    facts: summaryOf(listing),
    fit: formatFit(language, verdict, category),
    take: ownBuildLink(
      { ...address, requested: withPart(address.requested, { category, listingId: listing.id, quantity: 1 }) },
      { at: category },
    ),
  });
  return {
    ...choice,
    category,
    q: narrow.q,
    back: ownBuildLink(address, { at: category }),
    self: chooseInOwnPcLink(address, category),
    candidates: candidates.map(viewOf),
    unfit: unfit.map(viewOf),
  };
}
