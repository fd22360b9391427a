// /p/{code}.json: the signed file of a passport.

import type { Route } from "./+types/passport-file";
import { formatPassportCode, type PassportCode } from "../../../shop/passport/passport-code.ts";
import { passportFile } from "../../../shop/passport/view-passport.server.ts";
import { shopContext } from "../../context.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { requestedPassport } from "../../shared/passport/requested-passport.server.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const file = await requestedPassport(request, shop, () => passportFile(shop, params.code));
  if (!file) return new Response(null, { status: 404 });
  const name = `passport-${formatPassportCode(file.passport as PassportCode)}.json`;
  return new Response(`${JSON.stringify(file, null, 1)}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-cache",
      "X-Robots-Tag": "noindex",
    },
  });
}
