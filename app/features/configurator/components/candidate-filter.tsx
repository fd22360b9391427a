// Filters the candidates by name, manufacturer and stock, and sorts them. A GET form to the same page.

import { useSubmit } from "react-router";
import { useWords } from "../../../i18n/use-words.ts";
import type { CandidateQuery, ChoiceView } from "../choice.view.server.ts";
import { controlClass } from "../../../kit/field.tsx";
import { chooseLink } from "../../../shared/configurator/build-links.ts";
import { NarrowingForm } from "../../../shared/configurator/candidates.tsx";
import { narrowedLink } from "../../../shared/configurator/narrowing.ts";

const sorts = ["fit", "priceAsc", "priceDesc"] as const satisfies readonly CandidateQuery["sort"][];

const labelClass = "font-condensed text-sm leading-tight font-semibold";

/** The same page with another filter. */
export function candidatesLink(
  { before, category, instead }: ChoiceView,
  { q, brand, sort, page }: CandidateQuery,
): string {
  const link = chooseLink(before, category, { instead: instead ?? undefined });
  return narrowedLink(link, { q, brand, sort: sort === "fit" ? "" : sort, page });
}

export function CandidateFilter({ choice }: { choice: ChoiceView }) {
  const { t } = useWords("configurator");
  const submit = useSubmit();
  const { query, brands, before, category, instead } = choice;
  return (
    <NarrowingForm link={chooseLink(before, category, { instead: instead ?? undefined })} q={query.q}>
      <label className={`min-w-0 basis-32 max-sm:grow ${labelClass}`}>
        {t("pick.brand")}
        <select
          key={query.brand}
          name="brand"
          defaultValue={query.brand}
          onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
          className={`${controlClass} mt-1 font-sans font-normal`}
        >
          <option value="">{t("pick.brandAll")}</option>
          {brands.map((brand) => (
            <option key={brand} value={brand}>
              {brand}
            </option>
          ))}
        </select>
      </label>
      <label className={`min-w-0 basis-32 max-sm:grow sm:basis-48 ${labelClass}`}>
        {t("pick.sort")}
        <select
          key={query.sort}
          name="sort"
          defaultValue={query.sort}
          onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
          className={`${controlClass} mt-1 font-sans font-normal`}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`pick.sorts.${sort}`)}
            </option>
          ))}
        </select>
      </label>
    </NarrowingForm>
  );
}
