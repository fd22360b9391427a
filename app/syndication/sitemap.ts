// The sitemap: an index of parts, and the parts, each language of a page an address of its own.
// Must always hold: a listing stays in its part for ever (parts are runs of ids), so that a crawler reads again only what changed.

import type { ListingId } from "../../base/id.ts";
import { languages } from "../i18n/languages.ts";
import { links } from "../links.ts";
import { addressIn, alternatesOf, publicPages } from "./addresses.ts";
import { element, escapeXml, XML_HEAD } from "./xml.ts";

const MOST_ADDRESSES = 10_000; // a file

/** How many ids a part spans. */
export const LISTINGS_A_PART = MOST_ADDRESSES / languages.length;

type Page = { pathname: string; changedAt: Date | null };

/** What a sitemap knows of a listing. */
export type Shelved = { id: ListingId; changedAt: Date };
/** A part that has listings, and when one of them changed last. */
export type ShelvedPart = { part: number; changedAt: Date };

export function sitemapIndex(parts: readonly ShelvedPart[], origin: string): string {
  const entries = [
    `<sitemap>${element("loc", `${origin}${links.sitemapPart("pages.xml")}`)}</sitemap>`,
    ...parts.map(
      ({ part, changedAt }) =>
        `<sitemap>${element("loc", `${origin}${links.sitemapPart(`listings-${part}.xml`)}`)}${element("lastmod", changedAt.toISOString())}</sitemap>`,
    ),
  ];
  return `${XML_HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</sitemapindex>\n`;
}

export function pagesSitemap(origin: string): string {
  return urlset(
    publicPages.map((pathname) => ({ pathname, changedAt: null })),
    origin,
  );
}

export function listingsSitemap(listings: readonly Shelved[], origin: string): string {
  return urlset(
    listings.map(({ id, changedAt }) => ({ pathname: links.product(id), changedAt })),
    origin,
  );
}

function urlset(pages: readonly Page[], origin: string): string {
  const entries = pages.map(({ pathname, changedAt }) => {
    const page = { origin, pathname };
    const alternates = alternatesOf(page)
      .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`)
      .join("");
    const rest = `${element("lastmod", changedAt && changedAt.toISOString())}${alternates}`;
    return languages.map((language) => `<url>${element("loc", addressIn(language, page))}${rest}</url>`).join("\n");
  });
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `${XML_HEAD}<urlset ${spaces}>\n${entries.join("\n")}\n</urlset>\n`;
}
