// The delivery address and the invoice details, to check before paying.

import { Link } from "react-router";
import { counties } from "../../../../shop/shipping/counties.ts";
import type { ShippingForm } from "../../../../shop/orders/forms.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import { Panel } from "../../../kit/panel.tsx";

export function DeliverySummary({ shipping, shopAddress }: { shipping: ShippingForm; shopAddress: string }) {
  const { t } = useWords("checkout");
  const { company, billing } = shipping;
  const isParcel = shipping.delivery !== "pickup";
  return (
    <Panel label={t("address.title")}>
      <div className="flex items-start justify-between gap-4">
        <address className="min-w-0 not-italic">
          {isParcel
            ? `${shipping.firstName} ${shipping.lastName}, ${inOneLine(shipping)}`
            : t("address.pickup", { address: shopAddress })}
          {company || billing ? (
            <span className="mt-1 block text-sm text-muted">
              {t("address.invoice", {
                to: [company && `${company.name}, ${company.cui}`, billing && inOneLine(billing)]
                  .filter(Boolean)
                  .join(", "),
              })}
            </span>
          ) : null}
        </address>
        <Link to={links.checkout({ step: "shipping" })} className="link shrink-0">
          {t("address.edit")}
        </Link>
      </div>
    </Panel>
  );
}

function inOneLine({
  address,
  postalCode,
  city,
  county,
}: Pick<ShippingForm, "address" | "postalCode" | "city" | "county">): string {
  return `${address}, ${postalCode} ${city}, ${counties[county]}`;
}
