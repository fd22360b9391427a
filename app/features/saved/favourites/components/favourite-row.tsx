// One favourite: its current data, whether it can still be bought, and the price reduction.

import { Link } from "react-router";
import { formatDateTime, formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { links } from "../../../../links.ts";
import { Badge } from "../../../../kit/badge.tsx";
import { Button } from "../../../../kit/button.tsx";
import { useFacts } from "../../../../shared/catalogue/use-facts.ts";
import { AddToCart } from "../../../../shared/cart/add-to-cart.tsx";
import { Icon } from "../../../../kit/icon.tsx";
import { Picture } from "../../../../kit/picture/picture.tsx";
import { Price } from "../../../../kit/price.tsx";
import type { FitView } from "../../../../shared/own-pc/fit.ts";
import { FitMark } from "../../../../shared/own-pc/fit-mark.tsx";
import { useKnownSession } from "../../../../shared/session/session.ts";
import { useFavouriteForm } from "../../../../shared/saved/favourite-form.tsx";
import type { FavouriteView } from "../favourite.view.ts";

type FavouriteRowProps = { favourite: FavouriteView & { fit: FitView | null } };

export function FavouriteRow({ favourite: { card, availability, drop, fit } }: FavouriteRowProps) {
  const { t, language } = useWords("saved-favourites");
  const { t: cart } = useWords("cart");
  const factsIn = useFacts();
  const own = useKnownSession()?.allocations.find((allocation) => allocation.listingId === card.id) ?? null;
  return (
    <li className="grid grid-cols-[6rem_1fr] gap-x-4 gap-y-3 border-b border-line py-5 sm:grid-cols-[9rem_1fr_auto] sm:gap-x-6">
      <Link
        to={links.product(card.id)}
        tabIndex={-1}
        aria-hidden="true"
        className={availability === "gone" ? "opacity-60 grayscale" : ""}
      >
        <Picture src={card.picture} alt="" width={800} height={600} />
      </Link>
      <div className="min-w-0">
        <h2 className="text-xl leading-tight">
          <Link to={links.product(card.id)} className="underline-offset-4 hover:underline">
            {card.title}
          </Link>
        </h2>
        <p className="mt-1 text-sm text-muted">{factsIn(card.facts).join(" · ")}</p>
        {fit && availability !== "gone" ? <FitMark fit={fit} className="mt-2" /> : null}
        {own ? (
          <p className="mt-2">
            <Link to={own.way} className="link inline-flex min-h-11 items-center font-semibold">
              {cart(`own.${own.kind}`, { until: formatDateTime(own.until, language) })}
            </Link>
          </p>
        ) : null}
        {availability === "free" || own ? null : (
          <p className="mt-2">
            <Badge tone={availability === "gone" ? "danger" : "warn"}>{t(`availability.${availability}`)}</Badge>
          </p>
        )}
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 sm:col-span-1 sm:flex-col sm:items-end sm:justify-start">
        <div className="sm:text-end">
          <Price amount={card.price} />
          {drop !== null && availability !== "gone" ? (
            <p className="text-sm font-semibold text-good">{t("drop", { amount: formatPrice(drop) })}</p>
          ) : null}
        </div>
        <div className="flex items-center gap-1">
          {availability === "free" ? (
            <AddToCart productId={card.id} size="sm">
              {t("addToCart")}
            </AddToCart>
          ) : null}
          {availability === "gone" ? (
            <Link to={links.product(card.id, {}, "similar")} className="link inline-flex min-h-11 items-center text-sm">
              {t("similar")}
            </Link>
          ) : null}
          <Remove id={card.id} title={card.title} />
        </div>
      </div>
    </li>
  );
}

function Remove({ id, title }: { id: number; title: string }) {
  const { t } = useWords("saved-favourites");
  const { form, isBusy } = useFavouriteForm();
  return (
    <form {...form}>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="productId" value={id} />
      <Button variant="quiet" size="sm" busy={isBusy} aria-label={t("remove", { title })} title={t("removeShort")}>
        <Icon name="trash" />
      </Button>
    </form>
  );
}
