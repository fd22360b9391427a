// Writes e-mails to DATA_DIR/outbox as .eml files, for a shop without a mail server. Any mail program can open them.

import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Email, Mailer } from "../shop/mail/email.ts";
import { messageOf, type Sender } from "./mail-message.ts";

/** An e-mail that is sent twice is one file: its name comes from its Message-ID. */
function nameOf({ writtenAt, messageId }: Pick<Email, "writtenAt" | "messageId">): string {
  return `${writtenAt.toISOString().replaceAll(":", "-")} ${messageId.slice(0, 12)}.eml`;
}

/** When the e-mail of a file was written; null for another file. */
function writtenAtOf(name: string): Date | null {
  const [, day, hours, minutes, seconds] = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3})Z .*\.eml$/.exec(name) ?? [];
  return day === undefined ? null : new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
}

export function openFolderMail(folder: string, sender: Sender): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    async send(email) {
      const { message } = await transport.sendMail(messageOf(email, sender));
      const aside = join(folder, `.${email.messageId}.${process.pid}`);
      try {
        // E-mails contain links that give access to orders, so only this user may read them.
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(aside, message as Buffer, { mode: 0o600 });
        await rename(aside, join(folder, nameOf(email)));
      } catch (error) {
        return { is: "failed", reason: error instanceof Error ? error.message : String(error) };
      }
      return { is: "sent" };
    },
    files: {
      async list() {
        const names = await readdir(folder).catch(() => []);
        return names.flatMap((name) => {
          const writtenAt = writtenAtOf(name);
          return writtenAt === null ? [] : [{ name, writtenAt }];
        });
      },
      nameOf,
      remove: (name) => rm(join(folder, name), { force: true }),
    },
    async close() {},
  };
}
