// The assistant on a page of its own. Without JavaScript each message is a form that carries the conversation along; with
// JavaScript the conversation goes on in the page, the same one as in the floating chat.

import { useEffect } from "react";
import { Link } from "react-router";
import { cleanText } from "../../../base/clean-text.ts";
import type { Route } from "./+types/assistant";
import { languageContext, shopContext } from "../../context.server.ts";
import { parseFields, readFields } from "../../edge.server.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Head } from "../../kit/pages/head.tsx";
import { Page } from "../../kit/pages/page.tsx";
import { useHydrated } from "../../kit/use-hydrated.ts";
import { links } from "../../links.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { adopt, restartChat, useChat } from "../../shared/assistant/chat-state.ts";
import { ChatField, ChatLog } from "./components/conversation.tsx";
import { PersonLink } from "./components/person-link.tsx";
import { TalkForm, talkOf } from "./talk.view.server.ts";

export const handle = {
  words: ["assistant", "cart", "domain-errors"],
  body: { size: "message" },
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const form = { q: cleanText(params.get("q") ?? ""), earlier: [], base: params.get("after") ?? "" };
  const language = context.get(languageContext);
  return { talk: await talkOf(context.get(shopContext), { ...form, request, language }) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const parsed = parseFields(TalkForm, await readFields(request));
  if (!parsed.ok) return { talk: null };
  const language = context.get(languageContext);
  return { talk: await talkOf(context.get(shopContext), { ...parsed.value, request, language }) };
}

export default function Assistant({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords("assistant");
  const { messages } = useChat();
  const isHydrated = useHydrated();
  const { talk } = actionData ?? loaderData;
  useEffect(() => {
    if (talk) adopt(talk.messages);
  }, [talk]);
  return (
    <Page title={t("title")} lead={t("lead")}>
      <Head title={t("title")} description={t("lead")} canonical={links.assistant()} hidden={talk !== null} />
      <div className="max-w-3xl border border-edge bg-raised">
        <ChatLog
          messages={isHydrated && messages.length > 0 ? messages : (talk?.messages ?? [])}
          talk={talk}
          className="p-4"
        />
        <ChatField id="assistant-message" talk={talk} />
      </div>
      <div className="mt-3 flex flex-wrap gap-x-5">
        <PersonLink talk={talk}>{t("person")}</PersonLink>
        {(isHydrated ? messages.length > 0 : talk !== null) ? (
          <Link to={links.assistant()} onClick={restartChat} className="link inline-flex min-h-11 items-center">
            {t("again")}
          </Link>
        ) : null}
      </div>
    </Page>
  );
}
