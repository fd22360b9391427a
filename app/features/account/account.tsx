// The account page: who is signed in, their orders and reservations. For a guest, those of this browser.

import type { Route } from "./+types/account";
import { listBuilds } from "../../../shop/configurator/list-builds.server.ts";
import { savedTotal } from "../../../shop/configurator/saved-build.ts";
import { viewOrders } from "../../../shop/orders/view-orders.server.ts";
import { tradeInsOf } from "../../../shop/trade-in/trade-ins-of.server.ts";
import { shopContext } from "../../context.server.ts";
import { guestOf, signedInOf } from "../../edge.server.ts";
import { useWords } from "../../i18n/use-words.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { links } from "../../links.ts";
import { BuildList } from "./components/build-list.tsx";
import { ButtonLink } from "../../kit/button.tsx";
import { Empty } from "../../kit/empty.tsx";
import { Head } from "../../kit/pages/head.tsx";
import { LookUpForm } from "../../shared/orders/look-up-form.tsx";
import { OrderList } from "../../shared/orders/order-list.tsx";
import { ReservationPanel } from "../../shared/orders/reservation-panel.tsx";
import { Page } from "../../kit/pages/page.tsx";
import { FlashMessage } from "../../kit/flash-message.tsx";
import { TradeInList } from "../../shared/trade-in/trade-in-list.tsx";
import { AccountColumns } from "../../shared/account/account-page.tsx";
import { SignInOrOut } from "./sign-in/components/sign-in-or-out.tsx";
import { orderView } from "../../shared/orders/order.view.server.ts";
import { listedTradeIn } from "../../shared/trade-in/listed-trade-in.ts";

export const handle = {
  words: ["account", "configurator-saved-builds", "cart", "trade-in-sent"],
} satisfies RouteHandle;

const NEWEST = 5;
const NEWEST_BUILDS = 3;
const outcomes = ["signed-in", "signed-up", "deleted"] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const signedIn = await signedInOf(request, shop);
  const visitorId = signedIn?.visitorId ?? guestOf(request, shop);
  const { orders, reservation } = await viewOrders(shop, { visitorId });
  const tradeIns = visitorId ? await tradeInsOf(shop, { visitorId }) : [];
  const builds = visitorId ? await listBuilds(shop, visitorId) : [];
  const done = new URL(request.url).searchParams.get("done");
  return {
    person: signedIn && { name: signedIn.name, email: signedIn.email, isStaff: signedIn.role === "staff" },
    orders: orders.slice(0, NEWEST).map(orderView),
    hasMore: orders.length > NEWEST,
    tradeIns: tradeIns.flatMap(listedTradeIn),
    builds: builds
      .slice(0, NEWEST_BUILDS)
      .map(({ id, name, savedAt, parts }) => ({ id, name, savedAt, parts: parts.length, total: savedTotal(parts) })),
    buildCount: builds.length,
    reservation,
    done: outcomes.find((outcome) => outcome === done) ?? null,
  };
}

export default function Account({ loaderData }: Route.ComponentProps) {
  const { person, done } = loaderData;
  const { t } = useWords("account");
  return (
    <Page title={t("title")} lead={person ? t("hello", { name: person.name, email: person.email }) : t("lead")}>
      <Head title={t("title")} hidden />
      <div className="mb-8 flex flex-col gap-4 empty:hidden">
        {done ? (
          <FlashMessage
            name="done"
            message={t(`done.${done}`)}
            text={done === "signed-up" ? t("done.signed-up-text") : undefined}
          />
        ) : null}
        <SignInOrOut person={person} />
      </div>
      {person ? (
        <AccountColumns>
          <AccountSections loaderData={loaderData} />
        </AccountColumns>
      ) : (
        <div className="grid items-start gap-8 lg:grid-cols-[1fr_24rem]">
          <div className="flex min-w-0 flex-col gap-8">
            <AccountSections loaderData={loaderData} />
          </div>
          <LookUpForm answer={{ errors: {}, typed: {}, refused: null }} />
        </div>
      )}
    </Page>
  );
}

/** The orders, reservation, trade-ins and builds of the account, or of this browser. */
function AccountSections({
  loaderData: { person, orders, hasMore, tradeIns, builds, buildCount, reservation },
}: Pick<Route.ComponentProps, "loaderData">) {
  const { t } = useWords("account");
  const { t: selling } = useWords("trade-in-sent");
  const { t: saved } = useWords("configurator-saved-builds");
  return (
    <>
      {reservation ? <ReservationPanel reservation={reservation} /> : null}
      <section>
        <h2 className="mb-4 text-2xl">{t("orders.title")}</h2>
        {orders.length === 0 ? (
          <Empty
            carton
            title={person ? t("orders.none") : t("orders.empty")}
            actions={<ButtonLink to={links.products()}>{t("orders.shop")}</ButtonLink>}
          />
        ) : (
          <OrderList orders={orders} />
        )}
        {hasMore ? (
          <ButtonLink to={links.orders()} variant="secondary" className="mt-4">
            {t("orders.all")}
          </ButtonLink>
        ) : null}
      </section>
      {tradeIns.length > 0 ? (
        <section>
          <h2 className="mb-4 text-2xl">{selling("list")}</h2>
          <TradeInList tradeIns={tradeIns} />
        </section>
      ) : null}
      {builds.length > 0 ? (
        <section>
          <h2 className="mb-4 text-2xl">{saved("overview.title")}</h2>
          <BuildList builds={builds} />
          <ButtonLink to={links.builds()} variant="secondary" className="mt-4">
            {saved("overview.all", { count: buildCount })}
          </ButtonLink>
        </section>
      ) : null}
    </>
  );
}
