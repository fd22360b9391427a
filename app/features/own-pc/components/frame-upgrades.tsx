// Processors and cards that draw more frames, ranked by frames gained for the money. All figures are estimates.

import { Form } from "react-router";
import { useWords } from "../../../i18n/use-words.ts";
import { Button } from "../../../kit/button.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { Price } from "../../../kit/price.tsx";
import { ShopLink } from "../../../kit/shop-link.tsx";
import { UnbrokenNames } from "../../../kit/unbroken-names.tsx";
import { AddToCart } from "../../../shared/cart/add-to-cart.tsx";
import { links } from "../../../links.ts";
import type { FrameUpgradeView, UpgradesView } from "../upgrades.view.server.ts";
import { ownBuildOf } from "../own-build/own-build-links.ts";
import { UpgradeReasons } from "./upgrade-reasons.tsx";

export function FrameUpgrades({ view: { frames, none, pcs } }: { view: UpgradesView }) {
  const { t } = useWords("own-pc");
  return (
    <section aria-labelledby="more-frames" className="mt-8">
      <h2 id="more-frames" className="text-2xl">
        {t("upgrades.frames")}
      </h2>
      {none ? (
        <div className="mt-3">
          <Notice>{t(`upgrades.reason.${none}`)}</Notice>
        </div>
      ) : (
        <p className="mt-1 text-sm text-muted">
          {t("upgrades.source", { count: pcs })}{" "}
          <ShopLink to={links.estimates()} className="link">
            {t("upgrades.how")}
          </ShopLink>
        </p>
      )}
      <ol className="mt-4 flex flex-col gap-3">
        {frames.map((upgrade) => (
          <FrameUpgradeItem key={upgrade.card.id} upgrade={upgrade} />
        ))}
      </ol>
    </section>
  );
}

function FrameUpgradeItem({ upgrade }: { upgrade: FrameUpgradeView }) {
  const { t } = useWords("own-pc");
  const { t: parts } = useWords("configurator");
  const { card, category, companions, total, supplyWatts, after, gained, per100Ron, heldBackBy } = upgrade;
  return (
    <li data-upgrade={card.id} className="border border-line bg-surface p-4">
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <p className="silk text-muted">{parts(`part.${category}`)}</p>
          <h3 className="text-xl">
            <ShopLink to={links.product(card.id)} className="hover:underline">
              <UnbrokenNames title={card.title} />
            </ShopLink>
          </h3>
          <p className="text-sm text-muted">{card.facts.join(" · ")}</p>
          <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
            <b className="figure text-xl">{t("upgrades.gain", { low: gained.low, high: gained.high })}</b>
            <span className="text-sm">{t("upgrades.after", { low: after.low, high: after.high })}</span>
            <span className="silk text-muted">{t("upgrades.estimate")}</span>
          </p>
          <p className="figure text-sm">{t("upgrades.per", { frames: per100Ron })}</p>
          {heldBackBy ? <p className="mt-1 text-sm">{t(`upgrades.heldBack.${heldBackBy}`)}</p> : null}
          {category === "graphics-cards" ? (
            <p className="mt-1 text-sm text-muted">{t("upgrades.supply", { watts: supplyWatts })}</p>
          ) : null}
          <UpgradeReasons {...upgrade} />
          <Companions companions={companions} />
        </div>
        <div className="flex flex-col gap-3 md:w-60 md:items-end">
          <div className="md:text-end">
            {companions.length > 0 ? <span className="silk text-muted">{t("upgrades.total")}</span> : null}
            <Price amount={total} />
          </div>
          {companions.length > 0 ? (
            <Form method="post" className="w-full">
              <input type="hidden" name="ids" value={[card.id, ...companions.map(({ id }) => id)].join()} />
              <Button className="w-full">{t("upgrades.addAll", { count: companions.length + 1 })}</Button>
            </Form>
          ) : (
            <AddToCart productId={card.id} className="w-full">
              {t("upgrades.add")}
            </AddToCart>
          )}
          <ShopLink
            to={ownBuildOf([{ id: card.id, category }, ...companions])}
            rel="nofollow"
            className="link inline-flex min-h-11 items-center text-sm"
          >
            {t("build.plan")}
          </ShopLink>
        </div>
      </div>
    </li>
  );
}

/** What has to be replaced along with the part. */
function Companions({ companions }: Pick<FrameUpgradeView, "companions">) {
  const { t } = useWords("own-pc");
  const { t: parts } = useWords("configurator");
  if (companions.length === 0) return null;
  return (
    <div className="mt-3 border-s-4 border-warn ps-3">
      <p className="font-condensed font-semibold">{t("upgrades.instead")}</p>
      <ul className="text-sm">
        {companions.map(({ id, title, price, category }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3">
            <span>
              {parts(`part.${category}`)}:{" "}
              <ShopLink to={links.product(id)} className="link">
                {title}
              </ShopLink>
            </span>
            <Price amount={price} size="sm" />
          </li>
        ))}
      </ul>
    </div>
  );
}
