// What the search box suggests while somebody types: shelves, parts with how many machines have them, single listings.
// The box keeps the focus and becomes a combobox with a list (W3C's pattern: arrows, Enter, Escape); the options are
// links, for mouse and touch. What belongs to an earlier text is never shown.

import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useWords } from "../../i18n/use-words.ts";
import { links } from "../../links.ts";
import type { Suggested } from "../../routes/api/suggestions.ts";
import { Icon, type IconName } from "../icon.tsx";

const ASKS_AFTER = 150; // milliseconds without another letter

type Answer = { text: string; suggestions: readonly Suggested[] };

const icons = { aisle: "arrow-right", part: "filter", listing: "monitor" } as const satisfies Record<Suggested["kind"], IconName>;

export default function Suggestions({ box }: { box: HTMLInputElement }) {
  const { t } = useWords("shell");
  const navigate = useNavigate();
  const id = useId();
  /** What is typed; null while no list is wanted. */
  const [text, setText] = useState<string | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [active, setActive] = useState(-1);
  const asking = useRef<{ stop(): void } | null>(null);

  const isAnswered = answer !== null && answer.text === text;
  const shown = isAnswered ? answer.suggestions : [];
  const isOpen = shown.length > 0;
  const optionId = (place: number) => `${id}-${place}`;

  function want(typed: string) {
    asking.current?.stop();
    setActive(-1);
    setText(typed === "" ? null : typed);
    if (typed !== "") asking.current = askLater(typed, (suggestions) => setAnswer({ text: typed, suggestions }));
  }

  function close() {
    asking.current?.stop();
    setText(null);
    setActive(-1);
  }

  function leave() {
    close();
    empty(box);
  }

  const onInput = useEffectEvent(() => want(typedIn(box)));
  const onBlur = useEffectEvent(close);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      if (!isOpen) want(typedIn(box));
      // The box itself is one place of the round.
      else setActive(((active + 1 + step + shown.length + 1) % (shown.length + 1)) - 1);
      return;
    }
    if (!isOpen) return;
    const chosen = shown[active];
    if (event.key === "Escape") {
      // The first press takes the list away; the browser's own, which empties the box, comes with the next.
      event.preventDefault();
      close();
    } else if (event.key === "Enter" && chosen) {
      event.preventDefault();
      leave();
      void navigate(chosen.href);
    } else if (event.key === "Home" || event.key === "End" || event.key === "ArrowLeft" || event.key === "ArrowRight") {
      setActive(-1);
    }
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    box.addEventListener("input", () => onInput(), { signal });
    box.addEventListener("keydown", (event) => onKey(event), { signal });
    box.addEventListener("blur", () => onBlur(), { signal });
    // What was typed has been sent: the results follow.
    box.form?.addEventListener("submit", () => onBlur(), { signal });
    // A press on what takes no focus leaves the focus in the box on some telephones.
    document.addEventListener("pointerdown", ({ target }) => target instanceof Node && !box.form?.contains(target) && onBlur(), { signal });
    // Something may have been typed while this file was on its way.
    if (box.value !== "" && box.value !== (new URLSearchParams(location.search).get("q") ?? "")) box.dispatchEvent(new Event("input"));
    return () => {
      listening.abort();
      asking.current?.stop();
    };
  }, [box]);

  useEffect(() => {
    const state = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-controls": id,
      "aria-expanded": String(isOpen),
      "aria-activedescendant": active >= 0 ? `${id}-${active}` : null,
    };
    for (const [name, value] of Object.entries(state)) {
      if (value === null) box.removeAttribute(name);
      else box.setAttribute(name, value);
    }
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [box, id, isOpen, active]);

  return (
    <>
      <output className="sr-only">
        {isAnswered ? (isOpen ? t("search.suggested", { count: shown.length }) : t("search.suggestedNone")) : ""}
      </output>
      <div
        id={id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <datalist> cannot show a price, nor be followed as a link
        role="listbox"
        tabIndex={-1}
        aria-label={t("search.suggestions")}
        hidden={!isOpen}
        // The box keeps the focus while somebody presses or scrolls in its list.
        onMouseDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 top-full z-50 mt-1 max-h-[min(28rem,55dvh)] overflow-y-auto overscroll-contain border border-edge bg-raised text-ink shadow-float"
      >
        {shown.map(({ kind, label, href, place, count, price }, index) => (
          <Link
            key={href}
            id={optionId(index)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            to={href}
            onClick={leave}
            className="flex min-h-11 items-center gap-3 border-b border-line px-3.5 py-1.5 last:border-0 hover:bg-surface aria-selected:bg-sunken aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-focus"
          >
            <Icon name={icons[kind]} size={16} className="text-muted" />
            <span className="min-w-0 grow font-condensed leading-tight font-semibold">{label}</span>
            <span className="shrink-0 text-end text-xs text-muted">
              {price ? <span className="figure block whitespace-nowrap text-ink">{price}</span> : null}
              {place ? <span className="block">{place}</span> : null}
              {count === null ? null : <span data-count={count} className="block">{t("search.things", { count })}</span>}
            </span>
          </Link>
        ))}
      </div>
    </>
  );
}

/** A suggestion was followed: what was typed has done its work, and a phone's keyboard may go. */
function empty(box: HTMLInputElement) {
  box.value = "";
  box.blur();
}

function typedIn(box: HTMLInputElement): string {
  return box.value.replace(/\s+/g, " ").trim();
}

/** Asks when no other letter has followed for a moment. Once stopped, it says nothing more. */
function askLater(text: string, onAnswer: (suggestions: readonly Suggested[]) => void) {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    ask(text, controller.signal).then(
      (suggestions) => {
        if (!controller.signal.aborted) onAnswer(suggestions);
      },
      // Without an answer there are no suggestions; the form searches all the same.
      () => {},
    );
  }, ASKS_AFTER);
  return {
    stop() {
      clearTimeout(timer);
      controller.abort();
    },
  };
}

async function ask(text: string, signal: AbortSignal): Promise<readonly Suggested[]> {
  const answer = await fetch(links.apiSuggestions({ q: text }), { signal });
  if (!answer.ok) throw new Error(`no suggestions: ${answer.status}`);
  return ((await answer.json()) as { suggestions: readonly Suggested[] }).suggestions;
}
