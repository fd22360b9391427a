// The texts that staff often answer with, in the languages of the shop.

import { data, Form, redirect } from "react-router";
import type { Route } from "./+types/saved-replies";
import { removeSavedReply, saveReply } from "../../../../shop/messages/change-saved-replies.server.ts";
import { LONGEST_REPLY } from "../../../../shop/messages/conversation.ts";
import { SavedReplyForm, SavedReplyRemoval } from "../../../../shop/messages/forms.ts";
import { listSavedReplies } from "../../../../shop/messages/list-saved-replies.server.ts";
import type { SavedReply } from "../../../../shop/messages/saved-reply.ts";
import type { Shop } from "../../../composition.server.ts";
import { shopContext } from "../../../context.server.ts";
import { statusOf, type AnyDomainError } from "../../../domain-errors.server.ts";
import { parseFields, readFields, requireStaff, type Fields } from "../../../edge.server.ts";
import { languageNames, languages } from "../../../i18n/languages.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Button, ButtonLink } from "../../../kit/button.tsx";
import { TextAreaField, TextField } from "../../../kit/field.tsx";
import { FlashMessage } from "../../../kit/flash-message.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { Conflict, type ConflictView } from "../components/conflict.tsx";
import { FormProblems } from "../components/form-problems.tsx";
import { OfficePage } from "../components/page.tsx";
import { RemovalForm } from "../components/removal-form.tsx";
import { revalidateList } from "../components/revalidate-conflict.ts";
import { useConflict } from "../components/use-conflict.ts";
import { namingDecider } from "../last-change.server.ts";

export const handle = {
  words: ["office", "office-messages", "office-audit", "domain-errors"],
  body: { size: "list" },
} satisfies RouteHandle;

export const shouldRevalidate = revalidateList;

const done = ["saved", "removed"] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "messages.answer");
  const doneParam = new URL(request.url).searchParams.get("done");
  return { replies: await listSavedReplies(shop), done: done.find((each) => each === doneParam) ?? null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "messages.answer");
  const fields = await readFields(request);
  const refused = (domainError: AnyDomainError) => notDone(shop, fields ?? {}, domainError);
  const removal = SavedReplyRemoval.safeParse(fields);
  if (fields?.["intent"] === "remove" && removal.success && removal.data.id !== null) {
    const removed = await removeSavedReply(shop, { ...removal.data, id: removal.data.id, actor });
    return removed.ok ? redirect(officeLinks.savedReplies({ done: "removed" })) : refused(removed.domainError);
  }
  const parsed = parseFields(
    SavedReplyForm,
    fields && { id: "", version: "0", title: "", ro: "", en: "", hu: "", uk: "", ...fields },
  );
  const none: AnyDomainError | null = null;
  if (!parsed.ok) return data({ errors: parsed.errors, values: parsed.values, domainError: none }, 422);
  const saved = await saveReply(shop, { form: parsed.value, actor });
  return saved.ok ? redirect(officeLinks.savedReplies({ done: "saved" })) : refused(saved.domainError);
}

/** The refused form; where a colleague removed its reply, with who it was. */
async function notDone(shop: Pick<Shop, "db">, values: Fields, domainError: AnyDomainError) {
  const removed = { entity: "saved-reply", actions: ["removed"], before: { id: values["id"] } };
  const errors: Record<string, string> = {};
  const known: AnyDomainError | null = await namingDecider(shop, domainError, removed);
  return data({ errors, values, domainError: known }, statusOf(domainError));
}

type Answer = { errors: Record<string, string>; values: Record<string, string> };

