import { expect, test } from "vitest";
import { never } from "../../base/result.ts";
import type { AccountLetter } from "../../shop/accounts/letters.ts";
import { readEnvironment } from "../../base/env.server.ts";
import { languages } from "../i18n/languages.ts";
import { accountComposerFor } from "./compose-account.server.ts";

const compose = accountComposerFor(readEnvironment({}));
const link = "https://shop.example/login?forgot=1";
const base = { name: "Ana Pop", link };

function letterOf(kind: AccountLetter["kind"]): AccountLetter {
  switch (kind) {
    case "new-device":
      return { kind, ...base, at: new Date("2026-11-21T10:00:00Z"), userAgent: "Mozilla/5.0 (Windows NT 10.0) Firefox/140.0" };
    case "email-changed":
      return { kind, ...base, email: "alta@example.ro" };
    case "confirm":
    case "have-account":
    case "reset":
    case "set-password":
    case "password-changed":
    case "password-reset":
    case "change-email":
      return { kind, ...base };
    default:
      return never(kind);
  }
}

const kinds = ["confirm", "have-account", "reset", "set-password", "password-changed", "password-reset", "new-device", "change-email", "email-changed"] as const satisfies readonly AccountLetter["kind"][];

test.each(kinds)("the letter \"%s\" greets by name, has its link, and says something else in each language", (kind) => {
  const written = languages.map((language) => compose(letterOf(kind), language));
  for (const { subject, text, html } of written) {
    expect(text).toContain("Ana Pop");
    expect(text).toContain(link);
    expect(html).toContain('href="https://shop.example/login?forgot=1"');
    expect(subject + text).not.toMatch(/\{\{|undefined|\[object/);
  }
  expect(new Set(written.map(({ subject }) => subject)).size).toBe(languages.length);
});

test("a new device is named as its owner may know it, with the time here", () => {
  const { text } = compose(letterOf("new-device"), "ro");
  expect(text).toContain("Firefox · Windows");
  expect(text).toContain("12:00");
  const odd = compose({ ...(letterOf("new-device") as Extract<AccountLetter, { kind: "new-device" }>), userAgent: "curl/8" }, "uk");
  expect(odd.text).toContain("невідомий браузер");
});
