import { expect, test } from "vitest";
import { never } from "../../base/result.ts";
import type { AccountEmail } from "../../shop/accounts/emails.ts";
import { aSender } from "../../testing/trader/sender.ts";
import { languages } from "../i18n/languages.ts";
import { accountComposerFor } from "./compose-account.server.ts";

const compose = accountComposerFor(aSender());
const base = { name: "Ana Pop" };
const key = "the-key";

/** The expected link of each e-mail. */
const leadsTo: Record<AccountEmail["kind"], string> = {
  confirm: "/confirm-email?token=the-key&to=%2Fcheckout",
  "have-account": "/login",
  reset: "/reset-password?token=the-key&to=%2Fcheckout",
  "set-password": "/reset-password?token=the-key",
  "staff-invitation": "/office/invitation?token=the-key",
  "factor-reset": "/reset-password?token=the-key",
  "webhook-paused": "/office/integrations/endpoints/the-endpoint",
  "password-changed": "/login?forgot=1",
  "password-reset": "/login?forgot=1",
  "new-device": "/login?forgot=1",
  "wrong-code": "/login?forgot=1",
  "passkey-added": "/login?forgot=1",
  "change-email": "/account/email?token=the-key",
  "email-changed": "/contact",
};

function emailOf(kind: AccountEmail["kind"]): AccountEmail {
  switch (kind) {
    case "passkey-added":
      return { kind, ...base, passkey: "Laptop" };
    case "wrong-code":
    case "new-device":
      return {
        kind,
        ...base,
        at: new Date("2026-11-21T10:00:00Z"),
        userAgent: "Mozilla/5.0 (Windows NT 10.0) Firefox/140.0",
      };
    case "email-changed":
      return { kind, ...base, email: "alta@example.ro" };
    case "confirm":
    case "reset":
      return { kind, ...base, key, to: "/checkout" };
    case "staff-invitation":
    case "factor-reset":
      return { kind, ...base, key, by: "Radu Birou" };
    case "webhook-paused":
      return {
        kind,
        ...base,
        endpoint: "the-endpoint",
        endpointName: "Piață",
        since: new Date("2026-11-16T10:00:00Z"),
      };
    case "set-password":
    case "change-email":
      return { kind, ...base, key };
    case "have-account":
    case "password-changed":
    case "password-reset":
      return { kind, ...base };
    default:
      return never(kind);
  }
}

const kinds = [
  "confirm",
  "have-account",
  "reset",
  "set-password",
  "staff-invitation",
  "factor-reset",
  "webhook-paused",
  "password-changed",
  "password-reset",
  "new-device",
  "wrong-code",
  "passkey-added",
  "change-email",
  "email-changed",
] as const satisfies readonly AccountEmail["kind"][];

test.each(kinds)('the e-mail "%s" greets by name, has its link, and differs between languages', (kind) => {
  const written = languages.map((language) => compose(emailOf(kind), language));
  for (const { subject, text, html } of written) {
    expect(text).toContain("Ana Pop");
    const link = `https://shop.example${leadsTo[kind]}`;
    expect(text).toContain(`:\n${link}\n`);
    expect(html).toContain(`href="${link.replaceAll("&", "&amp;")}"`);
    expect(subject + text).not.toMatch(/\{\{|undefined|\[object/);
  }
  expect(new Set(written.map(({ subject }) => subject)).size).toBe(languages.length);
});

test("a new device is named in a way that its owner recognizes, with the local time", () => {
  const { text } = compose(emailOf("new-device"), "ro");
  expect(text).toContain("Firefox · Windows");
  expect(text).toContain("12:00");
  const odd = compose(
    { ...(emailOf("new-device") as Extract<AccountEmail, { kind: "new-device" }>), userAgent: "curl/8" },
    "uk",
  );
  expect(odd.text).toContain("невідомий браузер");
});
