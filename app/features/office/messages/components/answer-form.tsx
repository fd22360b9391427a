// The answer by e-mail. Saved replies are put in where the cursor is; before JavaScript they are links that fill the form.

import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { QuestionId } from "../../../../../base/id.ts";
import { LONGEST_REPLY, type Conversation } from "../../../../../shop/messages/conversation.ts";
import type { QuestionState } from "../../../../../shop/reviews/question.ts";
import { languageNames } from "../../../../i18n/languages.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Button } from "../../../../kit/button.tsx";
import { ErrorSummary } from "../../../../kit/error-summary.tsx";
import { CheckboxField, TextAreaField } from "../../../../kit/field.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import { ShopLink } from "../../../../kit/shop-link.tsx";
import { officeLinks } from "../../../../office-links.ts";

type SavedText = { id: string; name: string; text: string };
type AnswerFormProps = {
  conversation: Pick<Conversation, "number" | "language" | "messages">;
  messageId: string;
  saved: readonly SavedText[];
  /** The saved reply that the address names. */
  chosen: string;
  /** How the e-mail begins. */
  greeting: string;
  /** The question about a product that it began with: staff may publish it. */
  question: { id: QuestionId; state: QuestionState } | null;
  typed: string | undefined;
  errors: Record<string, string>;
};

export function AnswerForm({
  conversation,
  messageId,
  saved,
  chosen,
  greeting,
  question,
  typed,
  errors,
}: AnswerFormProps) {
  const { t } = useWords("office-messages");
  const box = useRef<HTMLTextAreaElement>(null);
  const isBusy = useNavigation().state === "submitting";
  const { number, language, messages } = conversation;
  return (
    <Panel label={t("reply.title")}>
      <Form method="post" action={officeLinks.message(number)} noValidate className="flex flex-col gap-4">
        <ErrorSummary errors={errors} />
        <input type="hidden" name="message" value={messageId} />
        <input type="hidden" name="seen" value={messages} />
        <TextAreaField
          ref={box}
          name="body"
          label={t("reply.body")}
          hint={t("reply.hint", { greeting, language: languageNames[language].name })}
          rows={8}
          maxLength={LONGEST_REPLY}
          defaultValue={typed || chosen}
          error={errors["body"]}
          required
        />
        <SavedReplies number={number} saved={saved} insert={(text) => insertInto(box.current, text)} />
        {question?.state === "asked" ? (
          <>
            <input type="hidden" name="question" value={question.id} />
            <CheckboxField name="publish" value="yes" label={t("reply.publish")} hint={t("reply.publishHint")} />
          </>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="reply" busy={isBusy}>
            {t("reply.send")}
          </Button>
          <Button name="intent" value="reply-close" variant="secondary" busy={isBusy}>
            {t("reply.sendClose")}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}

type SavedRepliesProps = { number: string; saved: readonly SavedText[]; insert: (text: string) => void };

function SavedReplies({ number, saved, insert }: SavedRepliesProps) {
  const { t } = useWords("office-messages");
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center font-condensed font-semibold">
        {t("saved.use")}
      </summary>
      <ul className="flex flex-wrap gap-x-4">
        {saved.map(({ id, name, text }) => (
          <li key={id}>
            <ShopLink
              to={officeLinks.message(number, { reply: id })}
              className="link inline-flex min-h-11 items-center"
              onClick={(event) => {
                event.preventDefault();
                insert(text);
              }}
            >
              {name}
            </ShopLink>
          </li>
        ))}
        <li>
          <ShopLink to={officeLinks.savedReplies()} className="link inline-flex min-h-11 items-center text-muted">
            {t("saved.edit")}
          </ShopLink>
        </li>
      </ul>
    </details>
  );
}

function insertInto(box: HTMLTextAreaElement | null, text: string): void {
  if (!box) return;
  box.setRangeText(text, box.selectionStart, box.selectionEnd, "end");
  box.focus();
}
