import { expect, test } from "vitest";
import { maskIbans, maskSecrets } from "./mask.ts";

test.each([
  ["RO49AAAA1B31007593840000", "RO49 … 0000"],
  ["cont RO49 AAAA 1B31 0075 9384 0000 la banca", "cont RO49 … 0000 la banca"],
  ["ro49aaaa1b31007593840000, DE89370400440532013000.", "RO49 … 0000, DE89 … 3000."],
  // Not accounts: a serial number, a code, a wrong check digit.
  ["CN0123456789ABCDEF01", "CN0123456789ABCDEF01"],
  ["PC12-1234", "PC12-1234"],
  ["RO50AAAA1B31007593840000", "RO50AAAA1B31007593840000"],
])("of %s the log keeps %s", (text, remaining) => {
  expect(maskIbans(text)).toBe(remaining);
});

test("secrets and the texts of e-mails are hidden however deep they lie; the rest stays", () => {
  const at = new Date(0);
  expect(
    maskSecrets({
      a: [{ password: "parola mea", iban: "RO49AAAA1B31007593840000" }],
      textBody: "Bună",
      token: null,
      at,
      n: 3,
    }),
  ).toEqual({ a: [{ password: "…", iban: "RO49 … 0000" }], textBody: "…", token: null, at, n: 3 });
});
