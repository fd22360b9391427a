// The delivery address and the invoice details, to check before paying.

import { Link } from "react-router";
import { lockerLine, type LockerBar, type LockerPlace } from "../../../../shop/lockers/locker.ts";
import { counties } from "../../../../shop/shipping/counties.ts";
import type { ShippingForm } from "../../../../shop/orders/forms.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { Panel } from "../../../kit/panel.tsx";

type DeliverySummaryProps = {
  shipping: ShippingForm;
  /** The locker that was chosen, if it is still known. */
  locker: (Pick<LockerPlace, "name" | "address" | "city"> & { bar: LockerBar | null }) | null;
  shopAddress: string;
};

export function DeliverySummary({ shipping, locker, shopAddress }: DeliverySummaryProps) {
  const { t } = useWords("checkout");
  const { company, billing } = shipping;
  const { formatDomainError } = useDomainErrors();
  const isToLocker = shipping.delivery === "locker";
  const place = {
    courier: `${shipping.firstName} ${shipping.lastName}, ${inOneLine(shipping)}`,
    locker: t("address.locker", { locker: locker ? lockerLine(locker) : "–" }),
    pickup: t("address.pickup", { address: shopAddress }),
  };
  return (
    <Panel label={t("address.title")}>
      <div className="flex items-start justify-between gap-4">
        <address className="min-w-0 not-italic">
          {place[shipping.delivery]}
          {isToLocker && locker?.bar ? (
            <span className="mt-1 block font-semibold text-warn">{formatDomainError(locker.bar)}</span>
          ) : null}
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
        <span className="flex shrink-0 flex-col items-end gap-2">
          <Link to={links.checkout({ step: "shipping" })} className="link">
            {t("address.edit")}
          </Link>
          {isToLocker ? (
            <Link to={links.checkout({ step: "locker" })} className="link">
              {t("address.otherLocker")}
            </Link>
          ) : null}
        </span>
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
