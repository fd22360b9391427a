// The shop's assistant: answers from stock, settings and rules. No language model.

import { z } from "zod";
import { answerFor } from "../../../shared/assistant/answer.view.server.ts";
import { agentTool, language } from "./tool.ts";

const LONGEST_QUESTION = 10_000; // characters; the assistant itself says that it reads less
const LONGEST_TOKEN = 8000;

export const askShop = agentTool({
  name: "ask_shop",
  title: "Ask the shop",
  description:
    "A question in the buyer's own words, in Romanian, English, Hungarian or Ukrainian: which product for a purpose, game, budget; delivery, payment, return, warranty, opening hours; a term. The answer comes from the stock and the settings that the checkout uses. `after` continues the conversation.",
  input: z.object({
    question: z.string().min(1).max(LONGEST_QUESTION),
    after: z.string().max(LONGEST_TOKEN).optional().describe("The `after` of the answer before"),
    language,
  }),
  does: "read",
  async run({ shop, request, language }, { question, after }) {
    const answer = await answerFor(shop, { request, text: question, after: after ?? null, language });
    const url = (href: string) => (href.startsWith("/") ? shop.publicUrl + href : href);
    return {
      content: {
        ...answer,
        listings: answer.listings.map((pick) => ({ ...pick, id: String(pick.id), url: url(pick.href) })),
        links: answer.links.map(({ label, href }) => ({ label, url: url(href) })),
      },
    };
  },
});
