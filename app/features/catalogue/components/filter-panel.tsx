// The filter panel: beside the results on a large screen, a sheet on a small one, a plain GET form before JavaScript.
// With JavaScript a change shows its results at once where they are beside the panel; in the sheet it shows their
// number on the button, and the button goes there.

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

/** Where the panel stands beside the results (tokens.css, breakpoint lg). */
const BESIDE_RESULTS = "(min-width: 64rem)";

type FilterPanelProps = Pick<List, "filter" | "facets" | "prices" | "total">;

export function FilterPanel({ filter, facets, prices, total }: FilterPanelProps) {
  const { t } = useWords("catalogue");
  const form = useRef<HTMLFormElement>(null);
  const { draft, setDraft } = useDraft(filter);
  const show = useShowFilter();
  const prefersWithin = usePrefersWithin();
  const kept = keptBy({ ...filter, within: filter.within || prefersWithin });
  const counting = useFetcher<List | null>();
  const isDraftShown = queryOf(draft) === queryOf(filter);

  const clearedBy = (next: CatalogueFilter) => (filter.q !== "" && next.q === "" ? "text" : undefined);

  /** `left` is the field that the change takes out of the form: a preset ends the custom range. */
  function change(left?: string) {
    if (!form.current) return;
    const next = readForm(form.current, { kept, facets, left });
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
        // A range of one's own says nothing yet when it is turned on: its boxes will.
        if (field.name === "customPrice" && field.checked) return;
        change(field.name === "priceRange" ? "customPrice" : undefined);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const next = readForm(event.currentTarget, { kept, facets });
        show(next, { cleared: clearedBy(next) });
      }}
    >
      <HiddenFilter filter={kept} />
      {filter.productType === "pc" ? <GamePresets current={filter} /> : null}
      <PriceFilter filter={draft} prices={prices} onSettled={() => change()} />
      {facets.map((facet) => (
        <FacetFilter key={facet.key} facet={facet} chosen={draft.choices[facet.key] ?? []} />
      ))}
      <div className="sticky bottom-0 z-10 -mx-4 flex gap-3 border-t border-line bg-raised p-4 lg:mx-0 lg:bg-page lg:px-0">
        <Button type="submit" className="grow">
          {t("filter.apply", { count: isDraftShown ? total : (counting.data?.total ?? total) })}
        </Button>
        <ButtonLink to={links.list({ ...everything(filter.productType), sort: filter.sort })} variant="secondary">
          {t("filter.reset")}
        </ButtonLink>
      </div>
    </Form>
  );
}

/** What is chosen in the panel now; what the address says whenever that changes. */
function useDraft(filter: CatalogueFilter) {
  const [draft, setDraft] = useState(filter);
  const [shown, setShown] = useState(filter);
  if (queryOf(shown) !== queryOf(filter)) {
    setShown(filter);
    setDraft(filter);
  }
  return { draft, setDraft };
}

/** What gave way to what was asked for last, told by the page that it led to (rule 4). */
export type ClearedState = { filtering?: boolean; cleared?: "filters" | "text" | undefined };

/** Goes to a filter's results without leaving the place. A row of changes is one step back in the history. */
export function useShowFilter() {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (filter: CatalogueFilter, { cleared }: Pick<ClearedState, "cleared"> = {}) => {
    const isChanging = (state as ClearedState | null)?.filtering === true;
    const next: ClearedState = { filtering: true, cleared };
    void navigate(links.list(filter), { preventScrollReset: true, replace: isChanging, state: next });
  };
}

/** What the panel's form does not ask but must not lose: the order and, where they combine, the text (rule 4). */
function keptBy({ productType, sort, game, within, q }: CatalogueFilter): CatalogueFilter {
  return { ...everything(productType), sort, game, within, q: within ? q : "" };
}

/** What the form says, without the part of the catalogue that reads any URL: browsers need not load it. */
function readForm(
  form: HTMLFormElement,
  { kept, facets, left }: { kept: CatalogueFilter; facets: FilterPanelProps["facets"]; left?: string | undefined },
): CatalogueFilter {
  const fields = new URLSearchParams(
    [...new FormData(form)].filter(
      (field): field is [string, string] => typeof field[1] === "string" && field[0] !== left,
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
    parseCustomPrice(fields, priceScaleOf(kept.productType)) ?? parsePriceRange(fields.get("priceRange") ?? "");
  return { ...kept, price, choices };
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
