// The API of the assistant: answers a message in JSON, by the contract in app/shared/assistant/answer.ts.

import { cleanText } from "../../../base/clean-text.ts";
import type { Route } from "./+types/assistant-api";
import { languageContext, shopContext } from "../../context.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { answerFor } from "../../shared/assistant/answer.view.server.ts";

export const handle = { kind: "api" } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const text = cleanText(params.get("q") ?? "");
  if (text === "") return Response.json({ code: "bad-question" }, { status: 422 });
  const language = context.get(languageContext);
  const answer = await answerFor(context.get(shopContext), { request, text, after: params.get("after"), language });
  return Response.json(answer, { headers: { "Cache-Control": "no-cache" } });
}
