// Search, filters and dates of an office list, as one GET form. On a phone the filters are folded, and a filter shown as
// chips is a select: they would fill the screen.

import { useEffect, type ReactNode, type RefObject } from "react";
import { Form, useSubmit } from "react-router";
import { useWords } from "../../../i18n/use-words.ts";
import { Button, buttonClass, ButtonLink } from "../../../kit/button.tsx";
import { Chip } from "../../../kit/chip.tsx";
import { SelectField, TextField } from "../../../kit/field.tsx";
import { useTextOf } from "../../../kit/use-text-of.ts";
import { isLimited, LONGEST_SEARCH, statedSort, type ListQuery } from "./list-query.ts";

export type ListFilter = {
  /** The parameter of the address. */
  name: string;
  label: string;
  options: readonly { value: string; label: string; count?: number }[];
  /** What the list shows where nothing is chosen, if that is not everything: "To decide". */
  otherwise?: string;
  /** "chips" shows every option with its count: for the one filter that staff use most. */
  as?: "select" | "chips";
};

type ListFiltersProps = {
  query: ListQuery;
  filters: readonly ListFilter[];
  searchLabel: string | undefined;
  scans?: boolean;
  dates: string | undefined;
  /** The list without any limit. */
  here: string;
  hrefFor: (change: Record<string, string | null>) => string;
};

