import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkLocales, type WordFile } from "./locale-rules.ts";
import { wordFaults, wordRules } from "./word-rules.ts";

type Words = Record<string, unknown>;

const romanian: Words = {
  title: "Coșul tău",
  lines: { price: "Prețul: {{price}}" },
  months_one: "{{count}} lună",
  months_few: "{{count}} luni",
  months_other: "{{count}} de luni",
  state: { held: "Rezervat", free: "Liber" },
};
const english: Words = {
  title: "Your cart",
  lines: { price: "Price: {{price}}" },
  months_one: "one month",
  months_other: "{{count}} months",
  state: { held: "Held", free: "Free" },
};
const hungarian: Words = {
  title: "A kosár",
  lines: { price: "Ár: {{price}}" },
  months_one: "{{count}} hónap",
  months_other: "{{count}} hónap",
  state: { held: "Foglalt", free: "Szabad" },
};
const ukrainian: Words = {
  title: "Ваш кошик",
  lines: { price: "Ціна: {{price}}" },
  months_one: "{{count}} місяць",
  months_few: "{{count}} місяці",
  months_many: "{{count}} місяців",
  months_other: "{{count}} місяця",
  state: { held: "Зарезервовано", free: "Вільно" },
};

const screen = `
  import { useWords } from "../i18n/use-words.ts";
  export function Cart({ state }: { state: "held" | "free" }) {
    const { t } = useWords("cart");
    return <p title={t("title")}>{t("lines.price", { price: "1" })} {t("months", { count: 3 })} {t(\`state.\${state}\`)}</p>;
  }`;

function check(
  given: { ro?: Words; en?: Words; hu?: Words; uk?: Words; code?: string; shared?: Record<string, string> } = {},
) {
  const words = {
    ro: { ...romanian, ...given.ro },
    en: { ...english, ...given.en },
    hu: { ...hungarian, ...given.hu },
    uk: { ...ukrainian, ...given.uk },
  };
  const files: WordFile[] = Object.entries(words).map(([language, each]) => ({
    language,
    namespace: "cart",
    words: JSON.parse(JSON.stringify(each)),
  }));
  return checkLocales(files, [{ file: "app/cart.tsx", text: given.code ?? screen }], given.shared ?? {});
}

test("complete words that are all used have no faults", () => {
  expect(check()).toEqual({ faults: [], keys: 5, uses: 4 });
});

describe("a fault in the words is found:", () => {
  const cases: [name: string, given: Parameters<typeof check>[0], fault: string][] = [
    ["a key that one language lacks", { hu: { title: undefined } }, "hu/cart.json title: is missing"],
    ["a key that Romanian lacks", { ro: { title: undefined } }, "ro/cart.json title: is missing"],
    [
      "a plural that Ukrainian needs",
      { uk: { months_many: undefined } },
      "uk/cart.json months: has the plurals _few _one _other; uk needs _few _many _one _other",
    ],
    [
      "a plural that Hungarian has no use for",
      { hu: { months_few: "{{count}} hónap" } },
      "hu/cart.json months: has the plurals _few",
    ],
    [
      "a placeholder that is missing",
      { en: { lines: { price: "Price" } } },
      "en/cart.json lines.price: has the placeholders {}",
    ],
    [
      "a placeholder that is misspelt",
      { uk: { lines: { price: "Ціна: {{prise}}" } } },
      "uk/cart.json lines.price: has the placeholders {prise}, Romanian has {price}",
    ],
    [
      "a placeholder that is broken",
      { ro: { lines: { price: "Prețul: {price}" } } },
      "ro/cart.json lines.price: has a broken {{placeholder}}",
    ],
    ["words left in Romanian", { en: { title: "Coșul tău" } }, "en/cart.json title: is the same as in ro"],
    ["words left in English", { hu: { title: "Your cart" } }, "hu/cart.json title: is the same as in en"],
    ["Latin words in Ukrainian", { uk: { title: "Vash koshyk" } }, "uk/cart.json title: is not Ukrainian"],
    ["Cyrillic letters in Hungarian", { hu: { title: "А kosár" } }, "hu/cart.json title: has Cyrillic letters"],
    ["a cedilla", { ro: { title: "Coşul tău" } }, "ro/cart.json title: has ş or ţ with a cedilla"],
    [
      "letters put together from parts",
      { ro: { title: "Cosul ta\u0306u" } },
      "ro/cart.json title: has letters put together",
    ],
    ["straight quotation marks", { en: { title: 'Your "cart"' } }, "en/cart.json title: has a straight quotation mark"],
    ["nothing", { en: { title: " " } }, "en/cart.json title: says nothing"],
    [
      "a key that nobody says",
      { ro: { old: "Vechi" }, en: { old: "Old" }, hu: { old: "Régi" }, uk: { old: "Старе" } },
      "ro/cart.json old: nobody says it",
    ],
    [
      "a key that is not there",
      { code: screen.replace(`t("title")`, `t("titel")`) },
      `app/cart.tsx:5 "titel" is not in cart.json`,
    ],
    [
      "a group of keys that is not there",
      { code: screen.replace("`state.", "`stage.") },
      "app/cart.tsx:5 no key of cart.json matches",
    ],
    [
      "a value that is not given",
      { code: screen.replace(`, { price: "1" }`, "") },
      `app/cart.tsx:5 "lines.price" needs {{price}}`,
    ],
    [
      "a count that is not given",
      { code: screen.replace(`, { count: 3 }`, "") },
      `app/cart.tsx:5 "months" needs {{count}}`,
    ],
    [
      "a key made of nothing known",
      { code: screen.replace("`state.$", "`$") },
      "app/cart.tsx:5 a key must begin with a fixed part",
    ],
    [
      "an excuse that is no longer needed",
      { shared: { "cart:title": "the same word" } },
      "no two languages share cart:title",
    ],
  ];
  test.each(cases)("%s", (_name, given, fault) => expect(check(given).faults.join("\n")).toContain(fault));
});

