// The open chat. It starts with the question about games and ignores blank messages. Every answer is a search of the
// current catalogue.

import { useEffect, useRef, type FormEvent, type ReactNode } from "react";
import { Link } from "react-router";
import { LONGEST_QUESTION } from "../../../../shop/assistant/question.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Icon } from "../../../kit/icon.tsx";
import { links } from "../../../links.ts";
import { ChatAnswer } from "./chat-answer.tsx";
import { ask, closeChat, useChat } from "../../../shared/assistant/chat-state.ts";

export default function ChatPanel() {
  const { t } = useWords("assistant");
  const { messages, busy } = useChat();
  const input = useRef<HTMLInputElement>(null);
  const log = useRef<HTMLDivElement>(null);

  useEffect(() => input.current?.focus(), []);
  const messageCount = messages.length + Number(busy);
  useEffect(() => {
    if (messageCount > 0) log.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
  }, [messageCount]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = input.current;
    if (!field || busy) return;
    void ask(field.value);
    field.value = "";
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from any field inside
    <section
      aria-label={t("title")}
      onKeyDown={(event) => {
        if (event.key === "Escape") closeChat();
      }}
      className="fixed inset-x-0 bottom-0 z-40 flex max-h-[85dvh] flex-col border border-edge bg-raised shadow-float sm:inset-x-auto sm:end-6 sm:bottom-6 sm:max-h-[min(36rem,85dvh)] sm:w-96"
    >
      <ChatHeader />
      <div
        ref={log}
        role="log"
        aria-live="polite"
        className="flex grow flex-col gap-3 overflow-y-auto overscroll-contain p-4"
      >
        <Message by="shop">{t("start")}</Message>
        {messages.map((message) => (
          <Message key={message.id} by={message.from}>
            {message.from === "visitor" ? message.text : <ChatAnswer answer={message.answer} />}
          </Message>
        ))}
        {busy ? <Message by="shop">{t("searching")}</Message> : null}
      </div>
      <Link
        to={links.contact()}
        onClick={closeChat}
        className="link flex min-h-11 items-center border-t border-line px-4 text-sm"
      >
        {t("person")}
      </Link>
      <form onSubmit={submit} className="flex border-t border-edge">
        <label htmlFor="chat-message" className="sr-only">
          {t("message")}
        </label>
        <input
          ref={input}
          id="chat-message"
          maxLength={LONGEST_QUESTION}
          autoComplete="off"
          enterKeyHint="send"
          placeholder={t("placeholder")}
          className="min-h-12 min-w-0 grow bg-transparent px-4 text-base outline-offset-[-2px] placeholder:text-muted"
        />
        <button
          type="submit"
          className="bg-action px-4 font-condensed font-semibold text-on-action outline-offset-[-4px] hover:bg-action-hover"
        >
          {t("send")}
        </button>
      </form>
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

function Message({ by, children }: { by: "visitor" | "shop"; children: ReactNode }) {
  const look = by === "visitor" ? "self-end bg-brand text-on-brand" : "self-start border border-line bg-surface";
  return <div className={`max-w-[90%] rounded-sm px-3.5 py-2.5 leading-snug ${look}`}>{children}</div>;
}
