// Whether parts fit together: the rules of the configurator.

import { z } from "zod";
import { parseListingId } from "../../../../base/id.ts";
import { requestedPartsOf, type Build } from "../../../../shop/compatibility/build.ts";
import { MAX_QUANTITY } from "../../../../shop/cart/cart.ts";
import { buildQuery } from "../../../../shop/configurator/build-address.ts";
import { viewBuild } from "../../../../shop/configurator/view-build.server.ts";
import { expectedFps, missingFps } from "../../../../shop/configurator/expected-fps.ts";
import type { FitVerdict } from "../../../../shop/own-pc/fit-verdict.ts";
import { checkTogether } from "../../../../shop/own-pc/check-together.server.ts";
import type { OwnPc } from "../../../../shop/own-pc/own-pc.ts";
import { wordsFor } from "../../../i18n/words.server.ts";
import { addressIn } from "../../../kit/pages/addresses.ts";
import { links } from "../../../links.ts";
import { formatFit } from "../../../shared/own-pc/format-fit.server.ts";
import { price } from "../ucp/protocol.ts";
import { estimateView, missingView } from "./estimate-fps.server.ts";
import { describedPc, describePc, partsOf } from "./described-pc.server.ts";
import { agentTool, language, messageOf, errorAnswer, type AgentCall } from "./tool.ts";

const MOST_PARTS = 20;

const input = z.object({
  parts: z
    .array(z.object({ id: z.string().max(20), quantity: z.int().min(1).max(MAX_QUANTITY).default(1) }))
    .min(1)
    .max(MOST_PARTS)
    .describe("Numbers of components on sale here, not of PCs"),
  my_pc: z
    .object(describedPc)
    .optional()
    .describe("The buyer's own computer: then each part is checked in it, together with the other parts"),
  language,
});

export const checkCompatibility = agentTool({
  name: "check_compatibility",
  title: "Do these parts fit together?",
  description:
    "Checks components of the shop as one computer, or in the buyer's own (`my_pc`): socket, chipset, memory, sizes, cooling, plugs and watts, each finding with its reason. `fits` is no, unsure or yes; `missing` is what a complete PC still needs.",
  input,
  does: "read",
  async run(call, { parts, my_pc: typed }) {
    const { shop, language } = call;
    const chosen = parts.map(({ id, quantity }) => {
      const listingId = parseListingId(id);
      const listing = listingId === null ? null : shop.catalogueIndex.byId(listingId);
      return listing?.kind === "component" ? { listing, quantity } : null;
    });
    const unknown = chosen.flatMap((part, index) => (part === null ? [index] : []));
    if (unknown.length > 0)
      return errorAnswer(
        unknown.map((index) =>
          messageOf({ kind: "not-found", code: "listing-unknown" }, { language, path: `$.parts[${index}].id` }),
        ),
      );
    const build: Build = chosen.filter((part) => part !== null);
    if (typed) {
      const described = await describePc(call, typed);
      return described.ok ? { content: inOwnPc(call, { pc: described.pc, build }) } : described.refused;
    }
    const requested = requestedPartsOf(build);
    const view = viewBuild(shop, requested);
    const model = shop.liveEstimates.model();
    const t = wordsFor(language, "configurator");
    const isWrong = view.incompatibilities.some(({ severity }) => severity === "wrong");
    const isUnsure = view.incompatibilities.some(({ severity }) => severity === "unsure");
    return {
      content: {
        fits: isWrong ? "no" : isUnsure ? "unsure" : "yes",
        findings: view.incompatibilities.map(({ code, severity, between, values }) => ({
          code,
          severity,
          between,
          content: t(`incompatibilities.${code}`, values),
        })),
        missing: view.missing,
        power: view.power,
        total: price(view.total),
        estimated_fps: expectedFps(model, view.build).map(estimateView),
        not_estimated: missingFps(model, view.build).map((each) => missingView(each, language)),
        url: addressIn(language, {
          origin: shop.publicUrl,
          pathname: links.configurator(),
          query: buildQuery(requested),
        }),
      },
    };
  },
});

const asFits = { no: "no", unknown: "unsure", fits: "yes" } as const satisfies Record<FitVerdict["is"], string>;

/** Each part in the buyer's computer, into which the other parts are put too. */
function inOwnPc({ language }: AgentCall, { pc, build }: { pc: OwnPc; build: Build }) {
  const checked = checkTogether(
    pc,
    build.map(({ listing }) => listing),
  );
  const verdicts = checked.map(({ verdict }) => verdict.is);
  return {
    fits: verdicts.includes("no") ? "no" : verdicts.includes("unknown") ? "unsure" : "yes",
    my_pc: partsOf(pc),
    parts: checked.map(({ listing, verdict }) => {
      const { text, reasons } = formatFit(language, verdict, listing.category);
      return {
        id: String(listing.id),
        fits: asFits[verdict.is],
        replaces: verdict.is !== "no" && verdict.replaces,
        content: text,
        reasons,
      };
    }),
  };
}
