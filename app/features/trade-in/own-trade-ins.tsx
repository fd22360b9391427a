// The trade-ins of this browser without an account, each with its state.

import type { Route } from "./+types/own-trade-ins";
import { tradeInsOf } from "../../../shop/trade-in/trade-ins-of.server.ts";
import { shopContext } from "../../context.server.ts";
import { guestOf, signedInOf } from "../../edge.server.ts";
import { useWords } from "../../i18n/use-words.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { links } from "../../links.ts";
import { AccountPage } from "../../shared/account/account-page.tsx";
import { ButtonLink } from "../../kit/button.tsx";
import { Empty } from "../../kit/empty.tsx";
import { TradeInList } from "../../shared/trade-in/trade-in-list.tsx";
import { listedTradeIn } from "../../shared/trade-in/listed-trade-in.ts";

export const handle = { words: ["account", "trade-in-sent"], purpose: "form" } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const signedIn = await signedInOf(request, shop);
  const visitorId = signedIn?.visitorId ?? guestOf(request, shop);
  const tradeIns = visitorId ? await tradeInsOf(shop, { visitorId }) : [];
  return { isGuest: signedIn === null, tradeIns: tradeIns.flatMap(listedTradeIn) };
}

export default function TradeIns({ loaderData: { isGuest, tradeIns } }: Route.ComponentProps) {
  const { t } = useWords("trade-in-sent");
  return (
    <AccountPage title={t("list")} lead={t("own.lead")} isGuest={isGuest}>
      {tradeIns.length === 0 ? (
        <Empty carton title={t("own.none")} actions={<ButtonLink to={links.sell()}>{t("own.sell")}</ButtonLink>}>
          {t("own.how")}
        </Empty>
      ) : (
        <>
          <TradeInList tradeIns={tradeIns} />
          <ButtonLink to={links.sell()} variant="secondary" className="self-start">
            {t("own.sell")}
          </ButtonLink>
        </>
      )}
    </AccountPage>
  );
}
