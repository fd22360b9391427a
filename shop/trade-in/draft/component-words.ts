// Words that sellers use for conditions, part categories and column headings, in the shop's four languages.
// Invariant: each word has one meaning; nothing is inferred beyond it.

import { foldDiacritics } from "../../../base/text.ts";
import type { PartCategory } from "../../parts/part.ts";
import type { Condition } from "../../pricing/declaration.ts";

/** Ignores case, accents, apostrophes and surrounding punctuation. */
function foldWord(word: string): string {
  // Matches from the first letter to the last; searching for trailing signs would restart at every sign (quadratic
  // time).
  return /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su.exec(foldDiacritics(word).replace(/['’ʼ`´]/g, ""))?.[0] ?? "";
}

function foldPhrase(phrase: string): string {
  return phrase
    .split(/\s+/)
    .map(foldWord)
    .filter((word) => word !== "")
    .join(" ");
}

function meanings<Meaning extends string>(phrases: Readonly<Record<Meaning, string>>): ReadonlyMap<string, Meaning> {
  const pairs = (Object.entries(phrases) as [Meaning, string][]).flatMap(([meaning, list]) =>
    list.split(",").map((phrase) => [foldPhrase(phrase), meaning] as const),
  );
  return new Map(pairs);
}

export type DeclaredCondition = Condition | "faulty";

/** Of two possible conditions the lower one: "very good" is good. */
const conditionPhrases = meanings<DeclaredCondition>({
  excellent:
    "excelent, excelentă, impecabil, impecabilă, perfect, perfectă, ca nou, ca nouă, nou, nouă, nou sigilat, sigilat, sigilată, excellent, perfect, mint, like new, as new, new, brand new, sealed, kiváló, kitűnő, hibátlan, tökéletes, újszerű, új, bontatlan, відмінний, відмінна, відмінне, відмінно, ідеальний, ідеальна, ідеальне, ідеал, як новий, як нова, як нове, новий, нова, нове, відмінному, ідеальному, новому",
  good: "bun, bună, bine, foarte bun, foarte bună, good, very good, jó, nagyon jó, добрий, добра, добре, хороший, хороша, хороше, гарний, гарна, гарне, дуже добрий, дуже добра, дуже добре, дуже хороший, дуже гарний, норм, нормальний, нормальна, доброму, хорошому, гарному, нормальному",
  fair: "acceptabil, acceptabilă, satisfăcător, satisfăcătoare, mediu, medie, fair, acceptable, average, worn, elfogadható, megfelelő, közepes, задовільний, задовільна, задовільне, задовільно, прийнятний, прийнятна, прийнятне, середній, середня, середнє, задовільному, прийнятному, середньому",
  poor: "slab, slabă, prost, proastă, uzat, uzată, foarte uzat, foarte uzată, poor, bad, very worn, rossz, gyenge, kopott, viseltes, поганий, погана, погане, погано, слабкий, слабка, зношений, зношена, зношене, поганому, зношеному",
  faulty:
    "defect, defectă, stricat, stricată, ars, arsă, nu merge, nu funcționează, nefuncțional, nefuncțională, nefuncționabil, faulty, broken, dead, defective, not working, doesnt work, for parts, hibás, törött, nem működik, működésképtelen, selejt, несправний, несправна, несправне, зламаний, зламана, зламане, не працює, неробочий, неробоча, неробоче, на запчастини",
});

/** Words that introduce a condition: "în stare bună", "jó állapotban". */
const LEADS = new Set(
  [
    "stare",
    "starea",
    "in",
    "condition",
    "cond",
    "allapot",
    "allapota",
    "allapotu",
    "allapotban",
    "стан",
    "стані",
    "стану",
    "стани",
    "у",
    "в",
    "este",
    "e",
    "is",
  ].map(foldWord),
);

/** The condition if the phrase names nothing else; null for any other phrase. */
export function conditionIn(phrase: string): DeclaredCondition | null {
  const words = foldPhrase(phrase)
    .split(" ")
    .filter((word) => !LEADS.has(word));
  return conditionPhrases.get(words.join(" ")) ?? null;
}

const categoryPhrases = meanings<PartCategory>({
  processors: "processors, procesor, procesoare, processor, cpu, processzor, процесор, процесори",
  "graphics-cards":
    "graphics-cards, placă video, plăci video, placă grafică, plăci grafice, gpu, vga, graphics card, graphics cards, video card, video cards, videokártya, videókártya, videokártyák, grafikus kártya, відеокарта, відеокарти",
  motherboards:
    "motherboards, placă de bază, plăci de bază, motherboard, mainboard, mobo, alaplap, alaplapok, материнська плата, материнські плати, материнка",
  ram: "ram, memorie, memorii, memorie ram, memorii ram, memory, memória, ram memória, памʼять, оперативна памʼять, оперативка, озп, озу",
  ssd: "ssd, ssd-uri, szilárdtest meghajtó, накопичувач ssd",
  hdd: "hdd, hard, hard disk, hard-disk, harddisk, hard drive, merevlemez, винчестер, вінчестер, жорсткий диск",
  "power-supplies":
    "power-supplies, sursă, surse, sursă de alimentare, psu, power supply, power supplies, táp, tápegység, tápok, блок живлення, бж, блоки живлення",
  cases: "cases, carcasă, carcase, case, pc case, ház, gépház, számítógépház, корпус, корпуси",
  coolers:
    "coolers, cooler, coolere, răcire, cooler procesor, cpu cooler, hűtő, processzorhűtő, cpu hűtő, кулер, кулери, охолодження",
});

const MOST_WORDS = 3;

export function categoryIn(phrase: string): PartCategory | null {
  return categoryPhrases.get(foldPhrase(phrase)) ?? null;
}

/**
 * The category at the beginning of a name, and the rest: "placă video RTX 3060". The maker Cooler Master is not a
 * cooler.
 */
export function leadingCategory(name: string): { category: PartCategory; rest: string } | null {
  const words = name.split(/\s+/);
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count--) {
    const category = categoryIn(words.slice(0, count).join(" "));
    const rest = words
      .slice(count)
      .join(" ")
      .replace(/^[-–:=\s]+/, "");
    if (category && rest !== "" && !(category === "coolers" && /^master\b/i.test(rest))) return { category, rest };
  }
  return null;
}

const columnNames = {
  name: "nume, denumire, denumirea, produs, produsul, componentă, componente, piesă, piese, model, modelul, descriere, articol, name, product, component, part, part name, item, title, description, megnevezés, név, termék, alkatrész, modell, tétel, leírás, назва, найменування, модель, товар, деталь, комплектуюча, комплектуючі, компонент, опис",
  brand:
    "brand, marcă, marca, producător, producătorul, fabricant, manufacturer, maker, vendor, gyártó, márka, виробник, бренд, марка",
  quantity:
    "cantitate, cantitatea, cant, buc, bucăți, nr, număr, nr buc, bucata, quantity, qty, pcs, pieces, count, amount, mennyiség, db, darab, darabszám, кількість, кіль-ть, кількість шт, шт, штук",
  condition: "stare, starea, condiție, condition, state, grade, állapot, állapota, стан",
  category:
    "categorie, categoria, tip, tipul, tip componentă, category, type, kind, kategória, típus, fajta, категорія, тип, вид",
} as const;
export type ListColumn = keyof typeof columnNames;
const columns = meanings<ListColumn>(columnNames);

/** What a column contains, by its heading; null for columns the shop does not need. */
export function columnIn(heading: string): ListColumn | null {
  return columns.get(foldPhrase(heading)) ?? null;
}
