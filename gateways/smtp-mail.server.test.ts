import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Email } from "../shop/mail/email.ts";
import { startMailServer, type MailServer } from "../testing/emails.ts";
import { openSmtpMail } from "./smtp-mail.server.ts";

const sender = { name: "PC, bis", email: "salut@pcbis.example", from: "magazin@pcbis.example" };
const email: Email = {
  messageId: "0123456789abcdef@shop.example",
  recipient: "ana@example.ro",
  language: "uk",
  subject: "Ваше замовлення ORD-123456 – дякуємо",
  text: "Дякуємо\n",
  html: "<p>Дякуємо</p>",
  unsubscribeLink: null,
  writtenAt: new Date("2026-11-21T10:00:00Z"),
};

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.close());

async function sending(given: Partial<Email> = {}, url = server.url) {
  const mail = openSmtpMail(url, sender);
  const outcome = await mail.send({ ...email, ...given });
  await mail.close();
  return outcome;
}

describe("an e-mail by SMTP", () => {
  test("arrives as it was written, as text and HTML, with who to answer", async () => {
    expect(await sending()).toEqual({ is: "sent" });
    const [received] = await server.arrived(1);
    expect(received).toMatchObject({ from: "magazin@pcbis.example", to: ["ana@example.ro"] });
    expect(received?.message).toMatchObject({
      subject: email.subject,
      messageId: "<0123456789abcdef@shop.example>",
      date: "2026-11-21T10:00:00.000Z",
      from: { name: "PC, bis", address: "magazin@pcbis.example" },
      replyTo: [{ name: "PC, bis", address: "salut@pcbis.example" }],
      text: "Дякуємо\n",
      html: "<p>Дякуємо</p>",
    });
    const headers = new Map(received?.message.headers.map(({ key, value }) => [key, value]));
    expect(headers.get("auto-submitted")).toBe("auto-generated");
    expect(headers.get("content-language")).toBe("uk");
    expect(headers.has("list-unsubscribe")).toBe(false);
  });

  test("that is optional has one-click unsubscribe", async () => {
    await sending({ unsubscribeLink: "https://shop.example/alerts/stop?key=abc" });
    const [received] = await server.arrived(1);
    const headers = new Map(received?.message.headers.map(({ key, value }) => [key, value]));
    expect(headers.get("list-unsubscribe")).toBe("<https://shop.example/alerts/stop?key=abc>");
    expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  });

  test("cannot be sent to more people, or given headers, by what somebody typed", async () => {
    await sending({ recipient: "ana@example.ro, bob@example.ro", subject: "Hi\r\nBcc: bob@example.ro" });
    await sending({ recipient: "ana@example.ro>\r\nRCPT TO:<bob@example.ro" });
    for (const { to, message } of server.received) {
      expect(to).not.toContain("bob@example.ro");
      expect(message.headers.map(({ key }) => key)).not.toContain("bcc");
    }
  });

  test("reuses its connections", async () => {
    const mail = openSmtpMail(server.url, sender);
    for (let count = 0; count < 10; count++) await mail.send(email);
    await mail.close();
    expect(server.received).toHaveLength(10);
    expect(server.connections).toBe(1);
  });
});

describe("an e-mail that the mail server does not accept", () => {
  test.each([
    ["has no such mailbox", { at: "recipient", code: 550 }, "refused"],
    ["does not want its content", { at: "content", code: 554 }, "refused"],
    ["is asked too often", { at: "recipient", code: 450 }, "failed"],
    ["is full for now", { at: "content", code: 452 }, "failed"],
    ["talks to nobody today", { at: "greeting", code: 554 }, "failed"],
    ["is going down", { at: "greeting", code: 421 }, "failed"],
    ["hangs up in the middle", "hangs up", "failed"],
  ] as const)("because it %s", async (_why, mood, is) => {
    server.mood = mood;
    const outcome = await sending();
    expect(outcome).toMatchObject({ is });
    if (typeof mood === "object") expect(JSON.stringify(outcome)).toContain(String(mood.code));
    server.mood = "takes";
    expect(await sending()).toEqual({ is: "sent" });
  });

  test("because the server is unreachable, waits", async () => {
    const { url } = server;
    await server.close();
    expect(await sending({}, url)).toMatchObject({ is: "failed", reason: expect.stringContaining("ECONNREFUSED") });
    server = await startMailServer();
  });

  test("because the password is wrong, waits until the settings are fixed", async () => {
    const strict = await startMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error("wrong password")),
    });
    const outcome = await sending({}, strict.url.replace("//", "//shop:wrong@"));
    expect(outcome).toMatchObject({ is: "failed", reason: expect.stringContaining("EAUTH") });
    await strict.close();
  });

  test("because another machine offers no TLS, is not sent", async () => {
    const other = await startMailServer({}, "127.0.0.2"); // also a loopback address, but not one of its names
    expect(await sending({}, other.url)).toMatchObject({ is: "failed", reason: expect.stringContaining("TLS") });
    expect(other.received).toHaveLength(0);
    await other.close();
  });

  test("because its certificate is not trusted, is not sent", async () => {
    const untrusted = await startMailServer({ secure: true });
    expect(await sending({}, untrusted.url)).toMatchObject({
      is: "failed",
      reason: expect.stringContaining("certificate"),
    });
    expect(untrusted.received).toHaveLength(0);
    await untrusted.close();
  });
});
