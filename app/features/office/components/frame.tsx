// The frame of every office screen: search, navigation, the name of the signed-in person, and the log-out button.

import type { ReactNode } from "react";
import { Link } from "react-router";
import { useWords } from "../../../i18n/use-words.ts";
import { Drawer, DrawerButton } from "../../../kit/drawer.tsx";
import { Icon } from "../../../kit/icon.tsx";
import { Logo } from "../../../kit/logo.tsx";
import { ToastRegion } from "../../../kit/toast.tsx";
import { officeLinks } from "../../../office-links.ts";
import { SearchOpener } from "./search-opener.tsx";
import { LogOut } from "./log-out.tsx";
import { OfficeNavigation } from "./office-navigation.tsx";

type OfficeFrameProps = Parameters<typeof OfficeNavigation>[0] & { name: string; children: ReactNode };

const MENU = "office-menu";
/** Paper shows what is stored: nothing to press (buttons and the links that look like them) or to type. Tables are smaller there, so that all their columns fit on A4. */
const PRINT_CLASSES =
  "print:[&_:is(button,.select-none,nav,search,form,summary,details:not([open]),details:has(form))]:hidden print:[&_table]:[zoom:0.7]";

export function OfficeFrame({ name, roles, waiting, children }: OfficeFrameProps) {
  const { t } = useWords("office");
  return (
    <div className={`min-h-dvh lg:grid lg:grid-cols-[15rem_1fr] lg:grid-rows-[auto_1fr] print:block ${PRINT_CLASSES}`}>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:z-50 focus:bg-raised focus:px-4 focus:py-3 focus:text-ink"
      >
        {t("skip")}
      </a>
      <header className="flex min-h-15 items-center gap-3 bg-brand px-4 text-on-brand lg:col-span-2 print:hidden">
        <DrawerButton
          sheet={MENU}
          aria-label={t("menu")}
          className="target -ms-2 inline-flex items-center justify-center lg:hidden"
        >
          <Icon name="menu" />
        </DrawerButton>
        <Logo />
        <span className="font-condensed text-lg max-sm:sr-only">{t("title")}</span>
        <SearchOpener />
      </header>
      <Drawer id={MENU} title={t("title")} inlineOnLarge>
        <div className="-mx-4 flex flex-col gap-4 lg:mx-0 lg:py-4 print:hidden">
          <OfficeNavigation roles={roles} waiting={waiting} />
          <div className="flex items-center justify-between gap-2 border-t border-line ps-4 pe-1 pt-2">
            <Link
              to={officeLinks.sessions()}
              className="inline-flex min-h-11 min-w-0 items-center text-sm wrap-anywhere text-muted underline-offset-4 hover:underline"
            >
              {name}
            </Link>
            <LogOut />
          </div>
        </div>
      </Drawer>
      <div className="min-w-0 lg:border-s lg:border-line print:border-0">{children}</div>
      <ToastRegion />
    </div>
  );
}
