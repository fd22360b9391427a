// The answers of the assistant: every labelled question, on a big stock. Without a database.

import { readEnvironment } from "../base/env.server.ts";
import { answerQuestion } from "../shop/assistant/answer-question.server.ts";
import { typedPcOf } from "../shop/assistant/answering/typed-pc.server.ts";
import { heldOutQuestions } from "../shop/assistant/questions/held-out.ts";
import { readLabelled } from "../shop/assistant/questions/labelled.ts";
import { seenQuestions } from "../shop/assistant/questions/seen.ts";
import { writeToken } from "../shop/assistant/conversation.ts";
import type { CatalogueIndex } from "../shop/catalogue/catalogue-index.server.ts";
import type { OwnPc } from "../shop/own-pc/own-pc.ts";
import { firstSettings, settingsFrom } from "../shop/settings/settings.ts";
import { stockInMemory } from "../testing/stock/in-memory.ts";
import { median, percentile, printFigures } from "./table.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const LISTINGS = 10_000;
const TIMES = 5;
/** Milliseconds of processor time that no question may cost. */
const MOST = 20;

type Conversation = { messages: readonly string[]; ownPc: OwnPc | null };

/** Answered about the PC that the visitor described; the last ones describe it in the message. */
const ownPcQuestions = [
  "ce upgrade merge la calculatorul meu?",
  "ce placă video se potrivește în pc-ul meu, sub 2000 lei?",
  "does an RTX 3070 fit my PC?",
  "which SSD fits my computer?",
  "milyen memória illik a gépemhez?",
  "який апгрейд підійде для мого ПК?",
  "am un i5-8400, GTX 1060, placă B360 și o sursă de 450W, ce placă video se potrivește?",
  "am un Ryzen 5 2600 și MSI B450 TOMAHAWK MAX, ce procesor se potrivește?",
];

function describedPc(catalogueIndex: CatalogueIndex): OwnPc {
  const owns = [
    { category: "processors", name: "ryzen 5 2600" },
    { category: "graphics-cards", name: "gtx 1060" },
    { category: "motherboards", name: "b450" },
    { category: "power-supplies", name: "550w" },
  ] as const;
  return typedPcOf({ owns: [...owns], ramGb: 16, product: null }, catalogueIndex).pc;
}

/** Prints what the labelled questions cost at 10,000 PCs: each is the median of some answers. */
export function printAssistant(): void {
  const stock = stockInMemory({ pcs: LISTINGS, now: new Date("2026-11-21T08:00:00Z") });
  const settings = settingsFrom(firstSettings(readEnvironment({ NODE_ENV: "test" })), []);
  const deps = {
    catalogueIndex: stock as unknown as CatalogueIndex,
    settings: { current: () => settings },
    liveEstimates: { model: () => stock.frameModel },
  };
  const questions: Conversation[] = [
    ...[...readLabelled(seenQuestions), ...readLabelled(heldOutQuestions)].map(({ messages }) => ({
      messages,
      ownPc: null,
    })),
    ...ownPcQuestions.map((text) => ({ messages: [text], ownPc: describedPc(deps.catalogueIndex) })),
  ];
  const converse = ({ messages, ownPc }: Conversation) => {
    let after: string | null = null;
    let cost = 0;
    for (const text of messages) {
      const before = process.cpuUsage();
      const { state } = answerQuestion(deps, { text, after, ownPc, now: NOW });
      const { user, system } = process.cpuUsage(before);
      cost = Math.max(cost, (user + system) / 1000);
      after = writeToken(state);
    }
    return cost;
  };
  for (const conversation of questions) converse(conversation);
  const costs = questions
    .map((conversation) => ({
      question: conversation.messages.join(" => "),
      isOwn: conversation.ownPc !== null,
      cost: median(Array.from({ length: TIMES }, () => converse(conversation))),
    }))
    .toSorted((a, b) => b.cost - a.cost);
  const values = costs.map(({ cost }) => cost);
  const [slowest] = costs;
  const slowestOwn = costs.find(({ isOwn }) => isOwn);
  printFigures(`the assistant, ${questions.length} questions at ${stock.listings.length} listings, processor time`, [
    { name: "a question, p50", value: median(values), unit: "ms" },
    { name: "a question, p99", value: percentile(values, 0.99), unit: "ms", target: { below: MOST } },
    { name: `the slowest: ${slowest?.question}`, value: slowest?.cost ?? 0, unit: "ms", target: { below: MOST } },
    {
      name: `about the own PC, the slowest: ${slowestOwn?.question}`,
      value: slowestOwn?.cost ?? 0,
      unit: "ms",
      target: { below: MOST },
    },
  ]);
}