describe("correct words pass:", () => {
  const cases: [name: string, given: Parameters<typeof check>[0]][] = [
    ["the same word with a reason", { en: { title: "Coșul tău" }, shared: { "cart:title": "so is the song called" } }],
    [
      "trade terms alone",
      {
        ro: { title: "16 GB RAM" },
        en: { title: "16 GB RAM" },
        hu: { title: "16 GB RAM" },
        uk: { title: "16 GB RAM" },
      },
    ],
    [
      "a key held as data",
      { code: `${screen.replace(`t("title")`, "t(key)")} export const words = ["cart", "title"];` },
    ],
    ["words outside React", { code: screen.replace("const { t } = useWords(", "const t = wordsFor(language, ") }],
    ["words by another name", { code: screen.replace("{ t }", "{ t: say }").replace(/\bt\(/g, "say(") }],
  ];
  test.each(cases)("%s", (_name, given) => expect(check(given).faults).toEqual([]));
});

test("the same variable name for two namespaces is resolved by scope", () => {
  const namespace = (name: string, key: string, words: Record<string, string>): WordFile[] =>
    Object.entries(words).map(([language, text]) => ({ language, namespace: name, words: { [key]: text } }));
  const cart = namespace("cart", "cartTitle", { ro: "Coș", en: "Cart", hu: "Kosár", uk: "Кошик" });
  const shell = namespace("shell", "menuTitle", { ro: "Meniu", en: "Menu", hu: "Menü", uk: "Меню" });
  const code = `
    function A() { const { t } = useWords("cart"); return t("cartTitle"); }
    function B() { const { t } = useWords("shell"); return t("cartTitle"); }`;
  const { faults } = checkLocales([...cart, ...shell], [{ file: "app/a.tsx", text: code }], {});
  expect(faults).toEqual([
    `app/a.tsx:3 "cartTitle" is not in shell.json`,
    "ro/shell.json menuTitle: nobody says it. Remove it from the four files",
  ]);
});

test("an empty project does not pass", () => {
  const folder = mkdtempSync(join(tmpdir(), "pcbis-locales-"));
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "check-locales.ts")], {
    cwd: folder,
    encoding: "utf8",
  });
  rmSync(folder, { recursive: true });
  expect(stderr).toContain("only 0 keys and 0 uses");
  expect(status).toBe(1);
});

describe("each rule of words", () => {
  const cases = wordRules.flatMap((rule) => rule.languages.map((language) => ({ ...rule, language })));
  // A key that every rule is for.
  const name = "domain-errors:field.example";

  test.each(cases)("in $language refuses “$wrong” and accepts “$right”", ({ language, never, wrong, right }) => {
    expect(wordFaults(language, name, wrong).length).toBeGreaterThan(0);
    expect([never.test(wrong), never.test(right)]).toEqual([true, false]);
  });

  test("leaves the office's own words alone", () => {
    expect(wordFaults("en", "office-orders:note", "an e-mail")).toEqual([]);
  });
});
