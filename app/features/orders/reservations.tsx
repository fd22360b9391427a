// The reservation of the account or of a guest's browser, which lasts one day: buy it or release it.

import { data, redirect } from "react-router";
import type { Route } from "./+types/reservations";
import { awaitedLink } from "../../../shop/orders/allocations/awaited-link.server.ts";
import { releaseReservation } from "../../../shop/inventory/allocations/release-reservation.server.ts";
import { viewOrders } from "../../../shop/orders/view-orders.server.ts";
import { shopContext } from "../../context.server.ts";
import { guestOf, signedInOf, visitorFor } from "../../edge.server.ts";
import { useWords } from "../../i18n/use-words.ts";
import { links } from "../../links.ts";
import { statusOf } from "../../domain-errors.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { AccountPage } from "../../shared/account/account-page.tsx";
import { ButtonLink } from "../../kit/button.tsx";
import { Empty } from "../../kit/empty.tsx";
import { Notice } from "../../kit/notice.tsx";
import { ExtensionNotice } from "../../shared/orders/extension-notice.tsx";
import { ReservationPanel } from "../../shared/orders/reservation-panel.tsx";
import { FlashMessage } from "../../kit/flash-message.tsx";
import { useDomainErrors } from "../../kit/pages/refused-page.tsx";

export const handle = {
  words: ["account", "cart", "domain-errors", "orders-extend"],
  purpose: "form",
  body: { size: "form" },
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const signedIn = await signedInOf(request, shop);
  const visitorId = signedIn?.visitorId ?? guestOf(request, shop);
  const { reservation } = await viewOrders(shop, { visitorId });
  const awaited = visitorId ? await awaitedLink(shop, { visitorId }) : null;
  return {
    isGuest: signedIn === null,
    reservation,
    awaited,
    isReleased: new URL(request.url).searchParams.has("released"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const released = await releaseReservation(shop, { visitorId: (await visitorFor(request, shop)).visitorId });
  return released.ok
    ? redirect(links.reservations({ released: "1" }))
    : data({ domainError: released.domainError }, statusOf(released.domainError));
}

export default function Reservations({
  loaderData: { isGuest, reservation, awaited, isReleased },
  actionData,
}: Route.ComponentProps) {
  const { t } = useWords("account");
  const { formatDomainError } = useDomainErrors();
  return (
    <AccountPage title={t("places.reservations")} lead={t("reservation.lead")} isGuest={isGuest}>
      {actionData ? (
        <Notice tone="danger" live>
          {formatDomainError(actionData.domainError)}
        </Notice>
      ) : null}
      {isReleased && !actionData ? <FlashMessage name="released" message={t("reservation.released")} /> : null}
      <ExtensionNotice of="reservation" awaited={awaited} heldUntil={reservation?.until ?? null} />
      {reservation ? (
        <ReservationPanel reservation={reservation} />
      ) : (
        <Empty
          carton
          title={t("reservation.none")}
          actions={<ButtonLink to={links.products()}>{t("orders.shop")}</ButtonLink>}
        >
          {t("reservation.how")}
        </Empty>
      )}
    </AccountPage>
  );
}
