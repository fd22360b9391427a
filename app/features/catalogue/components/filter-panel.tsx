// The filter panel: beside the results on a wide screen, a drawer on a narrow one, a plain GET form without JavaScript.
// With JavaScript a change updates the results at once if they are beside the panel. In the drawer it updates the number of
// results on the button, and the button opens them.

import { useRef, useState, type FormEvent } from "react";
import { Form, useFetcher, useLocation, useNavigate } from "react-router";
import { priceScaleOf } from "../../../../shop/catalogue/product-type.ts";
import {
  capacitiesOfAbsentDrives,
  everything,
  hasFilters,
  parseCustomPrice,
  parsePriceRange,
  queryOf,
  type CatalogueFilter,
} from "../../../../shop/catalogue/search/filter.ts";
import { gameNames, games } from "../../../../shop/catalogue/specs.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { List } from "../list.view.server.ts";
import { links } from "../../../links.ts";
import { Button, ButtonLink } from "../../../kit/button.tsx";
import { FacetFilter } from "./facet-filter.tsx";
import { HiddenFilter } from "../../../shared/catalogue/hidden-filter.tsx";
import { PriceFilter } from "./price-filter.tsx";
import { usePrefersWithin } from "../../../shared/catalogue/within-preference.ts";
import { ShopLink } from "../../../kit/shop-link.tsx";

/** The width from which the panel is beside the results (tokens.css, breakpoint lg). */
const BESIDE_RESULTS = "(min-width: 64rem)";

type FilterPanelProps = Pick<List, "filter" | "facets" | "prices" | "total">;

export function FilterPanel({ filter, facets, prices, total }: FilterPanelProps) {
  const { t } = useWords("catalogue");
  const form = useRef<HTMLFormElement>(null);
  const { draft, setDraft } = useDraft(filter);
  const show = useShowFilter();
  const prefersWithin = usePrefersWithin();
  const base = baseFilter({ ...filter, within: filter.within || prefersWithin });
  const counting = useFetcher<List | null>();
  const isApplied = queryOf(draft) === queryOf(filter);

  const clearedBy = (next: CatalogueFilter) => (filter.q !== "" && next.q === "" ? "text" : undefined);

  /** `removed` is the field that the change removes from the form: a preset ends the custom range. */
  function change(removed?: string) {
    if (!form.current) return;
    const next = readForm(form.current, { base, facets, removed });
    if (queryOf(next) === queryOf(draft)) return;
    setDraft(next);
    if (matchMedia(BESIDE_RESULTS).matches) show(next, { cleared: clearedBy(next) });
    else void counting.load(links.list(next));
  }

  return (
    <Form
      ref={form}
      id="filter-form"
      method="get"
      action={links.productType(filter.productType)}
      noValidate
      onChange={(event: FormEvent) => {
        const field = event.target as HTMLInputElement;
        if (field.type === "search" || field.type === "number" || field.type === "range") return;
        // Turning on the custom range changes nothing until its number fields change.
        if (field.name === "customPrice" && field.checked) return;
        change(field.name === "priceRange" ? "customPrice" : undefined);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const next = readForm(event.currentTarget, { base, facets });
        show(next, { cleared: clearedBy(next) });
      }}
    >
      <HiddenFilter filter={base} />
      {filter.productType === "pc" ? <GamePresets current={filter} /> : null}
      <PriceFilter filter={draft} prices={prices} onSettled={() => change()} />
      {facets.map((facet) => (
        <FacetFilter key={facet.key} facet={facet} chosen={draft.choices[facet.key] ?? []} />
      ))}
      <div className="sticky bottom-0 z-10 -mx-4 flex gap-3 border-t border-line bg-raised p-4 lg:mx-0 lg:bg-page lg:px-0">
        <Button type="submit" className="grow">
          {t("filter.apply", { count: isApplied ? total : (counting.data?.total ?? total) })}
        </Button>
        <ButtonLink to={links.list({ ...everything(filter.productType), sort: filter.sort })} variant="secondary">
          {t("filter.reset")}
        </ButtonLink>
      </div>
    </Form>
  );
}

/** The filter as chosen in the panel. It is reset to the filter of the URL whenever that changes. */
function useDraft(filter: CatalogueFilter) {
  const [draft, setDraft] = useState(filter);
  const [previous, setPrevious] = useState(filter);
  if (queryOf(previous) !== queryOf(filter)) {
    setPrevious(filter);
    setDraft(filter);
  }
  return { draft, setDraft };
}

/** What the last choice cleared, for the notice on the page that it leads to (rule 4). */
export type ClearedState = { filtering?: boolean; cleared?: "filters" | "text" | undefined };

/** Opens a filter's results and keeps the scroll position. Consecutive changes are one entry of the history. */
export function useShowFilter() {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (filter: CatalogueFilter, { cleared }: Pick<ClearedState, "cleared"> = {}) => {
    const isChanging = (state as ClearedState | null)?.filtering === true;
    const next: ClearedState = { filtering: true, cleared };
    void navigate(links.list(filter), { preventScrollReset: true, replace: isChanging, state: next });
  };
}

/** The parts of the filter without a field in the panel: the order and, if they combine, the search text (rule 4). */
function baseFilter({ productType, sort, game, within, myPc, q }: CatalogueFilter): CatalogueFilter {
  return { ...everything(productType), sort, game, within, ...(myPc && { myPc }), q: within ? q : "" };
}

/** Reads the filter from the form. It does not use `parseFilter`, so that browsers need not load it. */
function readForm(
  form: HTMLFormElement,
  {
    base,
    facets,
    removed,
  }: { base: CatalogueFilter; facets: FilterPanelProps["facets"]; removed?: string | undefined },
): CatalogueFilter {
  const fields = new URLSearchParams(
    [...new FormData(form)].filter(
      (field): field is [string, string] => typeof field[1] === "string" && field[0] !== removed,
    ),
  );
  const choices: Record<string, readonly string[]> = {};
  for (const { key } of facets) {
    const chosen = fields
      .getAll(key)
      .filter((value) => value !== "")
      .toSorted();
    if (chosen.length > 0) choices[key] = chosen;
  }
  for (const { facet } of capacitiesOfAbsentDrives(choices)) delete choices[facet];
  const price =
    parseCustomPrice(fields, priceScaleOf(base.productType)) ?? parsePriceRange(fields.get("priceRange") ?? "");
  return { ...base, price, choices };
}

function GamePresets({ current }: { current: CatalogueFilter }) {
  const { t } = useWords("catalogue");
  return (
    <div className="pb-4">
      <p id="game-presets" className="font-condensed text-base font-bold">
        {t("filter.games")}
      </p>
      <ul aria-labelledby="game-presets" className="mt-2 flex flex-wrap gap-1.5">
        {games.map((game) => (
          <li key={game}>
            <ShopLink
              to={links.gamePreset(game)}
              rel="nofollow"
              preventScrollReset
              aria-current={current.game === game && hasFilters(current) ? "true" : undefined}
              className="inline-flex min-h-11 items-center rounded-sm border border-edge bg-surface px-2.5 font-condensed text-sm font-semibold hover:border-ink aria-[current]:border-on-brand-muted aria-[current]:bg-brand aria-[current]:text-on-brand lg:min-h-8"
            >
              {gameNames[game]}
            </ShopLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
