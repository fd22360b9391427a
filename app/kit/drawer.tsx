// A panel that slides in from the right: the mobile menu, the filters. It is a native popover, so that its button opens
// it, and Escape or a press outside closes it, also before JavaScript.

import { useEffect, useRef, type ComponentProps, type ReactNode } from "react";
import { useLocation } from "react-router";
import { useWords } from "../i18n/use-words.ts";
import { Icon } from "./icon.tsx";

type DrawerProps = {
  id: string;
  title: string;
  children: ReactNode;
  /** From 64rem on it is part of the page (the filter panel), without its title. */
  inlineOnLarge?: boolean;
};

const inline =
  "lg:static lg:block lg:h-auto lg:max-h-none lg:w-auto lg:max-w-none lg:animate-none lg:border-0 lg:bg-transparent lg:shadow-none lg:overflow-visible";

export function Drawer({ id, title, children, inlineOnLarge = false }: DrawerProps) {
  const { t } = useWords("kit");
  const { key } = useLocation();
  const box = useRef<HTMLElement>(null);
  const openedAt = useRef(key);

  // A navigation from inside the drawer closes it.
  useEffect(() => {
    if (openedAt.current === key) return;
    openedAt.current = key;
    if (box.current?.matches(":popover-open")) box.current.hidePopover();
  }, [key]);

  return (
    <section
      ref={box}
      id={id}
      popover="auto"
      data-sheet
      aria-label={title}
      className={`fixed inset-y-0 start-auto end-0 m-0 h-dvh max-h-none w-full max-w-sm overflow-y-auto overscroll-contain border-s border-edge bg-raised text-ink shadow-float backdrop:bg-veil open:animate-[slide-in_0.2s_var(--ease-out)] ${inlineOnLarge ? inline : ""}`}
    >
      <div
        className={`sticky top-0 z-10 flex items-center justify-between gap-3 border-b border-line bg-raised ps-4 ${inlineOnLarge ? "lg:hidden" : ""}`}
      >
        <p className="font-condensed text-xl font-bold">{title}</p>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={t("close")}
          className="inline-flex size-14 items-center justify-center"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className={`p-4 ${inlineOnLarge ? "lg:p-0" : ""}`}>{children}</div>
    </section>
  );
}

/** The button that opens the drawer with that id. */
export function DrawerButton({ sheet, ...rest }: ComponentProps<"button"> & { sheet: string }) {
  return <button {...rest} type="button" popoverTarget={sheet} />;
}
