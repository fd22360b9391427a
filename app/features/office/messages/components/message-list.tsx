// The messages of a conversation in their order: theirs, ours, and the notes that only staff see.

import type { Conversation, ConversationMessage } from "../../../../../shop/messages/conversation.ts";
import { formatDateTime } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { useActorName } from "../../components/staff-names.ts";

type MessageListProps = {
  conversation: Pick<Conversation, "name" | "email">;
  messages: readonly ConversationMessage[];
};

const looks = {
  in: "border-edge bg-surface me-4 md:me-12",
  out: "border-action bg-raised ms-4 md:ms-12",
  note: "border-warn bg-warn-soft ms-4 md:ms-12",
} as const;

export function MessageList({ conversation, messages }: MessageListProps) {
  const { t } = useWords("office-messages");
  return (
    <ol aria-label={t("thread")} className="flex flex-col gap-3">
      {messages.map((message) => (
        <li key={message.id} className={`min-w-0 rounded-sm border border-s-4 p-4 ${looks[message.direction]}`}>
          <MessageHead message={message} conversation={conversation} />
          <p className="wrap-anywhere whitespace-pre-line">{message.body}</p>
        </li>
      ))}
    </ol>
  );
}

function MessageHead({
  message: { direction, actor, sender, at },
  conversation: { name, email },
}: {
  message: ConversationMessage;
  conversation: MessageListProps["conversation"];
}) {
  const { t, language } = useWords("office-messages");
  const nameOf = useActorName();
  const who = direction === "in" && actor.startsWith("staff:") ? "received" : direction;
  const isOther = direction === "in" && sender !== null && sender.toLowerCase() !== email.toLowerCase();
  return (
    <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-muted">
      <span className="font-condensed text-base font-semibold text-ink">
        {who === "in" ? name : t(`from.${who}`, { name, staff: nameOf(actor) })}
      </span>
      <span>{formatDateTime(at, language)}</span>
      {isOther ? <span className="basis-full text-warn">{t("from.other", { email: sender })}</span> : null}
    </p>
  );
}
