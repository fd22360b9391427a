// The header's search box: a plain form (spec 2 and rule 6). The code of its suggestions loads when the box is used for
// the first time.

import { lazy, Suspense, useEffect, useState } from "react";
import { Form, useLocation, useMatches, useSearchParams } from "react-router";
import { useWords } from "../i18n/use-words.ts";
import type { CatalogueFilter } from "../../shop/catalogue/search/filter.ts";
import { links } from "../links.ts";
import { HiddenFilter } from "../shared/catalogue/hidden-filter.tsx";
import { usePrefersWithin } from "../shared/catalogue/within-preference.ts";
import { Icon } from "../kit/icon.tsx";
import { lateModule } from "../kit/connection.ts";
import { useTextOf } from "../kit/use-text-of.ts";
import type { FocusState } from "./navigation.tsx";

const Suggestions = lazy(lateModule(() => import("./suggestions.tsx")));

export function SearchBox({ className, id }: { className: string; id: string }) {
  const { t } = useWords("shell");
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const [box, setBox] = useState<HTMLInputElement | null>(null);
  const isList = pathname === links.products();
  const query = isList ? (search.get("q") ?? "") : "";
  const prefersWithin = usePrefersWithin();
  const list = useMatches().at(-1)?.loaderData as { filter?: CatalogueFilter } | null | undefined;
  // The active filters, where the search is within their results (rule 34).
  const filter =
    isList && list?.filter && (list.filter.within || prefersWithin)
      ? { ...list.filter, q: "", within: true, page: 1 }
      : null;
  const field = useTextOf(query);
  // The box may have the focus before hydration.
  useEffect(() => {
    if (field.current === document.activeElement) setBox(field.current);
  }, [field]);
  return (
    <search className={className}>
      <Form method="get" action={links.products()} state={toHeading} className="relative grow">
        <label htmlFor={id} className="sr-only">
          {t("search.label")}
        </label>
        <input
          id={id}
          ref={field}
          onFocus={(event) => setBox(event.currentTarget)}
          type="search"
          name="q"
          defaultValue={query}
          placeholder={t("search.placeholder")}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          className="h-11 w-full rounded-sm border border-brand-trace bg-raised ps-3.5 pe-12 text-base text-ink placeholder:text-muted focus-visible:outline-offset-1"
        />
        <button
          type="submit"
          aria-label={t("search.submit")}
          className="absolute inset-y-0 end-0 inline-flex w-11 items-center justify-center text-muted hover:text-ink"
        >
          <Icon name="search" />
        </button>
        {filter ? <HiddenFilter filter={filter} /> : null}
        {box ? (
          <Suspense fallback={null}>
            <Suggestions box={box} />
          </Suspense>
        ) : null}
      </Form>
    </search>
  );
}

const toHeading: FocusState = { focus: "heading" };
