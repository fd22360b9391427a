// Leads from an e-mail address to the page of its customer.

import { redirect } from "react-router";
import type { Route } from "./+types/find-customer";
import { findCustomer } from "../../../../shop/customers/find-customer.server.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "customers.view");
  const email = new URL(request.url).searchParams.get("email") ?? "";
  const id = await findCustomer(shop, { email });
  throw redirect(id === null ? officeLinks.customers({ q: email }) : officeLinks.customer(id));
}
