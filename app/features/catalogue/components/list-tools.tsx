// The tools above the results: the text search, the order, and the active filters.

import { useState } from "react";
import { Form } from "react-router";
import {
  everything,
  hasFilters,
  isNarrowed,
  sortsOf,
  WITHIN_KEY,
  type CatalogueFilter,
} from "../../../../shop/catalogue/search/filter.ts";
import type { FacetCount } from "../../../../shop/catalogue/search/facet-options.ts";
import { benchmarkNames, gameNames, games } from "../../../../shop/catalogue/specs.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import { Button } from "../../../kit/button.tsx";
import { Chip } from "../../../kit/chip.tsx";
import { controlClass } from "../../../kit/field.tsx";
import { useTextOf } from "../../../kit/use-text-of.ts";
import { useShowFilter } from "./filter-panel.tsx";
import { HiddenFilter } from "../../../shared/catalogue/hidden-filter.tsx";
import { formatFilter } from "../../../shared/catalogue/format-filter.ts";
import { rememberWithin, usePrefersWithin } from "../../../shared/catalogue/within-preference.ts";

const SEARCH_FORM = "list-search-form";

/** A search starts from the full list and clears the filters, unless "search within the results" is on (rule 4). */
export function TextSearch({ filter }: { filter: CatalogueFilter }) {
  const { t } = useWords("catalogue");
  const show = useShowFilter();
  const box = useTextOf(filter.q);
  return (
    <search>
      <Form
        method="get"
        action={links.productType(filter.productType)}
        onSubmit={(event) => {
          event.preventDefault();
          const fields = new FormData(event.currentTarget);
          const q = String(fields.get("q") ?? "").trim();
          const within = fields.getAll(WITHIN_KEY).includes("1");
          if (within) return show({ ...filter, q, within, page: 1 });
          show(
            {
              ...everything(filter.productType),
              sort: filter.sort,
              game: filter.game,
              ...(filter.myPc && { myPc: true }),
              q,
            },
            { cleared: q !== "" && hasFilters(filter) ? "filters" : undefined },
          );
        }}
        id={SEARCH_FORM}
      >
        <HiddenFilter filter={{ ...filter, q: "", within: false, page: 1 }} />
        <input type="hidden" name={WITHIN_KEY} value="0" />
        <div className="flex gap-2">
          <label htmlFor="list-search" className="sr-only">
            {t("search.label")}
          </label>
          <input
            id="list-search"
            ref={box}
            type="search"
            name="q"
            defaultValue={filter.q}
            placeholder={t(filter.productType === "pc" ? "search.placeholder" : "search.placeholderComponents")}
            maxLength={100}
            enterKeyHint="search"
            className={controlClass}
          />
          <Button type="submit" variant="secondary">
            {t("search.submit")}
          </Button>
        </div>
      </Form>
    </search>
  );
}

/** The switch "search within the results", beside the number of results. The choice applies to other pages too (rule 34). */
export function WithinResults({ within }: { within: boolean }) {
  const { t } = useWords("catalogue");
  const isPreferred = usePrefersWithin();
  const [chosen, choose] = useState<boolean | null>(null);
  return (
    <label className="option">
      <input
        type="checkbox"
        name={WITHIN_KEY}
        value="1"
        checked={chosen ?? (within || isPreferred)}
        onChange={(event) => {
          choose(event.target.checked);
          rememberWithin(event.target.checked);
        }}
        form={SEARCH_FORM}
      />
      <span>{t("search.within")}</span>
    </label>
  );
}

/** The order of the list, and the game for the order by performance. */
export function SortForm({ filter }: { filter: CatalogueFilter }) {
  const { t } = useWords("catalogue");
  const show = useShowFilter();
  const { sort, game } = filter;
  return (
    <Form
      method="get"
      action={links.productType(filter.productType)}
      onChange={(event) => {
        const fields = new FormData(event.currentTarget);
        const chosen = games.find((known) => known === fields.get("game")) ?? null;
        const order = sortsOf(filter.productType).find((known) => known === fields.get("sort")) ?? "newest";
        show({ ...filter, sort: order, game: fields.has("game") ? chosen : game, page: 1 });
      }}
      className={`flex items-center gap-2 max-sm:grow max-sm:basis-0 sm:flex-wrap ${sort === "performance" ? "max-sm:contents" : ""}`}
    >
      <HiddenFilter filter={{ ...filter, sort: "newest", game: sort === "performance" ? null : game, page: 1 }} />
      <label className="flex min-w-0 items-center gap-2 max-sm:grow max-sm:basis-0">
        <span className="silk sr-only text-muted md:not-sr-only">{t("sort.label")}</span>
        <select key={sort} name="sort" defaultValue={sort} className={`${controlClass} sm:w-auto`}>
          {sortsOf(filter.productType).map((known) => (
            <option key={known} value={known}>
              {t(`sort.${known}`)}
            </option>
          ))}
        </select>
      </label>
      {sort === "performance" ? (
        <label className="flex items-center gap-2 max-sm:order-last max-sm:w-full">
          <span className="silk sr-only text-muted md:not-sr-only">{t("sort.by")}</span>
          <select key={game} name="game" defaultValue={game ?? ""} className={`${controlClass} md:w-auto`}>
            <option value="">{benchmarkNames.futuremark}</option>
            {games.map((known) => (
              <option key={known} value={known}>
                {gameNames[known]}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <Button type="submit" variant="secondary" className="without-script">
        {t("sort.submit")}
      </Button>
    </Form>
  );
}

/** The active filters, each a link to the list without it. */
export function ActiveFilters({ filter, facets }: { filter: CatalogueFilter; facets: readonly FacetCount[] }) {
  const { t } = useWords("catalogue");
  const chips = formatFilter(filter, { facets, t });
  if (chips.length === 0) return null;
  const several = chips.length > 1 && isNarrowed(filter);
  return (
    <ul aria-label={t("filter.active")} className="flex flex-wrap gap-2">
      {chips.map(({ text, rest }) => (
        <li key={text}>
          <Chip to={links.list(rest)} removeLabel={t("filter.remove", { filter: text })}>
            {text}
          </Chip>
        </li>
      ))}
      {several ? (
        <li>
          <Chip to={links.list({ ...everything(filter.productType), sort: filter.sort })}>{t("filter.removeAll")}</Chip>
        </li>
      ) : null}
    </ul>
  );
}
