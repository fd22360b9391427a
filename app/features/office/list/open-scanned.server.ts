// A barcode scanner on a list: it types a code and Enter, and the thing of this code opens.

import { redirect } from "react-router";
import { readScan } from "../../../../shop/office/find-scanned.server.ts";
import type { Shop } from "../../../composition.server.ts";
import { isLimited, type ListQuery } from "./list-query.ts";

/**
 * Leads to the page of what the search names exactly; `pageOf` answers null where that is nothing or several. With a
 * filter, a date or a further page the list stays a list.
 */
export async function openScanned(
  shop: Pick<Shop, "db">,
  query: ListQuery,
  pageOf: (scanned: string) => Promise<string | null>,
): Promise<void> {
  if (query.search === "" || query.page > 1 || isLimited({ ...query, search: "" })) return;
  const page = await pageOf(await readScan(shop, { text: query.search }));
  if (page !== null) throw redirect(page);
}
