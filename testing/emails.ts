// Recipients of e-mails in tests: an in-memory mailer, or a real SMTP server on the loopback.

import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email as ParsedEmail } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import type { Email, Mailer } from "../shop/mail/email.ts";

export type EmailBox = Mailer & { readonly emailMessages: readonly Email[] };

/** A mailer that always succeeds. */
export function emailBox(): EmailBox {
  const emailMessages: Email[] = [];
  return {
    emailMessages,
    async send(email) {
      emailMessages.push(email);
      return { is: "sent" };
    },
    async close() {},
  };
}

/** How the server answers an e-mail: accepts it, refuses it with a code, or cuts the connection. */
type Mood = "takes" | "hangs up" | { at: "greeting" | "recipient" | "content"; code: number };

export type ReceivedEmail = {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly message: ParsedEmail;
};

export type MailServer = {
  readonly url: string;
  readonly received: readonly ReceivedEmail[];
  /** Total number of connections so far. */
  readonly connections: number;
  mood: Mood;
  /** Resolves when this many e-mails have arrived since the start. */
  arrived(count: number): Promise<readonly ReceivedEmail[]>;
  close(): Promise<void>;
};

export async function startMailServer(options: SMTPServerOptions = {}, host = "127.0.0.1"): Promise<MailServer> {
  const received: ReceivedEmail[] = [];
  let waiting: { count: number; notify: () => void }[] = [];
  let connections = 0;
  const fault = (code: number) => Object.assign(new Error("not today"), { responseCode: code });
  const refusesAt = (at: Exclude<Mood, string>["at"]) =>
    typeof server.mood === "object" && server.mood.at === at ? fault(server.mood.code) : null;

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: options.key ? [] : ["STARTTLS"],
    disableReverseLookup: true,
    logger: false,
    ...options,
    onConnect(_session, done) {
      connections += 1;
      done(refusesAt("greeting"));
    },
    onRcptTo(_address, _session, done) {
      done(refusesAt("recipient"));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (server.mood === "hangs up") {
          for (const connection of smtp.connections) connection.close();
          return;
        }
        const no = refusesAt("content");
        if (no) return done(no);
        void take(Buffer.concat(chunks).toString(), session.envelope).then(() => done(null), done);
      });
    },
  });
  smtp.on("error", () => {});

  async function take(raw: string, envelope: { mailFrom: { address: string } | false; rcptTo: { address: string }[] }) {
    const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
    received.push({
      from,
      to: envelope.rcptTo.map(({ address }) => address),
      raw,
      message: await PostalMime.parse(raw),
    });
    for (const { count, notify } of waiting) if (received.length >= count) notify();
    waiting = waiting.filter(({ count }) => received.length < count);
  }

  const listener = smtp.listen(0, host);
  await once(listener, "listening");
  const { port } = listener.address() as AddressInfo;
  const server: MailServer = {
    url: `smtp${options.secure ? "s" : ""}://${host}:${port}`,
    received,
    get connections() {
      return connections;
    },
    mood: "takes",
    arrived: (count) =>
      new Promise((resolve) => {
        if (received.length >= count) resolve(received);
        else waiting.push({ count, notify: () => resolve(received) });
      }),
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
  return server;
}
