// /p/{code}/erasure.pdf: the receipt of the erased drives of a unit, for whoever holds its passport.

import type { Route } from "./+types/erasure-file";
import { formatPassportCode } from "../../../shop/passport/passport-code.ts";
import { erasuresOfUnits } from "../../../shop/passport/signed-erasures.server.ts";
import { viewPassport } from "../../../shop/passport/view-passport.server.ts";
import { languageContext, shopContext } from "../../context.server.ts";
import { pdfAnswer } from "../../documents/document-answer.server.ts";
import { drawErasureReceipt } from "../../documents/draw-erasure.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { requestedPassport } from "../../shared/passport/requested-passport.server.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const passport = await requestedPassport(request, shop, () => viewPassport(shop, params.code));
  const erasures = passport ? await erasuresOfUnits(shop, [passport.unitId]) : [];
  if (!passport || erasures.length === 0) return new Response(null, { status: 404 });
  const reference = formatPassportCode(passport.code);
  const language = context.get(languageContext);
  return pdfAnswer(await drawErasureReceipt(erasures, { reference, language, shop }), `erasure-${reference}`);
}
