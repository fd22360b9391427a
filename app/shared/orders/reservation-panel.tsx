import { Form, Link, useNavigation } from "react-router";
import { formatDateTime, formatPrice } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";
import type { Reservation } from "../../../shop/inventory/allocations/reservation.ts";
import { links } from "../../links.ts";
import { Button } from "../../kit/button.tsx";
import { AddToCart } from "../cart/add-to-cart.tsx";
import { Panel } from "../../kit/panel.tsx";

/** The unit reserved for this visitor: to buy it, or to release it. */
export function ReservationPanel({ reservation }: { reservation: Reservation }) {
  const { t, language } = useWords("account");
  const isBusy = useNavigation().formData?.get("intent") === "release";
  return (
    <Panel label={t("reservation.title")}>
      <p>
        <Link
          to={links.product(reservation.listingId)}
          className="font-condensed text-xl font-bold underline-offset-4 hover:underline"
        >
          {reservation.title}
        </Link>
      </p>
      <p className="mt-1">{t("reservation.until", { until: formatDateTime(reservation.until, language) })}</p>
      <p className="money mt-1">{formatPrice(reservation.price)}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <AddToCart productId={reservation.listingId}>{t("reservation.buy")}</AddToCart>
        <Form method="post" action={links.reservations()}>
          <input type="hidden" name="intent" value="release" />
          <Button variant="secondary" busy={isBusy}>
            {t("reservation.release")}
          </Button>
        </Form>
      </div>
    </Panel>
  );
}
