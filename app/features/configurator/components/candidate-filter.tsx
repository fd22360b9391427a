// Filters the candidates by name, manufacturer and stock, and sorts them. A GET form to the same page.

import { Form, useSubmit } from "react-router";
import { useWords } from "../../../i18n/use-words.ts";
import type { CandidateQuery, ChoiceView } from "../choice.view.server.ts";
import { Button } from "../../../kit/button.tsx";
import { controlClass } from "../../../kit/field.tsx";
import { chooseLink } from "../../../shared/configurator/build-links.ts";

const sorts = ["fit", "priceAsc", "priceDesc"] as const satisfies readonly CandidateQuery["sort"][];

const labelClass = "font-condensed text-sm leading-tight font-semibold";

/** The same page with another filter. */
export function candidatesLink(
  { before, category, instead }: ChoiceView,
  { q, brand, sort, page }: CandidateQuery,
): string {
  const [path = "", search = ""] = chooseLink(before, category, { instead: instead ?? undefined }).split("?");
  const params = new URLSearchParams(search);
  if (q !== "") params.set("q", q);
  if (brand !== "") params.set("brand", brand);
  if (sort !== "fit") params.set("sort", sort);
  if (page > 1) params.set("page", String(page));
  return params.size > 0 ? `${path}?${params}` : path;
}

export function CandidateFilter({ choice }: { choice: ChoiceView }) {
  const { t } = useWords("configurator");
  const submit = useSubmit();
  const { query, brands, before, category, instead } = choice;
  const [path = "", search = ""] = chooseLink(before, category, { instead: instead ?? undefined }).split("?");
  return (
    <search>
      <Form method="get" action={path} preventScrollReset className="mt-6 flex flex-wrap items-end gap-3">
        {[...new URLSearchParams(search)].map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <div className="flex min-w-0 grow basis-72 items-end gap-2">
          <label className={`min-w-0 grow ${labelClass}`}>
            {t("pick.search")}
            <input
              key={query.q}
              type="search"
              name="q"
              defaultValue={query.q}
              maxLength={100}
              enterKeyHint="search"
              className={`${controlClass} mt-1 font-sans font-normal`}
            />
          </label>
          <Button variant="secondary">{t("pick.narrow")}</Button>
        </div>
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
      </Form>
    </search>
  );
}
