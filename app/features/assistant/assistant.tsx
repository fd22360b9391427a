// The assistant on a page of its own. Without JavaScript each message is a GET form, and the page shows its answer; with
// JavaScript the conversation goes on in the page, the same one as in the floating chat.

import { useEffect } from "react";
import { Link } from "react-router";
import type { Route } from "./+types/assistant";
import { languageContext, shopContext } from "../../context.server.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Head } from "../../kit/pages/head.tsx";
import { Page } from "../../kit/pages/page.tsx";
import { useHydrated } from "../../kit/use-hydrated.ts";
import { links } from "../../links.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { adopt, restartChat, useChat, type Message } from "../../shared/assistant/chat-state.ts";
import { answerFor } from "../../shared/assistant/answer.view.server.ts";
import { ChatField, ChatLog } from "./components/conversation.tsx";

export const handle = { words: ["assistant", "cart", "domain-errors"] } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const text = (params.get("q") ?? "").trim();
  if (text === "") return { asked: null };
  const language = context.get(languageContext);
  const answer = await answerFor(context.get(shopContext), { request, text, after: params.get("after"), language });
  return { asked: { text, answer } };
}

export default function Assistant({ loaderData: { asked } }: Route.ComponentProps) {
  const { t } = useWords("assistant");
  const { messages } = useChat();
  const isHydrated = useHydrated();
  useEffect(() => {
    if (asked) adopt(asked.text, asked.answer);
  }, [asked]);
  const rendered: Message[] = asked
    ? [
        { id: 0, from: "visitor", text: asked.text },
        { id: 1, from: "shop", answer: asked.answer },
      ]
    : [];
  return (
    <Page title={t("title")} lead={t("lead")}>
      <Head title={t("title")} description={t("lead")} canonical={links.assistant()} hidden={asked !== null} />
      <div className="max-w-3xl border border-edge bg-raised">
        <ChatLog messages={isHydrated && messages.length > 0 ? messages : rendered} className="p-4" />
        <ChatField id="assistant-message" after={asked?.answer.after ?? null} />
      </div>
      <p className="mt-3 flex flex-wrap gap-x-5">
        <Link to={links.contact()} className="link inline-flex min-h-11 items-center">
          {t("person")}
        </Link>
        {isHydrated && messages.length > 0 ? (
          <Link to={links.assistant()} onClick={restartChat} className="link inline-flex min-h-11 items-center">
            {t("again")}
          </Link>
        ) : null}
      </p>
    </Page>
  );
}
