// The OpenAPI 3.1 document of the staff API, made from the table of operations.

import { z } from "zod";
import { operations, type Operation } from "./operations.ts";
import { namedShapes } from "./schemas.ts";

type Json = Record<string, unknown>;

const uri = (id: string) => `#/components/schemas/${id}`;
const idOf = (schema: z.ZodType) => namedShapes.get(schema)?.id ?? "";
const reference = (schema: z.ZodType) => ({ $ref: uri(idOf(schema)) });

/** Inside the document a schema is referenced by its path. */
function shapes(): Record<string, Json> {
  const { schemas } = z.toJSONSchema(namedShapes, { uri, io: "input" });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { $schema: _, $id: __, ...rest } = schema as Json;
      return [name, rest];
    }),
  );
}

function parametersOf({ path, query, isConditional }: Operation): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const parameters = query ? (z.toJSONSchema(query, { io: "input" }).properties ?? {}) : {};
  const inQuery = Object.entries(parameters).map(([name, schema]) => ({ name, in: "query", required: false, schema }));
  const ifMatch = { name: "If-Match", in: "header", required: true, schema: { type: "string" } };
  return [...inPath, ...inQuery, ...(isConditional ? [ifMatch] : [])];
}

const problem = (description: string) => ({
  description,
  content: { "application/problem+json": { schema: { $ref: uri("Problem") } } },
});

function answersOf({ path, answer, body, isConditional }: Operation): Json {
  const isOne = path.includes("{");
  return {
    "200": { description: "Done", content: { "application/json": { schema: reference(answer) } } },
    "401": problem("No token, or one that is not valid"),
    "403": problem("The token has not the scope"),
    ...(isOne && { "404": problem("There is none") }),
    ...(body && { "409": problem("Not in its state: `code` says why") }),
    ...(isConditional && { "412": problem("Changed since it was read") }),
    ...(body && { "415": problem("Not application/json") }),
    "422": problem("Not as described: `fields` says where"),
    ...(isConditional && { "428": problem("If-Match is missing") }),
    "429": problem("Too many calls: Retry-After says when to call again"),
  };
}

function operationOf(name: string, operation: Operation): Json {
  const { summary, scopes, body } = operation;
  return {
    operationId: name,
    summary,
    security: scopes.map((scope) => ({ token: [scope] })),
    parameters: parametersOf(operation),
    ...(body && { requestBody: { required: true, content: { "application/json": { schema: reference(body) } } } }),
    responses: answersOf(operation),
  };
}

/** The document, for a shop of this name at this origin. */
export function staffOpenApi({ origin, shopName }: { origin: string; shopName: string }): Json {
  const paths: Record<string, Json> = {};
  for (const [name, operation] of Object.entries(operations))
    (paths[operation.path] ??= {})[operation.method.toLowerCase()] = operationOf(name, operation);
  return {
    openapi: "3.1.1",
    info: {
      title: `${shopName}: stock and orders`,
      version: "1",
      description:
        "For programs of the shop: marketplaces, accounting. Tokens are made in the office, under Integrations. " +
        "Amounts are in bani (hundredths of a RON), VAT included. Errors are problem documents (RFC 9457) with a `code`.",
    },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas: shapes(),
      securitySchemes: { token: { type: "http", scheme: "bearer" } },
    },
  };
}
