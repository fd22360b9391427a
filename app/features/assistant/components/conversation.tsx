// The messages of a conversation and the field for the next one, in the floating panel and on the assistant's own page.
// The field is a form that works before JavaScript.

import { useEffect, useRef, type FormEvent, type ReactNode } from "react";
import { LONGEST_QUESTION } from "../../../../shop/assistant/criteria.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import type { Message } from "../../../shared/assistant/chat-state.ts";
import { ask, useChat } from "../../../shared/assistant/chat-state.ts";
import type { Talk } from "../talk.view.server.ts";
import { ChatAnswer } from "./chat-answer.tsx";

/** The messages so far, after a greeting that says what the assistant is. */
type ChatLogProps = { messages: readonly Message[]; talk: Talk | null; className?: string };

export function ChatLog({ messages, talk, className = "" }: ChatLogProps) {
  const { t } = useWords("assistant");
  const { busy } = useChat();
  const log = useRef<HTMLDivElement>(null);
  const count = messages.length;
  useEffect(() => {
    if (count === 0) return;
    // The beginning of an answer must be visible, not its end.
    const bubbles = log.current?.querySelectorAll("[data-message]");
    bubbles?.[bubbles.length - 1]?.scrollIntoView({ block: busy ? "nearest" : "start" });
  }, [count, busy]);
  const last = messages.at(-1);
  const next = last?.from === "shop" && last.answer !== "failed" && !busy ? last.answer.next : [];
  return (
    <div ref={log} role="log" aria-live="polite" aria-busy={busy} className={`flex flex-col gap-3 ${className}`}>
      <Bubble by="shop">
        <p>{t("start")}</p>
        <p className="mt-1 text-sm text-muted">{t("startMore")}</p>
        <p className="mt-1 text-sm text-muted">{t("automated")}</p>
      </Bubble>
      {messages.map((message) => (
        <Bubble key={message.id} by={message.from}>
          {message.from === "visitor" ? message.text : <ChatAnswer answer={message.answer} talk={talk} />}
        </Bubble>
      ))}
      {busy ? <Bubble by="shop">{t("searching")}</Bubble> : null}
      {next.length > 0 && last?.from === "shop" && last.answer !== "failed" ? (
        <NextMessages messages={next} talk={talk} />
      ) : null}
    </div>
  );
}

/** What a visitor may want to say next: buttons, and before JavaScript forms with the same effect. */
function NextMessages({ messages, talk }: { messages: readonly string[]; talk: Talk | null }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {messages.map((message) => (
        <li key={message}>
          <form
            method="post"
            action={links.assistant()}
            onSubmit={(event) => {
              event.preventDefault();
              void ask(message);
            }}
          >
            <input type="hidden" name="q" value={message} />
            <TalkFields talk={talk} />
            <button
              type="submit"
              className="min-h-11 rounded-sm border border-edge bg-surface px-3 text-sm hover:border-ink hover:bg-raised"
            >
              {message}
            </button>
          </form>
        </li>
      ))}
    </ul>
  );
}

/** What was written before, for the forms that work before JavaScript. */
function TalkFields({ talk }: { talk: Talk | null }) {
  if (talk === null) return null;
  return (
    <>
      <input type="hidden" name="earlier" value={talk.earlier} />
      <input type="hidden" name="base" value={talk.base} />
    </>
  );
}

type FieldProps = { id: string; talk: Talk | null; isFocused?: boolean };

/** The field for the next message. `isFocused`: it takes the focus when it appears. */
export function ChatField({ id, talk, isFocused = false }: FieldProps) {
  const { t } = useWords("assistant");
  const { busy } = useChat();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = field.current;
    if (!input || busy) return;
    void ask(input.value);
    input.value = "";
  }
  return (
    <form method="post" action={links.assistant()} onSubmit={submit} className="flex border-t border-edge">
      <label htmlFor={id} className="sr-only">
        {t("message")}
      </label>
      <input
        ref={field}
        id={id}
        name="q"
        maxLength={LONGEST_QUESTION}
        autoComplete="off"
        enterKeyHint="send"
        placeholder={t("placeholder")}
        className="min-h-12 min-w-0 grow bg-transparent px-4 text-base outline-offset-[-2px] placeholder:text-muted"
      />
      <TalkFields talk={talk} />
      <button
        type="submit"
        className="bg-action px-4 font-condensed font-semibold text-on-action outline-offset-[-4px] hover:bg-action-hover"
      >
        {t("send")}
      </button>
    </form>
  );
}

function Bubble({ by, children }: { by: "visitor" | "shop"; children: ReactNode }) {
  const look = by === "visitor" ? "self-end bg-brand text-on-brand" : "self-start border border-line bg-surface";
  return (
    <div
      data-message={by}
      className={`max-w-[90%] scroll-mt-24 rounded-sm px-3.5 py-2.5 leading-snug wrap-anywhere ${look}`}
    >
      {children}
    </div>
  );
}
