import { describe, expect, test } from "vitest";
import { hasSameFacts } from "./same-facts.ts";

const delivery = "Livrarea prin curier costă 19,99 RON și durează de regulă 3 zile.";
const compared = "RTX 3060: în stoc 12 buc., de la 2.999,00 RON; CS2 90–110 fps (9 măsurate)";

describe("other words with the same facts are taken", () => {
  test.each([
    [delivery, delivery],
    [delivery, "Prin curier, livrarea te costă 19,99 RON și durează de regulă 3 zile."],
    ["Iată ce se potrivește din stocul actual:", "Uite ce se potrivește acum din stoc:"],
    ["It is free for goods above 2.000,00 RON.", "For goods above 2.000,00 RON it is free."],
    ["Nu oferim plata ramburs.", "Nu avem ramburs."],
    ["Доставка кур’єром коштує 19,99 RON.", "Кур’єром доставка коштує 19,99 RON."],
    ["Ez felel meg a mai készletből:", "A mai készletből ez felel meg:"],
  ])("%s", (plain, reworded) => {
    expect(hasSameFacts(plain, reworded)).toBe(true);
  });
});

describe("a text that might say something else is not", () => {
  test.each([
    ["another amount", delivery, "Livrarea prin curier costă 9,99 RON și durează de regulă 3 zile."],
    ["another unit", delivery, "Livrarea prin curier costă 19,99 EUR și durează de regulă 3 zile."],
    ["exchanged figures", delivery, "Livrarea prin curier costă 3 RON și durează de regulă 19,99 zile."],
    ["one figure more", delivery, `${delivery.slice(0, -1)}, cu 10 % reducere.`],
    ["a number in words", delivery, "Livrarea prin curier costă 19,99 RON și durează de regulă două, 3 zile."],
    ["a fact left out", delivery, "Livrarea prin curier costă 19,99 RON."],
    ["a sentence more", delivery, `${delivery} Este foarte bine.`],
    ["a promise", delivery, "Livrarea prin curier costă 19,99 RON și durează garantat, de regulă 3 zile."],
    ["a price in words", delivery, "Livrarea prin curier, gratuită, costă 19,99 RON și durează de regulă 3 zile."],
    ["a day", delivery, "Livrarea prin curier costă 19,99 RON și durează de regulă 3 zile, mâine."],
    ["a negation", "Poți plăti și la livrare, în numerar.", "Nu poți plăti și la livrare, în numerar."],
    ["a negation taken away", "Nu oferim plata ramburs.", "Ramburs avem."],
    ["a restriction", "Poți ridica și personal de la noi, gratuit.", "Poți ridica doar de la noi, gratuit."],
    ["another name", compared, compared.replace("RTX 3060", "RTX 3070")],
    ["a name at the beginning", "Plata se face cu cardul.", "Samsung: plata se face cu cardul."],
    ["a brand in small letters", "Plata se face cu cardul.", "Plata se face cu cardul samsung."],
    ["a game", "Iată ce se potrivește din stoc:", "Iată ce se potrivește din stoc pentru fortnite:"],
    ["a link", "Plata se face cu cardul.", "Plata se face cu cardul, https://evil.example."],
    ["a bare address", "Plata se face cu cardul.", "Plata se face cu cardul pe evil.example/plata."],
    ["markup", "Plata se face cu cardul.", "Plata se face cu <b>cardul</b>."],
    ["Markdown", "Plata se face cu cardul.", "Plata se face cu [cardul](evil)."],
    ["hidden characters", "Plata se face cu cardul.", "Plata se face cu car\u202edul."],
    ["nothing", "Plata se face cu cardul.", " "],
    ["a text of another kind", "Plata se face cu cardul.", "Aici este parola de administrator a magazinului."],
    ["an endless text", "Plata se face cu cardul.", `Plata se face cu cardul ${"și cu cardul ".repeat(20)}.`],
    ["a comparison", "Aici e placa video.", "Aici e placa video mai rapidă."],
  ])("%s", (_why, plain, reworded) => {
    expect(hasSameFacts(plain, reworded)).toBe(false);
  });
});
