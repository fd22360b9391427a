import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { openFolderMail } from "./folder-mail.server.ts";

const sender = { name: "PCBis", email: "salut@pcbis.example" };

test("an e-mail is one file that mail programs open, however often it is sent, and only its owner can read it", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "pcbis-mail-"));
  const folder = join(dataDir, "outbox");
  const mail = openFolderMail(folder, sender);
  const email = {
    messageId: "0123456789abcdef@shop.example",
    recipient: "ana@example.ro",
    language: "ro",
    subject: "Plata comenzii ORD-123456 – mulțumim",
    text: "Îți mulțumim",
    html: "<p>Îți mulțumim</p>",
    unsubscribeLink: null,
    writtenAt: new Date("2026-11-21T10:00:00Z"),
  };
  expect(await mail.send(email)).toEqual({ is: "sent" });
  expect(await mail.send(email)).toEqual({ is: "sent" });
  const files = await readdir(folder);
  expect(files).toEqual(["2026-11-21T10-00-00.000Z 0123456789ab.eml"]);
  const file = join(folder, files[0] ?? "");
  expect((await stat(file)).mode & 0o077).toBe(0);
  const message = await PostalMime.parse(await readFile(file));
  expect(message).toMatchObject({
    subject: email.subject,
    messageId: "<0123456789abcdef@shop.example>",
    text: "Îți mulțumim\n",
    to: [{ address: "ana@example.ro" }],
  });
  expect(await mail.files?.list()).toEqual([{ name: files[0], writtenAt: email.writtenAt }]);
  expect(mail.files?.nameOf(email)).toBe(files[0]);
  await mail.files?.remove(files[0]!);
  expect(await readdir(folder)).toEqual([]);
  await rm(dataDir, { recursive: true });
});

test("an answer to somebody names the e-mails before it, and does not say that a program wrote it", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "pcbis-mail-"));
  const mail = openFolderMail(dataDir, sender);
  const email = {
    messageId: "second@shop.example",
    recipient: "ana@example.ro",
    language: "ro",
    subject: "Re: Livrarea [MSG-000042]",
    text: "Trei zile",
    html: "<p>Trei zile</p>",
    unsubscribeLink: null,
    writtenAt: new Date("2026-11-21T10:00:00Z"),
    thread: { messageId: null, inReplyTo: "first@x.ro", references: ["zero@x.ro", "first@x.ro"], byPerson: true },
  };
  await mail.send(email);
  const [file] = await readdir(dataDir);
  const message = await PostalMime.parse(await readFile(join(dataDir, file ?? "")));
  expect(message).toMatchObject({ inReplyTo: "<first@x.ro>", references: "<zero@x.ro> <first@x.ro>" });
  expect(message.headers.map(({ key }) => key)).not.toContain("auto-submitted");
  await rm(dataDir, { recursive: true });
});

test("a folder that cannot be written to is a failed attempt", async () => {
  const mail = openFolderMail("/dev/null/outbox", sender);
  const email = {
    messageId: "a@b",
    recipient: "a@b.ro",
    language: "ro",
    subject: "s",
    text: "t",
    html: "h",
    unsubscribeLink: null,
    writtenAt: new Date(0),
  };
  expect(await mail.send(email)).toMatchObject({ is: "failed", reason: expect.stringContaining("ENOTDIR") });
});
