// The layout of every screen: skip link, header, footer, toasts and the chat.

import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useWords } from "../i18n/use-words.ts";
import { isAt } from "../address.ts";
import { links } from "../links.ts";
import { Chat } from "../features/assistant/components/chat.tsx";
import { LateTray } from "../features/compare/tray/lazy-tray.tsx";
import { LostConnection } from "../kit/lost-connection.tsx";
import { BannerLine } from "../kit/pages/banner-line.tsx";
import { useCompany } from "../kit/pages/company.ts";
import { ToastRegion } from "../kit/toast.tsx";
import { Footer, PaymentFooter } from "./footer.tsx";
import { Header, PaymentHeader } from "./header.tsx";
import { isTask, usePurpose } from "../use-purpose.ts";
import { FocusOnArrival, useIsNavigating } from "./navigation.tsx";

/** The pages, with those below them, that have no chat button. */
function withoutChat(): readonly string[] {
  return [links.assistant(), links.cart(), links.login(), links.orders()];
}

/** Each screen renders its own <main>. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useWords("shell");
  const { pathname } = useLocation();
  // During the checkout and selling, nothing floats over the fields (rule 6), nor over the configurator's rows.
  const purpose = usePurpose();
  const floats = !isTask(purpose) && !isAt(pathname, links.configurator());
  // The assistant has its own page: there is no second one above it. Nor does its button cover a total or a sign-in form.
  const chats = floats && !withoutChat().some((page) => isAt(pathname, page));
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:z-50 focus:bg-raised focus:px-4 focus:py-3 focus:text-ink"
      >
        {t("skip")}
      </a>
      {/* On paper there is the page alone. */}
      <div className="contents print:hidden">
        <Banners />
        {purpose === "payment" ? <PaymentHeader /> : <Header />}
      </div>
      <Main>{children}</Main>
      <div className="contents print:hidden">
        {purpose === "payment" ? <PaymentFooter /> : <Footer />}
        <ToastRegion />
        {floats ? <LateTray /> : null}
        {chats ? <Chat /> : null}
        <LostConnection />
      </div>
      <FocusOnArrival />
    </div>
  );
}

/** What staff announce, above every page. */
function Banners() {
  const banners = useCompany()?.banners ?? [];
  return banners.map((banner) => <BannerLine key={banner.text} banner={banner} />);
}

function Main({ children }: { children: ReactNode }) {
  const isTravelling = useIsNavigating();
  return (
    <div id="main" tabIndex={-1} aria-busy={isTravelling || undefined} className="grow outline-none">
      {children}
    </div>
  );
}
