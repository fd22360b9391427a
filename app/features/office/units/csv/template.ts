// The CSV that staff begin with, with a hint for each column in their language.

import type { Route } from "./+types/template";
import { stockTemplate } from "../../../../../shop/stock/csv/template.ts";
import { languageContext, shopContext } from "../../../../context.server.ts";
import { requireStaff } from "../../../../edge.server.ts";
import { wordsFor } from "../../../../i18n/words.server.ts";
import type { RouteHandle } from "../../../../route-handle.ts";
import { columnHint } from "./column-hint.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context.get(shopContext), "stock.edit");
  const t = wordsFor(context.get(languageContext), "office-units");
  return new Response(`\ufeff${stockTemplate((column) => columnHint(column, t))}`, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="model-stoc.csv"',
      "Cache-Control": "no-store",
    },
  });
}
