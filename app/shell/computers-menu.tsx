// The Computers menu: what to buy and what to sell, in two columns.
// It opens at once under a mouse and closes 150 ms after it has left (spec 4), or by a press, or by the keyboard;
// Escape closes it. Before JavaScript it is a plain <details>.

import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { useWords } from "../i18n/use-words.ts";
import { CachedHtml } from "../kit/cached-html.tsx";
import { links } from "../links.ts";
import { Icon } from "../kit/icon.tsx";
import { categoryLinks } from "./site-links.ts";

const CLOSES_AFTER = 150; // milliseconds, spec 9

export function ComputersMenu() {
  const { t } = useWords("shell");
  const { key } = useLocation();
  // Open on this screen only: a navigation closes the menu.
  const [opened, setOpened] = useState<{ by: "hover" | "press"; at: string } | null>(null);
  const isOpen = opened?.at === key;
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const summary = useRef<HTMLElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => () => clearTimeout(leaving.current), []);
  // Listens for Escape wherever the focus is: the mouse may have opened the menu.
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      const isInside = details.current?.contains(document.activeElement);
      setOpened(null);
      if (isInside) summary.current?.focus();
    };
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [isOpen]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- operated by its summary
    <details
      ref={details}
      open={isOpen}
      className="group self-stretch lg:relative"
      onPointerEnter={(event) => {
        if (event.pointerType !== "mouse") return;
        clearTimeout(leaving.current);
        setOpened((now) => (now?.at === key ? now : { by: "hover", at: key }));
      }}
      onPointerLeave={(event) => {
        if (event.pointerType !== "mouse") return;
        leaving.current = setTimeout(setOpened, CLOSES_AFTER, null);
      }}
      onBlur={(event) => {
        const goesOutside = event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget);
        if (goesOutside) setOpened(null);
      }}
    >
      <summary
        ref={summary}
        onClick={(event) => {
          event.preventDefault();
          // A press on a menu that the mouse has opened keeps it open; the next one closes it.
          setOpened(isOpen && opened.by === "press" ? null : { by: "press", at: key });
        }}
        className="flex h-full min-h-11 items-center gap-1.5 px-3 font-condensed text-lg font-semibold hover:bg-brand-trace group-open:bg-brand-trace"
      >
        {t("menu.computers")}
        <Icon name="chevron" size={16} className="transition-[rotate] duration-150 group-open:rotate-180" />
      </summary>
      <CachedHtml
        as="div"
        name="computers-menu"
        className="absolute start-4 top-full z-40 lg:start-0 grid w-[44rem] max-w-[calc(100vw-2rem)] grid-cols-[2fr_1fr] border border-line bg-raised text-ink shadow-float"
      >
        <ComputersMenuContent />
      </CachedHtml>
    </details>
  );
}

function ComputersMenuContent() {
  const { t } = useWords("shell");
  return (
    <>
      <div className="p-6">
        <p className="silk text-muted">{t("menu.buy")}</p>
        <div className="mt-3 grid grid-cols-2 gap-x-6">
          <div>
            <MenuLink to={links.products()} title={t("menu.pcs")} text={t("menu.pcsHint")} />
            <MenuLink to={links.configurator()} title={t("menu.configurator")} text={t("menu.configuratorHint")} />
          </div>
          <div>
            <Link
              to={links.components()}
              className="block py-1.5 font-condensed text-lg leading-tight font-bold hover:text-link"
            >
              {t("menu.components")}
            </Link>
            <ul className="border-s border-line ps-3">
              {categoryLinks.map(({ category, to }) => (
                <li key={category}>
                  <Link to={to} className="block py-1 hover:text-link hover:underline hover:underline-offset-4">
                    {t(`categories.${category}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <div className="bg-sunken p-6">
        <p className="silk text-muted">{t("menu.sell")}</p>
        <div className="mt-3">
          <MenuLink to={links.sell()} title={t("menu.sellComputer")} text={t("menu.sellComputerHint")} />
          <MenuLink to={links.sellComponents()} title={t("menu.sellComponents")} text={t("menu.sellComponentsHint")} />
        </div>
      </div>
    </>
  );
}

function MenuLink({ to, title, text }: { to: string; title: string; text: string }) {
  return (
    <Link to={to} className="group/link block py-1.5">
      <span className="block font-condensed text-lg leading-tight font-bold group-hover/link:text-link">{title}</span>
      <span className="mt-0.5 block text-sm text-muted">{text}</span>
    </Link>
  );
}
