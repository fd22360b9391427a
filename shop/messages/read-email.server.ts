// Reads an e-mail as it came (RFC 822), for the conversation that it belongs to. Touches nothing outside.

import PostalMime from "postal-mime";
import { cleanLines, cleanText } from "../../base/clean-text.ts";
import { LONG_TEXT, readApart, type NotRead } from "../../base/read-apart.server.ts";
import { ok, type Result } from "../../base/result.ts";
import { LONGEST_RECEIVED } from "./conversation.ts";
import { replyText, textOfHtml } from "./reply-text.ts";

export type InboundEmail = {
  email: string;
  name: string;
  subject: string;
  /** What the person wrote, without the quoted e-mail. */
  body: string;
  /** Message-IDs without angle brackets. */
  messageId: string | null;
  /** The e-mails that it answers, the newest first. */
  answers: string[];
  /** A program wrote it: an absence notice, a delivery failure. */
  isAutomatic: boolean;
  attachments: string[];
};

const LONGEST_ID = 500;
const MOST_ANSWERED = 50;

const READER = { file: "shop/messages/read-email.server.ts", name: "readEmail", of: "guest" } as const;

/** `readEmail` that reads a long e-mail in a process of its own. Refuses with `reading-too-long`. */
export async function readReceivedEmail(bytes: Uint8Array): Promise<Result<InboundEmail | null, NotRead>> {
  if (bytes.length <= LONG_TEXT) return ok(await readEmail(bytes));
  return readApart<InboundEmail | null>(READER, bytes);
}

/**
 * Null if it is no e-mail with a sender.
 * @public A process loads it by its name.
 */
export async function readEmail(bytes: Uint8Array): Promise<InboundEmail | null> {
  const parsed = await PostalMime.parse(bytes, { maxNestingDepth: 50 }).catch(() => null);
  const email = cleanText(parsed?.from?.address ?? "").slice(0, 200);
  if (!parsed || !email.includes("@")) return null;
  const header = (key: string) => parsed.headers.find((each) => each.key === key)?.value.toLowerCase() ?? "";
  const plain = parsed.text?.trim() ? parsed.text : textOfHtml(parsed.html ?? "");
  const references = idsIn(parsed.references).toReversed();
  return {
    email,
    name: cleanText(parsed.from?.name ?? "").slice(0, 100) || email,
    subject: cleanText(parsed.subject ?? ""),
    body: replyText(cleanLines(plain)).slice(0, LONGEST_RECEIVED),
    messageId: idsIn(parsed.messageId)[0] ?? null,
    answers: [...new Set([...idsIn(parsed.inReplyTo), ...references])].slice(0, MOST_ANSWERED),
    isAutomatic:
      !["", "no"].includes(header("auto-submitted")) || ["bulk", "junk", "list"].includes(header("precedence")),
    attachments: parsed.attachments.map(({ filename, mimeType }) => cleanText(filename ?? mimeType).slice(0, 100)),
  };
}

function idsIn(text: string | undefined): string[] {
  return (text?.match(/<[^<>\s]+>/g) ?? []).map((id) => id.slice(1, -1)).filter((id) => id.length <= LONGEST_ID);
}
