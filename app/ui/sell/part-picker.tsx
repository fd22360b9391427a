// A search box over one category of parts, with its list (spec 4 and 5): open on focus or typing, closed on a choice, by
// keyboard as W3C's combobox has it. Before JavaScript the same box is a form that asks the page again.
// Must always hold: Enter chooses only from the list of what is typed now, never from an earlier one.

import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { Form, useFetcher } from "react-router";
import type { PartCategory } from "../../../shop/parts/part.ts";
import { useWords } from "../../i18n/use-words.ts";
import { links } from "../../links.ts";
import type { loader } from "../../routes/api/parts.ts";
import type { Picked, PickerPart } from "../../routes/selling/picked-parts.server.ts";
import { useIsAlive } from "../alive.ts";
import { Button } from "../button.tsx";
import { controlClass, fieldId } from "../field.tsx";
import { Icon } from "../icon.tsx";

type PartPickerProps = {
  category: PartCategory;
  /** The first parts, or those that the address asks for. */
  picked: Picked;
  onPick: (part: PickerPart) => void;
  /** The query of the wizard's own addresses, and which line of a list this is: kept by the form that works before JavaScript. */
  keep: string;
  item?: string;
  /** Its field's name: the error summary leads here. */
  name?: string;
  error?: string | undefined;
  /** Whether it takes the focus as it appears: where somebody has just cleared a choice. */
  takesFocus?: boolean;
};

