// Whether a component fits the visitor's own PC. The page is cached for everybody, so the answer comes after load; before
// JavaScript a page of its own has it.

import type { ListingId } from "../../../../base/id.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { ShopLink } from "../../../kit/shop-link.tsx";
import { links } from "../../../links.ts";
import { FitMark } from "../../../shared/own-pc/fit-mark.tsx";
import { useKnownFits } from "../../../shared/own-pc/use-fits.ts";

export function OwnFit({ id }: { id: ListingId }) {
  const { t } = useWords("product");
  const fit = useKnownFits()?.fits[id];
  return (
    <div className="mt-4 border-t border-line pt-3">
      {fit ? <FitMark fit={fit} /> : null}
      <ShopLink to={links.myPc({ for: id })} rel="nofollow" className="link inline-flex min-h-11 items-center text-sm">
        {t(fit ? "myPc.details" : "myPc.check")}
      </ShopLink>
    </div>
  );
}
