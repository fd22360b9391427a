// The way to the search of everything, in the office's header: a link to its page, and with JavaScript a dialog, which
// Ctrl-K and "/" open too.

import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from "react";
import { Link } from "react-router";
import { useWords } from "../../../i18n/use-words.ts";
import { Dialog } from "../../../kit/dialog.tsx";
import { Icon } from "../../../kit/icon.tsx";
import { officeLinks } from "../../../office-links.ts";
import { SearchDialogForm } from "./search-dialog-form.tsx";

const SHORTCUT = "Ctrl K";

export function SearchOpener() {
  const { t } = useWords("office");
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!opensSearch(event) || document.querySelector("dialog:modal")) return;
    event.preventDefault();
    setOpen(true);
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener("keydown", (event) => onKey(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);
  // After the dialog has become modal: it gives the focus to its cross.
  useEffect(() => {
    if (isOpen) box.current?.focus();
  }, [isOpen]);
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Link
        to={officeLinks.search()}
        onClick={onClick}
        className="target ms-auto inline-flex items-center gap-2 rounded-sm border border-brand-trace bg-brand-deep px-3 text-on-brand hover:border-on-brand-muted max-sm:justify-center sm:min-w-56"
      >
        <Icon name="search" />
        <span className="font-condensed max-sm:sr-only">{t("search.open")}</span>
        <kbd aria-hidden="true" className="figure ms-auto text-xs text-on-brand-muted max-sm:hidden">
          {SHORTCUT}
        </kbd>
      </Link>
      {isOpen ? (
        <Dialog open title={t("search.title")} onClose={() => setOpen(false)}>
          <SearchDialogForm box={box} onDone={() => setOpen(false)} />
        </Dialog>
      ) : null}
    </>
  );
}

/** Ctrl-K or Cmd-K anywhere, "/" where nothing is being typed. */
function opensSearch({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if ((ctrlKey || metaKey) && !altKey) return key.toLowerCase() === "k";
  const isTyping = target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
  return key === "/" && !altKey && !isTyping;
}
