// The frame of every office screen: the navigation, the name of the signed-in person, and the log-out button.

import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import type { StaffRole } from "../../../../shop/accounts/rights.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Icon } from "../../../kit/icon.tsx";
import { Logo } from "../../../shell/logo.tsx";
import { ToastRegion } from "../../../kit/toast.tsx";
import { officeLinks } from "../../../office-links.ts";
import { LogOut } from "./log-out.tsx";
import { visibleSections } from "../sections.ts";

type FrameProps = { name: string; roles: readonly StaffRole[]; children: ReactNode };

export function OfficeFrame({ name, roles, children }: FrameProps) {
  const { t } = useWords("office");
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_1fr] lg:grid-rows-[auto_1fr]">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:z-50 focus:bg-raised focus:px-4 focus:py-3 focus:text-ink"
      >
        {t("skip")}
      </a>
      <header className="flex flex-wrap items-center justify-between gap-x-4 bg-brand px-4 text-on-brand lg:col-span-2">
        <div className="flex min-h-15 items-center gap-3">
          <Logo />
          <span className="font-condensed text-lg">{t("title")}</span>
        </div>
        <div className="flex items-center gap-2">
          <Link
            to={officeLinks.sessions()}
            className="inline-flex min-h-11 items-center px-2 text-sm underline-offset-4 hover:underline"
          >
            <Icon name="account" className="sm:hidden" />
            <span className="max-sm:sr-only">{name}</span>
          </Link>
          <LogOut />
        </div>
      </header>
      <nav
        aria-label={t("navigation")}
        className="no-scrollbar overflow-x-auto border-b border-line bg-surface lg:border-e lg:border-b-0 lg:py-4"
      >
        <ul className="flex lg:flex-col">
          {visibleSections(roles).map((section) => (
            <li key={section.name} className="shrink-0">
              <NavLink
                to={section.to}
                end={section.name === "home"}
                className="flex min-h-12 items-center gap-3 border-b-4 border-transparent px-4 font-condensed text-lg font-semibold text-muted outline-offset-[-4px] hover:text-ink aria-[current=page]:border-action aria-[current=page]:text-ink aria-[current=page]:[scroll-initial-target:nearest] lg:border-s-4 lg:border-b-0"
              >
                <Icon name={section.icon} />
                {t(`sections.${section.name}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
      <ToastRegion />
    </div>
  );
}
