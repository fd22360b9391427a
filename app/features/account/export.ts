// /account/export: all the data that the shop has about the signed-in customer, as a file.

import type { Route } from "./+types/export";
import { shopContext } from "../../context.server.ts";
import { requireAccount } from "../../edge.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { dataOfPerson } from "./data-of-person.server.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const everything = await dataOfPerson(shop, await requireAccount(request, shop));
  return new Response(`${JSON.stringify(everything, null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${shop.company.name.replace(/[^\w-]+/g, "-").toLowerCase()}-${shop.clock.today()}.json"`,
      "Cache-Control": "no-store",
    },
  });
}
