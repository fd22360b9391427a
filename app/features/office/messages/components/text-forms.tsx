// A note for the team, and an answer that came by phone or to another mailbox. Closed until somebody needs them.

import { Form, useNavigation } from "react-router";
import { LONGEST_REPLY } from "../../../../../shop/messages/conversation.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Button } from "../../../../kit/button.tsx";
import { TextAreaField } from "../../../../kit/field.tsx";

type TextFormProps = { messageId: string; typed: string | undefined; errors: Record<string, string> };

export function NoteForm(props: TextFormProps) {
  return <TextForm intent="note" {...props} />;
}

export function ReceivedForm(props: TextFormProps) {
  return <TextForm intent="received" {...props} />;
}

function TextForm({ intent, messageId, typed, errors }: TextFormProps & { intent: "note" | "received" }) {
  const { t } = useWords("office-messages");
  const isBusy = useNavigation().state === "submitting";
  return (
    <details open={Boolean(typed) || Object.keys(errors).length > 0} className="border-t border-line">
      <summary className="min-h-11 cursor-pointer content-center font-condensed text-lg font-semibold">
        {t(`add.${intent}.title`)}
      </summary>
      <Form method="post" noValidate className="flex flex-col gap-3 pb-4">
        <input type="hidden" name="message" value={messageId} />
        <TextAreaField
          id={`${intent}-body`}
          name="body"
          label={t(`add.${intent}.body`)}
          rows={4}
          maxLength={LONGEST_REPLY}
          defaultValue={typed}
          error={errors["body"] ?? errors["form"]}
          required
        />
        <Button name="intent" value={intent} variant="secondary" busy={isBusy} className="self-start">
          {t(`add.${intent}.save`)}
        </Button>
      </Form>
    </details>
  );
}
