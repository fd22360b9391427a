// A search field with a list of one category of parts (spec 4 and 5): open on focus or typing, closed on a choice.
// Without JavaScript it is a form that loads the page again.
// Invariant: Enter chooses only from the results of the current text, never from older ones.

import { useEffect, useRef, useState } from "react";
import { Form, useFetcher } from "react-router";
import type { PartCategory } from "../../../../../shop/parts/part.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { links } from "../../../../links.ts";
import type { loader } from "../parts-api.ts";
import type { PickedPart, PickerPart } from "../../../../shared/parts/picked-parts.server.ts";
import { useHydrated } from "../../../../kit/use-hydrated.ts";
import { Button } from "../../../../kit/button.tsx";
import { ComboboxList, optionClass, useCombobox, type Combobox } from "../../../../kit/combobox.tsx";
import { controlClass, fieldId } from "../../../../kit/field.tsx";
import { Icon } from "../../../../kit/icon.tsx";
import { PartName } from "../../../../shared/parts/part-name.tsx";

type PartPickerProps = {
  category: PartCategory;
  /** The first parts, or the results of the query in the address. */
  picked: PickedPart;
  onPick: (part: PickerPart) => void;
  /**
   * The query of the wizard's addresses, and the line of a list: hidden fields of the form that works without
   * JavaScript.
   */
  keyQuery: string;
  item?: string;
  /** The name of the field: the error summary links to it. */
  name?: string;
  error?: string | undefined;
  /** Whether it takes the focus on mount, after a choice was cleared. */
  takesFocus?: boolean;
};

export function PartPicker({
  category,
  picked,
  onPick,
  keyQuery,
  item,
  name = "part",
  error,
  takesFocus = false,
}: PartPickerProps) {
  const { t } = useWords("trade-in-wizard");
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const { text, answer, isFresh, search } = usePartSearch({ category, picked });
  const [isOpen, setOpen] = useState(false);
  const { parts } = answer;
  const isListed = isHydrated && isOpen;
  const combobox = useCombobox({
    isOpen: isListed,
    count: parts.length,
    open: () => setOpen(true),
    close: () => setOpen(false),
    choose(place) {
      const part = parts[place];
      if (isFresh && part) choose(part);
    },
    around: () => form.current,
  });

  function choose(part: PickerPart) {
    search("");
    combobox.close();
    onPick(part);
  }

  function type(typed: string) {
    setOpen(true);
    combobox.reset();
    search(typed);
  }

  const countText =
    parts.length === 0 ? t("picker.none", { query: answer.query }) : t("picker.count", { count: parts.length });
  return (
    <Form
      ref={form}
      method="get"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the form itself is the search: a second element around it says nothing
      role="search"
      className="relative"
      onSubmit={(event) => event.preventDefault()}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && combobox.close()}
    >
      {[...new URLSearchParams(keyQuery), ...(item ? [["item", item]] : [])].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PickerBox
        combobox={isHydrated ? combobox : null}
        {...{ name, error, takesFocus }}
        text={isHydrated ? text : picked.query}
        onType={type}
        onOpen={() => setOpen(true)}
      />
      <output className="sr-only">{isListed && isFresh ? countText : ""}</output>
      {isListed ? <PickerList combobox={combobox} answer={answer} isFresh={isFresh} onChoose={choose} /> : null}
    </Form>
  );
}

type PickerListProps = {
  combobox: Combobox;
  answer: PickedPart;
  isFresh: boolean;
  onChoose: (part: PickerPart) => void;
};

function PickerList({ combobox, answer, isFresh, onChoose }: PickerListProps) {
  const { t } = useWords("trade-in-wizard");
  return (
    <div className="absolute inset-x-0 top-full z-30 mt-1 border border-edge bg-raised shadow-float">
      {answer.parts.length === 0 && isFresh ? <NothingFound query={answer.query} /> : null}
      <ComboboxList
        of={combobox}
        label={t("picker.list")}
        isBusy={!isFresh}
        className={`max-h-80 ${isFresh ? "" : "opacity-60"}`}
      >
        {answer.parts.map((part, place) => (
          <button
            key={part.id}
            type="button"
            {...combobox.optionProps(place)}
            onClick={() => onChoose(part)}
            className={`block min-h-13 w-full py-2 text-start ${optionClass}`}
          >
            <PartName part={part} />
          </button>
        ))}
      </ComboboxList>
      <Sources of={answer} />
    </div>
  );
}

/** The typed text and the parts found for it; the previous results stay until the next ones arrive. */
function usePartSearch({ category, picked }: Pick<PartPickerProps, "category" | "picked">) {
  const fetcher = useFetcher<typeof loader>();
  const [text, setText] = useState(picked.query);
  const answer = fetcher.data ?? picked;

  function search(typed: string) {
    setText(typed);
    void fetcher.load(links.apiParts({ category, q: typed.trim() }));
  }

  return { text, answer, isFresh: answer.query === text.trim(), search };
}

type PickerBoxProps = Required<Pick<PartPickerProps, "name" | "takesFocus">> & {
  /** Null without JavaScript: the input is then a field of a form with a button. */
  combobox: Combobox | null;
  error: string | undefined;
  text: string;
  onType: (text: string) => void;
  onOpen: () => void;
};

function PickerBox({ combobox, name, error, takesFocus, text, onType, onOpen }: PickerBoxProps) {
  const { t } = useWords("trade-in-wizard");
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <>
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
            value={combobox ? text : undefined}
            defaultValue={combobox ? undefined : text}
            key={String(combobox !== null)}
            placeholder={t("picker.hint")}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={100}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${fieldId(name)}-error` : undefined}
            {...combobox?.inputProps}
            onFocus={onOpen}
            onClick={onOpen}
            onChange={(event) => onType(event.target.value)}
            onKeyDown={(event) => combobox?.onKey(event.nativeEvent)}
            className={`${controlClass} min-h-13 ps-10! text-lg`}
          />
        </span>
        {combobox ? null : (
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
    </>
  );
}

/** The licence of imported parts requires an attribution wherever they are shown. */
function Sources({ of: { attributions } }: { of: PickedPart }) {
  const { t } = useWords("trade-in-wizard");
  return attributions.length > 0 ? (
    <p className="border-t border-line px-3.5 py-2 text-xs text-muted">
      {t("picker.source", { sources: attributions.join("; ") })}
    </p>
  ) : null;
}

function NothingFound({ query }: { query: string }) {
  const { t } = useWords("trade-in-wizard");
  return (
    <p className="px-3.5 py-3">
      <span className="block font-semibold">{t("picker.none", { query })}</span>
      <span className="block text-sm text-muted">{t("picker.noneHint")}</span>
    </p>
  );
}

/**
 * Without JavaScript: the results as a list in the page, each rendered by `children`. If scripting is enabled but not
 * ready yet, the list is shown only after a search.
 */
export function PlainList({
  picked,
  hasQuery,
  children,
}: {
  picked: PickedPart;
  hasQuery: boolean;
  children: (part: PickerPart) => React.ReactNode;
}) {
  const { t } = useWords("trade-in-wizard");
  const isHydrated = useHydrated();
  if (isHydrated) return null;
  return (
    <div className={hasQuery ? "" : "[@media(scripting:enabled)]:hidden"}>
      {picked.parts.length === 0 ? (
        <NothingFound query={picked.query} />
      ) : (
        <p className="mb-2 text-sm text-muted">
          {picked.query === "" ? t("picker.first") : t("picker.count", { count: picked.parts.length })}
        </p>
      )}
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
