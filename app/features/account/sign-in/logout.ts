// Logging out: ends the session. The browser is a new visitor afterwards.

import { redirect } from "react-router";
import type { Route } from "./+types/logout";
import { endSession } from "../../../../shop/accounts/end-session.server.ts";
import { shopContext } from "../../../context.server.ts";
import { clearCookies, signedInOf } from "../../../edge.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";

export const handle = { body: { size: "form" } } satisfies RouteHandle;
import { links } from "../../../links.ts";

export function loader() {
  return redirect(links.account());
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const signedIn = await signedInOf(request, shop);
  if (signedIn) await endSession(shop, { accountId: signedIn.accountId, sessionId: signedIn.sessionId });
  return redirect(links.home(), { headers: clearCookies(shop) });
}
