// The price filter: presets with their counts, or a custom range with two number fields and a slider (spec 4, 5 and 9).

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
  /** Called when a number field loses focus or the slider is released: only then is the range complete. */
  onSettled: () => void;
};

const DEFAULT_PC_RANGE: PriceRange = { min: 1000, max: 10_000 }; // spec 9, default range
const ends = ["min", "max"] as const;

export function PriceFilter({ filter, prices, onSettled }: PriceFilterProps) {
  const { t } = useWords("catalogue");
  const custom = useCustomRange(filter);
  const isPreset = (value: string) => !custom.isOn && value === textOf(filter.price);
  const pickPreset = () => custom.setOn(false);
  const offered = prices.filter(({ range, count }) => count > 0 || isPreset(priceRangeText(range)));
  return (
    <details className="facet" open>
      <summary>{t("facet.price")}</summary>
      <fieldset aria-label={t("facet.price")} className="min-w-0 pt-2">
        <label className="option">
          <input type="radio" name="priceRange" value="" checked={isPreset("")} onChange={pickPreset} />
          <span>{t("filter.any")}</span>
        </label>
        {offered.map(({ range, count }) => (
          <label key={range.min} className="option">
            <input
              type="radio"
              name="priceRange"
              value={priceRangeText(range)}
              checked={isPreset(priceRangeText(range))}
              onChange={pickPreset}
            />
            <span className="money text-sm">{priceLabel(range, t)}</span>
            <span data-count={count}>{count}</span>
          </label>
        ))}
        <label className="option">
          <input
            type="checkbox"
            name="customPrice"
            value="1"
            checked={custom.isOn}
            onChange={(event) => custom.setOn(event.target.checked)}
          />
          <span>{t("filter.customPrice")}</span>
        </label>
        <Slider filter={filter} custom={custom} onSettled={onSettled} />
        <PriceFields custom={custom} onSettled={onSettled} />
      </fieldset>
    </details>
  );
}

type CustomRange = ReturnType<typeof useCustomRange>;

/** The custom range as the visitor types it. */
function useCustomRange({ productType, price: chosen }: CatalogueFilter) {
  const scale = priceScaleOf(productType);
  const isCustom = isCustomPrice(productType, chosen);
  const [isOn, setOn] = useState(isCustom);
  const [boxes, setBoxes] = useState(boxesFor(chosen, scale));
  /** The number field that was typed in and still has the focus. */
  const [edited, setEdited] = useState<keyof PriceBoxes | null>(null);
  // A preset or a step back in the history resets the number fields (spec 4). A range that equals the number fields stays
  // a custom range, even if it is also a preset.
  const [previous, setPrevious] = useState(chosen);
  if (textOf(previous) !== textOf(chosen)) {
    setPrevious(chosen);
    // What is being typed when a list arrives stays.
    if (edited === null && (!isOn || textOf(customRange(boxes, { scale })) !== textOf(chosen))) {
      setBoxes(boxesFor(chosen, scale));
      setOn(isCustom);
    }
  }

  /** Turns the typed text into a range and removes invalid amounts, before the form is read. */
  function settle() {
    if (edited === null) return;
    const range = customRange(boxes, { scale, edited });
    flushSync(() => {
      setEdited(null);
      setBoxes(boxesFor(range ?? chosen, scale));
    });
  }

  return {
    isOn,
    setOn,
    scale,
    boxes,
    from: amountOf(boxes.min, scale.lowest),
    to: amountOf(boxes.max, scale.highest),
    settle,
    type(end: keyof PriceBoxes, text: string) {
      setEdited(end);
      setBoxes({ ...boxes, [end]: text });
    },
    slide: (end: keyof PriceBoxes, amount: number) => setBoxes(movedEnd(boxes, { end, amount, scale })),
  };
}

type CustomRangeProps = { custom: CustomRange; onSettled: () => void };

function Slider({ filter, custom, onSettled }: CustomRangeProps & { filter: CatalogueFilter }) {
  const { t } = useWords("catalogue");
  const { isOn, scale, from, to } = custom;
  const range = isOn || filter.price || filter.productType !== "pc" ? { min: from, max: to } : DEFAULT_PC_RANGE;
  const share = (amount: number | null) => shareOf(amount ?? scale.highest, scale);
  return (
    <div
      className="rail mx-3 needs-script"
      data-off={isOn ? undefined : ""}
      style={{ "--from": share(range.min), "--to": share(range.max) } as CSSProperties}
    >
      {ends.map((end) => (
        <input
          key={end}
          type="range"
          aria-label={t(`filter.${end}`)}
          disabled={!isOn}
          min={scale.lowest}
          max={scale.highest}
          step={scale.step}
          value={range[end] ?? scale.highest}
          onChange={(event) => custom.slide(end, Number(event.target.value))}
          onPointerUp={onSettled}
          onKeyUp={onSettled}
        />
      ))}
    </div>
  );
}

function PriceFields({ custom, onSettled }: CustomRangeProps) {
  const { t } = useWords("catalogue");
  const { boxes, scale, from, settle } = custom;
  return (
    <div className="custom-price grid grid-cols-2 gap-3 pt-1">
      {ends.map((end) => (
        <label key={end} className="text-xs text-muted">
          {t(`filter.${end}`)}
          <input
            type="number"
            inputMode="numeric"
            name={end === "min" ? "priceMin" : "priceMax"}
            min={end === "min" ? scale.lowest : from + scale.step}
            step="any"
            value={boxes[end]}
            onChange={(event) => custom.type(end, event.target.value)}
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
  );
}

function boxesFor(range: PriceRange | null, { lowest, highest }: PriceScale): PriceBoxes {
  return { min: String(range?.min ?? lowest), max: String(range?.max ?? highest) };
}

function amountOf(text: string, whenEmpty: number): number {
  return text.trim() === "" || Number.isNaN(Number(text)) ? whenEmpty : Number(text);
}

/** Moves one end to an amount. The ends stay at least one step apart. */
function movedEnd(
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
