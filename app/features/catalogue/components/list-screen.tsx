// A list of the catalogue, for PCs and every component category: the filter panel on the left, the results on the right.

import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { everything, isNarrowed, queryOf } from "../../../../shop/catalogue/search/filter.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { List, Pointer } from "../list.view.server.ts";
import type { FilterCondition } from "../../../../shop/catalogue/search/search-or-filter.ts";
import { links } from "../../../links.ts";
import { facetLabel, optionLabel, priceLabel } from "../../../shared/catalogue/option-label.ts";
import { useHydrated } from "../../../kit/use-hydrated.ts";
import { ButtonLink, buttonClass } from "../../../kit/button.tsx";
import { PickForm } from "../../../shared/compare/pick-form.tsx";
import { Empty } from "../../../kit/empty.tsx";
import { Icon } from "../../../kit/icon.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { Page } from "../../../kit/pages/page.tsx";
import { Pagination } from "../../../kit/pagination.tsx";
import { Drawer, DrawerButton } from "../../../kit/drawer.tsx";
import type { Crumb } from "../../../kit/pages/breadcrumbs.tsx";
import { Cards } from "../../../shared/catalogue/cards.tsx";
import { FavouritePicks } from "../../../shared/saved/favourite-picks.tsx";
import { useFits } from "../../../shared/own-pc/use-fits.ts";
import { MyPcFilter } from "./my-pc-filter.tsx";
import { FilterPanel, type ClearedState } from "./filter-panel.tsx";
import { ActiveFilters, SortForm, TextSearch, WithinResults } from "./list-tools.tsx";

const PANEL = "filters";
/** The place of the panel beside the results. */
const BESIDE = "beside";

export function ListScreen({ list, title, crumbs }: { list: List; title: string; crumbs?: readonly Crumb[] }) {
  const { t } = useWords("catalogue");
  const { filter, total, pages, cards } = list;
  const fits = useListFits(list);
  return (
    <Page title={title} isDense {...(crumbs && { crumbs })}>
      <div className="gap-8 lg:grid lg:grid-cols-[17.5rem_minmax(0,1fr)] xl:gap-10">
        <div className="min-w-0 lg:col-start-2 lg:row-start-1">
          <div className="list-tools">
            <DrawerButton sheet={PANEL} className={`${buttonClass({ variant: "secondary" })} px-3 lg:hidden`}>
              <Icon name="filter" />
              {t("filter.title")}
            </DrawerButton>
            <a href={`#${BESIDE}`} className="skip-link">
              {t("filter.skip")}
            </a>
            <SortForm filter={filter} />
            <output className="shrink-0 text-sm text-muted">
              <span className="max-sm:sr-only">{t("results", { count: total })}</span>
              <span aria-hidden className="figure sm:hidden">
                {total}
              </span>
            </output>
          </div>
          {filter.productType === "pc" ? null : (
            <MyPcFilter filter={filter} myPc={list.myPc} count={list.fits ? total : (fits?.count ?? null)} />
          )}
          <div className="flex flex-col gap-4 not-empty:mt-2">
            <UrlNotices list={list} />
            <ActiveFilters filter={filter} facets={list.facets} />
          </div>
          <section aria-label={t("resultsLabel")} data-total={total} className="mt-2">
            {total === 0 ? (
              <NothingFound list={list} />
            ) : (
              <Cards cards={cards} picks eager fits={list.fits ?? fits?.fits} />
            )}
          </section>
          <PickForm productType={filter.productType} />
          <FavouritePicks />
          {total > 0 && isNarrowed(filter) ? (
            <p className="mt-6">
              <Link to={links.alert(filter)} rel="nofollow" className="link inline-flex min-h-11 items-center">
                {t("alert")}
              </Link>
            </p>
          ) : null}
          {pages > 1 ? (
            <div className="mt-10">
              <Pagination page={filter.page} pages={pages} hrefFor={(page) => links.list({ ...filter, page })} />
            </div>
          ) : null}
        </div>
        {/* Behind the results for the keyboard, beside them for the eye: a hundred options are no detour to the first card. */}
        <aside
          id={BESIDE}
          tabIndex={-1}
          className="lg:sticky lg:top-21 lg:col-start-1 lg:row-start-1 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto lg:overscroll-contain lg:pe-2 lg:[scrollbar-width:thin]"
        >
          <Drawer id={PANEL} title={t("filter.title")} inlineOnLarge>
            <TextSearch filter={filter} />
            <WithinResults key={String(filter.within)} within={filter.within} />
            <FilterPanel {...list} />
          </Drawer>
        </aside>
      </div>
    </Page>
  );
}

/** Whether the cards fit the visitor's own PC, and how many of all results do; the filter's own list has that already. */
function useListFits({ filter, cards, fits }: List) {
  const isOpen = filter.productType !== "pc" && !fits;
  return useFits({
    ids: isOpen ? cards.map(({ id }) => id) : [],
    list: isOpen ? { category: filter.productType, filter: queryOf({ ...filter, myPc: false, page: 1 }) } : undefined,
  });
}