export function ListFilters({ query, filters, searchLabel, scans = false, dates, here, hrefFor }: ListFiltersProps) {
  const { t } = useWords("office");
  const find = useFind();
  if (searchLabel === undefined && dates === undefined && filters.length === 0) return null;
  return (
    <search className="print:hidden">
      <Form
        method="get"
        action={here}
        onSubmit={(event) => {
          event.preventDefault();
          find(event.currentTarget);
        }}
        className="flex flex-wrap items-end gap-3"
      >
        {Object.entries(statedSort(query)).map(([name, value]) =>
          value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        {searchLabel === undefined ? null : <SearchField label={searchLabel} search={query.search} scans={scans} />}
        {filters.length === 0 && dates === undefined ? null : (
          <Folded chosen={chosenIn(query)}>
            {filters.map((filter) => (
              <FilterSelect
                key={`${filter.name} ${query.filters[filter.name]}`}
                filter={filter}
                chosen={query.filters[filter.name] ?? null}
                find={find}
              />
            ))}
            {dates === undefined ? null : <DateFields key={`${query.from} ${query.to}`} label={dates} query={query} />}
          </Folded>
        )}
        <Button variant="secondary">{t("list.find")}</Button>
        {isLimited(query) ? (
          <ButtonLink to={here} variant="quiet">
            {t("list.clear")}
          </ButtonLink>
        ) : null}
      </Form>
      {filters.map((filter) =>
        filter.as === "chips" ? (
          <FilterChips
            key={filter.name}
            filter={filter}
            chosen={query.filters[filter.name] ?? null}
            hrefFor={hrefFor}
          />
        ) : null,
      )}
    </search>
  );
}

/** How many filters are chosen; a range of days is one. */
function chosenIn({ filters, from, to }: ListQuery): number {
  const chosen = Object.values(filters).filter((value) => value !== null).length;
  return chosen + (from === null && to === null ? 0 : 1);
}

/**
 * The filters, behind one button where there is little room, so that the list comes first. Where there is room they
 * stand in the form; a browser that cannot show closed details keeps the button. They are open while one is chosen, so
 * that a page that loads again without a script shows what limits the list.
 */
function Folded({ chosen, children }: { chosen: number; children: ReactNode }) {
  const { t } = useWords("office");
  return (
    <details open={chosen > 0} className="open:w-full @3xl:contents @3xl:[&::details-content]:contents">
      <summary
        className={`${buttonClass({ variant: "secondary" })} list-none supports-[selector(::details-content)]:@3xl:hidden`}
      >
        {chosen === 0 ? t("list.filters") : t("list.filtersChosen", { count: chosen })}
      </summary>
      <div className="mt-3 flex flex-wrap items-end gap-3 @3xl:contents">{children}</div>
    </details>
  );
}

/** Shows what a form asks for. The address then names only what was chosen. */
function useFind() {
  const submit = useSubmit();
  return (form: HTMLFormElement) => {
    const chosen = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" && value.trim() !== "" ? [[name, value]] : [],
    );
    void submit(new URLSearchParams(chosen), { method: "get", preventScrollReset: true });
  };
}

function SearchField({ label, search, scans }: { label: string; search: string; scans: boolean }) {
  const box = useTextOf(search);
  useScannerFocus(box, { search, scans });
  return (
    <TextField
      ref={box}
      id="list-q"
      name="q"
      type="search"
      label={label}
      defaultValue={search}
      maxLength={LONGEST_SEARCH}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      className="w-full sm:w-auto sm:max-w-md sm:min-w-64 sm:grow"
    />
  );
}

/**
 * The box has the focus on arrival, with its text selected, so that the next scan replaces it. Not where one points with
 * a finger: there a keyboard would cover the list. Not where something on the page has the focus, such as an error.
 */
function useScannerFocus(
  box: RefObject<HTMLInputElement | null>,
  { search, scans }: { search: string; scans: boolean },
) {
  useEffect(() => {
    if (!scans || !window.matchMedia("(hover: hover) and (pointer: fine)").matches) return;
    const focused = document.activeElement;
    if (focused !== box.current && focused?.closest("#main") && focused.id !== "main") return;
    box.current?.focus({ preventScroll: true });
    // Not what was typed before the script ran.
    if (box.current?.value === search) box.current.select();
  }, [box, search, scans]);
}

type FilterProps = { filter: ListFilter; chosen: string | null };

function FilterSelect({ filter, chosen, find }: FilterProps & { find: (form: HTMLFormElement) => void }) {
  const { t } = useWords("office");
  return (
    <SelectField
      id={`list-${filter.name}`}
      name={filter.name}
      label={filter.label}
      defaultValue={chosen ?? ""}
      onChange={({ currentTarget: { form } }) => form && find(form)}
      className={`max-sm:w-full sm:min-w-40 ${filter.as === "chips" ? "@3xl:hidden" : ""}`}
    >
      <option value="">{filter.otherwise ?? t("list.all")}</option>
      {filter.options.map(({ value, label, count }) => (
        <option key={value} value={value}>
          {count === undefined ? label : `${label} (${count})`}
        </option>
      ))}
    </SelectField>
  );
}

function DateFields({ label, query: { from, to } }: { label: string; query: ListQuery }) {
  const { t } = useWords("office");
  return (
    <fieldset className="grid grid-cols-2 gap-3 max-sm:w-full">
      <legend className="sr-only">{label}</legend>
      <TextField
        id="list-from"
        name="from"
        type="date"
        label={t("list.from", { what: label })}
        defaultValue={from ?? ""}
      />
      <TextField id="list-to" name="to" type="date" label={t("list.to")} defaultValue={to ?? ""} />
    </fieldset>
  );
}

function FilterChips({ filter, chosen, hrefFor }: FilterProps & Pick<ListFiltersProps, "hrefFor">) {
  const { t } = useWords("office");
  return (
    <nav aria-label={filter.label} className="mt-4 hidden flex-wrap gap-2 @3xl:flex">
      <Chip to={hrefFor({ [filter.name]: null })} current={chosen === null}>
        {filter.otherwise ?? t("list.all")}
      </Chip>
      {filter.options.map(({ value, label, count }) => (
        <Chip key={value} to={hrefFor({ [filter.name]: value })} current={value === chosen}>
          {label} {count === undefined ? null : <span className="figure text-xs">{count}</span>}
        </Chip>
      ))}
    </nav>
  );
}
