// The API of the chat: answers a question in JSON from the catalogue. The answer contains no personal data.

import type { Route } from "./+types/assistant-api";
import { answerQuestion } from "../../../shop/assistant/answer-question.server.ts";
import { LONGEST_QUESTION } from "../../../shop/assistant/question.ts";
import { shopContext } from "../../context.server.ts";
import type { RouteHandle } from "../../route-handle.ts";

export const handle = { kind: "api" } satisfies RouteHandle;
import { links } from "../../links.ts";
import type { ShownAnswer } from "../../shared/assistant/chat-state.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  const question = (new URL(request.url).searchParams.get("q") ?? "").trim();
  if (question === "" || question.length > LONGEST_QUESTION)
    return Response.json({ code: "bad-question" }, { status: 422 });
  const { filter, ...answer } = answerQuestion(context.get(shopContext).catalogueIndex, question);
  return Response.json({ ...answer, href: links.list(filter) } satisfies ShownAnswer, {
    headers: { "Cache-Control": "no-cache" },
  });
}
