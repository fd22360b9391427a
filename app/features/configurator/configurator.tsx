// /configurator: builds a computer from parts in the catalogue. The URL is the build; saved builds belong to the visitor.

import type { Route } from "./+types/configurator";
import { viewSavedBuilds } from "../../../shop/configurator/view-saved-builds.server.ts";
import { languageContext, shopContext } from "../../context.server.ts";
import { visitorOf } from "../../edge.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { BuildScreen } from "./components/build-screen.tsx";
import { requestedBuild } from "./requested-build.server.ts";
import { starterBuildsView } from "./starter-builds.view.server.ts";
import { filledIn, takeBuildForm } from "./build.action.server.ts";
import { formatMissingEstimates } from "../../shared/estimates/format-missing-estimates.server.ts";
import { buildPageView } from "./build.view.server.ts";
import { savedView } from "./saved-builds/saved-builds.view.server.ts";

export const handle = {
  words: ["configurator", "cart", "domain-errors"],
  body: { size: "form" },
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { address, params } = requestedBuild(request);
  const visitorId = await visitorOf(request, shop);
  const saved = visitorId ? await viewSavedBuilds(shop, visitorId) : [];
  const opened = saved.find(({ id }) => id === address.saved);
  const isStart = address.requested.length === 0;
  const build = await buildPageView(shop, { requested: address.requested, saved: opened?.id ?? null });
  return {
    build,
    noEstimates: formatMissingEstimates(build.summary.missingEstimates, context.get(languageContext)),
    starterBuilds: isStart ? starterBuildsView(shop.catalogueIndex, shop.liveEstimates.model()) : null,
    saved: saved.map(savedView),
    filled: filledIn(params, address.requested),
    did: (["saved", "removed"] as const).find((what) => what === params.get("did")),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return takeBuildForm(context.get(shopContext), request);
}

export default function Configurator({ loaderData, actionData }: Route.ComponentProps) {
  return <BuildScreen {...loaderData} answer={actionData} />;
}
