// What people call PCs and the nine categories, in the shop's four languages: singular and plural, with the articles
// and grammatical cases that people type. The search box suggests by these words, and both searches lead to the
// category.
// Invariant: a phrase belongs to one product type, and is compared without case, diacritics and punctuation.

import type { ProductType } from "./product-type.ts";
import { wordsOf } from "./search/text-search.ts";

const phrases = {
  pc: [
    "calculator, calculatoare, calculatorul, calculatoarele, pc, pc-uri, desktop, desktopuri, unitate centrală, unități centrale",
    "computer, computers, pcs, desktops, desktop computer, desktop computers",
    "számítógép, számítógépek, asztali számítógép, asztali számítógépek, asztali gép, asztali gépek",
    "комп’ютер, комп’ютери, комп’ютера, комп’ютерів, компьютер, компьютеры, пк, системний блок, системні блоки",
  ],
  processors: [
    "procesor, procesoare, procesorul, procesoarele, procesor pc, cpu",
    "processor, processors, cpus",
    "processzor, processzorok, processzort, proci, procik",
    "процесор, процесори, процесора, процесорів, процессор, процессоры, цп",
  ],
  "graphics-cards": [
    "placă video, plăci video, placa video, plăcile video, plăci grafice, placă grafică, placa grafică, gpu",
    "graphics card, graphics cards, graphic card, graphic cards, video card, video cards, gpus",
    "videokártya, videokártyák, videókártya, videókártyák, videokártyát, grafikus kártya, grafikus kártyák, vga",
    "відеокарта, відеокарти, відеокарту, відеокарт, видеокарта, видеокарты, графічна карта, графічні карти",
  ],
  motherboards: [
    "placă de bază, plăci de bază, placa de bază, plăcile de bază, placă mamă, plăci mamă",
    "motherboard, motherboards, mainboard, mainboards, mother board, main board",
    "alaplap, alaplapok, alaplapot",
    "материнська плата, материнські плати, материнську плату, материнських плат, материнка, материнки, материнская плата, системна плата",
  ],
  ram: [
    "memorie, memorii, memoria, memorie ram, memorii ram, memoria ram, ram, rami, plăcuță ram, plăcuțe ram",
    "memory, memories, ram memory, memory module, memory modules, ram stick, ram sticks",
    "memória, memóriák, memóriát, ram memória, memóriamodul, memóriamodulok",
    "пам’ять, пам’яті, оперативна пам’ять, оперативної пам’яті, оперативка, память, оперативная память, озп, озу",
  ],
  ssd: [
    "ssd, ssd-uri, ssd-ul, disc ssd, discuri ssd, unitate ssd, unități ssd",
    "ssds, ssd drive, ssd drives, solid state drive, solid state drives",
    "ssd-k, ssd-t, ssd meghajtó, ssd meghajtók, ssd lemez",
    "ssd-накопичувач, ssd-накопичувачі, ssd диск, ssd диски, твердотільний накопичувач, твердотільні накопичувачі, накопичувач ssd, накопичувачі ssd",
  ],
  hdd: [
    "hard disk, hard diskuri, hard disc, hard discuri, hard-disk, harddisk, harddiskuri, hard, harduri, hdd, hdd-uri",
    "hard drive, hard drives, hard disks, hard disk drive, hard disk drives, hdds",
    "merevlemez, merevlemezek, merevlemezt, winchester, winchesterek, vincseszter, hdd-k",
    "жорсткий диск, жорсткі диски, жорсткого диска, жорстких дисків, вінчестер, вінчестери, жесткий диск, жесткие диски",
  ],
  "power-supplies": [
    "sursă, surse, sursa, sursele, sursă de alimentare, surse de alimentare, sursa de alimentare, sursă alimentare, sursă pc, surse pc, alimentator, alimentatoare",
    "power supply, power supplies, psu, psus, power supply unit, power supply units",
    "tápegység, tápegységek, tápegységet, táp, tápok, pc táp",
    "блок живлення, блоки живлення, блока живлення, блоків живлення, бж, джерело живлення, блок питания",
  ],
  cases: [
    "carcasă, carcase, carcasa, carcasele, carcasă pc, carcase pc, carcasa pc",
    "case, cases, pc case, pc cases, computer case, computer cases, chassis",
    "gépház, gépházak, gépházat, számítógépház, számítógépházak, pc ház, ház, házak",
    "корпус, корпуси, корпуса, корпусів, корпус пк, корпуси пк, корпус для пк, корпусы",
  ],
  coolers: [
    "cooler, coolere, coolerul, cooler procesor, coolere procesor, cooler de procesor, răcitor, răcire procesor, ventilator procesor",
    "coolers, cpu cooler, cpu coolers, processor cooler, processor coolers, cooling",
    "hűtő, hűtők, processzorhűtő, processzorhűtők, processzor hűtő, cpu hűtő, ventilátor",
    "кулер, кулери, кулера, кулерів, система охолодження, системи охолодження, охолодження, охолодження процесора, кулер для процесора, кулер процесора, кулеры",
  ],
} as const satisfies Record<ProductType, readonly string[]>;

/** Every phrase as people type it, by product type. */
export const productTypePhrases: ReadonlyMap<ProductType, readonly string[]> = new Map(
  (Object.entries(phrases) as [ProductType, readonly string[]][]).map(([productType, lines]) => [
    productType,
    lines.flatMap((line) => line.split(", ")),
  ]),
);

/** Invariant: an apostrophe is not a space: "пам'ять" is one word, however its apostrophe is typed. */
const plain = (text: string) => wordsOf(text.replace(/['’ʼ`´]/g, ""));

const byKey = new Map<string, ProductType>();
let mostWords = 1;
for (const [productType, own] of productTypePhrases) {
  for (const phrase of own) {
    const words = plain(phrase);
    byKey.set(words.join(" "), productType);
    byKey.set(words.join(""), productType);
    mostWords = Math.max(mostWords, words.length);
  }
}

/** The product type that a text names, and the rest of the text. */
export type NamedInText = { productType: ProductType; rest: string };

/**
 * The product type named in the text: the longest phrase found, the first of equally long ones; null if there is none.
 */
export function productTypeNamedIn(text: string): NamedInText | null {
  const words = plain(text);
  for (let length = Math.min(mostWords, words.length); length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const productType = byKey.get(words.slice(at, at + length).join(" "));
      if (productType) return { productType, rest: [...words.slice(0, at), ...words.slice(at + length)].join(" ") };
    }
  }
  return null;
}

/** Every phrase for a product type in folded words: the longest first, left to right, none overlapping. */
export function phrasesIn(words: readonly string[]): { productType: ProductType; at: number; length: number }[] {
  const found: { productType: ProductType; at: number; length: number }[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(mostWords, words.length - at); length > 0; length--) {
      const productType = byKey.get(words.slice(at, at + length).join(" "));
      if (!productType) continue;
      found.push({ productType, at, length });
      at += length - 1;
      break;
    }
  }
  return found;
}
