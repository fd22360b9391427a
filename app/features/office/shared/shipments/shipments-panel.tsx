// The parcels of an order, a claim or a trade-in, on its office page. Needs the words of the namespace "office-shipments".

import { Link } from "react-router";
import { useWords } from "../../../../i18n/use-words.ts";
import { ButtonLink } from "../../../../kit/button.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import { officeLinks } from "../../../../office-links.ts";
import type { OfficeShipment } from "./shipment.view.server.ts";
import { Awb, ParcelProblem } from "./parcel-facts.tsx";
import { ShipmentStateBadge } from "./shipment-state.tsx";

type Props = { parcels: { number: string; shipments: readonly OfficeShipment[]; mayAdd: boolean } };

export function ShipmentsPanel({ parcels: { number, shipments, mayAdd } }: Props) {
  const { t } = useWords("office-shipments");
  if (shipments.length === 0 && !mayAdd) return null;
  return (
    <Panel title={t("panel.title")}>
      {shipments.length > 0 ? (
        <ul className="divide-y divide-line border-y border-line">
          {shipments.map((shipment) => (
            <li key={shipment.number} className="flex flex-col gap-1 py-3">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Link
                  to={officeLinks.shipment(shipment.number)}
                  className="link figure inline-flex min-h-11 items-center font-semibold"
                >
                  {shipment.number}
                </Link>
                <ShipmentStateBadge state={shipment.state} />
                <span className="text-sm text-muted">{t(`direction.${shipment.direction}`)}</span>
              </p>
              <div className="flex flex-wrap items-center gap-x-4">
                <Awb shipment={shipment} />
                {shipment.hasLabel ? (
                  <ButtonLink
                    to={officeLinks.shipmentLabels([shipment.number])}
                    reloadDocument
                    variant="secondary"
                    size="sm"
                  >
                    {t("label")}
                  </ButtonLink>
                ) : null}
              </div>
              <ParcelProblem shipment={shipment} />
            </li>
          ))}
        </ul>
      ) : null}
      {mayAdd ? (
        <ButtonLink to={officeLinks.newShipment(number)} variant="secondary" className="mt-4">
          {t("panel.add")}
        </ButtonLink>
      ) : null}
    </Panel>
  );
}
