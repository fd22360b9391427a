// Benchmark of rendered pages: lists with many different filters, and many different products.

import { load, type Load } from "./load.ts";
import type { MeasuredShop } from "./shop.ts";

const DIFFERENT = 200;
const ramTypes = ["DDR4", "DDR5"];
const sorts = ["", "&sort=priceAsc", "&sort=priceDesc", "&sort=performance"];

/** List URLs that differ from request to request: price ranges, memory, sort orders, pages. */
export function lists(): string[] {
  return Array.from({ length: DIFFERENT }, (_, turn) => {
    const from = 500 + turn * 20;
    return `/products?priceRange=${from}-${from + 2500}&ramType=${ramTypes[turn % 2]}${sorts[turn % 4]}${turn % 3 === 0 ? "&page=2" : ""}`;
  });
}

export function details(pcs: number): string[] {
  return Array.from({ length: DIFFERENT }, (_, turn) => `/products/${1 + ((turn * 7919) % pcs)}`);
}

const BROTLI = { "accept-encoding": "br" };

export type Pages = { list: Load; first: Load; detail: Load };

/** Needs a shop without the page cache. */
export async function measureUncached(shop: MeasuredShop, pcs: number): Promise<Pages> {
  return {
    first: await load(shop, ["/products"]),
    list: await load(shop, lists()),
    detail: await load(shop, details(pcs)),
  };
}

/** Several processes on one database, as in a busy shop; the connections are divided among them. */
export async function measureTogether(
  shops: readonly MeasuredShop[],
  pcs: number,
): Promise<Pick<Pages, "list" | "detail">> {
  return { list: await load(shops, lists()), detail: await load(shops, details(pcs)) };
}

export async function measureCached(shop: MeasuredShop): Promise<Pages> {
  return {
    first: await load(shop, ["/products"], { headers: BROTLI }),
    list: await load(shop, lists().slice(0, 50), { headers: BROTLI }),
    detail: await load(shop, ["/products/1"], { headers: BROTLI }),
  };
}
