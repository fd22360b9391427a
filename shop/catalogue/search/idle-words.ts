// Words of a search text that name no product: "cheap", "second hand". No title contains them, so they would only hide what
// was meant.

import { wordsOf } from "./text-search.ts";

const setOf = (text: string) => new Set(wordsOf(text));

/** They ask for the cheapest first. */
const cheap = setOf(
  "ieftin ieftină ieftine ieftini ieftinuț buget cheap cheapest budget olcsó olcsón legolcsóbb дешевий дешева дешеві дешево дешевше недорогий недорога недорогі недорого бюджетний бюджетні",
);

/** All that the shop sells is second-hand and tested; the rest joins words. */
const idle = setOf(
  "second hand sh folosit folosită folosite recondiționat recondiționată recondiționate refurbished used bun bună bune good best cel cea cele mai de pentru pt cu și la for with the használt felújított jó для з і та вживаний вживана вживані бу",
);

/** Other words for what titles call "gaming". */
const gaming = setOf(
  "gamer jocuri joc games game játék játékra játékos játékgép gamergép ігровий ігрова ігрові ігор ігри геймерський игровой игровые",
);

/** What a search text asks for without the words that name no product. */
export function withoutIdleWords(text: string): { text: string; isCheap: boolean } {
  const words = wordsOf(text);
  const named = words.filter((word) => !cheap.has(word) && !idle.has(word));
  return {
    text: named.map((word) => (gaming.has(word) ? "gaming" : word)).join(" "),
    isCheap: words.some((word) => cheap.has(word)),
  };
}

/** Words around specs: what the sentence is made of, and what every product here is. */
const around = setOf(
  "and vreau caut doresc cumpar un o niște nişte cu cât pe la in în din ce are aibă sa să buc bucata i want need looking buy a an of in on please some find me szeretnék keresek kell egy és vagy hozzá ba be ban ben hu szia шукаю хочу потрібен потрібно на під або від до чи gaming gamer socket soclu placă video vram memorie card grafică desktop sistem rendszer gép gepet número procesor pc lei ron capacitate stocare storage tárhely сховище",
);

/** Whether a word may be dropped beside specs. */
export function isIdleBesideSpecs(word: string): boolean {
  return idle.has(word) || cheap.has(word) || gaming.has(word) || around.has(word);
}
