import { describe, expect, test } from "vitest";
import { understandQuestion, type PartOption } from "./question.ts";

const known: PartOption[] = [
  { facet: "cpus", value: "amd-ryzen-5-5600", label: "AMD Ryzen 5 5600" },
  { facet: "cpus", value: "amd-ryzen-7-5800x", label: "AMD Ryzen 7 5800X" },
  { facet: "cpus", value: "intel-core-i5-12400f", label: "Intel Core i5-12400F" },
  { facet: "gpus", value: "nvidia-geforce-rtx-3060", label: "NVIDIA GeForce RTX 3060" },
  { facet: "gpus", value: "nvidia-geforce-rtx-3060-ti", label: "NVIDIA GeForce RTX 3060 Ti" },
  { facet: "gpus", value: "amd-radeon-rx-6600", label: "AMD Radeon RX 6600" },
];
const understand = (text: string) => understandQuestion(text, { known });

describe("the game in a question", () => {
  test.each([
    ["Ce calculator îmi trebuie pentru Counter-Strike 2?", "cs2"],
    ["Milyen gép kell a Counter-Strike 2-höz?", "cs2"],
    ["vreau să joc cs2", "cs2"],
    ["чи піде валорант?", "valorant"],
    ["Що є для GTA V до 3000 леїв?", "gtav"],
    ["ceva de LoL", "lol"],
    ["haha lolipop", null],
    ["un calculator de birou", null],
  ])("%s", (text, game) => {
    expect(understand(text).game).toBe(game);
  });
});

describe("the budget in a question", () => {
  test.each([
    ["am 3000 lei", { min: 0, max: 3000 }],
    ["am 3.000 de lei", { min: 0, max: 3000 }],
    ["buget 3.000 lei", { min: 0, max: 3000 }],
    ["buget 2 500 ron", { min: 0, max: 2500 }],
    ["sub 3000", { min: 0, max: 3000 }],
    ["până la 4k", { min: 0, max: 4000 }],
    ["max 3,5k", { min: 0, max: 3500 }],
    ["între 2000 și 3000 lei", { min: 2000, max: 3000 }],
    ["3000-2000 RON", { min: 2000, max: 3000 }],
    ["peste 5000 lei", { min: 5000, max: null }],
    ["under 2500 lei", { min: 0, max: 2500 }],
    ["Mi van GTA V-höz 3000 lej alatt?", { min: 0, max: 3000 }],
    ["Що є для GTA V до 3000 леїв?", { min: 0, max: 3000 }],
    ["ai ceva cu RTX 3060?", null],
    ["ryzen 5 5600", null],
  ])("%s", (text, budget) => {
    expect(understand(text).budget).toEqual(budget);
  });
});

describe("the parts in a question", () => {
  const labels = (text: string) => understand(text).parts.map(({ label }) => label);

  test.each([
    ["RTX 3060", ["NVIDIA GeForce RTX 3060"]],
    ["rtx3060ti ieftin", ["NVIDIA GeForce RTX 3060 Ti"]],
    ["ceva cu i5-12400", ["Intel Core i5-12400F"]],
    ["Core i5 12400F și RX 6600", ["AMD Radeon RX 6600", "Intel Core i5-12400F"]],
    ["un Ryzen 7", ["AMD Ryzen 7 5800X"]],
    ["procesor Ryzen", ["AMD Ryzen 5 5600", "AMD Ryzen 7 5800X"]],
    ["placă NVIDIA", ["NVIDIA GeForce RTX 3060", "NVIDIA GeForce RTX 3060 Ti"]],
    ["calculator de birou", []],
  ])("%s", (text, expected) => {
    expect(labels(text)).toEqual(expected);
  });

  test("a part that the index does not have is named, not replaced by its family", () => {
    expect(understand("ai RTX 5090?")).toMatchObject({ parts: [], unknownParts: ["rtx 5090"] });
  });
});
