// The page of the visitor's own PC: its parts as fields, what is open about them, and what fits it.

import { parseListingId } from "../../../base/id.ts";
import { categories, type Category } from "../../../shop/catalogue/specs.ts";
import { checkParts } from "../../../shop/compatibility/check-fit.ts";
import { known } from "../../../shop/compatibility/known-platforms.server.ts";
import { checkListings, fitsInCategory } from "../../../shop/own-pc/check-listings.server.ts";
import { getOwnPc } from "../../../shop/own-pc/get-own-pc.server.ts";
import { preparePc } from "../../../shop/own-pc/own-parts.ts";
import { ownPartName, ownPartNames, type OwnPc, type StoredPc } from "../../../shop/own-pc/own-pc.ts";
import { lastAnswers } from "../../../shop/trade-in/draft/last-answers.server.ts";
import type { Shop } from "../../composition.server.ts";
import { guestOf, signedInOf } from "../../edge.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { formatFit, formatOwnIncompatibility } from "../../shared/own-pc/format-fit.server.ts";
import type { FitView } from "../../shared/own-pc/fit.ts";

export type MyPcView = {
  isMember: boolean;
  pc: DescribedPc | null;
  /** Whether a draft of the selling wizard, or a sale, has parts. */
  hasDraft: boolean;
  /** The listing that the page was opened for; `fit` is null for a whole computer, and while no PC is described. */
  about: { id: number; title: string; isPc: boolean; fit: FitView | null } | null;
};

export type DescribedPc = {
  name: string;
  /** Another one after each change of its parts. */
  version: number;
  isWithoutCard: boolean;
  /** The line of each category, and whether our lists do not have it. */
  lines: { category: Category; text: string; isUnlisted: boolean }[];
  /** Parts that may be one of several models; `place` is their index in the description. */
  open: { place: number; category: Category; name: string; options: { id: string; name: string }[] }[];
  /** What does not work together among its own parts. */
  clashes: string[];
  counts: { category: Category; fits: number; of: number; unknown: number }[];
};

export async function myPcView(
  shop: Pick<Shop, "db" | "env" | "authSecret" | "catalogueIndex">,
  { request, language }: { request: Request; language: Language },
): Promise<MyPcView> {
  const signedIn = await signedInOf(request, shop);
  const visitorId = signedIn?.visitorId ?? guestOf(request, shop);
  const pc = await getOwnPc(shop, visitorId);
  const answers = visitorId && (await lastAnswers(shop, { visitorId }));
  return {
    isMember: signedIn !== null,
    pc: pc && describedPc(shop, { pc, language }),
    hasDraft: answers !== null,
    about: aboutListing(shop, { request, pc, language }),
  };
}

function describedPc(
  shop: Pick<Shop, "catalogueIndex">,
  { pc, language }: { pc: StoredPc; language: Language },
): DescribedPc {
  const clashes = checkParts(preparePc(pc).best, known).filter(({ severity }) => severity === "wrong");
  return {
    name: pc.name,
    version: pc.changedAt.getTime(),
    isWithoutCard: pc.isWithoutCard,
    lines: categories.map((category) => ({
      category,
      text: ownPartNames(pc, category),
      isUnlisted: pc.parts.some((part) => part.category === category && part.is === "named"),
    })),
    open: pc.parts.flatMap((part, place) =>
      part.is === "open"
        ? [{ place, category: part.category, name: ownPartName(part), options: [...part.options] }]
        : [],
    ),
    clashes: clashes.map((clash) => formatOwnIncompatibility(language, clash)),
    counts: categories.map((category) => {
      const { fitting, no, unknown } = fitsInCategory(shop, { pc, category });
      return { category, fits: fitting.size, of: fitting.size + no + unknown, unknown };
    }),
  };
}

function aboutListing(
  { catalogueIndex }: Pick<Shop, "catalogueIndex">,
  { request, pc, language }: { request: Request; pc: OwnPc | null; language: Language },
): MyPcView["about"] {
  const id = parseListingId(new URL(request.url).searchParams.get("for"));
  const listing = id === null ? null : catalogueIndex.byId(id);
  if (!listing) return null;
  const { title } = listing;
  if (listing.kind === "pc") return { id: listing.id, title, isPc: true, fit: null };
  const verdict = pc && checkListings(pc, [listing]).get(listing.id);
  return {
    id: listing.id,
    title,
    isPc: false,
    fit: verdict ? formatFit(language, verdict, listing.category) : null,
  };
}
