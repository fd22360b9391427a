import type { AccountId } from "../../base/id.ts";
import { transaction, type Db } from "../../base/db.server.ts";
import type { ConversationNumber } from "./conversation.ts";
import { enqueueAnswer, type AnswerMailDeps } from "./enqueue-answer.server.ts";
import type { NewConversationForm } from "./forms.ts";
import { startConversation, type ConversationDeps } from "./start-conversation.server.ts";

type Deps = ConversationDeps & AnswerMailDeps & { db: Db };
type Writer = { actor: string; accountId: AccountId; name: string };

/** A member of staff writes to somebody first: the conversation is theirs, and waits for the answer. Refuses nothing. */
export function writeFirst(
  deps: Deps,
  { form, by }: { form: NewConversationForm; by: Writer },
): Promise<ConversationNumber> {
  return transaction(deps.db, async (tx) => {
    const { conversation } = await startConversation(tx, deps, {
      ...form,
      origin: "staff",
      actor: by.actor,
      assignedTo: by.accountId,
    });
    const { message: id, body } = form;
    await enqueueAnswer(tx, deps, conversation, { id, body, signedBy: by.name, earlier: [] });
    return conversation.number;
  });
}
