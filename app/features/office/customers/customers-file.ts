// The list of customers as CSV, with what its address limits.

import { dayOf } from "../../../../base/day.ts";
import type { Route } from "./+types/customers-file";
import { plainAmount } from "../../../../base/amount.ts";
import { allCustomers } from "../../../../shop/customers/list-customers.server.ts";
import { languageContext, shopContext } from "../../../context.server.ts";
import { csvOf } from "../../../documents/csv.ts";
import { fileAnswer } from "../../../documents/document-answer.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { wordsFor } from "../../../i18n/words.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { queryCustomers } from "./customers-query.server.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "customers.edit");
  const { filter } = await queryCustomers(shop, request.url);
  const t = wordsFor(context.get(languageContext), "office-customers");
  const titles = (["name", "email", "phone", "orders", "spent", "sales", "paid", "last"] as const).map((column) =>
    t(`column.${column}`),
  );
  const rows = (await allCustomers(shop, filter)).map((row) => [
    row.name,
    row.email,
    row.phone,
    String(row.orders),
    plainAmount(row.spent),
    String(row.sales),
    plainAmount(row.paid),
    dayOf(row.lastAt),
    row.tags.join(", "),
  ]);
  return fileAnswer(Buffer.from(csvOf([[...titles, t("tags.title")], ...rows])), {
    type: "text/csv; charset=utf-8",
    name: `clienti-${shop.clock.today()}.csv`,
    opens: "attachment",
  });
}
