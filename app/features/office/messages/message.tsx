// A conversation: its messages and notes, the answer, and who handles it.

import { data, redirect } from "react-router";
import type { Route } from "./+types/message";
import { newId, parseId } from "../../../../base/id.ts";
import { isLate, lateAfter } from "../../../../shop/messages/conversation.ts";
import { listSavedReplies } from "../../../../shop/messages/list-saved-replies.server.ts";
import { savedTextIn } from "../../../../shop/messages/saved-reply.ts";
import { questionOfConversation } from "../../../../shop/reviews/list-questions.server.ts";
import { viewConversation } from "../../../../shop/messages/view-conversation.server.ts";
import { shopContext } from "../../../context.server.ts";
import { readFields, requireStaff } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { wordsFor } from "../../../i18n/words.server.ts";
import { ButtonLink } from "../../../kit/button.tsx";
import { FlashMessage } from "../../../kit/flash-message.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { OfficePage } from "../components/page.tsx";
import { FormProblems } from "../components/form-problems.tsx";
import { revalidateConflict } from "../components/revalidate-conflict.ts";
import { AnswerForm } from "./components/answer-form.tsx";
import { Handling } from "./components/handling.tsx";
import { MessageList } from "./components/message-list.tsx";
import { PersonPanel } from "./components/person-panel.tsx";
import { ReceivedForm, NoteForm } from "./components/text-forms.tsx";
import { answerers, changeByForm } from "./message.action.server.ts";

export const handle = {
  words: ["office", "office-messages", "office-audit", "domain-errors"],
  body: { size: "message" },
} satisfies RouteHandle;

const done = [
  "reply",
  "reply-close",
  "note",
  "received",
  "assign",
  "close",
  "reopen",
  "read",
  "unread",
  "sent",
  "imported",
  "known",
] as const;

export const shouldRevalidate = revalidateConflict;

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { accountId } = await requireStaff(request, shop, "messages.answer");
  const viewed = await viewConversation(shop, params);
  if (!viewed.ok) throw data(null, { status: 404 });
  const { conversation } = viewed.value;
  const query = new URL(request.url).searchParams;
  const [replies, question] = await Promise.all([
    listSavedReplies(shop),
    questionOfConversation(shop, conversation.id),
  ]);
  const saved = replies.map((reply) => ({
    id: reply.id,
    name: reply.name,
    text: savedTextIn(reply, conversation.language),
  }));
  return {
    ...viewed.value,
    late: isLate(conversation, shop.clock.now()),
    dueAt: conversation.waitingSince && lateAfter(conversation.waitingSince),
    // As the e-mail will begin, in the customer's language.
    greeting: wordsFor(conversation.language, "emails-answer")("greeting", { name: conversation.name }),
    saved,
    chosen: saved.find(({ id }) => id === query.get("reply"))?.text ?? "",
    answerers: await answerers(shop),
    // A question about a product may be published on its page.
    question: question && { id: question.id, state: question.state },
    accountId,
    // Of the page's forms, at most one is sent.
    messageId: newId<"message">(),
    done: done.find((each) => each === query.get("done")) ?? null,
  };
}

export async function action({ request, context, params: { number } }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const by = await requireStaff(request, shop, "messages.answer");
  const fields = await readFields(request);
  const changed = await changeByForm(shop, { number, by, fields });
  // Answered, and then on to the wording for the product's page.
  const toPublish = fields?.["publish"] ? parseId<"question">(fields["question"]) : null;
  if ("done" in changed)
    return redirect(toPublish ? officeLinks.question(toPublish) : officeLinks.message(number, { done: changed.done }));
  return data(changed.answer, changed.status);
}

export default function OfficeMessage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords("office-messages");
  const { formatFields } = useDomainErrors();
  const { conversation, messages, others, listing, done, messageId, saved, chosen, greeting, question } = loaderData;
  const intent = actionData?.values["intent"];
  const answerFor = (...intents: string[]) => {
    const isHere = intent !== undefined && intents.includes(intent);
    return { errors: isHere ? formatFields(actionData?.errors) : {}, typed: isHere ? actionData?.values["body"] : "" };
  };
  return (
    <OfficePage
      title={conversation.subject}
      actions={
        <ButtonLink to={officeLinks.messages({ show: "open" })} variant="quiet">
          {t("back")}
        </ButtonLink>
      }
    >
      {done && !actionData ? <FlashMessage name="done" message={t(`done.${done}`)} /> : null}
      {actionData?.domainError ? (
        <div className="mb-4">
          <FormProblems domainError={actionData.domainError} />
        </div>
      ) : null}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <MessageList conversation={conversation} messages={messages} />
          <AnswerForm
            key={`answer ${messageId}`}
            {...{ conversation, messageId, saved, chosen, greeting, question }}
            {...answerFor("reply", "reply-close")}
          />
          <NoteForm key={`note ${messageId}`} messageId={messageId} {...answerFor("note")} />
          <ReceivedForm key={`received ${messageId}`} messageId={messageId} {...answerFor("received")} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Handling {...loaderData} />
          <PersonPanel conversation={conversation} others={others} listing={listing} question={question} />
        </div>
      </div>
    </OfficePage>
  );
}
