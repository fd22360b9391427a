// A talk with the assistant as text, for the colleague who goes on with it.

import { bani } from "../../../base/money.ts";
import { formatPrice } from "../../i18n/format.ts";
import type { Message } from "./chat-state.ts";

export type TranscriptWords = { visitor: string; assistant: string; nothing: string; failed: string };

/** One line for each message; of more than `longest` characters the beginning is left out. */
export function transcriptOf(messages: readonly Message[], words: TranscriptWords, longest: number): string {
  const text = messages
    .map((message) =>
      message.from === "visitor"
        ? `${words.visitor}: ${message.text}`
        : `${words.assistant}: ${answerText(message.answer, words)}`,
    )
    .join("\n");
  return text.length <= longest ? text : `…${text.slice(1 - longest)}`;
}

function answerText(answer: Extract<Message, { from: "shop" }>["answer"], words: TranscriptWords): string {
  if (answer === "failed") return words.failed;
  return (
    [
      answer.text.replaceAll("\n", " "),
      ...answer.listings.map(({ title, price }) => `${title} (${formatPrice(bani(price))})`),
    ]
      .filter((part) => part !== "")
      .join("; ") || words.nothing
  );
}
