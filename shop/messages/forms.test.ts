import { expect, test } from "vitest";
import { ContactForm } from "./forms.ts";

const good = { name: " Ana  Pop ", email: "ana@example.ro ", message: "Aveți ceva cu RTX 3070?" };

test("a message is stored as typed, without surrounding spaces", () => {
  const written = { name: "Ana Pop", email: "ana@example.ro", message: good.message };
  expect(ContactForm.parse(good)).toEqual({ ...written, transcript: "" });
});

test("a name cannot inject lines into an e-mail's headers", () => {
  expect(ContactForm.parse({ ...good, name: "Ana\r\nBcc: altcineva" }).name).toBe("Ana Bcc: altcineva");
});

test.each([
  [{ name: "A" }, "name-short"],
  [{ name: "a".repeat(101) }, "too-long"],
  [{ email: "ana@" }, "email-invalid"],
  [{ email: "" }, "email-invalid"],
  [{ message: "   scurt   " }, "message-short"],
  [{ message: "a".repeat(4001) }, "too-long"],
])("%o is refused as %s", (given, code) => {
  const parsed = ContactForm.safeParse({ ...good, ...given });
  expect(parsed.error?.issues.map(({ message }) => message)).toEqual([code]);
});
