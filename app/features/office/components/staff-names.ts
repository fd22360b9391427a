// Who an actor is, in words: staff by their names, which the office's layout has loaded.

import { useRouteLoaderData } from "react-router";
import { roleOf } from "../../../../base/actor.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { loader } from "../layout.tsx";

const STAFF = "staff:";
const TOKEN = "token:";

/** The names of those who work here or did, by account id. */
export function useStaffNames(): Readonly<Record<string, string>> {
  return useRouteLoaderData<typeof loader>("features/office/layout")?.names ?? {};
}

/** The names of programs, by the id of their token. */
export function useProgramNames(): Readonly<Record<string, string>> {
  return useRouteLoaderData<typeof loader>("features/office/layout")?.programs ?? {};
}

/** `nameOf("staff:…")` is "Radu Birou", `nameOf("token:…")` the name of a program; customers and the shop get their word. */
export function useActorName(): (actor: string) => string {
  const { t } = useWords("office");
  const names = useStaffNames();
  const programs = useProgramNames();
  return (actor) => {
    if (actor.startsWith(TOKEN)) return programs[actor.slice(TOKEN.length)] ?? t("who.token");
    const name = actor.startsWith(STAFF) ? names[actor.slice(STAFF.length)] : undefined;
    return name ?? t(`who.${actor === "seller" ? roleOf(actor, "seller") : roleOf(actor, "buyer")}`);
  };
}
