// The state of a conversation, who handles it, and what else can be done with it.

import { Form } from "react-router";
import type { AccountId } from "../../../../../base/id.ts";
import type { Conversation } from "../../../../../shop/messages/conversation.ts";
import { formatLastDay } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Badge } from "../../../../kit/badge.tsx";
import { Button } from "../../../../kit/button.tsx";
import { SelectField } from "../../../../kit/field.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import { ConversationStateBadge } from "../../shared/messages/conversation-state.tsx";

type HandlingProps = {
  conversation: Conversation;
  answerers: readonly { id: AccountId; name: string }[];
  accountId: AccountId;
  late: boolean;
  dueAt: Date | null;
};

export function Handling({ conversation, answerers, accountId, late, dueAt }: HandlingProps) {
  const { t, language } = useWords("office-messages");
  const { number, state, unread, origin, assignedTo } = conversation;
  return (
    <Panel label={t("handling")}>
      <p className="figure text-lg font-semibold">{number}</p>
      <p className="text-sm text-muted">{t(`origin.${origin}`)}</p>
      <p className="my-3 flex flex-wrap gap-1.5">
        <ConversationStateBadge state={state} />
        {unread ? <Badge tone="brand">{t("unread")}</Badge> : null}
        {late ? <Badge tone="danger">{t("late")}</Badge> : null}
      </p>
      {dueAt ? <p className="mb-3 text-sm">{t("dueBy", { at: formatLastDay(dueAt, language) })}</p> : null}
      <Form key={assignedTo} method="post" className="flex flex-wrap items-end gap-2">
        <SelectField name="assignee" label={t("assign.label")} defaultValue={assignedTo ?? ""} className="grow">
          <option value="">{t("assign.nobody")}</option>
          {answerers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button name="intent" value="assign" variant="secondary">
          {t("assign.save")}
        </Button>
      </Form>
      <div className="mt-4 flex flex-col items-start gap-2">
        {assignedTo === accountId ? null : (
          <Form method="post">
            <input type="hidden" name="assignee" value={accountId} />
            <Button name="intent" value="assign" variant="secondary" size="sm">
              {t("assign.toMe")}
            </Button>
          </Form>
        )}
        <Form method="post" className="flex flex-wrap gap-2">
          {state === "closed" ? (
            <Button name="intent" value="reopen" variant="secondary" size="sm">
              {t("move.reopen")}
            </Button>
          ) : (
            <Button name="intent" value="close" variant="secondary" size="sm">
              {t(state === "open" ? "move.close" : "move.closeWaiting")}
            </Button>
          )}
          <Button name="intent" value={unread ? "read" : "unread"} variant="quiet" size="sm">
            {t(unread ? "move.read" : "move.unread")}
          </Button>
        </Form>
      </div>
    </Panel>
  );
}
