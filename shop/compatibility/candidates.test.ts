import { describe, expect, it, test } from "vitest";
import { ron } from "../../base/money.ts";
import { listed } from "../../testing/listed.ts";
import { partsByCategory, withPartAdded } from "./parts-by-category.ts";
import { additionsTo, candidatesFor, fits } from "./candidates.ts";
import { known } from "./known-platforms.server.ts";
import { limitsFor } from "./limits.ts";
import { wantedOf } from "./power.ts";

const one = <L>(listing: L) => ({ listing, quantity: 1 });

describe("what could be chosen next", () => {
  const board = listed("motherboards", { ramType: "DDR4", ramSlots: 4, maxRamMts: 3200 });
  const cheap = listed("ram", {}, { price: ron(100) });
  const dear = listed("ram", {}, { price: ron(300) });
  const wrong = listed("ram", { type: "DDR5" }, { price: ron(50) });
  const fast = listed("ram", { speedMts: 4000 }, { price: ron(90) });
  const big = listed("ram", { capacityGb: 128, modules: 2 }, { price: ron(80) });
  const held = listed("ram", {}, { price: ron(10), free: 0 });
  const components = [dear, wrong, big, held, fast, cheap, listed("ssd")];

  it("is what fits, by price; then what needs checking; then what does not fit, each with its reasons", () => {
    const candidates = candidatesFor([one(board)], "ram", { components, known });
    expect(candidates.map(({ listing }) => listing.id)).toEqual([fast, cheap, dear, big, wrong].map(({ id }) => id));
    expect(candidates.map(({ incompatibilities }) => incompatibilities.map(({ code }) => code))).toEqual([
      ["memory-speed"],
      [],
      [],
      ["module-size"],
      ["memory-board"],
    ]);
    expect(candidates.map(fits)).toEqual([true, true, true, true, false]);
  });

  it("is everything for an empty build, the cheapest first", () => {
    expect(candidatesFor([], "ram", { components, known }).map(({ listing }) => listing.id)).toEqual(
      [wrong, big, fast, cheap, dear].map(({ id }) => id),
    );
  });

  it("ignores the current board, because a computer has only one", () => {
    const [am4, am5] = [listed("motherboards"), listed("motherboards", { socket: "AM5", chipset: "B650" })];
    const cpu = listed("processors", { model: "Ryzen 5 3600" });
    const candidates = candidatesFor([one(cpu), one(am5)], "motherboards", { components: [am4, am5], known });
    expect(
      candidates.map(({ listing, incompatibilities }) => [listing.id, incompatibilities.map(({ code }) => code)]),
    ).toEqual([
      [am4.id, []],
      [am5.id, ["socket"]],
    ]);
  });

  it("does not offer more of a listing than are free, nor more than go in", () => {
    const two = listed("ram", { modules: 1 }, { free: 2 });
    expect(candidatesFor([{ listing: two, quantity: 1 }], "ram", { components: [two], known })).toHaveLength(1);
    expect(candidatesFor([{ listing: two, quantity: 2 }], "ram", { components: [two], known })).toEqual([]);
    expect(candidatesFor([{ listing: listed("ram"), quantity: 4 }], "ram", { components, known })).toEqual([]);
  });

  it("blames a third kit for being one too many, though the second already was", () => {
    const full = listed("motherboards", { ramSlots: 2 });
    const [third] = candidatesFor([one(full), { listing: cheap, quantity: 2 }], "ram", { components: [dear], known });
    expect(third?.incompatibilities.map(({ code }) => code)).toEqual(["memory-slots"]);
  });

  it("does not blame an SSD for a supply that was too weak without it, but for one that it makes too weak", () => {
    const card = listed("graphics-cards", { tdpWatts: 300, powerConnectors: [] });
    const weak = listed("power-supplies", { watts: 299 });
    const ssd = listed("ssd");
    const askWith = (supply: typeof weak) =>
      candidatesFor([one(card), one(supply)], "ssd", { components: [ssd], known }).flatMap(({ incompatibilities }) =>
        incompatibilities.map(({ code }) => code),
      );
    expect(askWith(weak)).toEqual([]);
    expect(askWith(listed("power-supplies", { watts: 300 }))).toEqual(["supply-watts"]);
  });
});

