// The recipient, the delivery and the invoice address of an order.

import type { ShownAddress, OrderView } from "./order.view.server.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Panel } from "../../kit/panel.tsx";

/** Needs the words of the namespace "account". */
export function Recipient({ order, shopAddress }: { order: OrderView; shopAddress: string }) {
  const { t } = useWords("account");
  const { address, billing, company } = order;
  const isPickup = order.delivery === "pickup";
  return (
    <Panel label={isPickup ? t("order.pickup") : t("order.address")}>
      <address className="not-italic">
        {isPickup ? <p>{shopAddress}</p> : <Address address={address} />}
        <p>{order.phone}</p>
        <p className="break-words">{order.email}</p>
        {company || billing || isPickup ? (
          <div className="mt-3 border-t border-line pt-3">
            <p className="text-sm text-muted">{t("order.invoiceTo")}</p>
            {company ? (
              <p>
                {company.name}, {company.cui}, {company.tradeRegister}
              </p>
            ) : null}
            <Address address={billing ?? address} />
          </div>
        ) : null}
      </address>
    </Panel>
  );
}

function Address({ address }: { address: ShownAddress }) {
  return (
    <p>
      {address.firstName} {address.lastName}
      <br />
      {address.address}
      <br />
      {address.postalCode} {address.city}, {address.county}
    </p>
  );
}
