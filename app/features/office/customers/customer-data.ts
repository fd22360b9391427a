// Everything that the shop stores about a customer, as a ZIP: one page to read, and JSON for other programs.

import { data } from "react-router";
import type { Route } from "./+types/customer-data";
import { parseId } from "../../../../base/id.ts";
import { exportCustomer } from "../../../../shop/customers/export-customer.server.ts";
import { languageContext, shopContext } from "../../../context.server.ts";
import { fileAnswer } from "../../../documents/document-answer.server.ts";
import { zip } from "../../../documents/zip.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { exportPage } from "./export-page.server.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "customers.edit");
  const id = parseId<"customer">(params.id);
  const exported = id === null ? null : await exportCustomer(shop, { id, actor });
  if (!exported?.ok) throw data(null, { status: 404 });
  const at = shop.clock.now();
  const { customer, tables } = exported.value;
  const json = {
    madeAt: at,
    email: customer.email,
    ...Object.fromEntries(tables.map(({ table, rows }) => [table, rows])),
  };
  const page = exportPage(exported.value, { at, language: context.get(languageContext) });
  const files = [
    { name: "date.html", data: Buffer.from(page) },
    { name: "date.json", data: Buffer.from(JSON.stringify(json, null, 2)) },
  ];
  return fileAnswer(zip(files, { at }), {
    type: "application/zip",
    name: `date-${customer.id}.zip`,
    opens: "attachment",
  });
}
