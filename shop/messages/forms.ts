// The contact form, and the forms of the office's conversations. Messages are codes: each has its words.

import { z } from "zod";
import { parseId, type AccountId, type MessageId, type SavedReplyId } from "../../base/id.ts";
import { emailAddress as email, oneLine, personName } from "../../base/typed-fields.ts";
import { LONGEST_MESSAGE, LONGEST_TRANSCRIPT } from "./contact-message.ts";
import { LONGEST_REPLY } from "./conversation.ts";

const LONGEST_NAME = 100;

const name = personName({ max: LONGEST_NAME, short: "name-short" });
const language = z.enum(["ro", "en", "hu", "uk"], "language-missing");

export const ContactForm = z.object({
  name,
  email,
  message: z.string().trim().min(10, "message-short").max(LONGEST_MESSAGE, "too-long"),
  transcript: z.string().trim().max(LONGEST_TRANSCRIPT, "too-long").default(""),
  withTranscript: z.literal("1").optional(),
});

const body = z.string("text-missing").trim().min(1, "text-missing").max(LONGEST_REPLY, "too-long");

/** The id of a new message comes from its page, so that a form that is sent twice writes one. */
const message = z.string("form-invalid").transform((key, context): MessageId => {
  const id = parseId<"message">(key);
  if (id !== null) return id;
  context.addIssue({ code: "custom", message: "form-invalid" });
  return z.NEVER;
});
/** How many messages the page showed. */
const seen = z.coerce.number("form-invalid").int("form-invalid").min(0, "form-invalid").max(100_000, "form-invalid");

const assignee = z.string().transform((text): AccountId | null => parseId<"account">(text));

export const ConversationForm = z.discriminatedUnion(
  "intent",
  [
    z.object({ intent: z.enum(["reply", "reply-close"]), body, message, seen }),
    z.object({ intent: z.literal("note"), body, message }),
    z.object({ intent: z.literal("received"), body, message }),
    z.object({ intent: z.literal("assign"), assignee }),
    z.object({ intent: z.enum(["close", "reopen"]) }),
    z.object({ intent: z.enum(["read", "unread"]) }),
  ],
  "form-invalid",
);
export type ConversationForm = z.infer<typeof ConversationForm>;

/** Staff write to somebody first. */
export const NewConversationForm = z.object({
  name: personName({ max: LONGEST_NAME, short: "full-name-short" }),
  email,
  language,
  subject: oneLine.pipe(z.string().min(3, "subject-missing").max(150, "too-long")),
  body,
  message,
});
export type NewConversationForm = z.infer<typeof NewConversationForm>;

const savedText = z.string().trim().max(LONGEST_REPLY, "too-long");

/** The version that the form showed; 0 of a new reply. */
const savedVersion = z.coerce.number("form-invalid").int("form-invalid").min(0, "form-invalid");

export const SavedReplyForm = z.object({
  id: z.string().transform((text): SavedReplyId | null => parseId<"saved-reply">(text)),
  version: savedVersion,
  title: oneLine.pipe(z.string().min(2, "title-required").max(80, "too-long")),
  // The shop's own language stands in for the others.
  ro: savedText.pipe(z.string().min(1, "text-missing")),
  en: savedText,
  hu: savedText,
  uk: savedText,
});
export type SavedReplyForm = z.infer<typeof SavedReplyForm>;

export const SavedReplyRemoval = z.object({
  id: z.string().transform((text): SavedReplyId | null => parseId<"saved-reply">(text)),
  version: savedVersion,
});
