// /configurator/processors and the other eight categories: what is compatible with the build in the URL, and why the rest
// is not.

import { data } from "react-router";
import type { Route } from "./+types/choose";
import { categories } from "../../../shop/catalogue/specs.ts";
import { shopContext } from "../../context.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { ChooseScreen } from "./components/choose-screen.tsx";
import { choiceView } from "./choice.view.server.ts";
import { NotFoundPage } from "../../kit/pages/not-found-page.tsx";

export const handle = { words: ["configurator"] } satisfies RouteHandle;

export function loader({ params, request, context }: Route.LoaderArgs) {
  const category = categories.find((known) => known === params.category);
  if (!category) return data(null, { status: 404 });
  return data(choiceView(request, { shop: context.get(shopContext), category }));
}

export default function ConfiguratorChoose({ loaderData: choice }: Route.ComponentProps) {
  return choice ? <ChooseScreen choice={choice} /> : <NotFoundPage />;
}
