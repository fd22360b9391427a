import { describe, expect, test } from "vitest";
import { aCpu, aGpu, aPc } from "../../testing/builders.ts";
import { gamePresets } from "./game-presets.ts";
import type { PcListing } from "./listing.ts";

const pc = (chip: string, model: string, cs2: number) =>
  ({
    ...aPc({ specs: { gpu: aGpu({ chip }), cpu: aCpu({ model }) } }),
    fps: { cs2 },
    scores: {},
  }) as unknown as PcListing;

describe("a game's preset", () => {
  test("chooses the parts whose machines reach the rate, leaving out what is too slow and what is too much", () => {
    const presets = gamePresets([
      pc("RTX 3060", "Ryzen 5 5600", 260),
      pc("RTX 3060", "Ryzen 3 1200", 100),
      pc("RTX 3060", "Ryzen 5 5600", 300),
      pc("GTX 1050", "Ryzen 5 5600", 90),
      pc("RTX 4090", "Ryzen 5 5600", 700),
    ]);
    expect(presets.cs2).toEqual({ gpus: ["nvidia-rtx-3060"], cpus: ["amd-ryzen-5-5600"], ramCapacity: "16gb" });
  });

  test("asks 8 GB for League of Legends and 16 GB for the others", () => {
    const { lol, gtav, cs2, pubg, valorant } = gamePresets([]);
    expect([lol, gtav, cs2, pubg, valorant].map(({ ramCapacity }) => ramCapacity)).toEqual([
      "8gb",
      "16gb",
      "16gb",
      "16gb",
      "16gb",
    ]);
  });
});
