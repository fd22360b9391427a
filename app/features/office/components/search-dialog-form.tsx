// The search of everything in its dialog: results while one types, arrows and Enter to open one. Enter alone sends the
// form, so that a scanner need not wait for the results.

import { useEffect, useRef, useState, type RefObject } from "react";
import { Form, useFetcher, useNavigate } from "react-router";
import type { HitKind } from "../../../../shop/office/office-hit.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { ComboboxList, optionClass, useCombobox, type Combobox } from "../../../kit/combobox.tsx";
import { controlClass } from "../../../kit/field.tsx";
import { officeLinks } from "../../../office-links.ts";
import { HitRow, type LinkedHit, type SearchAnswer } from "../shared/search/hit-row.tsx";

const PAUSE = 120; // milliseconds after a key, before the search

type SearchDialogFormProps = { box: RefObject<HTMLInputElement | null>; onDone: () => void };

export function SearchDialogForm({ box, onDone }: SearchDialogFormProps) {
  const { t } = useWords("office");
  const navigate = useNavigate();
  const { data, state, load } = useFetcher<SearchAnswer>();
  const [text, setText] = useState("");
  const frame = useRef<HTMLFormElement>(null);
  const isSearched = text.trim().length > 1;
  const groups = isSearched ? (data?.groups ?? []) : [];
  const hits = groups.flatMap((group) => group.hits);
  const combobox = useCombobox({
    isOpen: hits.length > 0,
    count: hits.length,
    open: () => {},
    close: onDone,
    choose: (place) => {
      const hit = hits[place];
      if (!hit) return;
      onDone();
      if (hit.isFile) window.location.assign(hit.to);
      else void navigate(hit.to);
    },
    around: () => frame.current,
  });
  useEffect(() => {
    if (!isSearched) return;
    const pause = setTimeout(() => void load(officeLinks.search({ q: text })), PAUSE);
    return () => clearTimeout(pause);
  }, [isSearched, text, load]);

  return (
    <Form ref={frame} method="get" action={officeLinks.search()} onSubmit={onDone}>
      <input type="hidden" name="go" value="yes" />
      <label htmlFor="search-dialog" className="text-sm text-muted">
        {t("search.label")}
      </label>
      <input
        {...combobox.inputProps}
        ref={box}
        id="search-dialog"
        name="q"
        type="text"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          combobox.reset();
        }}
        onKeyDown={(event) => combobox.onKey(event.nativeEvent)}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        className={`mt-1.5 ${controlClass}`}
      />
      <ComboboxList
        of={combobox}
        label={t("search.title")}
        isBusy={state !== "idle"}
        hidden={hits.length === 0}
        className="mt-3 max-h-[55dvh] border border-line"
      >
        {groups.map((group, index) => (
          <FoundGroup
            key={group.kind}
            group={group}
            before={groups.slice(0, index).reduce((sum, { hits }) => sum + hits.length, 0)}
            combobox={combobox}
            onDone={onDone}
          />
        ))}
      </ComboboxList>
      {isSearched && state === "idle" && data?.text === text.trim() && hits.length === 0 ? (
        <p aria-live="polite" className="mt-3 text-muted">
          {t("search.nothing", { text: data.text })}
        </p>
      ) : null}
    </Form>
  );
}

type FoundGroupProps = {
  group: { kind: HitKind; hits: readonly LinkedHit[] };
  /** How many results stand above this group. */
  before: number;
  combobox: Combobox;
  onDone: () => void;
};

function FoundGroup({ group: { kind, hits }, before, combobox, onDone }: FoundGroupProps) {
  const { t } = useWords("office");
  return (
    <fieldset className="min-w-0" aria-labelledby={`found-${kind}`}>
      <p id={`found-${kind}`} className="silk border-b border-line bg-surface px-3.5 py-1 text-muted">
        {t(`search.kinds.${kind}`)}
      </p>
      {hits.map((hit, place) => (
        <HitRow
          key={hit.key}
          hit={hit}
          {...combobox.optionProps(before + place)}
          onClick={onDone}
          className={optionClass}
        />
      ))}
    </fieldset>
  );
}
