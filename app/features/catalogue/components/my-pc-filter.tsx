// The filter "fits my PC" above the list of a category. The list itself is cached for everybody: how many fit is known after
// load. Before JavaScript the link works too, and the page that it opens has the verdicts.

import type { CatalogueFilter } from "../../../../shop/catalogue/search/filter.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { ButtonLink } from "../../../kit/button.tsx";
import { Chip } from "../../../kit/chip.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { ShopLink } from "../../../kit/shop-link.tsx";
import { links } from "../../../links.ts";
import type { List } from "../list.view.server.ts";

type MyPcFilterProps = {
  filter: CatalogueFilter;
  myPc: List["myPc"];
  /** How many results fit, once that is known. */
  count: number | null;
};

export function MyPcFilter({ filter, myPc, count }: MyPcFilterProps) {
  const { t } = useWords("catalogue");
  const isOn = filter.myPc === true;
  return (
    <div className="mt-2 flex flex-col gap-3 lg:mt-1">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Chip to={links.list({ ...filter, myPc: !isOn, page: 1 })} current={isOn}>
          {count === null ? t("myPc.filter") : t("myPc.filterCount", { count })}
        </Chip>
        {count !== null || (isOn && myPc?.hasPc) ? (
          <ShopLink to={links.myPcUpgrades()} className="link inline-flex min-h-11 items-center text-sm md:min-h-8">
            {t("myPc.upgrades")}
          </ShopLink>
        ) : null}
      </div>
      {myPc && !myPc.hasPc ? (
        <Notice>
          <p>{t("myPc.first")}</p>
          <p className="mt-2">
            <ButtonLink to={links.myPc()} variant="secondary">
              {t("myPc.describe")}
            </ButtonLink>
          </p>
        </Notice>
      ) : null}
      {myPc?.hasPc && myPc.unknown > 0 ? (
        <p className="text-sm text-muted">
          {t("myPc.unknown", { count: myPc.unknown })}{" "}
          <ShopLink to={links.myPc({}, "parts")} className="link">
            {t("myPc.complete")}
          </ShopLink>
        </p>
      ) : null}
    </div>
  );
}
