// The visitor's favourites. Works without an account.

import type { Route } from "./+types/favourites";
import { listFavourites } from "../../../../shop/saved/list-favourites.server.ts";
import { languageContext, shopContext } from "../../../context.server.ts";
import { guestOf, signedInOf } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { links } from "../../../links.ts";
import { AccountColumns } from "../../../shared/account/account-page.tsx";
import { ButtonLink } from "../../../kit/button.tsx";
import { Empty } from "../../../kit/empty.tsx";
import { FavouriteRow } from "./components/favourite-row.tsx";
import { favouriteView } from "./favourite.view.ts";
import { Head } from "../../../kit/pages/head.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { Page } from "../../../kit/pages/page.tsx";
import { LateRecent } from "../../../shared/saved/lazy-recent.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { fitsFor } from "../../../shared/own-pc/fits-for.server.ts";
import { takeFavouriteForm } from "../../../shared/saved/favourites.action.server.ts";

export const handle = {
  words: ["account", "saved-favourites", "catalogue", "cart", "domain-errors"],
  body: { size: "form" },
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const signedIn = await signedInOf(request, shop);
  const visitorId = signedIn?.visitorId ?? guestOf(request, shop);
  const favourites = visitorId ? await listFavourites(shop, visitorId) : [];
  const ids = favourites.map(({ listing }) => listing.id);
  const fits = await fitsFor(shop, { visitorId, ids, language: context.get(languageContext) });
  return {
    isMember: signedIn !== null,
    favourites: favourites.map((favourite) => ({
      ...favouriteView(favourite),
      fit: fits[favourite.listing.id] ?? null,
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return takeFavouriteForm(context.get(shopContext), request);
}

export default function Favourites({ loaderData: { isMember, favourites }, actionData }: Route.ComponentProps) {
  const { t } = useWords("saved-favourites");
  const { formatDomainError, formatFields } = useDomainErrors();
  const message = actionData && "domainError" in actionData ? formatDomainError(actionData.domainError) : null;
  const wrong = actionData && "errors" in actionData ? Object.values(formatFields(actionData.errors))[0] : null;
  const list =
    favourites.length === 0 ? (
      <Empty
        carton
        title={t("empty.title")}
        actions={<ButtonLink to={links.products()}>{t("empty.action")}</ButtonLink>}
      >
        {t("empty.text")}
      </Empty>
    ) : (
      <ul className="border-t border-line">
        {favourites.map((favourite) => (
          <FavouriteRow key={favourite.card.id} favourite={favourite} />
        ))}
      </ul>
    );
  return (
    <Page title={t("title")} lead={t("lead")}>
      <Head title={t("title")} hidden />
      {message || wrong ? (
        <Notice tone="danger" live>
          {message ?? wrong}
        </Notice>
      ) : null}
      {isMember ? <AccountColumns>{list}</AccountColumns> : list}
      <LateRecent except={favourites.map(({ card }) => card.id)} />
    </Page>
  );
}
