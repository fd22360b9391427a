// Pictures for whoever takes no SVG: shared links, product feeds, search engines. Drawn when first asked for, then kept.

import sharp from "sharp";
import { parseListingId, type ListingId } from "../../base/id.ts";
import type { Listing } from "../../shop/catalogue/listing.ts";
import { markOf } from "../../shop/catalogue/picture.ts";
import { summaryOf } from "../../shop/catalogue/summary.ts";
import { findOnceListed } from "../../shop/catalogue/view-listing.server.ts";
import { drawListing } from "../ui/drawing/draw-listing.ts";
import { drawHero } from "../ui/drawing/hero.ts";
import type { Shop } from "../wiring.server.ts";
import { listingCard, shopCard } from "./card.ts";
import { headingFont } from "./font.server.ts";
import { Kept } from "./kept.ts";

const MOST_KEPT = 24_000_000; // bytes: about 150 pictures
const MOST_AT_ONCE = 2; // a picture takes a quarter of a second of one core
const MOST_WAITING = 40;

const kept = new Kept<Buffer<ArrayBuffer>>({ most: MOST_KEPT, atOnce: MOST_AT_ONCE, waiting: MOST_WAITING });

/** Too many are being drawn already; ask again later. */
export type Preview = Buffer<ArrayBuffer> | "none" | "busy";

/** The picture of that name: shop.png, listing-12.png with title and price, listing-12-drawing.png without a word. */
export async function previewAt(name: string, shop: Pick<Shop, "db" | "shelf" | "env">): Promise<Preview> {
  const { SHOP_NAME: shopName } = shop.env;
  if (name === "shop.png") return await keep(name, () => shopCard({ face: headingFont(), shopName, drawing: drawHero() }));
  const [, digits, isDrawing] = /^listing-(\d+)(-drawing)?\.png$/.exec(name) ?? [];
  const id = parseListingId(digits);
  const found = id === null ? null : await findShown(id, shop);
  if (!found) return "none";
  const { listing, isGone } = found;
  const mark = `${listing.id} ${markOf(listing.specs)}`;
  if (isDrawing) return await keep(mark, () => drawListing(listing).replace(' width="800" height="600"', ' width="1200" height="900"'));
  const price = isGone ? null : listing.price;
  // A machine's processor and graphics card are in its title.
  const facts = listing.kind === "pc" ? summaryOf(listing).slice(2) : summaryOf(listing);
  return await keep(`${mark} ${price} ${listing.title}`, () =>
    listingCard({ face: headingFont(), shopName, drawing: drawListing(listing), title: listing.title, price, facts }),
  );
}

async function findShown(id: ListingId, { db, shelf }: Pick<Shop, "db" | "shelf">): Promise<{ listing: Listing; isGone: boolean } | null> {
  const shelved = shelf.byId(id);
  if (shelved) return { listing: shelved, isGone: false };
  const listing = await findOnceListed(db, id);
  return listing && { listing, isGone: true };
}

async function keep(key: string, draw: () => string): Promise<Preview> {
  return (await kept.get(key, () => rasterised(draw()))) ?? "busy";
}

async function rasterised(svg: string): Promise<Buffer<ArrayBuffer>> {
  const { data } = await sharp(Buffer.from(svg)).flatten({ background: "#ffffff" }).png({ palette: true, quality: 90, effort: 1 }).toBuffer({ resolveWithObject: true });
  return data as Buffer<ArrayBuffer>;
}
