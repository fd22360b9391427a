// A text box with a list of options: W3C's combobox with a listbox. The focus stays in the text box; arrows move
// through the list, Enter chooses, Escape and a press elsewhere close it.
// Invariant: only options that the list shows can be chosen. A list that opens again has no active option.

import { useEffect, useEffectEvent, useId, useState, type MouseEvent, type ReactNode } from "react";

/** The index of the text box itself: no option is active. */
const IN_BOX = -1;

type List = {
  isOpen: boolean;
  /** The number of options in the list. */
  count: number;
  active: number;
  /** Whether the arrows go through the text box between the last option and the first. */
  passesBox: boolean;
};

export type Step = { does: "move"; to: number } | { does: "choose" } | { does: "close" } | { does: "edit" };

/**
 * The effect of a key; null if the text box handles it. `edit`: the key edits the text, and no option is active any
 * more.
 */
export function stepOf(key: string, list: List): Step | null {
  switch (key) {
    case "ArrowDown":
      return { does: "move", to: placeAfter(list, 1) };
    case "ArrowUp":
      return { does: "move", to: placeAfter(list, -1) };
    case "Enter":
      return list.isOpen && list.active !== IN_BOX ? { does: "choose" } : null;
    case "Escape":
      return list.isOpen ? { does: "close" } : null;
    case "Home":
    case "End":
    case "ArrowLeft":
    case "ArrowRight":
      return list.isOpen && list.active !== IN_BOX ? { does: "edit" } : null;
    default:
      return null;
  }
}

function placeAfter({ count, active, passesBox }: List, step: 1 | -1): number {
  if (count === 0) return IN_BOX;
  if (passesBox) return ((active + 1 + step + count + 1) % (count + 1)) - 1;
  return active === IN_BOX && step === -1 ? count - 1 : (active + step + count) % count;
}

type Options = Pick<List, "isOpen" | "count"> & {
  passesBox?: boolean;
  /** Called when an arrow is pressed while the list is closed. */
  open: () => void;
  close: () => void;
  choose: (place: number) => void;
  /** A press outside this element closes the list. */
  around: () => Element | null | undefined;
};

export type Combobox = ReturnType<typeof useCombobox>;

/** State and behaviour; the caller owns the text, the options and whether the list is open. */
export function useCombobox({ isOpen, count, passesBox = false, open, close, choose, around }: Options) {
  const id = useId();
  const [place, setPlace] = useState(IN_BOX);
  const active = isOpen && place < count ? place : IN_BOX;
  const optionId = (at: number) => `${id}-${at}`;
  const reset = () => setPlace(IN_BOX);

  function end() {
    reset();
    close();
  }

  function onKey(event: Pick<KeyboardEvent, "key" | "isComposing" | "preventDefault">) {
    const step = event.isComposing ? null : stepOf(event.key, { isOpen, count, active, passesBox });
    if (!step) return;
    if (step.does === "edit") return reset();
    event.preventDefault();
    if (step.does === "close") end();
    else if (step.does === "choose") choose(active);
    else {
      if (!isOpen) open();
      setPlace(step.to);
    }
  }

  const onPress = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && !around()?.contains(target)) end();
  });
  useEffect(() => {
    const listening = new AbortController();
    // On some phones a press on an element that takes no focus leaves the focus in the text box.
    document.addEventListener("pointerdown", (event) => onPress(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);

  useEffect(() => {
    if (active !== IN_BOX) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);

  return {
    /** Call it when the text changes: no option of the next list is active. */
    reset,
    close: end,
    onKey,
    inputProps: {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": isOpen,
      "aria-controls": id,
      "aria-activedescendant": active === IN_BOX ? undefined : optionId(active),
    },
    listProps: {
      id,
      role: "listbox",
      tabIndex: -1,
      // The text box keeps the focus while the list is pressed or scrolled.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
    optionProps: (at: number) => ({ id: optionId(at), role: "option", tabIndex: -1, "aria-selected": at === active }),
  } as const;
}

/** The classes of an option, a link or a button. */
export const optionClass =
  "border-b border-line px-3.5 last:border-0 hover:bg-surface aria-selected:bg-sunken aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-focus";

type ListProps = {
  of: Combobox;
  label: string;
  isBusy?: boolean;
  hidden?: boolean;
  className: string;
  children: ReactNode;
};

export function ComboboxList({
  of: { listProps },
  label,
  isBusy = false,
  hidden = false,
  className,
  children,
}: ListProps) {
  return (
    <div
      {...listProps}
      aria-label={label}
      aria-busy={isBusy || undefined}
      hidden={hidden}
      className={`overflow-y-auto overscroll-contain ${className}`}
    >
      {children}
    </div>
  );
}
