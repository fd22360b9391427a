import type { ClaimViewer } from "../../../shop/returns/claimant.ts";
import type { Shop } from "../../composition.server.ts";
import { guestOf, signedInOf } from "../../edge.server.ts";

/** Who looks at a claim: the account, the browser, and the key of the address. */
export async function claimViewerOf(request: Request, shop: Shop): Promise<ClaimViewer> {
  const signedIn = await signedInOf(request, shop);
  return {
    accountId: signedIn?.accountId ?? null,
    visitorId: signedIn?.visitorId ?? guestOf(request, shop),
    key: new URL(request.url).searchParams.get("key"),
  };
}
