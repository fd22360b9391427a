import { recordAudit } from "../../base/audit.server.ts";
import { attempt, databaseTime, type Db, type Transaction } from "../../base/db.server.ts";
import type { AccountId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { conversationMachine, type Conversation } from "./conversation.ts";
import {
  hasMessage,
  insertMessage,
  lockConversation,
  messagesOf,
  updateConversation,
  type NewMessage,
} from "./conversations.sql.server.ts";
import { enqueueAnswer, type AnswerMailDeps } from "./enqueue-answer.server.ts";
import type { ConversationForm } from "./forms.ts";
import { messageIdOf } from "./conversation.ts";

type Deps = AnswerMailDeps & { db: Db };
type Writer = { actor: string; accountId: AccountId; name: string };
type Change<Intent extends ConversationForm["intent"]> = {
  form: Extract<ConversationForm, { intent: Intent }>;
  by: Writer;
};

/**
 * Answers a conversation, adds a note or what came another way, assigns, closes or reopens it. A form that is sent twice
 * writes one message. Refuses with `conversation-unknown`, `conversation-moved` (something was written that the page of
 * an answer did not show) or `conversation-not-movable` (it is in that state already).
 */
export function changeConversation(
  deps: Deps,
  { number, form, by }: { number: string; form: ConversationForm; by: Writer },
) {
  return attempt(deps.db, async (tx) => {
    const conversation = await lockConversation(tx, { number });
    if (!conversation) return refuse.notFound({ code: "conversation-unknown" });
    switch (form.intent) {
      case "reply":
      case "reply-close":
        return answer(tx, deps, conversation, { form, by });
      case "note":
      case "received":
        return write(tx, conversation, { form, by });
      case "assign":
        return assign(tx, conversation, { form, by });
      case "read":
      case "unread":
        await updateConversation(tx, conversation.id, { unread: form.intent === "unread" });
        return ok(null);
      case "close":
      case "reopen":
        return move(tx, conversation, { form, by });
    }
  });
}

async function answer(
  tx: Transaction,
  deps: Deps,
  conversation: Conversation,
  { form, by }: Change<"reply" | "reply-close">,
) {
  const { message: id, body, seen } = form;
  if (await hasMessage(tx, { id, conversationId: conversation.id })) return ok(null);
  if (seen !== conversation.messages) return refuse.conflict({ code: "conversation-moved" });
  const earlier = await messagesOf(tx, conversation.id);
  const messageId = messageIdOf(id, deps.mailDomain);
  await insertMessage(tx, conversation, { id, direction: "out", body, actor: by.actor, sender: null, messageId });
  const state = form.intent === "reply-close" ? "closed" : "waiting";
  await updateConversation(tx, conversation.id, {
    state,
    waitingSince: null,
    unread: false,
    lastAt: await databaseTime(tx),
    // Whoever answers first takes it.
    assignedTo: conversation.assignedTo ?? by.accountId,
  });
  await enqueueAnswer(tx, deps, conversation, { id, body, signedBy: by.name, earlier });
  await audit(tx, conversation, by, { action: "answered", before: conversation.state, after: state });
  return ok(null);
}

/** A note for staff, or an answer that came another way: by phone, or to a mailbox that the shop does not read. */
async function write(tx: Transaction, conversation: Conversation, { form, by }: Change<"note" | "received">) {
  const isNote = form.intent === "note";
  const message: NewMessage = {
    id: form.message,
    direction: isNote ? "note" : "in",
    body: form.body,
    actor: by.actor,
    sender: null,
    messageId: null,
  };
  if (!(await insertMessage(tx, conversation, message))) return ok(null);
  const now = await databaseTime(tx);
  await updateConversation(
    tx,
    conversation.id,
    isNote
      ? { unread: false }
      : { state: "open", unread: false, lastAt: now, waitingSince: conversation.waitingSince ?? now },
  );
  await audit(tx, conversation, by, { action: isNote ? "noted" : "reply-recorded" });
  return ok(null);
}

async function assign(tx: Transaction, conversation: Conversation, { form, by }: Change<"assign">) {
  if (form.assignee === conversation.assignedTo) return ok(null);
  await updateConversation(tx, conversation.id, { assignedTo: form.assignee, unread: false });
  const actorOf = (id: AccountId | null) => (id === null ? null : `staff:${id}`);
  await recordAudit(tx, {
    actor: by.actor,
    action: "assigned",
    entity: "conversation",
    entityId: conversation.number,
    before: { assignee: actorOf(conversation.assignedTo) },
    after: { assignee: actorOf(form.assignee) },
  });
  return ok(null);
}

async function move(tx: Transaction, conversation: Conversation, { form, by }: Change<"close" | "reopen">) {
  const to = form.intent === "close" ? "closed" : "open";
  if (!conversationMachine.may({ from: conversation.state, to }))
    return refuse.conflict({ code: "conversation-not-movable" });
  await updateConversation(tx, conversation.id, {
    state: to,
    unread: false,
    waitingSince: to === "open" ? await databaseTime(tx) : null,
  });
  const action = to === "closed" ? "closed" : "reopened";
  await audit(tx, conversation, by, { action, before: conversation.state, after: to });
  return ok(null);
}

function audit(
  tx: Transaction,
  { number }: Conversation,
  { actor }: Writer,
  { action, before, after }: { action: string; before?: string; after?: string },
): Promise<void> {
  return recordAudit(tx, {
    actor,
    action,
    entity: "conversation",
    entityId: number,
    ...(before && { before: { state: before } }),
    ...(after && { after: { state: after } }),
  });
}
