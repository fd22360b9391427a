// The answers of the assistant: every labelled question, on a big stock. Without a database.

import { readEnvironment } from "../base/env.server.ts";
import { answerQuestion } from "../shop/assistant/answer-question.server.ts";
import { heldOutQuestions } from "../shop/assistant/questions/held-out.ts";
import { readLabelled } from "../shop/assistant/questions/labelled.ts";
import { seenQuestions } from "../shop/assistant/questions/seen.ts";
import { writeToken } from "../shop/assistant/conversation.ts";
import type { CatalogueIndex } from "../shop/catalogue/catalogue-index.server.ts";
import { firstSettings, settingsFrom } from "../shop/settings/settings.ts";
import { stockInMemory } from "../testing/stock/in-memory.ts";
import { median, percentile, printFigures } from "./table.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const LISTINGS = 10_000;
const TIMES = 5;
/** Milliseconds of processor time that no question may cost. */
const MOST = 20;

/** Prints what the labelled questions cost at 10,000 PCs: each is the median of some answers. */
export function printAssistant(): void {
  const stock = stockInMemory({ pcs: LISTINGS, now: new Date("2026-11-21T08:00:00Z") });
  const settings = settingsFrom(firstSettings(readEnvironment({ NODE_ENV: "test" })), []);
  const deps = {
    catalogueIndex: stock as unknown as CatalogueIndex,
    settings: { current: () => settings },
    liveEstimates: { model: () => stock.frameModel },
  };
  const questions = [...readLabelled(seenQuestions), ...readLabelled(heldOutQuestions)].map(({ messages }) => messages);
  const converse = (messages: readonly string[]) => {
    let after: string | null = null;
    let cost = 0;
    for (const text of messages) {
      const before = process.cpuUsage();
      const { state } = answerQuestion(deps, { text, after, now: NOW });
      const { user, system } = process.cpuUsage(before);
      cost = Math.max(cost, (user + system) / 1000);
      after = writeToken(state);
    }
    return cost;
  };
  for (const messages of questions) converse(messages);
  const costs = questions
    .map((messages) => ({
      question: messages.join(" => "),
      cost: median(Array.from({ length: TIMES }, () => converse(messages))),
    }))
    .toSorted((a, b) => b.cost - a.cost);
  const values = costs.map(({ cost }) => cost);
  const [slowest] = costs;
  printFigures(`the assistant, ${questions.length} questions at ${stock.listings.length} listings, processor time`, [
    { name: "a question, p50", value: median(values), unit: "ms" },
    { name: "a question, p99", value: percentile(values, 0.99), unit: "ms", target: { below: MOST } },
    { name: `the slowest: ${slowest?.question}`, value: slowest?.cost ?? 0, unit: "ms", target: { below: MOST } },
  ]);
}
