// The contact form. A topic in the URL starts the message, for links from services that are not available yet.

import { data, Form, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/contact";
import { LONGEST_MESSAGE, LONGEST_TRANSCRIPT } from "../../../../shop/messages/contact-message.ts";
import { ContactForm } from "../../../../shop/messages/forms.ts";
import { sendMessage } from "../../../../shop/messages/send-message.server.ts";
import { languageContext, shopContext } from "../../../context.server.ts";
import { parseFields, readFields } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { links } from "../../../links.ts";
import { Button } from "../../../kit/button.tsx";
import { ErrorSummary } from "../../../kit/error-summary.tsx";
import { useChat } from "../../../shared/assistant/chat-state.ts";
import { transcriptOf } from "../../../shared/assistant/transcript.ts";
import { CheckboxField, TextAreaField, TextField } from "../../../kit/field.tsx";
import { Head } from "../../../kit/pages/head.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { Page } from "../../../kit/pages/page.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { useCompany } from "../../../kit/pages/company.ts";
import { phoneLink, whatsappLink } from "../../../kit/pages/phone-links.tsx";
import { OpeningHours } from "../../../kit/pages/opening-hours.tsx";
import { linesOfHours } from "../../../../shop/settings/opening-hours.ts";
import { formatDay } from "../../../i18n/format.ts";

export const handle = {
  words: ["content-contact"],
  purpose: "form",
  cache: { query: "uncached" },
  body: { size: "message", rate: "email" },
} satisfies RouteHandle;

const topics = ["sell-computer", "sell-components", "configurator"] as const;
/** A honeypot field: hidden from people, filled in by bots. */
const HONEYPOT = "website";
/** In the URL after a message whose sender gets no receipt (W9). */
const NO_RECEIPT = "no-receipt";

export function loader({ request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  return {
    topic: topics.find((topic) => topic === search.get("topic")) ?? null,
    sent: search.has("sent"),
    hasReceipt: search.get("sent") !== NO_RECEIPT,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readFields(request);
  if (fields?.[HONEYPOT]) return redirect(links.contact("sent"));
  // The assistant's page leads here without JavaScript, with the conversation and an empty form.
  if (fields?.["begin"]) return data({ values: conversationOnly(fields), errors: {} });
  const parsed = parseFields(ContactForm, fields && { name: "", email: "", message: "", ...fields });
  if (!parsed.ok) return data({ values: parsed.values, errors: parsed.errors }, 422);
  const { transcript, withTranscript, ...message } = parsed.value;
  const { receipt } = await sendMessage(context.get(shopContext), {
    ...message,
    transcript: withTranscript && transcript !== "" ? transcript : null,
    language: context.get(languageContext),
  });
  return redirect(links.contact(receipt ? "sent" : { sent: NO_RECEIPT }));
}

function conversationOnly({ transcript = "" }: Record<string, string>): Record<string, string> {
  return { transcript: transcript.slice(0, LONGEST_TRANSCRIPT) };
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords("content-contact");
  const { topic, sent, hasReceipt } = loaderData;
  return (
    <Page title={t("title")} lead={t("lead")}>
      <Head title={t("title")} description={t("lead")} />
      <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[3fr_2fr]">
        {sent && !actionData ? (
          <Notice tone="good" title={t("sent.title")} live>
            {t(hasReceipt ? "sent.text" : "sent.noReceipt")}
          </Notice>
        ) : (
          <MessageForm topic={topic} answer={actionData} />
        )}
        <OtherContacts />
      </div>
    </Page>
  );
}

function MessageForm({
  topic,
  answer,
}: {
  topic: (typeof topics)[number] | null;
  answer: Route.ComponentProps["actionData"];
}) {
  const { t } = useWords("content-contact");
  const busy = useNavigation().state === "submitting";
  const values = answer?.values ?? {};
  const errors = Object.fromEntries(
    Object.entries(answer?.errors ?? {}).map(([field, code]) => [field, t(`error.${code as ErrorCode}`)]),
  );
  return (
    <Form method="post" action={links.contact()} className="flex max-w-2xl flex-col gap-5" noValidate>
      <ErrorSummary errors={errors} />
      <TextField
        name="name"
        label={t("name")}
        autoComplete="name"
        defaultValue={values["name"]}
        error={errors["name"]}
        required
      />
      <TextField
        name="email"
        label={t("email")}
        hint={t("emailHint")}
        type="email"
        autoComplete="email"
        defaultValue={values["email"]}
        error={errors["email"]}
        required
      />
      <TextAreaField
        key={topic}
        name="message"
        label={t("message")}
        rows={topic ? 9 : 6}
        maxLength={LONGEST_MESSAGE}
        defaultValue={values["message"] ?? (topic ? t(`topic.${topic}`) : "")}
        error={errors["message"]}
        required
      />
      <AssistantTalk typed={values["transcript"] ?? ""} />
      <div hidden>
        <label>
          {t("trap")}
          <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button busy={busy} className="self-start">
        {t("send")}
      </Button>
    </Form>
  );
}

/** What was said to the assistant in this tab goes along, unless the visitor takes it out. `typed`: as the last form had it. */
function AssistantTalk({ typed }: { typed: string }) {
  const { t } = useWords("content-contact");
  const { messages } = useChat();
  if (messages.length === 0 && typed === "") return null;
  const words = {
    visitor: t("talk.visitor"),
    assistant: t("talk.assistant"),
    nothing: t("talk.nothing"),
    failed: t("talk.failed"),
  };
  const transcript = messages.length > 0 ? transcriptOf(messages, words, LONGEST_TRANSCRIPT) : typed;
  return (
    <div>
      <CheckboxField name="withTranscript" value="1" label={t("talk.send")} defaultChecked />
      <input type="hidden" name="transcript" value={transcript} />
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">{t("talk.show")}</summary>
        <p className="border-s-4 border-line ps-3 text-sm wrap-anywhere whitespace-pre-line">{transcript}</p>
      </details>
    </div>
  );
}

/** The shop's e-mail address, phone number and postal address. */
function OtherContacts() {
  const { t, language } = useWords("content-contact");
  const { t: shell } = useWords("shell");
  const company = useCompany();
  if (!company) return null;
  return (
    <Panel label={t("otherwise")}>
      <dl className="flex flex-col gap-3">
        <div>
          <dt className="text-sm text-muted">{t("email")}</dt>
          <dd>
            <a className="link inline-flex min-h-11 items-center" href={`mailto:${company.email}`}>
              {company.email}
            </a>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{t("phone")}</dt>
          <dd>
            <a className="link inline-flex min-h-11 items-center" href={phoneLink(company.phone)}>
              {company.phone}
            </a>
          </dd>
        </div>
        {company.whatsapp === null ? null : (
          <div>
            <dt className="text-sm text-muted">{shell("contact.whatsapp")}</dt>
            <dd>
              <a
                className="link inline-flex min-h-11 items-center"
                href={whatsappLink(company.whatsapp)}
                rel="noreferrer"
              >
                +{company.whatsapp}
              </a>
            </dd>
          </div>
        )}
        <div>
          <dt className="text-sm text-muted">{t("address")}</dt>
          <dd>{company.address}</dd>
        </div>
        {linesOfHours(company.hours).length > 0 ? (
          <div>
            <dt className="text-sm text-muted">{t("hours")}</dt>
            <dd>
              <OpeningHours hours={company.hours} />
              {company.closedDays.length > 0 ? (
                <p className="mt-1 text-sm">
                  {t("closedOn")} {company.closedDays.map((day) => formatDay(day, language)).join(", ")}
                </p>
              ) : null}
            </dd>
          </div>
        ) : null}
      </dl>
    </Panel>
  );
}

type ErrorCode = "name-short" | "name-address" | "email-invalid" | "message-short" | "too-long" | "card-number";
