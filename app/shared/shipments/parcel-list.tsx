// The parcels of an order, a claim or a sale, for the customer: the courier, its tracking page, what happened so far, the label.
// Needs the words of the namespace "orders-parcels".

import { couriers } from "../../../shop/shipping/courier.ts";
import { formatDateTime } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";
import { buttonClass } from "../../kit/button.tsx";
import { Icon } from "../../kit/icon.tsx";
import type { ParcelView } from "./parcels.view.server.ts";

/** `labelLink`: the address of the label of a parcel that the customer sends. */
export function ParcelList({
  parcels,
  labelLink,
}: {
  parcels: readonly ParcelView[];
  labelLink?: (parcel: ParcelView) => string;
}) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {parcels.map((parcel) => (
        <li key={parcel.number} className="py-3 first:pt-0 last:pb-0">
          <Parcel parcel={parcel} labelLink={labelLink} />
        </li>
      ))}
    </ul>
  );
}

function Parcel({
  parcel,
  labelLink,
}: {
  parcel: ParcelView;
  labelLink: ((parcel: ParcelView) => string) | undefined;
}) {
  const { t, language } = useWords("orders-parcels");
  const { courier, awb, state, events, direction, payer } = parcel;
  const { name, follow } = couriers[courier];
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="font-semibold">{name}</span>
        <a
          href={follow + encodeURIComponent(awb)}
          rel="noreferrer"
          className="link figure inline-flex min-h-11 items-center"
        >
          {awb}
        </a>
      </p>
      <p>{t(`state.${direction}.${state === "requested" || state === "failed" ? "created" : state}`)}</p>
      {direction === "in" && state === "created" ? <p className="text-sm text-muted">{t(`payer.${payer}`)}</p> : null}
      {parcel.isPrintable && labelLink ? (
        <a href={labelLink(parcel)} className={`${buttonClass({})} mt-3 max-sm:w-full`}>
          <Icon name="truck" />
          {t("label")}
        </a>
      ) : null}
      {events.length > 0 ? (
        <ol className="mt-3 flex flex-col gap-2 border-s-2 border-line ps-4" aria-label={t("events")}>
          {events.map((event) => (
            <li key={`${event.at.getTime()} ${event.code}`} className="text-sm">
              <span className="figure block text-muted">{formatDateTime(event.at, language)}</span>
              <span lang={event.words ? "ro" : undefined} className="block wrap-anywhere">
                {event.words || (event.means ? t(`means.${event.means}`) : event.code)}
                {event.place ? `, ${event.place}` : ""}
              </span>
            </li>
          ))}
        </ol>
      ) : null}
    </>
  );
}
