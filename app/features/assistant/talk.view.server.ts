// A conversation without JavaScript: each form carries what the visitor wrote before, and every answer is made anew from
// the stock of now. So nobody can put words into the assistant's mouth, and no old answer offers what was sold since.

import { z } from "zod";
import { LONGEST_QUESTION } from "../../../shop/assistant/criteria.ts";
import { LONGEST_TOKEN } from "../../../shop/assistant/conversation.ts";
import { LONGEST_TRANSCRIPT } from "../../../shop/messages/contact-message.ts";
import type { Language } from "../../i18n/languages.ts";
import { wordsFor } from "../../i18n/words.server.ts";
import type { Shop } from "../../composition.server.ts";
import type { Message } from "../../shared/assistant/chat-state.ts";
import { transcriptOf } from "../../shared/assistant/transcript.ts";
import { answerFor } from "../../shared/assistant/answer.view.server.ts";

/** Messages of the visitor that a page shows; with more, the first are left out. */
export const MOST_SHOWN = 12;

/** `earlier`: the visitor's messages before, as JSON. `base`: the token of the answer before the first of them. */
export const TalkForm = z.object({
  q: z.string().trim().default(""),
  earlier: z
    .string()
    .default("[]")
    .transform((text, context): string[] => {
      const parsed = Earlier.safeParse(jsonOf(text));
      if (parsed.success) return parsed.data;
      context.addIssue({ code: "custom", message: "form-invalid" });
      return z.NEVER;
    }),
  base: z.string().max(LONGEST_TOKEN).default(""),
});
export type TalkForm = z.infer<typeof TalkForm>;

const Earlier = z.array(z.string().max(LONGEST_QUESTION + 1)).max(MOST_SHOWN);

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What the page shows, and what its forms carry on. `transcript`: the same for the colleague who goes on with it. */
export type Talk = { messages: Message[]; earlier: string; base: string; after: string; transcript: string };

/** Null for a blank message without any before. */
export async function talkOf(
  shop: Shop,
  { q, earlier, base, ...request }: TalkForm & { request: Request; language: Language },
): Promise<Talk | null> {
  // One letter more than a message may have is still too long: the answer says so again.
  const texts = [...earlier, ...(q === "" ? [] : [q.slice(0, LONGEST_QUESTION + 1)])];
  if (texts.length === 0) return null;
  const messages: Message[] = [];
  const tokens: string[] = [base];
  for (const [place, text] of texts.entries()) {
    const isLast = place === texts.length - 1;
    const answer = await answerFor(shop, { ...request, text, after: tokens.at(-1) || null, isAgain: !isLast });
    tokens.push(answer.after);
    messages.push({ id: 2 * place, from: "visitor", text }, { id: 2 * place + 1, from: "shop", answer });
  }
  const left = Math.max(0, texts.length - (MOST_SHOWN - 1));
  const t = wordsFor(request.language, "content-contact");
  const words = {
    visitor: t("talk.visitor"),
    assistant: t("talk.assistant"),
    nothing: t("talk.nothing"),
    failed: t("talk.failed"),
  };
  return {
    messages,
    earlier: JSON.stringify(texts.slice(left)),
    base: tokens[left] ?? "",
    after: tokens.at(-1) ?? "",
    transcript: transcriptOf(messages, words, LONGEST_TRANSCRIPT),
  };
}
