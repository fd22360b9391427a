// Suggestions of the search box while the visitor types: product types, parts with the number of machines that have
// them, single listings. The header's box becomes a combobox; its options are links, for mouse and touch.
// Invariant: suggestions for an earlier text are never suggestions.

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useWords } from "../i18n/use-words.ts";
import { links } from "../links.ts";
import type { Suggested } from "./suggestions-api.ts";
import { ComboboxList, optionClass, useCombobox, type Combobox } from "../kit/combobox.tsx";
import { Icon, type IconName } from "../kit/icon.tsx";

const DELAY = 150; // milliseconds after the last key press

type Answer = { text: string; suggestions: readonly Suggested[] };

const icons = { "product-type": "arrow-right", part: "filter", listing: "monitor" } as const satisfies Record<
  Suggested["kind"],
  IconName
>;

export default function Suggestions({ box }: { box: HTMLInputElement }) {
  const { t } = useWords("shell");
  const navigate = useNavigate();
  const { want, drop, suggestions, isAnswered } = useSuggested();
  const isOpen = suggestions.length > 0;
  const combobox = useCombobox({
    isOpen,
    count: suggestions.length,
    passesBox: true,
    open: () => want(typedIn(box)),
    close: drop,
    choose(place) {
      const chosen = suggestions[place];
      if (!chosen) return;
      leave();
      void navigate(chosen.href);
    },
    around: () => box.form,
  });

  function leave() {
    combobox.close();
    empty(box);
  }

  useBoxEvents(box, {
    input() {
      combobox.reset();
      want(typedIn(box));
    },
    keydown: combobox.onKey,
    blur: combobox.close,
    // The text has been submitted: the results follow.
    submit: combobox.close,
  });
  useAttributes(box, combobox.inputProps);

  return (
    <>
      <output className="sr-only">
        {isAnswered ? (isOpen ? t("search.suggested", { count: suggestions.length }) : t("search.suggestedNone")) : ""}
      </output>
      <ComboboxList
        of={combobox}
        label={t("search.suggestions")}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-50 mt-1 max-h-[min(28rem,55dvh)] border border-edge bg-raised text-ink shadow-float"
      >
        {suggestions.map((suggested, place) => (
          <Link
            key={suggested.href}
            {...combobox.optionProps(place)}
            to={suggested.href}
            onClick={leave}
            className={`flex min-h-11 items-center gap-3 py-1.5 ${optionClass}`}
          >
            <Suggestion suggested={suggested} />
          </Link>
        ))}
      </ComboboxList>
    </>
  );
}

function Suggestion({ suggested: { kind, label, place, count, price } }: { suggested: Suggested }) {
  const { t } = useWords("shell");
  return (
    <>
      <Icon name={icons[kind]} size={16} className="text-muted" />
      <span className="min-w-0 grow font-condensed leading-tight font-semibold">{label}</span>
      <span className="shrink-0 text-end text-xs text-muted">
        {price ? <span className="money block whitespace-nowrap text-ink">{price}</span> : null}
        {place ? <span className="block">{place}</span> : null}
        {count === null ? null : (
          <span data-count={count} className="block">
            {t("search.things", { count })}
          </span>
        )}
      </span>
    </>
  );
}

/** The suggestions for the current text; never those for an earlier one. */
function useSuggested() {
  /** Null while no list is wanted. */
  const [text, setText] = useState<string | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const loading = useRef<{ stop(): void } | null>(null);
  const isAnswered = answer !== null && answer.text === text;
  useEffect(() => () => loading.current?.stop(), []);

  function want(typed: string) {
    loading.current?.stop();
    setText(typed === "" ? null : typed);
    if (typed !== "") loading.current = loadLater(typed, (suggestions) => setAnswer({ text: typed, suggestions }));
  }

  function drop() {
    loading.current?.stop();
    setText(null);
  }

  return { want, drop, isAnswered, suggestions: isAnswered ? answer.suggestions : [] };
}

type BoxEvents = { input: () => void; keydown: (event: KeyboardEvent) => void; blur: () => void; submit: () => void };

/** The header renders the box before this file has loaded. */
function useBoxEvents(box: HTMLInputElement, events: BoxEvents) {
  const onInput = useEffectEvent(events.input);
  const onKey = useEffectEvent(events.keydown);
  const onBlur = useEffectEvent(events.blur);
  const onSubmit = useEffectEvent(events.submit);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    box.addEventListener("input", () => onInput(), { signal });
    box.addEventListener("keydown", (event) => onKey(event), { signal });
    box.addEventListener("blur", () => onBlur(), { signal });
    box.form?.addEventListener("submit", () => onSubmit(), { signal });
    // Text may have been typed while this file was loading.
    if (box.value !== "" && box.value !== (new URLSearchParams(location.search).get("q") ?? ""))
      box.dispatchEvent(new Event("input"));
    return () => listening.abort();
  }, [box]);
}

function useAttributes(box: HTMLInputElement, attributes: Combobox["inputProps"]) {
  useEffect(() => {
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) box.removeAttribute(name);
      else box.setAttribute(name, String(value));
    }
  });
}

/** A suggestion was followed: clear the text, and close a phone's keyboard. */
function empty(box: HTMLInputElement) {
  box.value = "";
  box.blur();
}

function typedIn(box: HTMLInputElement): string {
  return box.value.replace(/\s+/g, " ").trim();
}

/** Loads suggestions when no key was pressed for a moment. After it is stopped, it calls nothing back. */
function loadLater(text: string, onAnswer: (suggestions: readonly Suggested[]) => void) {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    load(text, controller.signal).then(
      (suggestions) => {
        if (!controller.signal.aborted) onAnswer(suggestions);
      },
      // Without a response there are no suggestions; the form still works.
      () => {},
    );
  }, DELAY);
  return {
    stop() {
      clearTimeout(timer);
      controller.abort();
    },
  };
}

async function load(text: string, signal: AbortSignal): Promise<readonly Suggested[]> {
  const answer = await fetch(links.apiSuggestions({ q: text }), { signal });
  if (!answer.ok) throw new Error(`no suggestions: ${answer.status}`);
  return ((await answer.json()) as { suggestions: readonly Suggested[] }).suggestions;
}
