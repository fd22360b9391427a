// The layout of a page of the account: its navigation, and the content.

import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { useWords } from "../../i18n/use-words.ts";
import { links } from "../../links.ts";
import type { Crumb } from "../../kit/pages/breadcrumbs.tsx";
import { Head } from "../../kit/pages/head.tsx";
import { Icon, type IconName } from "../../kit/icon.tsx";
import { Page } from "../../kit/pages/page.tsx";

const places = [
  { name: "overview", to: links.account(), icon: "account" },
  { name: "orders", to: links.orders(), icon: "truck" },
  { name: "invoices", to: links.ownInvoices(), icon: "paper" },
  { name: "warranties", to: links.warranties(), icon: "shield" },
  { name: "reservations", to: links.reservations(), icon: "clock" },
  { name: "tradeIns", to: links.ownTradeIns(), icon: "tag" },
  { name: "favourites", to: links.favourites(), icon: "heart" },
  { name: "builds", to: links.builds(), icon: "chip" },
  { name: "alerts", to: links.ownAlerts(), icon: "info" },
  { name: "addresses", to: links.addresses(), icon: "pin" },
  { name: "profile", to: links.profile(), icon: "account" },
  { name: "sessions", to: links.sessions(), icon: "monitor" },
  { name: "data", to: links.ownData(), icon: "arrow-right" },
] as const satisfies readonly { name: string; to: string; icon: IconName }[];

function AccountNav() {
  const { t } = useWords("account");
  return (
    <nav
      ref={showCurrent}
      aria-label={t("places.label")}
      className="no-scrollbar -mx-4 overflow-x-auto border-y border-line px-4 lg:mx-0 lg:overflow-visible lg:border-0 lg:px-0"
    >
      <ul className="flex gap-1 py-2 lg:flex-col lg:gap-0 lg:border-s lg:border-line lg:py-0">
        {places.map(({ name, to, icon }) => (
          <li key={name} className="shrink-0">
            <NavLink
              to={to}
              end={name === "overview"}
              className="flex min-h-11 items-center gap-3 border-b-4 border-transparent px-3 font-condensed text-base font-semibold text-muted outline-offset-[-4px] hover:text-ink aria-[current=page]:border-action aria-[current=page]:text-ink lg:-ms-px lg:border-s-4 lg:border-b-0 lg:px-4"
            >
              <Icon name={icon} size={18} className="max-lg:hidden" />
              {t(`places.${name}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On a narrow screen the navigation is one line that scrolls: the current page must be visible. */
function showCurrent(nav: HTMLElement | null): void {
  const current = nav?.querySelector<HTMLElement>("[aria-current=page]");
  if (nav && current) nav.scrollLeft = current.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2;
}

type AccountPageProps = {
  title: string;
  lead?: string;
  crumbs?: readonly Crumb[];
  /** Without an account: what this browser did, and no navigation. */
  isGuest?: boolean;
  children: ReactNode;
};

export function AccountPage({ title, lead, crumbs = [], isGuest = false, children }: AccountPageProps) {
  const { t } = useWords("account");
  return (
    <Page title={title} lead={lead} crumbs={[{ label: t("title"), to: links.account() }, ...crumbs, { label: title }]}>
      <Head title={title} hidden />
      {isGuest ? <div className="flex flex-col gap-8">{children}</div> : <AccountColumns>{children}</AccountColumns>}
    </Page>
  );
}

export function AccountColumns({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:items-start">
      <AccountNav />
      <div className="flex min-w-0 flex-col gap-8">{children}</div>
    </div>
  );
}
