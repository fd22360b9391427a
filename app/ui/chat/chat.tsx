// The floating chat (spec 1). Its panel comes over the network when it is first opened; before JavaScript the button
// is a link to the computers.

import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { useWords } from "../../i18n/use-words.ts";
import { Icon } from "../icon.tsx";
import { isForm } from "../shell/site-links.ts";
import { openChat, useChat } from "./chat-state.ts";
import { ShopLink } from "../shop-link.tsx";

const ChatPanel = lazy(() => import("./chat-panel.tsx"));

export function Chat() {
  const { t } = useWords("shell");
  const { open } = useChat();
  const { pathname } = useLocation();
  const room = isForm(pathname) ? "hidden lg:block" : "";
  if (open) {
    return (
      <Suspense fallback={null}>
        <ChatPanel />
      </Suspense>
    );
  }
  return (
    <aside aria-label={t("chat")} className={`fixed end-4 bottom-[calc(1rem+var(--lift,0rem))] z-30 md:end-6 lg:bottom-6 print:hidden ${room}`}>
      <ShopLink
        to="/products"
        prefetch="none"
        onClick={(event) => {
          event.preventDefault();
          openChat();
        }}
        className="inline-flex size-14 items-center justify-center rounded-sm border border-phosphor-dim bg-screen text-phosphor shadow-float hover:border-phosphor"
      >
        <Icon name="chat" size={26} />
        <span className="sr-only">{t("chat")}</span>
      </ShopLink>
    </aside>
  );
}
