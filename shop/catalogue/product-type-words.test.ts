import { describe, expect, test } from "vitest";
import { foldDiacritics } from "../../base/text.ts";
import { productTypeNamedIn, productTypePhrases } from "./product-type-words.ts";

const everyPhrase = [...productTypePhrases].flatMap(([productType, phrases]) =>
  phrases.map((phrase) => ({ productType, phrase })),
);

describe("a category's name", () => {
  test("names its category alone, in whatever way it is typed", () => {
    for (const { productType, phrase } of everyPhrase) {
      for (const typed of [
        phrase,
        phrase.toUpperCase(),
        foldDiacritics(phrase),
        `  ${phrase}! `,
        phrase.replaceAll("’", "'"),
        phrase.replaceAll("’", ""),
      ]) {
        expect(productTypeNamedIn(typed), typed).toEqual({ productType, rest: "" });
      }
    }
  });

  test.each([
    ["placa de baza", "motherboards"],
    ["plăci de bază", "motherboards"],
    ["placa video", "graphics-cards"],
    ["placă video", "graphics-cards"],
    ["procesor", "processors"],
    ["memorie", "ram"],
    ["memorii ram", "ram"],
    ["sursa", "power-supplies"],
    ["sursa de alimentare", "power-supplies"],
    ["carcasa", "cases"],
    ["ssd", "ssd"],
    ["hard disk", "hdd"],
    ["cooler", "coolers"],
    ["calculatoare", "pc"],
    ["graphics card", "graphics-cards"],
    ["videokártya", "graphics-cards"],
    ["alaplap", "motherboards"],
    ["merevlemez", "hdd"],
    ["hutok", "coolers"],
    ["відеокарти", "graphics-cards"],
    ["материнська плата", "motherboards"],
    ["оперативна пам'ять", "ram"],
    ["блок живлення", "power-supplies"],
    ["жорсткий диск", "hdd"],
  ])("%s leads to %s", (text, productType) => {
    expect(productTypeNamedIn(text)).toEqual({ productType, rest: "" });
  });

  test.each([
    ["placa de baza am4", "motherboards", "am4"],
    ["am4 placă de bază", "motherboards", "am4"],
    ["cooler procesor noctua", "coolers", "noctua"],
    ["memorie ram ddr4 16gb", "ram", "ddr4 16gb"],
    ["ssd 1tb", "ssd", "1tb"],
    ["rtx 3060 videokártya", "graphics-cards", "rtx 3060"],
    ["відеокарта rtx 3060", "graphics-cards", "rtx 3060"],
  ])("%s leads to %s and leaves %s", (text, productType, rest) => {
    expect(productTypeNamedIn(text)).toEqual({ productType, rest });
  });

  test("is no part of another word, and names of parts name no category", () => {
    for (const text of ["ryzen 5", "rtx3060", "casetofon", "memorabil", "b450 tomahawk", "", "---"])
      expect(productTypeNamedIn(text), text).toBeNull();
  });

  test("belongs to one category", () => {
    const owners = new Map<string, string>();
    for (const { productType, phrase } of everyPhrase) {
      const key = foldDiacritics(phrase);
      expect(owners.get(key) ?? productType, phrase).toBe(productType);
      owners.set(key, productType);
    }
  });
});
