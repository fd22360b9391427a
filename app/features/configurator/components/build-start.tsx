// The starting points of a build: the most important part, a budget, or any part.

import { formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { StarterBuildView } from "../starter-builds.view.server.ts";
import type { RowView } from "../build.view.server.ts";
import { ButtonLink } from "../../../kit/button.tsx";
import { Icon } from "../../../kit/icon.tsx";
import { Picture } from "../../../kit/picture/picture.tsx";
import { Price } from "../../../kit/price.tsx";
import { ShopLink } from "../../../kit/shop-link.tsx";
import type { BuildAddress } from "../../../../shop/configurator/build-address.ts";
import { buildLink, chooseLink } from "../../../shared/configurator/build-links.ts";
import { links } from "../../../links.ts";
import { FpsList } from "./expected-fps.tsx";

const first = ["processors", "graphics-cards"] as const;

export function BuildStart({
  rows,
  starterBuilds,
  address,
}: {
  rows: readonly RowView[];
  starterBuilds: readonly StarterBuildView[];
  address: BuildAddress;
}) {
  const { t } = useWords("configurator");
  const rowOf = new Map(rows.map((row) => [row.category, row]));
  return (
    <>
      <h2 className="text-2xl">{t("start.from")}</h2>
      <ul className="mt-4 grid gap-4 md:grid-cols-2">
        {first.map((category) => (
          <li
            key={category}
            className="relative flex border border-line bg-surface hover:border-edge hover:shadow-lift"
          >
            <Picture
              src={rowOf.get(category)?.picture ?? ""}
              alt=""
              width={800}
              height={600}
              sizes="(min-width:48rem) 16rem,9rem"
              className="w-32 shrink-0 sm:w-52"
            />
            <div className="flex min-w-0 flex-col gap-1 p-4">
              <h3 className="text-xl">
                <ShopLink to={chooseLink(address, category)} rel="nofollow" className="after:absolute after:inset-0">
                  {t(`start.${category}`)}
                </ShopLink>
              </h3>
              <p className="text-sm text-muted">{t(`start.${category}Text`)}</p>
              <p className="mt-auto flex items-center gap-2 pt-1 text-xs text-muted">
                {t("count", { count: rowOf.get(category)?.fits ?? 0 })}
                <Icon name="arrow-right" size={16} className="text-link" />
              </p>
            </div>
          </li>
        ))}
      </ul>
      {starterBuilds.length > 0 ? (
        <section aria-labelledby="budgets" className="mt-12">
          <h2 id="budgets" className="text-2xl">
            {t("start.budgets")}
          </h2>
          <p className="mt-1.5 max-w-[62ch] text-muted">{t("start.budgetsText")}</p>
          <ul className="mt-5 grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
            {starterBuilds.map((starterBuild) => (
              <StarterBuild key={starterBuild.budget} starterBuild={starterBuild} />
            ))}
          </ul>
        </section>
      ) : null}
      <h2 className="mt-12 text-2xl">{t("start.any")}</h2>
      <ul className="mt-4 grid grid-cols-3 gap-2 sm:gap-3 lg:grid-cols-5 xl:grid-cols-9">
        {rows.map(({ category, picture, of }) => (
          <li key={category} className="relative border border-line bg-surface hover:border-edge hover:shadow-lift">
            <Picture src={picture} alt="" width={800} height={600} sizes="(min-width:80rem) 8rem,30vw" />
            <div className="px-1.5 py-2 sm:p-2.5">
              <h3 className="font-condensed leading-tight font-semibold max-sm:text-sm">
                <ShopLink to={chooseLink(address, category)} rel="nofollow" className="after:absolute after:inset-0">
                  {t(`part.${category}`)}
                </ShopLink>
              </h3>
              <p className="figure text-xs text-muted">{of}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function StarterBuild({
  starterBuild: { budget, requested, total, names, picture, expected },
}: {
  starterBuild: StarterBuildView;
}) {
  const { t } = useWords("configurator");
  return (
    <li className="flex flex-col border border-line bg-surface">
      <Picture
        src={picture}
        alt=""
        width={800}
        height={600}
        sizes="(min-width:80rem) 20rem,46vw"
        className="max-sm:hidden"
      />
      <div className="flex grow flex-col gap-3 p-4">
        <h3 className="text-xl">{t("start.upTo", { amount: formatPrice(budget) })}</h3>
        <ul className="font-condensed text-base leading-snug">
          {names.map((name) => (
            <li key={name} className="truncate">
              {name}
            </li>
          ))}
        </ul>
        {expected.length > 0 ? (
          <div className="rounded-sm bg-screen px-3 py-2 text-on-screen">
            <p className="mb-1 flex items-baseline justify-between gap-3 text-2xs">
              <span className="silk text-amber">{t("power.estimate")}</span>
              <ShopLink to={links.estimates()} className="underline underline-offset-2">
                {t("expected.how")}
              </ShopLink>
            </p>
            <FpsList expected={expected} className="" isSmall />
          </div>
        ) : null}
        <div className="mt-auto border-t border-line pt-3">
          <Price amount={total} />
          <ButtonLink
            to={buildLink({ requested, saved: null })}
            rel="nofollow"
            variant="secondary"
            className="mt-3 w-full"
          >
            {t("start.use")}
            <span className="sr-only">: {t("start.upTo", { amount: formatPrice(budget) })}</span>
          </ButtonLink>
        </div>
      </div>
    </li>
  );
}
