import { describe, expect, it } from "vitest";
import { translator, type Translate, type Words } from "./translate.ts";

const words = {
  title: "Coș",
  deep: { down: { here: "jos" } },
  months_one: "{{count}} lună",
  months_few: "{{count}} luni",
  months_other: "{{count}} de luni",
  from: "de la {{shop}} ({{since}})",
} satisfies Words;

const translate = translator(words, "ro") as unknown as (
  key: string,
  values?: Parameters<Translate<"shell">>[1],
) => string;

describe("a namespace's words", () => {
  it("are found by nested keys", () => {
    expect(translate("title")).toBe("Coș");
    expect(translate("deep.down.here")).toBe("jos");
  });

  it.each([
    [1, "1 lună"],
    [12, "12 luni"],
    [24, "24 de luni"],
    [1234, "1.234 de luni"],
  ])("take the Romanian plural of %i", (count, expected) => {
    expect(translate("months", { count })).toBe(expected);
  });

  it("take the four plurals of Ukrainian", () => {
    const uk = translator(
      { m_one: "місяць", m_few: "місяці", m_many: "місяців", m_other: "місяця" },
      "uk",
    ) as unknown as typeof translate;
    expect([1, 2, 5, 1.5].map((count) => uk("m", { count }))).toEqual(["місяць", "місяці", "місяців", "місяця"]);
  });

  it("insert values unchanged, and group only counts", () => {
    expect(translate("from", { shop: "$& <PCBis>", since: 2026 })).toBe("de la $& <PCBis> (2026)");
  });

  it("end with one full stop after a value that has its own", () => {
    const hu = translator({ until: "Eddig: {{until}}. Köszönjük." }, "hu") as unknown as typeof translate;
    expect(hu("until" as "from", { until: "2026. november 23." })).toBe("Eddig: 2026. november 23. Köszönjük.");
    expect(hu("until" as "from", { until: "hétfő" })).toBe("Eddig: hétfő. Köszönjük.");
  });

  it("refuse a missing key, a key without a sentence, and a missing value", () => {
    expect(() => translate("nothing")).toThrow('no words for "nothing"');
    expect(() => translate("deep.down")).toThrow();
    expect(() => translate("title.length")).toThrow();
    expect(() => translate("constructor")).toThrow();
    expect(() => translate("from", { shop: "x" })).toThrow("{{since}}");
  });

  it("give the same function for the same words", () => {
    expect(translator(words, "ro")).toBe(translator(words, "ro"));
  });
});
