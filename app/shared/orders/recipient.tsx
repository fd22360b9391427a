// The recipient, the delivery and the invoice address of an order.

import type { AddressView, OrderView } from "./order.view.server.ts";
import { couriers } from "../../../shop/shipping/courier.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Panel } from "../../kit/panel.tsx";

/** Needs the words of the namespace "account". */
export function Recipient({ order, shopAddress }: { order: OrderView; shopAddress: string }) {
  const { t } = useWords("account");
  const { address, billing, company } = order;
  const { locker } = order;
  const isPickup = order.delivery === "pickup";
  const isElsewhere = isPickup || locker !== null;
  return (
    <Panel label={isPickup ? t("order.pickup") : t(locker ? "order.locker" : "order.address")}>
      <address className="not-italic">
        {locker ? <LockerAddress locker={locker} /> : isPickup ? <p>{shopAddress}</p> : <Address address={address} />}
        <p>{order.phone}</p>
        <p className="break-words">{order.email}</p>
        {company || billing || isElsewhere ? (
          <div className="mt-3 border-t border-line pt-3">
            <p className="text-sm text-muted">{t("order.invoiceTo")}</p>
            {company ? (
              <p>{[company.name, company.cui, company.tradeRegister].filter((part) => part !== null).join(", ")}</p>
            ) : null}
            <Address address={billing ?? address} />
          </div>
        ) : null}
      </address>
    </Panel>
  );
}

function LockerAddress({ locker }: { locker: NonNullable<OrderView["locker"]> }) {
  return (
    <p>
      <strong>{locker.name}</strong>
      <br />
      {locker.address}
      <br />
      {[locker.postalCode, locker.city].filter(Boolean).join(" ")}
      <br />
      <span className="text-sm text-muted">
        {[couriers[locker.courier].name, locker.hours].filter(Boolean).join(" · ")}
      </span>
    </p>
  );
}

function Address({ address }: { address: AddressView }) {
  return (
    <p>
      {address.firstName} {address.lastName}
      <br />
      {address.address}
      {address.address ? <br /> : null}
      {address.city ? `${address.postalCode} ${address.city}, ${address.county}`.trim() : null}
    </p>
  );
}
