// The open chat. It starts with the question about games and ignores blank messages. Every answer is a search of the
// current catalogue, or a fact of the shop.

import { Link } from "react-router";
import { useWords } from "../../../i18n/use-words.ts";
import { Icon } from "../../../kit/icon.tsx";
import { links } from "../../../links.ts";
import { closeChat, restartChat, useChat } from "../../../shared/assistant/chat-state.ts";
import { ChatField, ChatLog } from "./conversation.tsx";

export default function ChatPanel() {
  const { t } = useWords("assistant");
  const { messages } = useChat();

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from any field inside
    <section
      aria-label={t("title")}
      onKeyDown={(event) => {
        if (event.key === "Escape") closeChat();
      }}
      className="fixed inset-x-0 bottom-0 z-40 flex max-h-[85dvh] flex-col border border-edge bg-raised shadow-float sm:inset-x-auto sm:end-6 sm:bottom-6 sm:max-h-[min(40rem,85dvh)] sm:w-[26rem]"
    >
      <ChatHeader />
      <ChatLog messages={messages} talk={null} className="grow overflow-y-auto overscroll-contain p-4" />
      <div className="flex flex-wrap gap-x-4 border-t border-line px-4 text-sm">
        <Link to={links.contact()} onClick={closeChat} className="link inline-flex min-h-11 items-center">
          {t("person")}
        </Link>
        <Link to={links.assistant()} onClick={closeChat} className="link inline-flex min-h-11 items-center">
          {t("page")}
        </Link>
        {messages.length > 0 ? (
          <button type="button" onClick={restartChat} className="link inline-flex min-h-11 items-center">
            {t("again")}
          </button>
        ) : null}
      </div>
      <ChatField id="chat-message" talk={null} isFocused />
    </section>
  );
}

function ChatHeader() {
  const { t } = useWords("assistant");
  return (
    <header className="flex items-center justify-between bg-screen ps-4 text-on-screen">
      <h2 className="flex items-center gap-2 text-lg">
        <Icon name="bench" className="text-phosphor" />
        {t("title")}
      </h2>
      <button
        type="button"
        onClick={closeChat}
        aria-label={t("close")}
        className="target inline-flex items-center justify-center"
      >
        <Icon name="close" />
      </button>
    </header>
  );
}
