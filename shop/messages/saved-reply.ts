// A saved reply: a text that staff often answer with, in the languages of the shop.

import type { Actor } from "../../base/actor.ts";
import type { SavedReplyId } from "../../base/id.ts";
import type { ConversationLanguage } from "./conversation.ts";

export type SavedReply = {
  id: SavedReplyId;
  name: string;
  /** Empty where it was not translated. */
  texts: Readonly<Record<ConversationLanguage, string>>;
  /** Each save makes the next one. */
  version: number;
  savedBy: Actor | null;
  savedAt: Date;
};

/** The text in this language, else in Romanian, the shop's own. */
export function savedTextIn({ texts }: Pick<SavedReply, "texts">, language: ConversationLanguage): string {
  return texts[language] === "" ? texts.ro : texts[language];
}
