// The field of one category of parts: proposes models from the second letter of what is typed, and takes any text. Without
// JavaScript it is a text field.

import { useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { Category } from "../../../../shop/catalogue/specs.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { ComboboxList, optionClass, useCombobox } from "../../../kit/combobox.tsx";
import { TextField } from "../../../kit/field.tsx";
import { useHydrated } from "../../../kit/use-hydrated.ts";
import { links } from "../../../links.ts";
import { PartName } from "../../../shared/parts/part-name.tsx";
import type { PickedPart } from "../../../shared/parts/picked-parts.server.ts";

const MIN_TYPED = 2; // characters

type PartFieldProps = {
  category: Category;
  label: string;
  hint: string | undefined;
  value: string;
  error?: string | undefined;
};

/** The part that is being typed: several stand in one field, apart by "+". */
function lastPart(text: string): string {
  return text.slice(text.lastIndexOf("+") + 1).trim();
}

export function PartField({ category, label, hint, value, error }: PartFieldProps) {
  const { t } = useWords("own-pc");
  const fetcher = useFetcher<PickedPart>();
  const around = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(value);
  const [isOpen, setOpen] = useState(false);
  const found = fetcher.data?.query === lastPart(text) ? fetcher.data : null;
  const parts = found?.parts ?? [];
  const isListed = useHydrated() && isOpen && parts.length > 0;
  const combobox = useCombobox({
    isOpen: isListed,
    count: parts.length,
    open: () => setOpen(true),
    close: () => setOpen(false),
    choose,
    around: () => around.current,
  });

  function choose(place: number) {
    const part = parts[place];
    if (!part) return;
    const before = text.slice(0, text.lastIndexOf("+") + 1);
    setText(before === "" ? part.name : `${before} ${part.name}`);
    combobox.close();
  }

  function type(typed: string) {
    setText(typed);
    setOpen(true);
    combobox.reset();
    const query = lastPart(typed);
    if (query.length >= MIN_TYPED) void fetcher.load(links.apiParts({ category, q: query }));
  }

  return (
    <div
      ref={around}
      className="relative"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && combobox.close()}
    >
      <TextField
        name={category}
        label={label}
        hint={hint}
        error={error}
        value={text}
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
        {...combobox.inputProps}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => combobox.onKey(event.nativeEvent)}
      />
      {isListed ? (
        <div className="absolute inset-x-0 top-full z-30 mt-1 border border-edge bg-raised shadow-float">
          <ComboboxList of={combobox} label={t("parts.found", { part: label })} className="max-h-72">
            {parts.map((part, place) => (
              <button
                key={part.id}
                type="button"
                {...combobox.optionProps(place)}
                onClick={() => choose(place)}
                className={`block min-h-11 w-full py-2 text-start ${optionClass}`}
              >
                <PartName part={part} />
              </button>
            ))}
          </ComboboxList>
          {found && found.attributions.length > 0 ? (
            <p className="border-t border-line px-3.5 py-2 text-xs text-muted">
              {t("parts.source", { sources: found.attributions.join("; ") })}
            </p>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
