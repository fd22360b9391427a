// Who an actor is, in words: staff by their names, which the office's layout has loaded.

import { useRouteLoaderData } from "react-router";
import { roleOf } from "../../../../base/actor.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { loader } from "../layout.tsx";

const STAFF = "staff:";

/** The names of those who work here or did, by account id. */
export function useStaffNames(): Readonly<Record<string, string>> {
  return useRouteLoaderData<typeof loader>("features/office/layout")?.names ?? {};
}

/** `nameOf("staff:…")` is "Radu Birou"; customers and the shop itself get their word. */
export function useActorName(): (actor: string) => string {
  const { t } = useWords("office");
  const names = useStaffNames();
  return (actor) => {
    const name = actor.startsWith(STAFF) ? names[actor.slice(STAFF.length)] : undefined;
    return name ?? t(`who.${actor === "seller" ? roleOf(actor, "seller") : roleOf(actor, "buyer")}`);
  };
}