export default function SavedReplies({ loaderData: { replies, done }, actionData }: Route.ComponentProps) {
  const { t } = useWords("office-messages");
  const { formatFields } = useDomainErrors();
  const conflict = useReplyConflict(
    replies,
    actionData?.domainError?.code === "saved-reply-changed" ? actionData.values : null,
  );
  const posted = actionData?.values["id"] ?? "";
  // A refused removal typed nothing.
  const isRemoval = actionData?.values["intent"] === "remove";
  // What was typed into a reply that a colleague removed is in the form of a new one.
  const answered = replies.some(({ id }) => id === posted) ? posted : "";
  const answerOf = (id: string): Answer | null =>
    actionData && !isRemoval && answered === id
      ? { errors: formatFields(actionData.errors), values: actionData.values }
      : null;
  return (
    <OfficePage
      title={t("saved.title")}
      actions={
        <ButtonLink to={officeLinks.messages({ show: "open" })} variant="quiet">
          {t("back")}
        </ButtonLink>
      }
    >
      {done && !actionData ? <FlashMessage name="done" message={t(`done.${done}`)} /> : null}
      {conflict ? (
        <Conflict
          conflict={conflict}
          reload={officeLinks.savedReplies()}
          removal={isRemoval ? <ReplyRemoval reply={replies.find(({ id }) => id === answered)!} /> : null}
        />
      ) : null}
      <FormProblems domainError={conflict ? null : actionData?.domainError} />
      <p className="mb-4 max-w-3xl text-muted">{t("saved.lead")}</p>
      {replies.length === 0 ? <p className="mb-4 font-semibold">{t("saved.none")}</p> : null}
      <div className="max-w-3xl divide-y divide-line border-y border-line">
        {replies.map((reply) => (
          <ReplyForm key={`${reply.id} ${JSON.stringify(reply)}`} reply={reply} answer={answerOf(reply.id)} />
        ))}
        <ReplyForm key={`new ${replies.length}`} reply={null} answer={answerOf("")} />
      </div>
    </OfficePage>
  );
}

/** Who saved the reply while `typed` was being written, and every text that differs; null where nobody did. */
function useReplyConflict(replies: readonly SavedReply[], typed: Record<string, string> | null): ConflictView | null {
  const { t } = useWords("office-messages");
  const stored = (typed && replies.find(({ id }) => id === typed["id"])) ?? null;
  const fields = stored && [
    { label: t("saved.name"), stored: stored.name, yours: typed?.["title"] ?? "" },
    ...languages.map((each) => ({
      label: languageNames[each].name,
      stored: stored.texts[each],
      yours: typed?.[each] ?? "",
    })),
  ];
  return useConflict(stored && { actor: stored.savedBy, at: stored.savedAt }, fields);
}

/** Removes a reply although a colleague has changed it. */
function ReplyRemoval({ reply: { id, version, name, texts } }: { reply: SavedReply }) {
  const { t } = useWords("office-messages");
  return (
    <RemovalForm
      seen={{ id, version: String(version), title: name, ...texts }}
      variant="danger"
      aria-label={`${t("saved.remove")}: ${name}`}
    >
      {t("saved.remove")}
    </RemovalForm>
  );
}

function ReplyForm({ reply, answer }: { reply: SavedReply | null; answer: Answer | null }) {
  const { t } = useWords("office-messages");
  const prefix = reply?.id ?? "new";
  return (
    <details open={answer !== null}>
      <summary className="min-h-11 cursor-pointer content-center font-condensed text-lg font-semibold">
        {reply?.name ?? t("saved.new")}
      </summary>
      <Form method="post" noValidate className="flex flex-col gap-4 pb-6">
        <input type="hidden" name="id" value={reply?.id ?? ""} />
        <input type="hidden" name="version" value={reply?.version ?? 0} />
        <TextField
          id={`${prefix}-title`}
          name="title"
          label={t("saved.name")}
          defaultValue={answer?.values["title"] ?? reply?.name}
          error={answer?.errors["title"] ?? answer?.errors["form"]}
          maxLength={80}
          required
        />
        {languages.map((each) => (
          <TextAreaField
            key={each}
            id={`${prefix}-${each}`}
            name={each}
            lang={each}
            label={languageNames[each].name}
            rows={4}
            maxLength={LONGEST_REPLY}
            defaultValue={answer?.values[each] ?? reply?.texts[each]}
            error={answer?.errors[each]}
            required={each === "ro"}
          />
        ))}
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="save">
            {t("saved.save")}
          </Button>
          {reply ? (
            <Button name="intent" value="remove" variant="danger">
              {t("saved.remove")}
            </Button>
          ) : null}
        </div>
      </Form>
    </details>
  );
}
