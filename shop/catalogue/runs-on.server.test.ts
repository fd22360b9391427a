import { expect, test } from "vitest";
import { aCpu, specsOf } from "../../testing/builders.ts";
import type { CpuSpecs, MotherboardSpecs } from "./specs.ts";
import { runsOn } from "./runs-on.server.ts";

const lga1151 = { socket: "LGA1151", memoryTypes: ["DDR4"] } satisfies Partial<CpuSpecs>;
const lga1200 = { ...lga1151, socket: "LGA1200" };

test.each<[string, Partial<CpuSpecs>, Partial<MotherboardSpecs>, boolean]>([
  [
    "a processor of its generation",
    { model: "Core i5-8400", ...lga1151 },
    { socket: "LGA1151", chipset: "B360" },
    true,
  ],
  [
    "the same socket, another generation",
    { model: "Core i5-8400", ...lga1151 },
    { socket: "LGA1151", chipset: "Z270" },
    false,
  ],
  [
    "an eleventh generation on a B460",
    { model: "Core i5-11400F", ...lga1200 },
    { socket: "LGA1200", chipset: "B460" },
    false,
  ],
  [
    "an eleventh generation on a B560",
    { model: "Core i5-11400F", ...lga1200 },
    { socket: "LGA1200", chipset: "B560" },
    true,
  ],
  ["another socket", { model: "Core i5-11400F", ...lga1200 }, { socket: "AM4", chipset: "B550" }, false],
  [
    "other memory",
    { model: "Ryzen 5 5600", memoryTypes: ["DDR5"] },
    { socket: "AM4", chipset: "B550", ramType: "DDR4" },
    false,
  ],
  ["what nobody wrote down", { model: "Ryzen 5 5999" }, { socket: "AM4", chipset: "B550" }, false],
])("%s: %s", (_what, cpu, board, expected) => {
  expect(runsOn({ ...specsOf.motherboards, ...board }, aCpu(cpu))).toBe(expected);
});
