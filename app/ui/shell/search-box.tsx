// The header's search box: a plain form (spec 2 and rule 6). What it suggests comes over the network when somebody
// is in it for the first time.

import { lazy, Suspense, useState } from "react";
import { Form, useLocation, useSearchParams } from "react-router";
import { useWords } from "../../i18n/use-words.ts";
import { Icon } from "../icon.tsx";

const Suggestions = lazy(() => import("../search/suggestions.tsx"));

export function SearchBox({ className, id }: { className: string; id: string }) {
  const { t } = useWords("shell");
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const [box, setBox] = useState<HTMLInputElement | null>(null);
  const asked = pathname === "/products" ? (search.get("q") ?? "") : "";
  return (
    <search className={className}>
      <Form method="get" action="/products" className="relative grow">
        <label htmlFor={id} className="sr-only">
          {t("search.label")}
        </label>
        <input
          id={id}
          key={asked}
          // Somebody may be in the box before the page comes to life.
          ref={(input) => {
            if (input && input === document.activeElement) setBox(input);
          }}
          onFocus={(event) => setBox(event.currentTarget)}
          type="search"
          name="q"
          defaultValue={asked}
          placeholder={t("search.placeholder")}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          className="h-11 w-full rounded-sm border border-brand-trace bg-raised ps-3.5 pe-12 text-base text-ink placeholder:text-muted focus-visible:outline-offset-1"
        />
        <button type="submit" aria-label={t("search.submit")} className="absolute inset-y-0 end-0 inline-flex w-11 items-center justify-center text-muted hover:text-ink">
          <Icon name="search" />
        </button>
        {box ? (
          <Suspense fallback={null}>
            <Suggestions key={asked} box={box} />
          </Suspense>
        ) : null}
      </Form>
    </search>
  );
}
