import { Link } from "react-router";
import { formatDate, formatPrice } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";
import { links } from "../../links.ts";
import type { OrderView } from "./order.view.server.ts";
import { OrderStateBadge } from "./order-state.tsx";

type Row = Pick<OrderView, "number" | "state" | "method" | "delivery" | "placedAt" | "totals" | "rows">;

/** A buyer's orders, newest first. */
export function OrderList({ orders }: { orders: readonly Row[] }) {
  const { t, language } = useWords("account");
  return (
    <ul className="border-t border-line">
      {orders.map((order) => (
        <li key={order.number} className="border-b border-line">
          <Link
            to={links.order(order.number)}
            className="group grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[10rem_1fr_auto]"
          >
            <span className="figure font-semibold underline-offset-4 group-hover:underline">{order.number}</span>
            <span className="min-w-0">
              <span className="line-clamp-1">
                {order.rows.map((row) => (row.service === null ? row.title : t(`service.${row.service}`))).join(", ")}
              </span>
              <span className="text-sm text-muted">{formatDate(order.placedAt, language)}</span>
            </span>
            <span className="flex items-center gap-4 sm:justify-end">
              <OrderStateBadge order={order} />
              <span className="money text-base font-semibold">{formatPrice(order.totals.total)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
