// Letters by SMTP, over a few connections that stay open between letters.
// Invariant: to another machine they go by TLS or not at all, since they carry links that open orders.

import { createTransport } from "nodemailer";
import type { Mailer, Outcome } from "../shop/mail/email.ts";
import { messageOf, type Sender } from "./mail-message.ts";

const CONNECTIONS = 4;
/** Together well below the time for which a letter is taken. */
const PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000, dnsTimeout: 15_000 }; // milliseconds
const IDLE = 30_000;
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** `url` is the setting SMTP_URL: smtps:// speaks TLS from the start, smtp:// changes to it (STARTTLS). */
export function openSmtpMail(url: string, sender: Sender): Mailer {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === "smtps:";
  const transport = createTransport({
    pool: true,
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !LOOPBACK.has(hostname),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    maxConnections: CONNECTIONS,
    // Asked again by our own round, which counts.
    maxRequeues: 0,
    idleTimeout: IDLE,
    ...PATIENCE,
  });
  // A connection that breaks while nobody uses it is the next letter's matter.
  transport.on("error", () => {});
  return {
    async send(emailMessage) {
      try {
        await transport.sendMail(messageOf(emailMessage, sender));
        return { is: "sent" };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    async close() {
      transport.close();
    },
  };
}

type MailError = Error & { code?: string; command?: string; responseCode?: number };

/**
 * Refused for good is only what a server says with 5xx about this recipient or this content. A wrong password or a server
 * that wants nobody's mail today is our fault or its own, and other letters wait for the same mending.
 */
function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof Error)) throw error;
  const { code, command = "", responseCode = 0, message } = error as MailError;
  // A server's answer may quote the address and go on for pages.
  const reason = `${code ?? error.name} ${command} ${message}`.replaceAll(/\s+/g, " ").slice(0, LONGEST_REASON);
  const isAboutEmail = code === "EMESSAGE" || (code === "EENVELOPE" && (command === "RCPT TO" || responseCode === 0));
  const isForGood = responseCode >= 500 ? responseCode !== 503 : code === "EENVELOPE" && responseCode === 0;
  return { is: isAboutEmail && isForGood ? "refused" : "failed", reason };
}

const LONGEST_REASON = 300;
