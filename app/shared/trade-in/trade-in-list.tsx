// A seller's trade-ins, newest first. Needs the words of the namespace "trade-in-sent".

import type { Bani } from "../../../base/money.ts";
import type { TradeInState } from "../../../shop/trade-in/trade-in.ts";
import { formatDate } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";
import { ShopLink } from "../../kit/shop-link.tsx";
import { formatRange } from "./format-offer.ts";
import { TradeInBadge } from "./trade-in-badge.tsx";

export type ListedTradeIn = { number: string; path: string; state: TradeInState; floor: Bani; total: Bani; at: Date };

export function TradeInList({ tradeIns }: { tradeIns: readonly ListedTradeIn[] }) {
  const { language } = useWords("trade-in-sent");
  return (
    <ul className="divide-y divide-line border-y border-line">
      {tradeIns.map(({ number, path, state, floor, total, at }) => (
        <li key={number} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
          <span>
            <ShopLink to={path} className="link figure inline-flex min-h-11 items-center text-lg">
              {number}
            </ShopLink>
            <span className="block text-sm text-muted">{formatDate(at, language)}</span>
          </span>
          <TradeInBadge state={state} />
          <span className="money font-semibold">{formatRange({ floor, total })}</span>
        </li>
      ))}
    </ul>
  );
}
