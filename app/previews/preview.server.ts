// PNG images for clients that take no SVG: shared links, product feeds, search engines. Drawn at the first request,
// then cached.

import sharp, { type Sharp } from "sharp";
import { parseListingId, type ListingId } from "../../base/id.ts";
import type { Listing } from "../../shop/catalogue/listing.ts";
import { illustrationOf, pictureOf, type PictureName } from "../../shop/catalogue/picture.ts";
import { summaryOf } from "../../shop/catalogue/summary.ts";
import { unitPhotoBytes } from "../../shop/inventory/photos/unit-photo-bytes.server.ts";
import { findOnceListed } from "../../shop/catalogue/view-listing.server.ts";
import { stageSet } from "../kit/picture/stage-set.ts";
import type { Shop } from "../composition.server.ts";
import { listingCard, PICTURE_SPACE, shopCard } from "./card.ts";
import { headingFont } from "./font.server.ts";
import { pictureBytes } from "./picture-bytes.server.ts";
import { WorkCache } from "./work-cache.ts";

const SHOP_PICTURE: PictureName = `stage-hero-upright-night.${stageSet["stage-hero-upright-night"]}`;
const MAX_CACHED_BYTES = 24_000_000; // bytes: about 150 images
const MOST_AT_ONCE = 2; // an image takes a quarter of a second of one core
const MOST_WAITING = 40;

const pictures = new WorkCache<Painted>({ maxLength: MAX_CACHED_BYTES, atOnce: MOST_AT_ONCE, waiting: MOST_WAITING });

type Painted = Buffer<ArrayBuffer>;

/** Too many are being drawn already; retry later. */
export type Preview = Painted | "none" | "busy";

/** The image with that name: shop.png, listing-12.png with title and price, listing-12-drawing.png without text. */
export async function previewAt(name: string, shop: Pick<Shop, "db" | "catalogueIndex" | "company">): Promise<Preview> {
  const { name: shopName } = shop.company;
  if (name === "shop.png")
    return await cached(name, () =>
      composedOn(shopCard({ face: headingFont(), shopName }), () => pictureBytes(SHOP_PICTURE)),
    );
  const [, digits, isPicture] = /^listing-(\d+)(-drawing)?\.png$/.exec(name) ?? [];
  const id = parseListingId(digits);
  const found = id === null ? null : await findPreviewed(id, shop);
  if (!found) return "none";
  const { listing, isGone } = found;
  const picture = pictureOf(listing);
  const bytes = () => bytesOf(listing, shop);
  if (isPicture) return await cached(picture, async () => asPng(sharp(await bytes())));
  const price = isGone ? null : listing.price;
  // A computer's processor and graphics card are in its title.
  const facts = listing.kind === "pc" ? summaryOf(listing).slice(2) : summaryOf(listing);
  return await cached(`${picture} ${price} ${listing.title}`, () =>
    composedOn(listingCard({ face: headingFont(), shopName, title: listing.title, price, facts }), bytes),
  );
}

/** The listing's photo; if it has been deleted meanwhile, the illustration. */
async function bytesOf(listing: Listing, shop: Pick<Shop, "db">): Promise<Uint8Array> {
  const photo = listing.photo && (await unitPhotoBytes(shop, `${listing.photo.split("#")[0]}-1200.webp`));
  return photo ? photo.bytes : pictureBytes(illustrationOf(listing));
}

async function composedOn(card: string, picture: () => Promise<Uint8Array>): Promise<Painted> {
  const { left, top, width, height } = PICTURE_SPACE;
  const input = await sharp(await picture())
    .resize(width, height, { fit: "cover" })
    .toBuffer();
  return await asPng(sharp(Buffer.from(card)).composite([{ input, left, top }]));
}

async function findPreviewed(
  id: ListingId,
  { db, catalogueIndex }: Pick<Shop, "db" | "catalogueIndex">,
): Promise<{ listing: Listing; isGone: boolean } | null> {
  const live = catalogueIndex.byId(id);
  if (live) return { listing: live, isGone: false };
  const listing = await findOnceListed(db, id);
  return listing && { listing, isGone: true };
}

async function cached(key: string, paint: () => Promise<Painted>): Promise<Preview> {
  return (await pictures.get(key, paint)) ?? "busy";
}

async function asPng(picture: Sharp): Promise<Painted> {
  const { data } = await picture
    .flatten({ background: "#ffffff" })
    .png({ palette: true, quality: 90, effort: 1 })
    .toBuffer({ resolveWithObject: true });
  return data as Painted;
}
