// What happened with a person: what is open now, then orders, sales, claims and messages; each row leads to its page.

import type { ReactNode } from "react";
import type { ClaimState } from "../../../../../shop/returns/claim.ts";
import type { OrderState } from "../../../../../shop/orders/order.ts";
import type { TradeInState } from "../../../../../shop/trade-in/trade-in.ts";
import { formatDate, formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Panel } from "../../../../kit/panel.tsx";
import { ShopLink } from "../../../../kit/shop-link.tsx";
import { officeLinks } from "../../../../office-links.ts";
import { ClaimStateBadge } from "../../../../shared/returns/claim-state.tsx";
import { ConversationStateBadge } from "../../shared/messages/conversation-state.tsx";
import { StaffOrderState } from "../../shared/orders/staff-order-state.tsx";
import { TradeInStateBadge } from "../../shared/trade-ins/trade-in-state.tsx";
import type { CustomerView } from "../customer.view.server.ts";

type Line = {
  key: string;
  /** Null where the reader may not see the page. */
  to: string | null;
  title: ReactNode;
  detail: ReactNode;
  state: ReactNode;
  isOpen: boolean;
};

const endedOrders = new Set(["delivered", "cancelled", "refunded"]);
const endedSales = new Set(["paid", "returned", "expired", "rejected"]);
const openClaims = new Set(["asked", "accepted", "received"]);

export function CustomerHistory({ view }: { view: CustomerView }) {
  const { t } = useWords("office-customers");
  const { orders, sales, claims, conversations } = useLines(view);
  const open = [...orders, ...sales, ...claims, ...conversations].filter(({ isOpen }) => isOpen);
  return (
    <>
      <LinesPanel title={t("open.title")} lines={open} none={t("open.none")} />
      <LinesPanel title={t("history.orders")} lines={orders} />
      <LinesPanel title={t("history.sales")} lines={sales} />
      <LinesPanel title={t("history.claims")} lines={claims} />
      <LinesPanel title={t("history.messages")} lines={conversations} />
    </>
  );
}

function useLines({ orders, sales, claims, conversations, may }: CustomerView) {
  const { t: returns, language } = useWords("returns");
  const asState = <State extends string>(state: string) => state as State;
  return {
    orders: orders.map((order): Line => ({
      key: order.number,
      to: may.orders ? officeLinks.order(order.number) : null,
      title: order.number,
      detail: `${formatDate(order.placedAt, language)} · ${formatPrice(order.total)}`,
      state: <StaffOrderState order={{ ...order, state: asState<OrderState>(order.state) }} />,
      isOpen: !endedOrders.has(order.state),
    })),
    sales: sales.map((sale): Line => ({
      key: sale.number!,
      to: may.sales ? officeLinks.tradeIn(sale.number!) : null,
      title: sale.number,
      detail: [formatDate(sale.createdAt, language), sale.amount === null ? null : formatPrice(sale.amount)]
        .filter((text) => text !== null)
        .join(" · "),
      state: <TradeInStateBadge state={asState<TradeInState>(sale.state)} />,
      isOpen: !endedSales.has(sale.state),
    })),
    claims: claims.map((claim): Line => ({
      key: claim.number,
      to: may.claims ? officeLinks.return(claim.number) : null,
      title: claim.number,
      detail: `${returns(`kind.${claim.kind}`)} · ${claim.orderNumber} · ${formatDate(claim.openedAt, language)}`,
      state: <ClaimStateBadge state={asState<ClaimState>(claim.state)} />,
      isOpen: openClaims.has(claim.state),
    })),
    conversations: conversations.map((each): Line => ({
      key: each.number,
      to: may.messages ? officeLinks.message(each.number) : null,
      title: each.subject,
      detail: `${each.number} · ${formatDate(each.lastAt, language)}`,
      state: <ConversationStateBadge state={each.state} />,
      isOpen: each.state === "open",
    })),
  };
}

function LinesPanel({ title, lines, none }: { title: string; lines: readonly Line[]; none?: string }) {
  if (lines.length === 0 && none === undefined) return null;
  return (
    <Panel label={title}>
      {lines.length === 0 ? <p className="text-muted">{none}</p> : null}
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.key} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 first:pt-0">
            <span className="min-w-0">
              {line.to === null ? (
                <span className="block font-semibold wrap-anywhere">{line.title}</span>
              ) : (
                <ShopLink
                  to={line.to}
                  className="link inline-flex min-h-11 items-center font-semibold wrap-anywhere md:min-h-7"
                >
                  {line.title}
                </ShopLink>
              )}
              <span className="block text-sm text-muted">{line.detail}</span>
            </span>
            {line.state}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
