import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { passesLuhn } from "./card-form.ts";
import { looksLikeCardNumber } from "./card-leak.ts";

test.each([
  ["a Visa", "4242424242424242"],
  ["in fours", "4242 4242 4242 4242"],
  ["with dashes", "4242-4242-4242-4242"],
  ["with hard spaces", "4242\u00a04242\u00a04242\u00a04242"],
  ["in odd groups", "4242-42424242 4242"],
  ["a Mastercard", "5555555555554444"],
  ["a Mastercard of the new range", "2223003122003222"],
  ["an American Express", "3782 822463 10005"],
  ["a Diners Club of 14 digits", "30569309025904"],
  ["a Visa of 13 digits", "4222222222222"],
  ["a JCB", "3530111333300000"],
  ["a UnionPay", "6200 0000 0000 0005"],
  ["a Maestro", "6759 6498 2643 8453"],
  ["a number of 19 digits", "6205500000000000004"],
  ["in a form body", "name=Ana&cardNumber=4242+4242+4242+4242&cvv=123"],
  ["in an encoded form body", "message=card%3A%204242%204242%204242%204242"],
  ["in JSON", '{"note":"4242424242424242"}'],
  ["in a sentence", "Numărul meu e 4242 4242 4242 4242, expiră în 12/29. 100%!"],
  ["after a phone number", "0712345678 4242424242424242"],
  ["before a code", "4242 4242 4242 4242 123"],
  ["a card of a network that we do not know", "9792030000000000"],
  ["such a card in fours", "9792 0300 0000 0000"],
  ["15 digits of nobody's", "123456789012347"],
  ["19 digits of nobody's", "1234567890123456785"],
  [
    "in a part of a multipart body",
    '------x\r\nContent-Disposition: form-data; name="note"\r\n\r\n4242 4242 4242 4242\r\n------x--',
  ],
  ["in what looks like an IBAN, with wrong check digits", "DE94 4242 4242 4242 4242 42"],
  ["in JSON, escaped", String.raw`{"note":"\u0034242 4242 4242 4242"}`],
])("%s is detected: %s", (_what, text) => {
  expect(looksLikeCardNumber(text)).toBe(true);
});

describe("is not detected as a card:", () => {
  test.each([
    ["nothing", ""],
    ["a wrong last digit", "4242 4242 4242 4241"],
    ["a phone", "0712345678"],
    ["a phone with its country", "phone=%2B40+712+345+678&postalCode=400620"],
    ["a Romanian IBAN", "RO49AAAA1B31007593840000"],
    ["a Romanian IBAN in fours", "RO49 AAAA 1B31 0075 9384 0000"],
    ["a Hungarian IBAN", "HU42 1177 3016 1111 1018 0000 0000"],
    ["a Ukrainian IBAN", "UA213223130000026007233566001"],
    ["an IBAN whose account reads as a card", "DE95 4242 4242 4242 4242 42"],
    ["an order number", "ORD-424242"],
    ["an order id", "order=8f14e45f-1234-4242-8242-424242424242"],
    ["a serial with letters", "SN4242424242424242"],
    ["a serial that ends in letters", "4242424242424242X"],
    ["a time in milliseconds", "1732170927006"],
    ["zeros", "0000000000000000"],
    ["a long code that ends in letters", "42424242424242424242X"],
    ["twenty digits without a gap", "42424242424242424242"],
    ["prices", "price=4599&price=2599&total=7198"],
    ["digits that commas divide", "4242,4242,4242,4242"],
    ["digits of two fields", "from=42424242&to=42424242"],
    ["a barcode that passes Luhn", "5901234123457"],
    ["a personal number", "1900101123455"],
    ["a courier's number that passes Luhn", "2000123456782"],
    [
      "an order number and a phone, however they add up",
      Array.from({ length: 10 }, (_none, last) => `ORD-12345${last} 712 345 678 1`).join(", "),
    ],
    [
      "a flat, a post code and a phone, however they add up",
      Array.from({ length: 10 }, (_none, last) => `ap. 12 400174 0712 345 67${last}`).join("\n"),
    ],
    ["a phone after a post code", Array.from({ length: 10 }, (_none, last) => `400174 71234567${last}`).join("; ")],
  ])("%s: %s", (_what, text) => {
    expect(looksLikeCardNumber(text)).toBe(false);
  });
});

test("every valid Visa number is found whatever its spaces, and none with a wrong last digit", () => {
  const number = fc
    .stringMatching(/^4\d{14}$/)
    .map((start) => start + [..."0123456789"].find((last) => passesLuhn(start + last)));
  fc.assert(
    fc.property(number, fc.array(fc.boolean(), { minLength: 15, maxLength: 15 }), (digits, gaps) => {
      const spaced = [...digits].map((digit, place) => digit + (gaps[place] ? " " : "")).join("");
      fc.pre(!/ 0[237]\d\d ?\d{3} ?\d{3}(?!\d)/.test(spaced)); // a postal code and a phone
      expect(looksLikeCardNumber(spaced)).toBe(true);
      expect(looksLikeCardNumber(digits.slice(0, -1) + ((Number(digits.at(-1)) + 1) % 10))).toBe(false);
    }),
  );
});

