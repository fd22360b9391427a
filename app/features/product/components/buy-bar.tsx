// On a phone: the price and the cart button, always visible. Hidden while the page's own button is on the screen.

import { useEffect, useState } from "react";
import { shippingFor } from "../../../../shop/shipping/fee.ts";
import type { Listing } from "../../../../shop/catalogue/listing.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { AddToCart } from "../../../shared/cart/add-to-cart.tsx";
import { Icon } from "../../../kit/icon.tsx";
import { useCompany } from "../../../kit/pages/company.ts";
import { Price } from "../../../kit/price.tsx";

/** The id of the element with the page's own button. */
export const BUY = "buy";

export function BuyBar({ listing }: { listing: Listing }) {
  const { t } = useWords("product");
  const delivery = useCompany()?.delivery;
  const isButtonVisible = useIsBuyButtonVisible();
  return (
    <div
      data-bar
      className={`sticky bottom-0 z-10 -mx-[clamp(1rem,3.5vw,2.5rem)] mt-8 flex items-center justify-between gap-3 border-t border-edge bg-raised px-[clamp(1rem,3.5vw,2.5rem)] py-2.5 lg:hidden print:hidden ${isButtonVisible ? "invisible" : ""}`}
    >
      <div className="min-w-0">
        <Price amount={listing.price} />
        {delivery && shippingFor(listing.price, delivery) === 0 ? (
          <p className="text-xs leading-tight text-muted">{t("shipping.freeShort")}</p>
        ) : null}
      </div>
      <AddToCart productId={listing.id} className="shrink-0">
        <Icon name="cart" size={18} />
        {t("toCart")}
      </AddToCart>
    </div>
  );
}

function useIsBuyButtonVisible(): boolean {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const button = document.getElementById(BUY);
    if (!button) return;
    // The sticky header covers the top of the viewport.
    const watch = new IntersectionObserver((entries) => setVisible(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: "-80px 0px 0px",
    });
    watch.observe(button);
    return () => watch.disconnect();
  }, []);
  return isVisible;
}
