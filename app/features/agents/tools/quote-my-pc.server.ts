// What the shop would pay for a computer: the estimate of the selling wizard. Nothing is promised or stored.

import { z } from "zod";
import { conditions } from "../../../../shop/pricing/declaration.ts";
import {
  declarationOf,
  emptyDraft,
  LONGEST_NAME,
  partSteps,
  plainText,
  type Choice,
  type PartStep,
  type TradeInDraft,
} from "../../../../shop/trade-in/draft/draft.ts";
import { estimateOf } from "../../../../shop/trade-in/draft/estimate-of.server.ts";
import { knownPart } from "../../../../shop/trade-in/draft/name-components.server.ts";
import { nameTyped, type NotTaken } from "../../../../shop/trade-in/draft/name-typed.server.ts";
import type { Offer } from "../../../../shop/pricing/offer.ts";
import type { KnownPart, PartCategory } from "../../../../shop/parts/part.ts";
import { wordsFor } from "../../../i18n/words.server.ts";
import { addressIn } from "../../../kit/pages/addresses.ts";
import { links } from "../../../links.ts";
import { formatLine } from "../../../shared/trade-in/format-offer.ts";
import { price } from "../ucp/protocol.ts";
import { agentTool, language, refusedWith, type AgentCall, type ToolAnswer } from "./tool.ts";

const MOST_DRIVES = 10; // as in the wizard

const partName = z.string().min(2).max(LONGEST_NAME);

const input = z.object({
  cpu: partName.optional(),
  gpu: partName.optional(),
  motherboard: partName.optional(),
  ram: partName.optional().describe("Corsair Vengeance LPX 16 GB (2x8) DDR4-3200"),
  psu: partName.optional(),
  case: partName.optional(),
  cooler: partName.optional(),
  storage: z
    .array(z.object({ type: z.enum(["ssd", "hdd"]).default("ssd"), name: partName }))
    .max(MOST_DRIVES)
    .optional(),
  condition: z.enum(conditions).default("good").describe("Of the whole computer"),
  box: z.boolean().default(false).describe("With its original boxes"),
  accessories: z.boolean().default(false).describe("With cables, manuals, other accessories"),
  language,
});

type Question = { part: string; name: string; content: string; options: string[] };

export const quoteMyPc = agentTool({
  name: "quote_my_pc",
  title: "What the shop pays for a computer",
  description:
    "An estimate for a computer that the shop would buy, by the names of its parts: the guaranteed sum, the most it may become after testing, and how each line was calculated. A part whose name is not clear is in `questions` and not in the sum. Nothing is stored; the binding offer is made on the page in `url`.",
  input,
  does: "read",
  async run(call, typed) {
    const { shop, language } = call;
    const { draft, questions } = await describe(call, typed);
    const offer = await estimateOf(shop, { draft, components: null });
    if (!offer.ok) return withQuestions(refusedWith(call, offer.domainError), questions);
    return {
      content: {
        ...quoteView(call, offer.value),
        parts: declarationOf(draft).parts.map(({ key, part, ...rest }) => ({
          part: key,
          name: part ? part.name : "name" in rest ? rest.name : key,
          is_known: part !== null,
        })),
        questions,
        url: addressIn(language, { origin: shop.publicUrl, pathname: links.sell() }),
      },
    };
  },
});

function withQuestions({ content, ...answer }: ToolAnswer, questions: readonly Question[]): ToolAnswer {
  return { ...answer, content: { ...content, questions } };
}

function quoteView({ language }: AgentCall, offer: Offer) {
  const t = wordsFor(language, "trade-in-offer");
  const version = offer.made.bookVersion;
  return {
    guaranteed: price(offer.floor),
    up_to: price(offer.total),
    payouts: {
      at_once: { guaranteed: price(offer.surePayouts.instant), up_to: price(offer.payouts.instant) },
      after_14_days: { guaranteed: price(offer.surePayouts.full), up_to: price(offer.payouts.full) },
    },
    lines: offer.lines.map((line) => {
      const { name, reason, amount, confirmedAtTesting } = formatLine(line, { t, language, version });
      return { name, reason, amount, confirmed_at_testing: confirmedAtTesting };
    }),
  };
}

/** The answers of the wizard. */
async function describe(
  call: AgentCall,
  typed: z.infer<typeof input>,
): Promise<{ draft: TradeInDraft; questions: Question[] }> {
  const questions: Question[] = [];
  const parts: Partial<Record<PartStep, Choice>> = {};
  for (const step of Object.keys(partSteps) as PartStep[]) {
    const name = typed[step];
    if (name === undefined) continue;
    const choice = await choose(call, { part: step, name, category: partSteps[step], questions });
    if (choice) parts[step] = choice;
  }
  const storage: TradeInDraft["storage"][number][] = [];
  for (const [index, { type, name }] of (typed.storage ?? []).entries()) {
    const choice = await choose(call, { part: `storage[${index}]`, name, category: type, questions });
    if (choice) storage.push({ id: String(index + 1), type, device: choice });
  }
  const { condition, box, accessories } = typed;
  const extras = { ...emptyDraft.extras, box, accessories: accessories ? "yes" : "" };
  return { draft: { ...emptyDraft, parts, ...(storage.length > 0 && { storage }), condition, extras }, questions };
}

type Named = { part: string; name: string; category: PartCategory; questions: Question[] };

/** What the name names; null with a question where it is not clear, or not taken. */
async function choose(
  { shop, language }: AgentCall,
  { part, name, category, questions }: Named,
): Promise<Exclude<Choice, { is: "skipped" }> | null> {
  const text = plainText(name, LONGEST_NAME);
  const typed = await nameTyped(shop, { name: text, category });
  const t = wordsFor(language, "agents");
  switch (typed.is) {
    case "known":
      return { is: "known", part: knownPart(typed.part as KnownPart) };
    case "named":
      return { is: "named", name: text };
    case "asked": {
      const options = typed.options.map((option) => option.name);
      questions.push({
        part,
        name: text,
        content: t("whichPart", { name: text, options: options.join("; ") }),
        options,
      });
      return null;
    }
    case "refused":
      questions.push({
        part,
        name: text,
        content: t(`notTaken.${typed.reason satisfies NotTaken}`, { name: text }),
        options: [],
      });
      return null;
  }
}
