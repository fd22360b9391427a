// The price: presets with their counts, or a range of one's own with two boxes and a rail (spec 4, 5 and 9).

import { useState, type CSSProperties } from "react";
import { flushSync } from "react-dom";
import { priceScaleOf, type PriceRange, type PriceScale } from "../../../../shop/catalogue/product-type.ts";
import {
  customRange,
  isCustomPrice,
  priceRangeText,
  type CatalogueFilter,
  type PriceBoxes,
} from "../../../../shop/catalogue/search/filter.ts";
import type { PriceCount } from "../../../../shop/catalogue/search/search-index.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { controlClass } from "../../../kit/field.tsx";
import { priceLabel } from "../../../shared/catalogue/option-label.ts";

type PriceFilterProps = {
  filter: CatalogueFilter;
  prices: readonly PriceCount[];
  /** Called when a box was left or the rail let go: only then does the range mean something. */
  onSettled: () => void;
};

const PC_AT_REST: PriceRange = { min: 1000, max: 10_000 }; // spec 9, default range

export function PriceFilter({ filter, prices, onSettled }: PriceFilterProps) {
  const { t } = useWords("catalogue");
  const chosen = filter.price;
  const scale = priceScaleOf(filter.productType);
  const isCustom = isCustomPrice(filter.productType, chosen);
  const [isOn, setOn] = useState(isCustom);
  const [boxes, setBoxes] = useState(boxesFor(chosen, scale));
  /** The box that was typed in and not yet left. */
  const [edited, setEdited] = useState<keyof PriceBoxes | null>(null);
  // A preset that is picked, or a way back through history, sets the boxes anew (spec 4). A range that the boxes say already
  // stays one of the visitor's own, also where it is a ready one.
  const [shown, setShown] = useState(chosen);
  if (textOf(shown) !== textOf(chosen)) {
    setShown(chosen);
    if (!isOn || textOf(customRange(boxes, { scale })) !== textOf(chosen)) {
      setBoxes(boxesFor(chosen, scale));
      setOn(isCustom);
    }
  }

  /** What was typed becomes a range, and what is no amount goes: before the form is read. */
  function settle() {
    if (edited === null) return;
    const range = customRange(boxes, { scale, edited });
    flushSync(() => {
      setEdited(null);
      setBoxes(boxesFor(range ?? chosen, scale));
    });
  }

  const radio = (value: string) => !isOn && value === textOf(chosen);
  const pick = () => setOn(false);
  const from = amountOf(boxes.min, scale.lowest);
  const to = amountOf(boxes.max, scale.highest);
  const rail = isOn || chosen || filter.productType !== "pc" ? { min: from, max: to } : PC_AT_REST;
  const share = (amount: number | null) => shareOf(amount ?? scale.highest, scale);
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
            <input
              type="radio"
              name="priceRange"
              value={priceRangeText(range)}
              checked={radio(priceRangeText(range))}
              onChange={pick}
            />
            <span className="figure text-xs">{priceLabel(range, t)}</span>
            <span data-count={count}>{count}</span>
          </label>
        ))}
        <label className="option">
          <input
            type="checkbox"
            name="customPrice"
            value="1"
            checked={isOn}
            onChange={(event) => setOn(event.target.checked)}
          />
          <span>{t("filter.customPrice")}</span>
        </label>
        <div
          className="rail mx-3 needs-script"
          data-off={isOn ? undefined : ""}
          style={{ "--from": share(rail.min), "--to": share(rail.max) } as CSSProperties}
        >
          {(["min", "max"] as const).map((end) => (
            <input
              key={end}
              type="range"
              aria-label={t(`filter.${end}`)}
              disabled={!isOn}
              min={scale.lowest}
              max={scale.highest}
              step={scale.step}
              value={rail[end] ?? scale.highest}
              onChange={(event) => setBoxes(moved(boxes, { end, amount: Number(event.target.value), scale }))}
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
                min={end === "min" ? scale.lowest : from + scale.step}
                step="any"
                value={boxes[end]}
                onChange={(event) => {
                  setEdited(end);
                  setBoxes({ ...boxes, [end]: event.target.value });
                }}
                onBlur={() => {
                  settle();
                  onSettled();
                }}
                onKeyDown={(event) => event.key === "Enter" && settle()}
                className={`${controlClass} figure mt-1`}
              />
            </label>
          ))}
        </div>
      </fieldset>
    </details>
  );
}

function boxesFor(range: PriceRange | null, { lowest, highest }: PriceScale): PriceBoxes {
  return { min: String(range?.min ?? lowest), max: String(range?.max ?? highest) };
}

function amountOf(text: string, whenEmpty: number): number {
  return text.trim() === "" || Number.isNaN(Number(text)) ? whenEmpty : Number(text);
}

/** One end was pulled to an amount; the ends keep a step between them. */
function moved(
  boxes: PriceBoxes,
  { end, amount, scale }: { end: keyof PriceBoxes; amount: number; scale: PriceScale },
): PriceBoxes {
  if (end === "min")
    return { ...boxes, min: String(Math.min(amount, amountOf(boxes.max, scale.highest) - scale.step)) };
  return { ...boxes, max: String(Math.max(amount, amountOf(boxes.min, scale.lowest) + scale.step)) };
}

function shareOf(amount: number, { lowest, highest }: PriceScale): string {
  const bounded = Math.min(Math.max(amount, lowest), highest);
  return `${(((bounded - lowest) / (highest - lowest)) * 100).toFixed(1)}%`;
}

const textOf = (range: PriceRange | null) => (range ? priceRangeText(range) : "");
