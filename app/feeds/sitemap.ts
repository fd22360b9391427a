// The sitemap: an index of parts, and the parts. Each language of a page has an address of its own.
// Invariant: a listing always stays in the same part (parts are ranges of ids), so that a crawler reads again only what
// changed.

import type { ListingId } from "../../base/id.ts";
import { groupElement, openXml, textElement, writeElements, type XmlNode } from "../../base/xml.ts";
import { languages } from "../i18n/languages.ts";
import { links } from "../links.ts";
import { addressIn, alternatesOf, publicPages } from "../kit/pages/addresses.ts";

const MOST_ADDRESSES = 10_000; // in one file

/** How many ids one part covers. */
export const LISTINGS_A_PART = MOST_ADDRESSES / languages.length;

type Page = { pathname: string; changedAt: Date | null };

/** The data of a listing that a sitemap needs. */
export type SitemapListing = { id: ListingId; changedAt: Date };
/** A part that has listings, and the last change of any of them. */
export type SitemapPart = { part: number; changedAt: Date };

const SITEMAP = "http://www.sitemaps.org/schemas/sitemap/0.9";
const XHTML = "http://www.w3.org/1999/xhtml";
/** A hundred pages are four hundred addresses, about ten milliseconds of work. */
const PAGES_A_PIECE = 100;

export function sitemapIndex(parts: readonly SitemapPart[], origin: string): string {
  const entries = [
    groupElement("sitemap", [textElement("loc", `${origin}${links.sitemapPart("pages.xml")}`)]),
    ...parts.map(({ part, changedAt }) =>
      groupElement("sitemap", [
        textElement("loc", `${origin}${links.sitemapPart(`listings-${part}.xml`)}`),
        textElement("lastmod", changedAt.toISOString()),
      ]),
    ),
  ];
  const { head, end } = openXml(groupElement("sitemapindex", [], { xmlns: SITEMAP }), "sitemapindex");
  return head + writeElements(entries) + end;
}

export function pagesSitemap(origin: string): Generator<string> {
  return urlset(
    publicPages.map((pathname) => ({ pathname, changedAt: null })),
    origin,
  );
}

export function listingsSitemap(listings: readonly SitemapListing[], origin: string): Generator<string> {
  return urlset(
    listings.map(({ id, changedAt }) => ({ pathname: links.product(id), changedAt })),
    origin,
  );
}

/** In pieces, so that other requests can run between them. */
function* urlset(pages: readonly Page[], origin: string): Generator<string> {
  const { head, end } = openXml(groupElement("urlset", [], { xmlns: SITEMAP, "xmlns:xhtml": XHTML }), "urlset");
  yield head;
  for (let at = 0; at < pages.length; at += PAGES_A_PIECE) {
    yield writeElements(pages.slice(at, at + PAGES_A_PIECE).flatMap((page) => entriesOf(page, origin)));
  }
  yield end;
}

function entriesOf({ pathname, changedAt }: Page, origin: string): XmlNode[] {
  const page = { origin, pathname };
  const alternates = alternatesOf(page).map(({ hreflang, href }) =>
    groupElement("xhtml:link", [], { rel: "alternate", hreflang, href }),
  );
  const rest = [changedAt && textElement("lastmod", changedAt.toISOString()), ...alternates];
  return languages.map((language) => groupElement("url", [textElement("loc", addressIn(language, page)), ...rest]));
}