describe("what a choice has to meet", () => {
  const of = (...args: Parameters<typeof limitsFor>) =>
    limitsFor(...args).map(({ code, values }) => [code, ...Object.values(values)]);
  const build = [
    one(listed("processors", { socket: "AM4", tdpWatts: 65, cores: 6 })),
    one(
      listed("motherboards", {
        socket: "AM4",
        formFactor: "ATX",
        ramType: "DDR4",
        ramSlots: 4,
        maxRamGb: 128,
        maxRamMts: 3600,
        m2Slots: 2,
        sataPorts: 4,
      }),
    ),
    { listing: listed("ram", { type: "DDR4", modules: 2, capacityGb: 16 }), quantity: 1 },
    one(listed("graphics-cards", { lengthMm: 300, tdpWatts: 200, powerConnectors: ["8-pin", "8-pin"] })),
    one(listed("ssd", { formFactor: "M.2" })),
    one(listed("hdd")),
    one(
      listed("cases", {
        boards: ["ATX", "mATX"],
        maxGpuLengthMm: 330,
        maxCoolerHeightMm: 160,
        maxRadiatorMm: 280,
        supply: "ATX",
      }),
    ),
    one(listed("coolers", { heightMm: 155, ratedWatts: 120, sockets: ["AM4", "AM5"] })),
    one(listed("power-supplies", { watts: 650, pcie8Pin: 4, pcie16Pin: 1, formFactor: "ATX" })),
  ];

  test("nothing, for an empty build", () => {
    for (const category of [
      "processors",
      "motherboards",
      "ram",
      "graphics-cards",
      "ssd",
      "hdd",
      "cases",
      "coolers",
      "power-supplies",
    ] as const) {
      expect(limitsFor([], category)).toEqual([]);
    }
  });

  test("is said for each category, in the order in which it decides", () => {
    expect(of(build, "processors")).toEqual([
      ["socket", "AM4"],
      ["memory-type", "DDR4"],
      ["rated-at-most", 120],
    ]);
    expect(of(build, "motherboards")).toEqual([
      ["socket", "AM4"],
      ["memory-type", "DDR4"],
      ["board-sizes", "ATX, mATX"],
      ["slots-at-least", 2],
      ["gigabytes-at-least", 16],
      ["m2-at-least", 1],
      ["sata-at-least", 1],
    ]);
    expect(of(build, "ram")).toEqual([
      ["memory-type", "DDR4"],
      ["slots-left", 2],
      ["gigabytes-at-most", 112],
      ["speed-useful", 3600],
    ]);
    expect(of(build, "ssd")).toEqual([
      ["m2-left", 1],
      ["sata-left", 3],
    ]);
    expect(of(build, "hdd")).toEqual([["sata-left", 3]]);
    expect(of(build, "cases")).toEqual([
      ["board-size", "ATX"],
      ["length-at-least", 300],
      ["height-at-least", 155],
      ["supply-form", "ATX"],
    ]);
    expect(of(build, "coolers")).toEqual([
      ["socket", "AM4"],
      ["rated-at-least", 65],
      ["height-at-most", 160],
      ["radiator-at-most", 280],
    ]);
    // 88 + 30 + 6 + 200 + 6 + 9 + 5 + 5 = 349 W, 60 W of spikes, 20 % headroom.
    expect(of(build, "power-supplies")).toEqual([
      ["watts-at-least", 500],
      ["supply-form", "ATX"],
      ["plugs-8pin", 2],
      ["plugs-sata", 1],
    ]);
    expect(of(build, "graphics-cards").map(([code]) => code)).toEqual([
      "length-at-most",
      "watts-left",
      "plugs-8pin",
      "plugs-16pin",
    ]);
  });

  test("the watts left for a card are those with which the supply still has its headroom", () => {
    const left = limitsFor(build, "graphics-cards").find(({ code }) => code === "watts-left")?.values as {
      watts: number;
    };
    const noneBut = build.filter(({ listing }) => listing.category !== "graphics-cards");
    const codesOf = (tdpWatts: number) =>
      candidatesFor(noneBut, "graphics-cards", {
        components: [listed("graphics-cards", { tdpWatts, lengthMm: 200, powerConnectors: [] })],
        known,
      }).flatMap(({ incompatibilities }) => incompatibilities.map(({ code }) => code));
    expect(codesOf(left.watts)).toEqual([]);
    expect(codesOf(left.watts + 10)).toEqual(["supply-headroom"]);
  });

  test("a case without room for a radiator says so, and a liquid cooler asks for one", () => {
    expect(of([one(listed("cases", { maxRadiatorMm: 0, maxCoolerHeightMm: null }))], "coolers")).toEqual([
      ["no-radiator"],
    ]);
    expect(of([one(listed("coolers", { type: "liquid", heightMm: null, radiatorMm: 240 }))], "cases")).toEqual([
      ["radiator-at-least", 240],
    ]);
  });
});

describe("what can be added to a computer beyond doubt", () => {
  const drive = listed("ssd");
  /** A computer with these ratings of card and processor, and a supply of this wattage. */
  const machine = (watts: number) =>
    partsByCategory([
      one(listed("processors")),
      one(listed("motherboards")),
      one(listed("graphics-cards", { tdpWatts: 200, powerConnectors: [] })),
      one(listed("power-supplies", { watts })),
    ]);
  const wanted = wantedOf(machine(1000));

  it("is a drive also where the computer's own supply was below the recommendation before", () => {
    expect(additionsTo(machine(wanted - 50), "ssd", known)(drive)).toBe(true);
  });

  it("excludes a drive that itself makes the supply insufficient", () => {
    expect(wantedOf(withPartAdded(machine(wanted), drive))).toBeGreaterThan(wanted);
    expect(additionsTo(machine(wanted), "ssd", known)(drive)).toBe(false);
    expect(additionsTo(machine(wanted + 10), "ssd", known)(drive)).toBe(true);
  });

  it("is no supply that gives less than is wanted, and none with less room than a computer needs that is not chosen yet", () => {
    const unpowered = partsByCategory([
      one(listed("processors")),
      one(listed("graphics-cards", { tdpWatts: 200, powerConnectors: [] })),
    ]);
    const enough = wantedOf(unpowered);
    const add = additionsTo(unpowered, "power-supplies", known);
    expect([enough - 10, enough].map((watts) => add(listed("power-supplies", { watts })))).toEqual([false, true]);
  });

  it("is no card that a weak supply has no watts for, also where it was too weak before", () => {
    const office = (watts: number) =>
      partsByCategory([
        one(listed("processors")),
        one(listed("motherboards")),
        one(listed("power-supplies", { watts })),
      ]);
    const card = listed("graphics-cards", { tdpWatts: 300, powerConnectors: [] });
    const own = wantedOf(office(1000));
    expect([own - 10, own, 1000].map((watts) => additionsTo(office(watts), "graphics-cards", known)(card))).toEqual([
      false,
      false,
      true,
    ]);
  });
});
