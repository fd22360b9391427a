// /products/for/cs2: redirects to the list with the components that the game needs already chosen (spec 2, game presets).

import { redirect } from "react-router";
import type { Route } from "./+types/game-preset";
import { shopContext } from "../../context.server.ts";
import { games } from "../../../shop/catalogue/specs.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { links } from "../../links.ts";
import { presetHref } from "./list.view.server.ts";

export const handle = {} satisfies RouteHandle;

export function loader({ params, context }: Route.LoaderArgs) {
  const game = games.find((known) => known === params.game);
  return redirect(game ? presetHref(game, context.get(shopContext).catalogueIndex) : links.productType("pc"));
}
