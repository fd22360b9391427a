// /account/export: all the data that the shop has about the owner of an account, as a file.

import type { Route } from "./+types/export";
import { exportOwnData } from "../../../shop/customers/export-own-data.server.ts";
import { shopContext } from "../../context.server.ts";
import { requireAccount } from "../../edge.server.ts";
import { links } from "../../links.ts";
import type { RouteHandle } from "../../route-handle.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { accountId, email } = await requireAccount(request, shop);
  const { isAddressConfirmed, tables } = await exportOwnData(shop, { accountId });
  const rows = Object.fromEntries(tables.map(({ table, rows: own }) => [table, own]));
  const numbers = new Map(rows["claim"]?.map(({ id, number }) => [id, String(number)]));
  const claimPhotos = (rows["claim_photo"] ?? []).map(({ id, claim_id: claim }) => ({
    photo: id,
    file: shop.env.PUBLIC_URL + links.claimPhoto(numbers.get(claim) ?? "", String(id)),
  }));
  const everything = {
    madeAt: shop.clock.now(),
    email,
    isAddressConfirmed,
    ...rows,
    ...(claimPhotos.length > 0 && { claimPhotos }),
  };
  return new Response(`${JSON.stringify(everything, null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${shop.company.name.replace(/[^\w-]+/g, "-").toLowerCase()}-${shop.clock.today()}.json"`,
      "Cache-Control": "no-store",
    },
  });
}
