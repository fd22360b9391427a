// The lines and totals of an order. Prices are those agreed to, whatever the catalogue says now.

import { Link } from "react-router";
import type { PictureName } from "../../../shop/catalogue/picture.ts";
import { formatPrice } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";
import { links } from "../../links.ts";
import type { OrderView } from "./order.view.server.ts";
import { Amounts } from "../cart/amounts.tsx";
import { Picture } from "../../kit/picture/picture.tsx";
import { ScrollList } from "../../kit/scroll-list.tsx";
import { Guarantee } from "../../kit/guarantee.tsx";

type OrderBillProps = {
  order: Pick<OrderView, "rows" | "totals" | "guaranteeMonths" | "voucherCode">;
  /** By listing. */
  pictures?: Readonly<Record<number, PictureName>>;
};

export function OrderBill({ order, pictures = {} }: OrderBillProps) {
  const { t } = useWords("account");
  const { t: kit } = useWords("kit");
  return (
    <>
      <ScrollList label={t("order.items")} rows={order.rows.length}>
        {order.rows.map((row) => (
          <li key={row.key} className="flex items-start gap-3 py-2.5 first:pt-0">
            <RowPicture src={row.listingId === null ? undefined : pictures[row.listingId]} />
            <span className="min-w-0 grow leading-tight">
              <RowTitle row={row} />
              {row.service === null ? (
                <span className="block text-sm text-muted">
                  {row.quantity > 1 ? `${t("order.pieces", { count: row.quantity })} · ` : null}
                  {kit("condition.refurbished")}
                  {row.grade === null ? null : ` · ${kit("condition.grade", { grade: row.grade })}`} ·{" "}
                  <Guarantee commercial={row.warrantyMonths} legal={order.guaranteeMonths} />
                </span>
              ) : null}
              {row.games ? (
                <span className="block text-sm text-muted">
                  {row.title}: {row.games.join(", ")}
                </span>
              ) : null}
              {row.calledOff === null ? null : (
                <span className="block text-sm break-words">{t("order.notRun", { reason: row.calledOff })}</span>
              )}
            </span>
            <span className="money shrink-0 text-base">{formatPrice(row.price)}</span>
          </li>
        ))}
      </ScrollList>
      <div className="mt-3 border-t border-edge pt-3">
        <Amounts totals={order.totals} voucher={order.voucherCode} />
      </div>
    </>
  );
}

function RowPicture({ src }: { src: PictureName | undefined }) {
  if (src === undefined) return null;
  return <Picture src={src} alt="" width={800} height={600} className="w-16 shrink-0" />;
}

function RowTitle({ row }: { row: OrderView["rows"][number] }) {
  const { t } = useWords("account");
  if (row.service !== null) return <span className="font-condensed font-bold">{t(`service.${row.service}`)}</span>;
  if (row.listingId === null) return <span className="font-condensed font-bold">{row.title}</span>;
  return (
    <Link to={links.product(row.listingId)} className="font-condensed font-bold underline-offset-4 hover:underline">
      {row.title}
    </Link>
  );
}
