// What fits the described PC, counted for each category, each a link to the list of those.

import { everything } from "../../../../shop/catalogue/search/filter.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { ButtonLink } from "../../../kit/button.tsx";
import { Icon } from "../../../kit/icon.tsx";
import { ShopLink } from "../../../kit/shop-link.tsx";
import { links } from "../../../links.ts";
import type { DescribedPc } from "../my-pc.view.server.ts";

export function DescribedFits({ counts }: Pick<DescribedPc, "counts">) {
  const { t } = useWords("own-pc");
  const { t: parts } = useWords("configurator");
  return (
    <section aria-labelledby="fits-of-pc">
      <h2 id="fits-of-pc" className="text-2xl">
        {t("lists.title")}
      </h2>
      <ul className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-5">
        {counts.map(({ category, fits, of, unknown }) => (
          <li key={category} className="relative border border-line bg-surface p-3 hover:border-edge">
            <ShopLink
              to={links.list({ ...everything(category), myPc: true })}
              rel="nofollow"
              className="font-condensed text-base font-semibold after:absolute after:inset-0"
            >
              {parts(`part.${category}`)}
            </ShopLink>
            <p className="figure text-sm">{t("lists.of", { fits, of })}</p>
            {unknown > 0 ? <p className="text-xs text-muted">{t("lists.unknown", { unknown })}</p> : null}
          </li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={links.myPcUpgrades()}>
          <Icon name="chart" size={18} />
          {t("upgrades.link")}
        </ButtonLink>
        <ButtonLink to={links.myPcBuild()} variant="secondary">
          {t("build.link")}
        </ButtonLink>
      </p>
    </section>
  );
}