export function PartPicker({ category, picked, onPick, keep, item, name = "part", error, takesFocus = false }: PartPickerProps) {
  const { t } = useWords("wizard");
  const isAlive = useIsAlive();
  const fetcher = useFetcher<typeof loader>();
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(picked.query);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);

  const answer = fetcher.data ?? picked;
  const isFresh = answer.query === text.trim();
  const parts = answer.parts;
  const optionId = (place: number) => `${listId}-${place}`;

  function search(typed: string) {
    setText(typed);
    setActive(-1);
    void fetcher.load(links.apiParts({ category, q: typed.trim() }));
  }

  function choose(part: PickerPart) {
    search("");
    setOpen(false);
    onPick(part);
  }

  function move(to: number) {
    setOpen(true);
    setActive(to);
    document.getElementById(optionId(to))?.scrollIntoView({ block: "nearest" });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const last = parts.length - 1;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const next = event.key === "ArrowDown" ? active + 1 : active - 1;
      move(next > last ? 0 : next < 0 ? last : next);
    } else if (event.key === "Enter") {
      event.preventDefault();
      const part = isOpen && isFresh ? parts[active] : undefined;
      if (part) choose(part);
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      setOpen(false);
    }
  }

  const isListed = isAlive && isOpen;
  return (
    <Form
      method="get"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the form itself is the search: a second element around it says nothing
      role="search"
      className="relative"
      onSubmit={(event) => event.preventDefault()}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      {[...new URLSearchParams(keep), ...(item ? [["item", item]] : [])].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={fieldId(name)} className="font-condensed leading-tight font-semibold">
        {t("picker.label")}
      </label>
      <div className="mt-1.5 flex gap-2">
        <span className="relative min-w-0 grow">
          <Icon name="search" className="pointer-events-none absolute start-3 top-1/2 -translate-y-1/2 text-muted" />
          <input
            ref={box}
            id={fieldId(name)}
            type="search"
            name="q"
            value={isAlive ? text : undefined}
            defaultValue={isAlive ? undefined : picked.query}
            key={String(isAlive)}
            placeholder={t("picker.hint")}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={100}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${fieldId(name)}-error` : undefined}
            {...(isAlive && {
              role: "combobox",
              "aria-autocomplete": "list" as const,
              "aria-expanded": isListed,
              "aria-controls": listId,
              "aria-activedescendant": isListed && active >= 0 ? optionId(active) : undefined,
            })}
            onFocus={() => setOpen(true)}
            onClick={() => setOpen(true)}
            onChange={(event) => {
              setOpen(true);
              search(event.target.value);
            }}
            onKeyDown={onKeyDown}
            className={`${controlClass} min-h-13 ps-10! text-lg`}
          />
        </span>
        {isAlive ? null : (
          <Button variant="secondary" className="min-h-13">
            {t("picker.search")}
          </Button>
        )}
      </div>
      {error ? (
        <p id={`${fieldId(name)}-error`} className="mt-1.5 flex items-start gap-1.5 text-sm font-semibold text-danger">
          <Icon name="warning" size={16} className="mt-0.5" />
          {error}
        </p>
      ) : null}
      <output className="sr-only">{isListed && isFresh ? sayCount(answer) : ""}</output>
      {isListed ? (
        <div className="absolute inset-x-0 top-full z-30 mt-1 border border-edge bg-raised shadow-float">
          {parts.length === 0 && isFresh ? <NothingFound query={answer.query} /> : null}
          <div
            id={listId}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <select> cannot be searched, nor show two lines
            role="listbox"
            tabIndex={-1}
            aria-label={t("picker.list")}
            aria-busy={isFresh ? undefined : true}
            // The box keeps the focus while somebody presses or scrolls in its list.
            onMouseDown={(event) => event.preventDefault()}
            className={`max-h-80 overflow-y-auto overscroll-contain ${isFresh ? "" : "opacity-60"}`}
          >
            {parts.map((part, place) => (
              <button
                key={part.id}
                id={optionId(place)}
                type="button"
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
                role="option"
                tabIndex={-1}
                aria-selected={place === active}
                onClick={() => choose(part)}
                className="block min-h-13 w-full border-b border-line px-3.5 py-2 text-start last:border-0 hover:bg-surface aria-selected:bg-sunken aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-focus"
              >
                <PartName part={part} />
              </button>
            ))}
          </div>
          <Sources of={answer} />
        </div>
      ) : null}
    </Form>
  );

  function sayCount({ query, parts: { length } }: Picked): string {
    return length === 0 ? t("picker.none", { query }) : t("picker.count", { count: length });
  }
}

export function PartName({ part: { name, details } }: { part: Pick<PickerPart, "name" | "details"> }) {
  return (
    <>
      <span className="block font-condensed text-lg leading-tight font-semibold">{name}</span>
      {details ? <span className="figure block text-xs text-muted">{details}</span> : null}
    </>
  );
}

/** Imported parts ask for their source to be named where they are shown. */
function Sources({ of: { attributions } }: { of: Picked }) {
  const { t } = useWords("wizard");
  return attributions.length > 0 ? <p className="border-t border-line px-3.5 py-2 text-xs text-muted">{t("picker.source", { sources: attributions.join("; ") })}</p> : null;
}

function NothingFound({ query }: { query: string }) {
  const { t } = useWords("wizard");
  return (
    <p className="px-3.5 py-3">
      <span className="block font-semibold">{t("picker.none", { query })}</span>
      <span className="block text-sm text-muted">{t("picker.noneHint")}</span>
    </p>
  );
}

/**
 * Before JavaScript: the found parts in the page, each by the control that `children` makes of it. Where scripts may still come,
 * only once something was searched for.
 */
export function PlainList({ picked, wasAsked, children }: { picked: Picked; wasAsked: boolean; children: (part: PickerPart) => React.ReactNode }) {
  const { t } = useWords("wizard");
  const isAlive = useIsAlive();
  if (isAlive) return null;
  return (
    <div className={wasAsked ? "" : "[@media(scripting:enabled)]:hidden"}>
      {picked.parts.length === 0 ? <NothingFound query={picked.query} /> : <p className="mb-2 text-sm text-muted">{picked.query === "" ? t("picker.first") : t("picker.count", { count: picked.parts.length })}</p>}
      {picked.parts.length > 0 ? (
        <ul className="max-h-80 overflow-y-auto border border-edge bg-raised">
          {picked.parts.map((part) => (
            <li key={part.id} className="border-b border-line last:border-0">
              {children(part)}
            </li>
          ))}
        </ul>
      ) : null}
      <Sources of={picked} />
    </div>
  );
}
