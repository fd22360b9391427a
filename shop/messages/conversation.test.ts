import { expect, test } from "vitest";
import { answerSubject, isLate, numberInSubject, orderIn, subjectOf, type ConversationNumber } from "./conversation.ts";
import { replyText, textOfHtml } from "./reply-text.ts";

const number = "MSG-004217" as ConversationNumber;

test("a conversation is named by the beginning of its message, cut at a word", () => {
  expect(subjectOf("\n  Bună ziua,\nAm o întrebare")).toBe("Bună ziua, Am o întrebare");
  expect(subjectOf(`${"cuvânt ".repeat(20)}`)).toMatch(/^(?:cuvânt ){10}cuvânt…$/);
  expect(subjectOf("\r\n \u0000")).toBe("–");
});

test("the subject of an answer carries the number, and one Re: however long the exchange lasts", () => {
  expect(answerSubject({ subject: "Garanția", number })).toBe("Re: Garanția [MSG-004217]");
  expect(answerSubject({ subject: "RE: Re: Garanția", number })).toBe("Re: Garanția [MSG-004217]");
  expect(numberInSubject("AW: Garanția [msg-004217]")).toBe(number);
  expect(numberInSubject("Comanda MSG-12345678")).toBeNull();
});

test("an order that somebody names is found in the text", () => {
  expect(orderIn("Salut, comanda ord-123456 nu a ajuns")).toBe("ORD-123456");
  expect(orderIn("comanda 123456")).toBeNull();
});

test("a message is late after the end of the next working day", () => {
  const friday = new Date("2026-11-20T09:00:00Z");
  expect(isLate({ waitingSince: friday }, new Date("2026-11-23T21:59:00Z"))).toBe(false);
  expect(isLate({ waitingSince: friday }, new Date("2026-11-23T22:00:00Z"))).toBe(true);
  expect(isLate({ waitingSince: null }, new Date("2030-01-01T00:00:00Z"))).toBe(false);
});

test.each([
  ["Gmail", "Da, mulțumesc!\n\nÎn sâm., 21 nov. 2026 la 10:00, PCBis <salut@pcbis.example> a scris:\n\n> Bună\n> Ana"],
  [
    "Gmail with a broken line",
    "Da, mulțumesc!\n\nOn Sat, 21 Nov 2026 at 10:00, PCBis <salut@pcbis.example>\nwrote:\n\n> Hello",
  ],
  [
    "Outlook",
    "Da, mulțumesc!\n\nDe la: PCBis <salut@pcbis.example>\nTrimis: sâmbătă, 21 noiembrie 2026\nCătre: Ana\n\nBună",
  ],
  ["an old program", "Da, mulțumesc!\r\n\r\n-----Mesaj original-----\r\nBună"],
  [
    "a Ukrainian program",
    "Да, mulțumesc!".replace("Да", "Da") + "\n\nсб, 21 лист. 2026 р. о 10:00 PCBis <a@b.ro> пише:\n> Вітаємо",
  ],
  ["a Hungarian program", "Da, mulțumesc!\n\nPCBis <a@b.ro> ezt írta (időpont: 2026. nov. 21.):\n> Kedves"],
])("the quoted e-mail of %s is cut off", (_program, text) => {
  expect(replyText(text)).toBe("Da, mulțumesc!");
});

test("an e-mail that is nothing but a quotation is kept whole, and answers between the lines stay", () => {
  expect(replyText("> Bună")).toBe("> Bună");
  expect(replyText("> Merge?\nDa.\n> Și placa?\nTot da.")).toBe("> Merge?\nDa.\n> Și placa?\nTot da.");
});

test("an e-mail without a plain part is read from its HTML, without styles and quotations", () => {
  const html = "<style>p{}</style><div>Da &amp; nu</div><p>x &lt; y<br>z</p><blockquote><p>Bună</p></blockquote>";
  expect(textOfHtml(html)).toBe("Da & nu\nx < y\nz");
});
