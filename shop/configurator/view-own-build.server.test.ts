import { beforeAll, describe, expect, test } from "vitest";
import { stockInMemory, type StockInMemory } from "../../testing/stock/in-memory.ts";
import type { CatalogueIndex } from "../catalogue/catalogue-index.server.ts";
import type { ComponentListing } from "../catalogue/listing.ts";
import { categories, type Category } from "../catalogue/specs.ts";
import { knownParts } from "../parts/known-parts.server.ts";
import type { PartCategory } from "../parts/part.ts";
import { noPc, withDescribed, type OwnPart, type OwnPc } from "../own-pc/own-pc.ts";
import { upgradesFor } from "../own-pc/upgrades-for.server.ts";
import { ownBuildQuery, readOwnBuild, type OwnBuildAddress } from "./build-address.ts";
import { chooseForOwnPc, viewOwnBuild } from "./view-own-build.server.ts";

let stock: StockInMemory;
let deps: { catalogueIndex: CatalogueIndex; liveEstimates: { model: () => StockInMemory["frameModel"] } };
beforeAll(() => {
  stock = stockInMemory({ pcs: 909, now: new Date("2026-11-21T10:00:00Z") });
  deps = { catalogueIndex: stock as unknown as CatalogueIndex, liveEstimates: { model: () => stock.frameModel } };
});

function owned(names: Partial<Record<PartCategory, string>>): OwnPc {
  const parts = Object.fromEntries(
    Object.entries(names).map(([category, name]) => {
      const part = knownParts.find((one) => one.category === category && one.name === name);
      if (!part) throw new Error(`no such part: ${name}`);
      return [category, [{ is: "known", category, part, quantity: 1 } as OwnPart]];
    }),
  );
  return withDescribed(noPc, { parts, isWithoutCard: null });
}

/** A whole PC with parts that our lists know. */
const whole = () =>
  owned({
    processors: "Ryzen 5 2600",
    "graphics-cards": "GeForce GTX 1060 6GB",
    motherboards: "PRIME B450M-A",
    "power-supplies": "Corsair CV 650W",
    cases: "NZXT H510",
  });

const requestOf = (listings: readonly ComponentListing[]): OwnBuildAddress => ({
  requested: listings.map(({ id, category }) => ({ category, listingId: id, quantity: 1 })),
  removed: [],
});

describe("a build in the own PC", () => {
  test("sells nothing that is owned: without a choice it costs nothing", () => {
    const view = viewOwnBuild(deps, { pc: whole(), address: { requested: [], removed: [] } });
    expect(view).toMatchObject({ total: 0, parts: [], leaving: [] });
    expect(view.staying).toHaveLength(5);
    expect(view.after).toEqual(view.before);
  });

  test("takes the place of one part, and says so", () => {
    const [card] = stock.componentsOf("graphics-cards");
    const view = viewOwnBuild(deps, { pc: whole(), address: requestOf([card!]) });
    expect(view.total).toBe(card!.price);
    expect(view.leaving.map(({ category }) => category)).toEqual(["graphics-cards"]);
    expect(view.staying.some(({ category }) => category === "graphics-cards")).toBe(false);
  });

  test("agrees with the upgrades: each fits together with what is to be replaced along with it", () => {
    let upgrades = 0;
    for (const cpu of ["Ryzen 5 2600", "Core i5-8400", "Core i7-7700", "Ryzen 5 1600"])
      for (const watts of [250, 300, 350, 450, 650]) {
        const supply = knownParts.find((part) => part.category === "power-supplies" && part.facts.watts === watts);
        const pc = owned({
          processors: cpu,
          motherboards: cpu.startsWith("Ryzen") ? "PRIME B450M-A" : "PRIME B360M-A",
          "graphics-cards": "GeForce GTX 1060 6GB",
          ...(supply && { "power-supplies": supply.name }),
        });
        const { frames } = upgradesFor(deps, pc, { game: "cs2", resolution: "1920x1080" });
        for (const { listing, companions } of frames) {
          const { parts, total } = viewOwnBuild(deps, { pc, address: requestOf([listing, ...companions]) });
          expect(parts.map(({ verdict }) => verdict?.is)).not.toContain("no");
          expect(total).toBe([listing, ...companions].reduce((sum, { price }) => sum + price, 0));
          upgrades += 1;
        }
      }
    expect(upgrades).toBeGreaterThan(0);
  });

  test("judges the chosen parts together, not only each beside the PC", () => {
    const boards = stock.componentsOf("motherboards");
    const intel = boards.find(({ specs }) => "socket" in specs && specs.socket === "LGA1200");
    const view = viewOwnBuild(deps, { pc: whole(), address: requestOf([intel!]) });
    expect(view.parts[0]!.verdict).toMatchObject({ is: "no" });
    const fitting = chooseForOwnPc(deps, {
      pc: whole(),
      address: requestOf([intel!]),
      category: "processors",
      narrow: { q: "", page: 1 },
    });
    for (const { listing, verdict } of fitting.candidates)
      if (verdict.is !== "no") expect(listing.category === "processors" && listing.specs.socket).toBe("LGA1200");
    expect(fitting.candidates.length).toBeGreaterThan(0);
  });

  test("memory comes beside what is there, or instead of it where it is taken out", () => {
    const pc = withDescribed(whole(), {
      parts: { ram: [{ is: "named", category: "ram", name: "16 GB DDR4", quantity: 4 }] },
      isWithoutCard: null,
    });
    const query = { pc, category: "ram" as const, narrow: { q: "", page: 1 } };
    const full = chooseForOwnPc(deps, { ...query, address: { requested: [], removed: [] } });
    expect(full).toMatchObject({ fits: 0, unknown: 0, candidates: [] });
    const emptied = chooseForOwnPc(deps, { ...query, address: { requested: [], removed: ["ram"] } });
    expect(emptied.fits + emptied.unknown).toBeGreaterThan(0);
    const view = viewOwnBuild(deps, { pc, address: { requested: [], removed: ["ram"] } });
    expect(view.empty).toEqual(["ram"]);
  });
});

describe("the candidates for the own PC", () => {
  test("get the same verdict in the list and when they are chosen", () => {
    for (const category of categories) {
      const { candidates, unfit } = chooseForOwnPc(deps, {
        pc: whole(),
        address: { requested: [], removed: [] },
        category: category as Category,
        narrow: { q: "", page: 1 },
      });
      for (const { listing, verdict } of [...candidates, ...unfit]) {
        const [part] = viewOwnBuild(deps, { pc: whole(), address: requestOf([listing]) }).parts;
        expect(part!.verdict, listing.title).toEqual(verdict);
      }
    }
  });
});

test("the address of a build in the own PC can be read again", () => {
  const query = "ram=5x2&graphics-cards=12&without=ram&without=ssd";
  expect(ownBuildQuery(readOwnBuild(new URLSearchParams(query)))).toBe(query);
  expect(readOwnBuild(new URLSearchParams("without=processors&without=<b>&ram=x"))).toEqual({
    requested: [],
    removed: [],
  });
});
