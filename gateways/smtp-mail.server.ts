// Sends e-mails by SMTP, over a small pool of connections.
// Invariant: e-mails leave this machine only over TLS, because they contain links that give access to orders.

import { createTransport } from "nodemailer";
import type { Mailer, Outcome } from "../shop/mail/email.ts";
import { messageOf, type Sender } from "./mail-message.ts";

const CONNECTIONS = 4;
/** In total well below the time for which an e-mail is reserved for sending. */
const PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000, dnsTimeout: 15_000 }; // milliseconds
const IDLE = 30_000;
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** `url` is the setting SMTP_URL: smtps:// uses TLS from the start, smtp:// upgrades with STARTTLS. */
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
    // Our own background job retries, and counts the attempts.
    maxRequeues: 0,
    idleTimeout: IDLE,
    ...PATIENCE,
  });
  // An idle connection that breaks is reported by the next e-mail.
  transport.on("error", () => {});
  return {
    async send(email) {
      try {
        await transport.sendMail(messageOf(email, sender));
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
 * Permanent failures are only 5xx answers about this recipient or this content. A wrong password, or a server that refuses all
 * mail, concerns every e-mail and may be fixed: those are retried.
 */
function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof Error)) throw error;
  const { code, command = "", responseCode = 0, message } = error as MailError;
  // A server's answer may contain the address and be very long.
  const reason = `${code ?? error.name} ${command} ${message}`.replaceAll(/\s+/g, " ").slice(0, LONGEST_REASON);
  const isAboutEmail = code === "EMESSAGE" || (code === "EENVELOPE" && (command === "RCPT TO" || responseCode === 0));
  const isForGood = responseCode >= 500 ? responseCode !== 503 : code === "EENVELOPE" && responseCode === 0;
  return { is: isAboutEmail && isForGood ? "refused" : "failed", reason };
}

const LONGEST_REASON = 300;
