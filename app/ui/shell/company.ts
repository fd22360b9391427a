// Who the trader is: settings that the root loader hands to every screen.

import { useRouteLoaderData } from "react-router";
import type { loader } from "../../root.tsx";

export type Company = NonNullable<ReturnType<typeof useCompany>>;

/** The trader's data, or null on an error page whose root loader did not run. */
export function useCompany() {
  return useRouteLoaderData<typeof loader>("root")?.company ?? null;
}

/** The shop's name, for titles and sentences. */
export function useShopName(): string {
  return useCompany()?.name ?? "PCBis";
}
