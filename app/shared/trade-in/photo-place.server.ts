// What uploaded or deleted photos belong to, by the address: /photos/draft or /photos/VND-000123.

import { ok, refuse, type DomainError, type Result } from "../../../base/result.ts";
import { openDraft } from "../../../shop/trade-in/draft/open-draft.server.ts";
import type { PhotoPlace } from "../../../shop/trade-in/photos/photo.ts";
import { parseTradeInNumber } from "../../../shop/trade-in/trade-in.ts";
import { requireStaff, visitorFor } from "../../edge.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { links } from "../../links.ts";
import { officeLinks } from "../../office-links.ts";
import type { Shop } from "../../composition.server.ts";

export type PhotoAccess = {
  /** Called only once there is a photo: an invalid upload creates no draft. */
  open(): Promise<Result<PhotoPlace, DomainError<"conflict", "photos-closed">>>;
  headers: Record<string, string>;
  /** Where a form without JavaScript redirects to. */
  back: string;
};

/** Null where the address is not of photos. Throws what `requireStaff` throws. */
export async function photoAccess(
  request: Request,
  shop: Shop,
  { of, language }: { of: string; language: Language },
): Promise<PhotoAccess | null> {
  if (of === "draft") return draftAccess(request, shop, language);
  const number = parseTradeInNumber(of);
  if (!number) return null;
  const { actor } = await requireStaff(request, shop, "trade-ins.edit");
  return {
    open: async () => ok({ tradeIn: { number }, of: "evidence", actor }),
    headers: {},
    back: officeLinks.tradeIn(number),
  };
}

/** The draft with the key of the address, else the visitor's own. */
async function draftAccess(request: Request, shop: Shop, language: Language): Promise<PhotoAccess> {
  const key = new URL(request.url).searchParams.get("draft");
  const { visitorId, headers } = await visitorFor(request, shop);
  return {
    async open() {
      const draft = await openDraft(shop, { of: "machine", visitorId, key, language });
      return draft.ok
        ? ok({ tradeIn: { id: draft.value.id }, of: "declaration", actor: "seller" })
        : refuse.conflict({ code: "photos-closed" });
    },
    headers,
    back: links.sellStep("photos", { draft: key }),
  };
}