/** Notices about how the URL was read. */
function UrlNotices({
  list: { dropped, unnamed, cleared, matchQuality, filter, elsewhere, pointer, total, foreign, doubted },
}: {
  list: List;
}) {
  const { t } = useWords("catalogue");
  const { state } = useLocation();
  // The state of the history entry exists in the browser only, so the server cannot render it.
  const isHydrated = useHydrated();
  const relaxed = cleared ? "filters" : isHydrated ? (state as ClearedState | null)?.cleared : undefined;
  return (
    <>
      {dropped.length > 0 ? (
        <Notice tone="warn">
          {t("dropped")}{" "}
          <span className="figure text-xs break-all">
            {dropped.map(({ parameter, value }) => `${parameter}=${value}`).join(", ")}
          </span>
          {unnamed > 0 ? ` ${t("droppedMore", { count: unnamed })}` : null}
        </Notice>
      ) : null}
      {relaxed ? <Notice live>{t(relaxed === "text" ? "clearedText" : "cleared")}</Notice> : null}
      {pointer && total > 0 ? <CategoryLink pointer={pointer} /> : null}
      {total > 0 && matchQuality !== null && matchQuality !== "exact" ? (
        <Notice>{t(`closeness.${matchQuality}`, { q: filter.q })}</Notice>
      ) : null}
      {doubted ? (
        <Notice>
          {t("doubtedPrice")}{" "}
          <Link to={doubted.href} className="link font-semibold">
            {priceLabel({ min: 0, max: doubted.meant }, t)}
          </Link>
        </Notice>
      ) : null}
      {foreign ? <Notice>{t("foreignPrice", { currency: foreign })}</Notice> : null}
      {elsewhere.length > 0 && total > 0 ? <OtherTypesLinks elsewhere={elsewhere} /> : null}
    </>
  );
}

/** A link to the category that the search text names, with the rest of the search. */
function CategoryLink({ pointer: { productType, rest, href, count } }: { pointer: Pointer }) {
  const { t } = useWords("catalogue");
  const { t: shell } = useWords("shell");
  return (
    <p>
      {t("pointer")}{" "}
      <Link to={href} className="link font-semibold wrap-anywhere">
        {productType === "pc" ? t("title") : shell(`categories.${productType}`)}
        {rest === "" ? "" : `: ${rest}`} ({count})
      </Link>
    </p>
  );
}

function OtherTypesLinks({ elsewhere }: Pick<List, "elsewhere">): ReactNode {
  const { t } = useWords("catalogue");
  const { t: shell } = useWords("shell");
  return (
    <p className="text-sm">
      {t("elsewhere")}{" "}
      {elsewhere.map(({ productType, count, href }, index) => (
        <span key={href}>
          {index > 0 ? ", " : ""}
          <Link to={href} className="link">
            {productType === "pc" ? t("title") : shell(`categories.${productType}`)} ({count})
          </Link>
        </span>
      ))}
    </p>
  );
}

function NothingFound({ list }: { list: List }) {
  const { t } = useWords("catalogue");
  return (
    <Empty
      title={t("none.title")}
      actions={
        <>
          <ButtonLink to={links.list(everything(list.filter.productType))}>{t("none.reset")}</ButtonLink>
          <ButtonLink to={links.alert(list.filter)} rel="nofollow" variant="secondary">
            {t("alert")}
          </ButtonLink>
        </>
      }
    >
      {list.pointer ? (
        <CategoryLink pointer={list.pointer} />
      ) : (
        <p>{t(list.relaxed.length > 0 ? "none.relaxed" : list.filter.q ? "none.text" : "none.filters")}</p>
      )}
      {list.relaxed.length > 0 ? <RelaxedLinks list={list} /> : null}
      {list.elsewhere.length > 0 ? <OtherTypesLinks elsewhere={list.elsewhere} /> : null}
    </Empty>
  );
}

const MAX_NAMED = 2; // options of one facet

/** What there is with one condition less: "without 32 GB: 14 results". */
function RelaxedLinks({ list: { filter, facets, relaxed } }: { list: List }) {
  const { t } = useWords("catalogue");
  const nameOf = (condition: FilterCondition): string => {
    if (condition.of === "text") return filter.q;
    if (condition.of === "price") return filter.price ? priceLabel(filter.price, t) : "";
    const chosen = filter.choices[condition.key] ?? [];
    if (chosen.length > MAX_NAMED) return facetLabel(condition.key, t);
    const options = facets.find(({ key }) => key === condition.key)?.options ?? [];
    return chosen
      .map((value) =>
        optionLabel(condition.key, options.find((known) => known.value === value) ?? { value, label: value }, t),
      )
      .join(" / ");
  };
  return (
    <ul className="flex flex-col gap-1">
      {relaxed.map(({ without, count, href }) => (
        <li key={href}>
          <Link to={href} className="link inline-flex min-h-11 items-center wrap-anywhere">
            {t("none.without", { count, condition: without.map(nameOf).join(", ") })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
