// The floating chat (spec 1). The code of its panel loads when it is first opened. Without JavaScript the button is a
// link to the assistant's own page, where the chat does not float.

import { lazy, Suspense, useEffect, useRef } from "react";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import { lateModule } from "../../../kit/connection.ts";
import { Icon } from "../../../kit/icon.tsx";
import { usePurpose } from "../../../use-purpose.ts";
import { openChat, openerOfChat, useChat } from "../../../shared/assistant/chat-state.ts";
import { ShopLink } from "../../../kit/shop-link.tsx";

const ChatPanel = lazy(lateModule(() => import("./chat-panel.tsx")));

export function Chat() {
  const { t } = useWords("shell");
  const { open } = useChat();
  const isForm = usePurpose() === "form";
  const button = useRef<HTMLElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    const hasClosed = wasOpen.current && !open;
    wasOpen.current = open;
    // The focus returns to the element that opened the chat. The chat's own button was not rendered meanwhile.
    if (hasClosed && document.activeElement === document.body)
      (openerOfChat() ?? button.current?.querySelector("a"))?.focus();
  }, [open]);
  const visibility = isForm ? "hidden lg:block" : "";
  if (open) {
    return (
      <Suspense fallback={null}>
        <ChatPanel />
      </Suspense>
    );
  }
  return (
    <aside
      ref={button}
      aria-label={t("chat")}
      className={`fixed end-4 bottom-[calc(1rem+var(--lift,0rem))] z-30 md:end-6 lg:bottom-6 print:hidden ${visibility}`}
    >
      <ShopLink
        to={links.assistant()}
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
