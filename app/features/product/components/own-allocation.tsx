// The visitor's own reservation: until when, and how to go on.

import { formatDateTime } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { AllocationView } from "../../../shared/orders/allocation.view.ts";
import { ButtonLink } from "../../../kit/button.tsx";
import { AddToCart } from "../../../shared/cart/add-to-cart.tsx";
import { Notice } from "../../../kit/notice.tsx";

/** Needs the words of the namespaces "cart" and "domain-errors". */
export function OwnAllocation({ allocation: { listingId, kind, until, way } }: { allocation: AllocationView }) {
  const { t, language } = useWords("cart");
  return (
    <Notice tone="good" title={t(`own.${kind}`, { until: formatDateTime(until, language) })}>
      <div className="mt-3 flex flex-wrap gap-3">
        {kind === "reservation" ? <AddToCart productId={listingId}>{t("own.buy")}</AddToCart> : null}
        <ButtonLink to={way} variant={kind === "reservation" ? "secondary" : "primary"}>
          {t(`own.${kind}Way`)}
        </ButtonLink>
      </div>
    </Notice>
  );
}
