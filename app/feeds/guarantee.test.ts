// A listing's guarantee is the same wherever a program reads it: the longer of the law's months and the shop's own, with both.

import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId, type ListingId } from "../../base/id.ts";
import { makeToken } from "../../shop/integrations/change-tokens.server.ts";
import { saveSetting } from "../../shop/settings/save-setting.server.ts";
import { aPc } from "../../testing/builders.ts";
import { waitForIndex, putOnSale } from "../../testing/catalogue-index.ts";
import { STAFF } from "../../testing/orders.ts";
import { routeArgs } from "../../testing/request.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { aCompany } from "../../testing/trader/company.ts";
import { loader as feedAt } from "../features/feeds/feed.ts";
import { loader as productAt } from "../features/api/product.ts";
import { loader as productsAt } from "../features/api/products.ts";
import { loader as officeListing } from "../features/api/office/listing.ts";
import * as llms from "../features/agents/llms.ts";
import { ucpProduct } from "../features/agents/ucp/product.server.ts";
import * as product from "../features/product/product.tsx";
import { productData } from "./structured-data.ts";

let shop: TestShop;
let id: ListingId;
beforeAll(async () => {
  shop = await openTestShop();
  await waitForIndex(shop, async () => {
    id = await putOnSale(shop.db, aPc({ warrantyMonths: 6 }));
  });
});
afterAll(() => shop.close());

type Args = Parameters<typeof routeArgs>[2];
const answerOf = async (loader: unknown, address: string, args: Args = {}): Promise<Response> =>
  (loader as (args: unknown) => Promise<Response>)(routeArgs(shop, address, args));

async function officeToken(): Promise<string> {
  const made = await makeToken(shop, {
    id: newId(),
    name: "garanții",
    days: null,
    scopes: ["stock.read"],
    actor: STAFF,
  });
  if (!made.ok) throw new Error("no token");
  return made.value.secret;
}

/** What each place says of the listing, as text. */
const places: Record<string, () => Promise<string>> = {
  "the feed for Google": async () =>
    (await answerOf(feedAt, "/feeds/google.xml", { params: { file: "google.xml" } })).text(),
  "the feed for compari.ro": async () =>
    (await answerOf(feedAt, "/feeds/compari.xml", { params: { file: "compari.xml" } })).text(),
  "the feed for OpenAI": async () => {
    const packed = await answerOf(feedAt, "/feeds/openai.jsonl.gz", { params: { file: "openai.jsonl.gz" } });
    return gunzipSync(Buffer.from(await packed.arrayBuffer())).toString();
  },
  "the description of the page": async () => (await pageOf()).description,
  "the structured data of the page": async () => {
    const { view, description, guarantee } = await pageOf();
    const data = productData(view.listing, {
      availability: "free",
      pictures: [],
      description,
      guarantee,
      trader: { ...aCompany(), guaranteeMonths: shop.guaranteeMonths },
      delivery: shop.delivery,
      language: "ro",
    }) as { offers: { warranty: { durationOfWarranty: { value: number } } } };
    expect(data.offers.warranty.durationOfWarranty.value).toBe(shop.guaranteeMonths);
    return JSON.stringify(data.offers.warranty);
  },
};

async function pageOf() {
  const { data } = (await (product.loader as (args: unknown) => Promise<unknown>)(
    routeArgs(shop, `/products/${id}`, { params: { id: String(id) } }),
  )) as { data: { view: { listing: Parameters<typeof productData>[0] }; description: string; guarantee: string } };
  return data;
}

/** The object that each interface has for it. */
const interfaces: Record<string, () => Promise<unknown>> = {
  "a product of the API": async () =>
    (
      (await (await answerOf(productAt, `/api/products/${id}`, { params: { id: String(id) } })).json()) as {
        product: object;
      }
    ).product,
  "the list of the API": async () =>
    ((await (await answerOf(productsAt, "/api/products")).json()) as { items: { id: number }[] }).items.find(
      (item) => item.id === id,
    ),
  "a tool of the MCP server": async () => {
    const { view } = await pageOf();
    const request = new Request("https://shop.example/api/ucp/mcp");
    const call: Parameters<typeof ucpProduct>[0] = { shop, language: "ro", request };
    return ucpProduct(call, { listing: view.listing, availability: "free", was: null }).metadata;
  },
  "the staff API": async () =>
    (
      await answerOf(officeListing, `/api/office/listings/${id}`, {
        params: { id: String(id) },
        headers: { authorization: `Bearer ${await officeToken()}` },
      })
    ).json(),
};

const texts = Object.keys(places);
const objects = Object.keys(interfaces);

test.each(texts)("%s says the longer of both, with both", async (place) => {
  expect(await places[place]!()).toContain("garanție 12 luni (legală 12, a magazinului 6)");
});

test.each(objects)("%s has the longer of both, with both", async (name) => {
  expect(await interfaces[name]!()).toMatchObject({ guarantee: { months: 12, legal: 12, commercial: 6 } });
});

test("all of them follow the setting: a shop that sells with the law's two years says so everywhere", async () => {
  const value = { ...shop.settings.current().legal, guaranteeMonths: 24 };
  await saveSetting(shop, { name: "legal", value, basedOn: 0, actor: STAFF });
  await shop.settings.refresh();
  for (const place of texts)
    expect(await places[place]!(), place).toContain("garanție 24 de luni (legală 24, a magazinului 6)");
  for (const name of objects)
    expect(await interfaces[name]!(), name).toMatchObject({ guarantee: { months: 24, legal: 24, commercial: 6 } });
  const text = await (llms.loader as (args: unknown) => Response)(routeArgs(shop, "/llms.txt")).text();
  expect(text).toContain("legal guarantee of conformity for 24 months");
});
