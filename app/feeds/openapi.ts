// The OpenAPI 3.1 document of the read-only API. Its schemas come from api.ts, its parameters from the facets of the
// list.

import { z } from "zod";
import { facetsOf } from "../../shop/catalogue/search/facets.ts";
import { sorts } from "../../shop/catalogue/search/filter.ts";
import { PAGE_SIZE } from "../../shop/catalogue/search/search-index.ts";
import { categories, games } from "../../shop/catalogue/specs.ts";
import { links, templates } from "../links.ts";
import { problem, productDetail, productList } from "./api.ts";

type Json = Record<string, unknown>;

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const schemaNames = { uri: (id: string) => `#/components/schemas/${id}`, io: "output" } as const;

/** Every named schema. */
function shapes(): Record<string, Json> {
  for (const root of [productList, productDetail, problem])
    if (!z.globalRegistry.has(root)) throw new Error("an answer of the API has no name");
  const { schemas } = z.toJSONSchema(z.globalRegistry, schemaNames);
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withoutOwnName(schema)]));
}

/** Inside the document a schema is referenced by its path. */
function withoutOwnName(schema: object): Json {
  const { $schema: _, $id: __, ...rest } = schema as Json;
  return rest;
}

const etag = { ETag: { description: "The mark of this content, for If-None-Match", schema: { type: "string" } } };
const json = (name: string) => ({ "application/json": { schema: reference(name) } });
const answers = (name: string, description: string) => ({
  "200": { description, headers: etag, content: json(name) },
  "304": { description: "Nothing changed since the ETag sent as If-None-Match", headers: etag },
});
const domainError = (description: string) => ({
  description,
  content: { "application/problem+json": { schema: reference("Problem") } },
});

function query(name: string, schema: Json, description: string) {
  return {
    name,
    in: "query",
    required: false,
    schema,
    description,
    ...(schema["type"] === "array" && { style: "form", explode: true }),
  };
}

/** Facets with the same name may differ between categories: their options are united where all of them are fixed. */
function facetParameters() {
  const facets = new Map<string, { productTypes: string[]; values: Set<string> | null; many: boolean }>();
  for (const productType of ["pc", ...categories] as const) {
    for (const { key, options, pick } of facetsOf(productType)) {
      const known = facets.get(key) ?? { productTypes: [], values: new Set<string>(), many: false };
      known.productTypes.push(productType === "pc" ? "PCs" : productType);
      known.many ||= pick !== "one";
      if (options === null) known.values = null;
      else for (const { value } of options) known.values?.add(value);
      facets.set(key, known);
    }
  }
  return [...facets].map(([key, { productTypes, values, many }]) => {
    const one: Json = { type: "string", ...(values && { enum: [...values] }) };
    const where = `Of ${productTypes.join(", ")}.`;
    return query(
      key,
      many ? { type: "array", items: one } : one,
      values ? where : `${where} The values are those of the answer's facets.`,
    );
  });
}

/** The document, for a shop of this name at this origin. */
export function openApi({ origin, shopName }: { origin: string; shopName: string }): Json {
  return {
    openapi: "3.1.1",
    info: {
      title: `${shopName}: products`,
      version: "1",
      description:
        "The listings on sale, read only, for anybody and without a key. Prices are in bani (hundredths of a RON), VAT included. " +
        "Every answer has an ETag: send it back as If-None-Match, and an unchanged answer costs nothing.",
    },
    servers: [{ url: origin }],
    paths: {
      [links.apiProducts()]: {
        get: {
          operationId: "listProducts",
          summary: "Filter, search and sort the PCs or one category of components",
          description:
            "Takes the parameters of the shop's own list pages. What is not understood is left out and named in `ignored`, never an error. " +
            `A page beyond the last is the last; a page has ${PAGE_SIZE} items.`,
          parameters: [
            query("category", { type: "string", enum: [...categories] }, "A category of components; without it, PCs."),
            query(
              "q",
              { type: "string", maxLength: 100 },
              "Text, sought in title, processor and graphics card. It replaces the filters unless within=1.",
            ),
            query("within", { type: "string", enum: ["1"] }, "Combine text and filters."),
            query("sort", { type: "string", enum: [...sorts], default: "newest" }, "performance is for PCs only."),
            query("game", { type: "string", enum: [...games] }, "The game that performance is judged by."),
            query(
              "priceRange",
              { type: "string", pattern: String.raw`^\d{1,7}-\d{0,7}$`, examples: ["2000-3000", "5000-"] },
              "Whole RON, both ends included.",
            ),
            query("page", { type: "integer", minimum: 1, default: 1 }, "From 1."),
            ...facetParameters(),
          ],
          responses: {
            ...answers("ProductList", "A page of results, and how many each further choice would leave"),
            "400": domainError("No such category"),
          },
        },
      },
      [templates.apiProduct]: {
        get: {
          operationId: "readProduct",
          summary: "One product, also after it was sold",
          parameters: [
            { name: "id", in: "path", required: true, schema: { type: "integer", minimum: 1, maximum: 2_147_483_647 } },
          ],
          responses: {
            ...answers("ProductDetail", "The product, what was measured on it, and similar ones"),
            "400": domainError("Not an id"),
            "404": domainError("There never was such a product"),
          },
        },
      },
    },
    components: { schemas: shapes() },
  };
}
