import { expect, test } from "vitest";
import type { AnswerView } from "./answer.ts";
import type { Message } from "./chat-state.ts";
import { transcriptOf } from "./transcript.ts";

const words = { visitor: "Eu", assistant: "Asistentul", nothing: "nimic", failed: "n-a mers" };
const answer = (text: string, ...titles: string[]) =>
  ({ text, listings: titles.map((title) => ({ title, price: 259_900 })) }) as unknown as AnswerView;
const talk: Message[] = [
  { id: 0, from: "visitor", text: "GTA V sub 3000" },
  { id: 1, from: "shop", answer: answer("Iată:", "PC Ana", "PC Ion") },
  { id: 2, from: "visitor", text: "și alb" },
  { id: 3, from: "shop", answer: answer("") },
  { id: 4, from: "visitor", text: "mai ieftin" },
  { id: 5, from: "shop", answer: "failed" },
];

test("a talk reads as it was held, a line for each message", () => {
  expect(transcriptOf(talk, words, 1000)).toBe(
    "Eu: GTA V sub 3000\nAsistentul: Iată:; PC Ana (2.599\u00a0RON); PC Ion (2.599\u00a0RON)\nEu: și alb\nAsistentul: nimic\nEu: mai ieftin\nAsistentul: n-a mers",
  );
});

test("of a long talk the end is kept", () => {
  const text = transcriptOf(talk, words, 40);
  expect(text).toHaveLength(40);
  expect(text.endsWith("Eu: mai ieftin\nAsistentul: n-a mers")).toBe(true);
});
