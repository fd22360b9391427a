// Writes e-mails to DATA_DIR/outbox as .eml files, for a shop without a mail server. Any mail program can open them.

import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Mailer } from "../shop/mail/email.ts";
import { messageOf, type Sender } from "./mail-message.ts";

/** An e-mail that is sent twice is one file: its name comes from its Message-ID. */
export function openFolderMail(folder: string, sender: Sender): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    async send(email) {
      const { message } = await transport.sendMail(messageOf(email, sender));
      const name = `${email.writtenAt.toISOString().replaceAll(":", "-")} ${email.messageId.slice(0, 12)}.eml`;
      const aside = join(folder, `.${email.messageId}.${process.pid}`);
      try {
        // E-mails contain links that give access to orders, so only this user may read them.
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(aside, message as Buffer, { mode: 0o600 });
        await rename(aside, join(folder, name));
      } catch (error) {
        return { is: "failed", reason: error instanceof Error ? error.message : String(error) };
      }
      return { is: "sent" };
    },
    async close() {},
  };
}