test("any 15 to 19 digits that pass Luhn are found in a body, and in a URL only with a network's prefix", () => {
  const right = fc
    .stringMatching(/^[1-9]\d{13,17}$/)
    .map((start) => start + [..."0123456789"].find((last) => passesLuhn(start + last)));
  fc.assert(
    fc.property(right, (digits) => {
      expect(looksLikeCardNumber(`a=${digits}&b=c`)).toBe(true);
      expect(looksLikeCardNumber(digits.replaceAll(/(\d{4})(?=\d)/g, "$1 "))).toBe(true);
    }),
  );
  expect(looksLikeCardNumber("?utm_id=120210987654321014", "known")).toBe(false);
  expect(looksLikeCardNumber("?q=4242+4242+4242+4242", "known")).toBe(true);
});

describe("in a list of goods", () => {
  const withCheckDigit = (start: string) =>
    start +
    [..."0123456789"].find(
      (last) =>
        [...start, last].reduce((sum, digit, place) => sum + Number(digit) * (place % 2 === 0 ? 1 : 3), 0) % 10 === 0,
    );
  const barcode = fc
    .tuple(fc.constantFrom("471", "489", "400", "426", "440", "454", "490"), fc.stringMatching(/^\d{9}$/))
    .map((parts) => withCheckDigit(parts.join("")));
  const looks = (text: string) => looksLikeCardNumber(text, "goods");

  test("the barcode of a board from Taiwan passes, which elsewhere might be a Visa", () => {
    const board = "4711081080077";
    expect([looksLikeCardNumber(board), looks(`placă de bază; 2; ${board}; bună`)]).toEqual([true, false]);
  });

  test("every barcode of the manufacturing countries passes, in a line and in an encoded form", () => {
    fc.assert(
      fc.property(barcode, (code) => {
        expect(looks(`Ryzen 5 5600\t${code}\t1`)).toBe(false);
        expect(looks(`list=${encodeURIComponent(`MSI B550; ${code}; stare bună`)}`)).toBe(false);
      }),
    );
  });

  test("13 digits of a Visa are found if they are no barcode, of another country, or grouped", () => {
    const visa = fc
      .stringMatching(/^4\d{11}$/)
      .map((start) => start + [..."0123456789"].find((last) => passesLuhn(start + last)));
    const isBarcode = (digits: string) => withCheckDigit(digits.slice(0, -1)) === digits;
    fc.assert(
      fc.property(visa, (digits) => {
        expect(looks(`Ana ${digits}`)).toBe(!(isBarcode(digits) && /^4([0-3]|40|5|71|89|9)/.test(digits)));
        expect(looks(digits.replace(/(\d{4})(?=\d)/g, "$1 "))).toBe(true);
      }),
    );
    expect(looks("4222222222222")).toBe(true);
  });

  test("a card number of 15 or more digits is found as elsewhere, whatever its prefix and spaces", () => {
    const card = fc
      .tuple(barcode, fc.stringMatching(/^\d{2}$/))
      .map(([code, more]) => code + more + [..."0123456789"].find((last) => passesLuhn(code + more + last)));
    fc.assert(
      fc.property(card, fc.array(fc.boolean(), { minLength: 15, maxLength: 15 }), (digits, gaps) => {
        const spaced = [...digits].map((digit, place) => digit + (gaps[place] ? " " : "")).join("");
        fc.pre(!/ 0[237]\d\d ?\d{3} ?\d{3}(?!\d)/.test(spaced)); // a postal code and a phone
        expect(looks(spaced)).toBe(true);
        expect(looks(`Ryzen 5 5600; ${digits}`)).toBe(true);
      }),
    );
  });
});

test("finds the same as a brute-force search over every stretch", () => {
  const networks =
    /^(?:4(?:\d{12}|\d{15}|\d{18})|(?:5[1-5]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720)).*(?<=^.{16})|3[47].{13}|3[0689].{12}|3[0689].{14}|3[0689].{17}|35.{14,17}|6.{15,18}|5[06-8].{14,17})$/;
  const tryAll = (groups: readonly string[]) =>
    groups.some((_first, first) =>
      groups.some((_last, last) => {
        const digits = groups.slice(first, last + 1).join("");
        return networks.test(digits) && passesLuhn(digits);
      }),
    );
  const group = fc.oneof(
    fc.stringMatching(/^\d{1,6}$/),
    fc.constantFrom("4", "4242", "4242424242424242", "0", "5100", "378282246310005", "6011"),
  );
  fc.assert(
    fc.property(fc.array(group, { minLength: 1, maxLength: 30 }), fc.constantFrom(" ", "\u00a0"), (groups, gap) => {
      const text = groups.join(gap);
      fc.pre(!/0[237]\d{2}[ -]?\d{3}[ -]?\d{3}/.test(text)); // a phone
      expect(looksLikeCardNumber(text, "known")).toBe(tryAll(groups));
    }),
    { numRuns: 1000 },
  );
});
