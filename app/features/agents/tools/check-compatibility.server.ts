// Whether parts fit together: the rules of the configurator.

import { z } from "zod";
import { parseListingId } from "../../../../base/id.ts";
import { requestedPartsOf, type Build } from "../../../../shop/compatibility/build.ts";
import { MAX_QUANTITY } from "../../../../shop/cart/cart.ts";
import { buildQuery } from "../../../../shop/configurator/build-address.ts";
import { viewBuild } from "../../../../shop/configurator/view-build.server.ts";
import { expectedFps } from "../../../../shop/configurator/expected-fps.ts";
import { wordsFor } from "../../../i18n/words.server.ts";
import { addressIn } from "../../../kit/pages/addresses.ts";
import { links } from "../../../links.ts";
import { price } from "../ucp/protocol.ts";
import { shownEstimate } from "./estimate-fps.server.ts";
import { agentTool, language, messageOf, refusal } from "./tool.ts";

const MOST_PARTS = 20;

const input = z.object({
  parts: z
    .array(z.object({ id: z.string().max(20), quantity: z.int().min(1).max(MAX_QUANTITY).default(1) }))
    .min(1)
    .max(MOST_PARTS)
    .describe("Numbers of components on sale here, not of PCs"),
  language,
});

export const checkCompatibility = agentTool({
  name: "check_compatibility",
  title: "Do these parts fit together?",
  description:
    "Checks components of the shop as one computer: socket, chipset, memory, sizes, cooling, plugs and watts, each finding with its reason. `fits` is no, unsure or yes; `missing` is what a complete PC still needs.",
  input,
  does: "read",
  async run(call, { parts }) {
    const { shop, language } = call;
    const chosen = parts.map(({ id, quantity }) => {
      const listingId = parseListingId(id);
      const listing = listingId === null ? null : shop.catalogueIndex.byId(listingId);
      return listing?.kind === "component" ? { listing, quantity } : null;
    });
    const unknown = chosen.flatMap((part, index) => (part === null ? [index] : []));
    if (unknown.length > 0)
      return refusal(
        unknown.map((index) =>
          messageOf({ kind: "not-found", code: "listing-unknown" }, { language, path: `$.parts[${index}].id` }),
        ),
      );
    const build: Build = chosen.filter((part) => part !== null);
    const requested = requestedPartsOf(build);
    const view = viewBuild(shop, requested);
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
          content: t(`misfits.${code}`, values),
        })),
        missing: view.missing,
        power: view.power,
        total: price(view.total),
        estimated_fps: expectedFps(shop.liveEstimates.model(), view.build).map(shownEstimate),
        url: addressIn(language, {
          origin: shop.publicUrl,
          pathname: links.configurator(),
          query: buildQuery(requested),
        }),
      },
    };
  },
});
