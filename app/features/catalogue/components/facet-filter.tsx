// One facet of the filter panel: its options, each with its number of results.

import { useState } from "react";
import { squash } from "../../../../base/text.ts";
import type { FacetCount } from "../../../../shop/catalogue/search/facet-options.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { facetLabel, optionLabel } from "../../../shared/catalogue/option-label.ts";

/** Above this many options a list scrolls and can be searched. */
const LONG = 10;

type FacetFilterProps = { facet: FacetCount; chosen: readonly string[] };

export function FacetFilter({ facet: { key, pick, options: known }, chosen }: FacetFilterProps) {
  const { t } = useWords("catalogue");
  const [text, setText] = useState("");
  // What would empty the list is not offered; what is chosen stays, to be taken back.
  const options = known.filter(({ value, count }) => count > 0 || chosen.includes(value));
  if (options.length === 0) return null;
  const label = facetLabel(key, t);
  const isOneOfSeveral = pick === "one" && known.length > 1;
  const isLong = options.length > LONG;
  const query = squash(text);
  const matches = (name: string) => query === "" || squash(name).includes(query);
  const hasNoMatch = !options.some((option) => matches(optionLabel(key, option, t)));
  return (
    <details className={`facet facet-${key}`} open>
      <summary>{label}</summary>
      {isLong ? (
        <input
          type="search"
          aria-label={t("filter.searchIn", { facet: label })}
          placeholder={t("filter.searchHint")}
          value={text}
          onChange={(event) => setText(event.target.value)}
          // Enter searches the options; it does not submit the form.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          className="needs-script mt-2 mb-1 h-11 w-full rounded-sm border border-edge bg-raised px-2.5 text-sm lg:h-9"
        />
      ) : null}
      {isLong ? (
        <output className="block text-sm text-muted">{hasNoMatch ? t("filter.searchNone") : null}</output>
      ) : null}
      <fieldset aria-label={label} className={isLong ? "options-scroll" : "min-w-0 pt-2"}>
        {isOneOfSeveral ? (
          <label className="option">
            <input type="radio" name={key} value="" checked={chosen.length === 0} onChange={readByTheForm} />
            <span>{t("filter.any")}</span>
          </label>
        ) : null}
        {options.map((option) => {
          const name = optionLabel(key, option, t);
          return (
            <label key={option.value} className="option" hidden={!matches(name)}>
              <input
                type={isOneOfSeveral ? "radio" : "checkbox"}
                name={key}
                value={option.value}
                checked={chosen.includes(option.value)}
                onChange={readByTheForm}
              />
              <span>{name}</span>
              <span data-count={option.count}>{option.count}</span>
            </label>
          );
        })}
      </fieldset>
    </details>
  );
}

/** Has no change handler: the form of the panel handles every change and reads all the fields. */
function readByTheForm() {}
