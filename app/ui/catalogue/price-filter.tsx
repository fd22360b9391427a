// The price: presets with their counts, or a range of one's own with two boxes and a rail (spec 4, 5 and 9).

import { useState, type CSSProperties } from "react";
import type { PriceRange } from "../../../shop/catalogue/facets.ts";
import { HIGHEST_PRICE, isCustomPrice, LOWEST_PRICE, PRICE_STEP, priceRangeText, type CatalogueFilter } from "../../../shop/catalogue/filter.ts";
import type { PriceCount } from "../../../shop/catalogue/search-index.ts";
import { useWords } from "../../i18n/use-words.ts";
import { controlClass } from "../field.tsx";

type PriceFilterProps = {
  filter: CatalogueFilter;
  prices: readonly PriceCount[];
  /** Called when a box was left or the rail let go: only then does the range mean something. */
  onSettled: () => void;
};

const AT_REST: PriceRange = { min: 1000, max: 10_000 }; // spec 9, default range

export function PriceFilter({ filter, prices, onSettled }: PriceFilterProps) {
  const { t } = useWords("catalogue");
  const chosen = filter.price;
  const isCustom = isCustomPrice(filter.aisle, chosen);
  const [isOn, setOn] = useState(isCustom);
  const [boxes, setBoxes] = useState(boxesFor(chosen));
  // A preset that is picked, or a way back through history, sets the boxes anew (spec 4).
  const [shown, setShown] = useState(chosen);
  if (textOf(shown) !== textOf(chosen)) {
    setShown(chosen);
    setBoxes(boxesFor(chosen));
    setOn(isCustom);
  }

  const radio = (value: string) => !isOn && value === textOf(chosen);
  const pick = () => setOn(false);
  const from = amountOf(boxes.min, LOWEST_PRICE);
  const to = amountOf(boxes.max, HIGHEST_PRICE);
  const rail = isOn || chosen ? { min: from, max: to } : AT_REST;
  return (
    <details className="facet" open>
      <summary>{t("facet.price")}</summary>
      <fieldset aria-label={t("facet.price")} className="min-w-0 pt-2">
        <label className="option">
          <input type="radio" name="priceRange" value="" checked={radio("")} onChange={pick} />
          <span>{t("filter.any")}</span>
        </label>
        {prices.map(({ range, count }) => (
          <label key={range.min} className="option">
            <input type="radio" name="priceRange" value={priceRangeText(range)} checked={radio(priceRangeText(range))} onChange={pick} />
            <span className="figure text-xs">{priceLabel(range, t("filter.over"))}</span>
            <span data-count={count}>{count}</span>
          </label>
        ))}
        <label className="option">
          <input type="checkbox" name="customPrice" value="1" checked={isOn} onChange={(event) => setOn(event.target.checked)} />
          <span>{t("filter.customPrice")}</span>
        </label>
        <div className="rail mx-3 needs-script" data-off={isOn ? undefined : ""} style={{ "--from": share(rail.min), "--to": share(rail.max ?? HIGHEST_PRICE) } as CSSProperties}>
          {(["min", "max"] as const).map((end) => (
            <input
              key={end}
              type="range"
              aria-label={t(`filter.${end}`)}
              disabled={!isOn}
              min={LOWEST_PRICE}
              max={HIGHEST_PRICE}
              step={PRICE_STEP}
              value={rail[end] ?? HIGHEST_PRICE}
              onChange={(event) => setBoxes(moved(boxes, end, Number(event.target.value)))}
              onPointerUp={onSettled}
              onKeyUp={onSettled}
            />
          ))}
        </div>
        <div className="custom-price grid grid-cols-2 gap-3 pt-1">
          {(["min", "max"] as const).map((end) => (
            <label key={end} className="text-xs text-muted">
              {t(`filter.${end}`)}
              <input
                type="number"
                inputMode="numeric"
                name={end === "min" ? "priceMin" : "priceMax"}
                min={end === "min" ? LOWEST_PRICE : from + PRICE_STEP}
                step="any"
                value={boxes[end]}
                onChange={(event) => setBoxes({ ...boxes, [end]: event.target.value })}
                onBlur={onSettled}
                className={`${controlClass} figure mt-1`}
              />
            </label>
          ))}
        </div>
      </fieldset>
    </details>
  );
}

type Boxes = { min: string; max: string };

function boxesFor(range: PriceRange | null): Boxes {
  return { min: String(range?.min ?? LOWEST_PRICE), max: String(range?.max ?? HIGHEST_PRICE) };
}

function amountOf(text: string, whenEmpty: number): number {
  return text.trim() === "" || Number.isNaN(Number(text)) ? whenEmpty : Number(text);
}

/** One end was pulled to an amount; the ends keep a step between them. */
function moved(boxes: Boxes, end: keyof Boxes, amount: number): Boxes {
  const other = amountOf(boxes[end === "min" ? "max" : "min"], end === "min" ? HIGHEST_PRICE : LOWEST_PRICE);
  const kept = end === "min" ? Math.min(amount, other - PRICE_STEP) : Math.max(amount, other + PRICE_STEP);
  return { ...boxes, [end]: String(kept) };
}

function share(amount: number): string {
  const bounded = Math.min(Math.max(amount, LOWEST_PRICE), HIGHEST_PRICE);
  return `${(((bounded - LOWEST_PRICE) / (HIGHEST_PRICE - LOWEST_PRICE)) * 100).toFixed(1)}%`;
}

const textOf = (range: PriceRange | null) => (range ? priceRangeText(range) : "");

/** "2.000 – 3.000 RON" or "peste 5.000 RON". */
export function priceLabel({ min, max }: PriceRange, over: string): string {
  return max === null ? `${over} ${amount.format(min)} RON` : `${amount.format(min)} – ${amount.format(max)} RON`;
}

const amount = new Intl.NumberFormat("ro-RO", { useGrouping: "always" }); // spec 9
