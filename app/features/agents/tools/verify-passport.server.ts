// The passport of a used machine: is it real, and what does its signed history say?

import { z } from "zod";
import { problemInChain } from "../../../../shop/passport/chain.server.ts";
import { formatPassportCode } from "../../../../shop/passport/passport-code.ts";
import { summarise } from "../../../../shop/passport/summarise.ts";
import { passportKeys, viewPassport } from "../../../../shop/passport/view-passport.server.ts";
import { addressIn } from "../../../kit/pages/addresses.ts";
import { links } from "../../../links.ts";
import { requestedPassport, stateOfPassport } from "../../../shared/passport/requested-passport.server.ts";
import { agentTool, language, refusedWith } from "./tool.ts";

export const verifyPassport = agentTool({
  name: "verify_passport",
  title: "Check a passport",
  description:
    "Checks the passport of a machine from this shop by the code on its label: whether its chain of signed events is whole, what was measured and graded, where it is today and how long its warranty runs. For machines offered elsewhere too: a seller's claim can be compared with it.",
  input: z.object({
    code: z.string().min(4).max(60).describe("20 letters and digits, with or without hyphens"),
    language,
  }),
  does: "read",
  async run(call, { code }) {
    const { shop, request, language } = call;
    const passport = await requestedPassport(request, shop, () => viewPassport(shop, code));
    if (!passport) return refusedWith(call, { kind: "not-found", code: "passport-unknown" });
    const keys = await passportKeys(shop);
    const problem = problemInChain(passport.events, { passport: passport.code, keys });
    const { published, graded, measured, warranty } = summarise(passport.events, shop.clock.today());
    const shown = formatPassportCode(passport.code);
    const state = stateOfPassport(passport);
    return {
      content: {
        code: shown,
        // A machine that came today may have no signed event yet.
        is_valid: problem === null && passport.events.length > 0,
        ...(problem && { problem }),
        title: passport.listingState === "draft" ? null : passport.title,
        state,
        ...(state === "for-sale" && { product_id: String(passport.listingId) }),
        events: passport.events.length,
        published,
        graded,
        measured,
        warranty,
        url: addressIn(language, { origin: shop.publicUrl, pathname: links.passport(shown) }),
        file: shop.publicUrl + links.passportFile(shown),
        keys: shop.publicUrl + links.passportKeys(),
      },
    };
  },
});
