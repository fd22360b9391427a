// Memory and drives that fit, ranked by the price of a gigabyte more, with the slots that are left.

import { useWords } from "../../../i18n/use-words.ts";
import { Price } from "../../../kit/price.tsx";
import { ShopLink } from "../../../kit/shop-link.tsx";
import { UnbrokenNames } from "../../../kit/unbroken-names.tsx";
import { AddToCart } from "../../../shared/cart/add-to-cart.tsx";
import { formatPrice } from "../../../i18n/format.ts";
import { links } from "../../../links.ts";
import type { CapacityUpgradeView, UpgradesView } from "../upgrades.view.server.ts";
import { UpgradeReasons } from "./upgrade-reasons.tsx";

export function CapacityUpgrades({ view: { capacity } }: { view: UpgradesView }) {
  const { t } = useWords("own-pc");
  return capacity.map(({ category, upgrades, freeSlots, isOwnKnown }) => (
    <section key={category} aria-labelledby={`more-${category}`} className="mt-10">
      <h2 id={`more-${category}`} className="text-2xl">
        {t(`upgrades.${category}`)}
      </h2>
      {freeSlots.length > 0 ? (
        <p className="mt-1 text-sm text-muted">{t("upgrades.room", { limits: freeSlots.join(", ") })}</p>
      ) : null}
      {upgrades.length === 0 ? (
        <p className="mt-2">{t(isOwnKnown ? "upgrades.noCapacity" : "upgrades.memoryUnknown")}</p>
      ) : null}
      <ol className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {upgrades.map((upgrade) => (
          <CapacityItem key={upgrade.card.id} upgrade={upgrade} />
        ))}
      </ol>
    </section>
  ));
}

function CapacityItem({ upgrade }: { upgrade: CapacityUpgradeView }) {
  const { t } = useWords("own-pc");
  const { card, gigabytes, pricePerGb, instead } = upgrade;
  return (
    <li data-upgrade={card.id} className="flex flex-col border border-line bg-surface p-4">
      <h3 className="text-lg">
        <ShopLink to={links.product(card.id)} className="hover:underline">
          <UnbrokenNames title={card.title} />
        </ShopLink>
      </h3>
      <p className="money mt-1 text-sm">
        {t("upgrades.more", { count: gigabytes })} · {t("upgrades.perGb", { price: formatPrice(pricePerGb) })}
      </p>
      {instead ? <p className="mt-1 text-sm">{instead}</p> : null}
      <UpgradeReasons {...upgrade} />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-3">
        <Price amount={card.price} />
        <AddToCart productId={card.id} variant="secondary" size="sm">
          {t("upgrades.add")}
        </AddToCart>
      </div>
    </li>
  );
}
