// /api/checkout-fields: what is wrong with the fields of the first step that are filled in, judged by the same schema as the order. Stores nothing.

import type { Route } from "./+types/judge-fields-api";
import { ShippingForm } from "../../../shop/orders/forms.ts";
import { parseFields, readFields } from "../../edge.server.ts";
import type { RouteHandle } from "../../route-handle.ts";

export const handle = { kind: "data", body: { size: "form" } } satisfies RouteHandle;

/** By the name of the field, the code of what is wrong. */
export type JudgedFields = { errors: Record<string, string> };

export async function action({ request }: Route.ActionArgs) {
  const fields = await readFields(request);
  const parsed = parseFields(ShippingForm, fields);
  // An empty field was not reached yet: it is judged when the form is sent.
  const isFilled = ([name]: [string, string]) => (fields?.[name] ?? "").trim() !== "";
  const errors = parsed.ok ? {} : Object.fromEntries(Object.entries(parsed.errors).filter(isFilled));
  return Response.json({ errors } satisfies JudgedFields, { headers: { "Cache-Control": "no-store" } });
}

/** There is nothing to GET here. */
export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
