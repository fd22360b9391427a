// How far an order is, in four stations: tested, packed, with the courier, with its buyer. Every unit is tested before it is on sale.

import type { DisplayStatus } from "../../../shop/orders/order.ts";
import type { DeliveryMethod } from "../../../shop/shipping/fee.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Icon } from "../../kit/icon.tsx";

/** How many stations an order has behind it; null for one that is not on its way to its buyer. */
const behind = {
  placed: 1,
  "awaiting-payment": 1,
  "due-at-door": 1,
  "due-at-counter": 1,
  paid: 1,
  preparing: 1,
  "ready-to-collect": 3,
  shipped: 3,
  delivered: 4,
  collected: 4,
  "came-back": null,
  withdrawn: null,
  returned: null,
  cancelled: null,
  refunded: null,
  closed: null,
} as const satisfies Record<DisplayStatus, number | null>;

type StationsProps = { status: DisplayStatus; delivery: DeliveryMethod };

/** Renders nothing for an order that is over or going back. Needs the words of the namespace "account". */
export function Stations({ status, delivery }: StationsProps) {
  const { t } = useWords("account");
  const done = behind[status];
  if (done === null) return null;
  const names = ["tested", "packed", delivery === "pickup" ? "ready" : "courier", "arrived"] as const;
  return (
    <ol aria-label={t("stations.label")} className="grid grid-cols-4 gap-1 font-condensed font-semibold sm:gap-2">
      {names.map((name, index) => {
        const isDone = index < done;
        return (
          <li
            key={name}
            aria-current={index === done ? "step" : undefined}
            className={`flex min-w-0 flex-wrap items-center gap-x-1.5 border-t-4 pt-2 text-sm leading-tight wrap-anywhere sm:text-base ${isDone ? "border-action" : "border-line text-muted"}`}
          >
            {isDone ? <Icon name="check" size={16} /> : <span className="figure text-xs">{index + 1}</span>}
            <span>{t(`stations.${name}`)}</span>
          </li>
        );
      })}
    </ol>
  );
}
