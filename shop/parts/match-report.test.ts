import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cpuZ, dxdiag, inxi, lshw, systeminfo } from "../../testing/reports.ts";
import { knownIndex } from "./known-parts.server.ts";
import { matchReport } from "./match-report.ts";

function found(text: string) {
  const answer = matchReport(knownIndex, text);
  if (!answer.ok) throw new Error(answer.domainError.code);
  const { program, isLaptop, found: items } = answer.value;
  return {
    program,
    isLaptop,
    items: items.map(({ kind, match, quantity }) => [kind, match.name ?? match.reason, quantity]),
  };
}

describe("pasted reports", () => {
  test("inxi: the driver's own name settles which card it is, kits are counted as kits, sticks in the USB port stay there", () => {
    expect(found(inxi)).toEqual({
      program: "inxi",
      isLaptop: false,
      items: [
        ["board", "B550-A PRO", 1],
        ["cpu", "Ryzen 5 5600", 1],
        ["gpu", "Radeon RX 6600", 1],
        ["disk", "Kingston NV2 500GB", 1],
        ["disk", "WD Blue 1TB WD10EZEX", 1],
        ["ram", "Corsair Vengeance LPX DDR4-3200 16GB (2x8GB) CL16", 1],
      ],
    });
  });

  test("inxi without the driver's name: the seller is asked which of the cards it is", () => {
    const answer = matchReport(knownIndex, inxi.replace(/^.*OpenGL.*$/m, ""));
    const card = answer.ok ? answer.value.found.find(({ kind }) => kind === "gpu") : undefined;
    expect(card?.match).toMatchObject({
      name: null,
      reason: "several",
      candidates: ["Radeon RX 6600", "Radeon RX 6600 XT"],
    });
  });

  test("dxdiag: dedicated memory says which RTX 3060, one disk with two letters is one disk", () => {
    expect(found(dxdiag)).toEqual({
      program: "dxdiag",
      isLaptop: false,
      items: [
        ["cpu", "Ryzen 5 3600", 1],
        ["board", "B450M DS3H", 1],
        ["gpu", "GeForce RTX 3060 12GB", 1],
        ["disk", "Samsung 870 EVO 500GB", 1],
        ["disk", "Seagate Barracuda 1TB", 1],
      ],
    });
  });

  test("lshw", () => {
    expect(found(lshw)).toMatchObject({
      program: "lshw",
      items: [
        ["board", "PRIME B450M-A", 1],
        ["ram", "Crucial DDR4-2666 8GB UDIMM CT8G4DFS8266", 1],
        ["cpu", "Ryzen 7 2700X", 1],
        ["gpu", "GeForce GTX 1070", 1],
        ["disk", expect.anything(), 1],
      ],
    });
  });

  test("CPU-Z's text", () => {
    expect(found(cpuZ)).toMatchObject({
      program: "cpu-z",
      items: [
        ["cpu", "Core i5-10400F", 1],
        ["board", "H410M-A PRO", 1],
        ["gpu", "GeForce GTX 1660 SUPER", 1],
        ["disk", "Crucial BX500 480GB", 1],
        ["ram", "G.Skill Ripjaws V DDR4-3200 8GB module CL16", 2],
      ],
    });
  });

  test("systeminfo names a family and a ready-made computer: nothing is guessed from that", () => {
    expect(found(systeminfo)).toMatchObject({
      program: "systeminfo",
      items: [
        ["board", "oem", 1],
        ["cpu", "not-named", 1],
      ],
    });
  });

  test("a laptop is reported as such", () => {
    const laptop = inxi
      .replace("Type: Desktop", "Type: Laptop")
      .replace("AMD Ryzen 5 5600 bits", "AMD Ryzen 5 5600H bits");
    expect(found(laptop)).toMatchObject({ isLaptop: true, items: expect.arrayContaining([["cpu", "laptop", 1]]) });
  });

  test.each([
    ["", "report-empty"],
    ["  \n ", "report-empty"],
    ["Bună, vreau să vând un calculator", "report-unknown"],
    ["CPU:\nGraphics:\n", "report-nameless"],
    ["x".repeat(1_000_001), "report-too-long"],
  ])("what is no report is refused", (text, code) => {
    expect(matchReport(knownIndex, text)).toMatchObject({ ok: false, domainError: { code } });
  });

  test("any text gets an answer", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(inxi, dxdiag, lshw, cpuZ, systeminfo),
        fc.nat(),
        fc.nat(60),
        fc.string({ maxLength: 20 }),
        (report, place, removed, planted) => {
          const at = place % report.length;
          const damaged = report.slice(0, at) + planted + report.slice(at + removed);
          expect(typeof matchReport(knownIndex, damaged).ok).toBe("boolean");
        },
      ),
      { numRuns: 300 },
    );
  });
});
