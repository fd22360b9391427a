// Draws what an address under /drawings asks for, and keeps the latest drawings ready.

import { parseListingId } from "../../../base/id.ts";
import { markOf } from "../../../shop/catalogue/picture.ts";
import { findOnceListed } from "../../../shop/catalogue/view-listing.server.ts";
import { drawListing } from "../../ui/drawing/draw-listing.ts";
import type { Shop } from "../../wiring.server.ts";

/** `isFinal`: what this address shows will never change. */
export type Drawing = { svg: string; isFinal: boolean };

const MOST_KEPT = 16 * 1024 * 1024; // characters

/** The drawings asked for last, up to a total length. */
class Recent {
  readonly #kept = new Map<string, string>();
  #length = 0;

  get(key: string): string | undefined {
    const svg = this.#kept.get(key);
    if (svg === undefined) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, svg);
    return svg;
  }

  set(key: string, svg: string): void {
    this.#kept.set(key, svg);
    this.#length += svg.length;
    for (const [oldest, drawing] of this.#kept) {
      if (this.#length <= MOST_KEPT) return;
      this.#kept.delete(oldest);
      this.#length -= drawing.length;
    }
  }
}

const recent = new Recent();

function kept(key: string, draw: () => string): string {
  const ready = recent.get(key);
  if (ready !== undefined) return ready;
  const svg = draw();
  recent.set(key, svg);
  return svg;
}

/** The drawing of that name, or null where there is none. */
export async function drawingAt(name: string, shop: Pick<Shop, "db" | "shelf">): Promise<Drawing | null> {
  const [, digits, mark, inside] = /^listing-(\d+)-([a-z0-9]{1,7})(-inside)?\.svg$/.exec(name) ?? [];
  const id = parseListingId(digits);
  if (id === null) return null;
  // A sold machine is off the shelf, but its page and its picture stay.
  const listing = shop.shelf.byId(id) ?? (await findOnceListed(shop.db, id));
  if (!listing) return null;
  const current = markOf(listing.specs);
  const view = inside ? "inside" : "front";
  return { svg: kept(`${id}-${current}-${view}`, () => drawListing(listing, { view })), isFinal: mark === current };
}
