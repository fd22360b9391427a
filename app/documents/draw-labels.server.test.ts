import { describe, expect, test } from "vitest";
import type { PassportCode } from "../../shop/passport/passport-code.ts";
import { scanPdf } from "../../testing/pdf/scan-pdf.ts";
import { drawLabels, type LabelFormat, type UnitLabel } from "./draw-labels.server.ts";

const at = new Date("2026-11-23T10:00:00Z");
const label = (index: number): UnitLabel => ({
  unit: `PB-${100_000 + index}A`,
  code: String(index).padStart(20, "7") as PassportCode,
  title: "Gaming Ryzen 5 5600 / GeForce RTX 3060 cu un titlu foarte lung care nu încape pe trei rânduri de etichetă",
  grade: "A",
});
const addressOf = (code: PassportCode) => `https://pcbis.example/p/${code}`;
const draw = (labels: UnitLabel[], format: LabelFormat) =>
  drawLabels(labels, { format, shopName: "PCBis", at, addressOf });
const pagesOf = (file: Buffer) => file.toString("latin1").match(/\/Type \/Page\b(?!s)/g)?.length;

describe("labels of units", () => {
  test.each(["a4", "roll"] as const)("lead a scanner to the passport: %s", async (format) => {
    const file = await draw([label(1), label(2)], format);
    expect(scanPdf(file)).toEqual([label(1), label(2)].map(({ code }) => addressOf(code)));
  });

  test("are 21 on a sheet, and one on each piece of a roll", async () => {
    const many = Array.from({ length: 22 }, (_, index) => label(index));
    expect(pagesOf(await draw(many, "a4"))).toBe(2);
    expect(pagesOf(await draw(many, "roll"))).toBe(22);
    expect((await draw([label(1)], "roll")).toString("latin1")).toContain("/MediaBox [0 0 175.748031 107.716535]");
  });

  test("are the same file each time", async () => {
    expect(await draw([label(1)], "a4")).toEqual(await draw([label(1)], "a4"));
  });
});
