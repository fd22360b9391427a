// A version of the price book as CSV, which staff can edit and upload again.

import type { Route } from "./+types/price-book-file";
import { bookAsCsv } from "../../../../shop/pricing/book-edit.ts";
import { bookOf } from "../../../../shop/trade-in/book-of.server.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { fileAnswer } from "../../../documents/document-answer.server.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "trade-ins.view");
  const [, version] = /^([1-9]\d{0,8})\.csv$/.exec(params.file ?? "") ?? [];
  const book = version === undefined ? null : await bookOf(shop, Number(version));
  if (!book) return new Response(null, { status: 404 });
  return fileAnswer(Buffer.from(bookAsCsv(book)), {
    type: "text/csv; charset=utf-8",
    name: `price-book-${version}.csv`,
    opens: "attachment",
  });
}
