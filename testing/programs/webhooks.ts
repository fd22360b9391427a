// Endpoints for tests: a sender that answers as the test says, and a listener of another program.

import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { WebhookAttempt } from "../../shop/integrations/delivery.ts";
import type { WebhookPost, WebhookSender } from "../../shop/integrations/webhook-sender.ts";

/** Keeps every message, and answers each with the next of these statuses; the last one stays. */
export function aWebhookSender(...statuses: (number | WebhookAttempt["outcome"])[]): WebhookSender & {
  posts: WebhookPost[];
  answerWith(...statuses: (number | WebhookAttempt["outcome"])[]): void;
} {
  const posts: WebhookPost[] = [];
  let answers = statuses;
  return {
    posts,
    answerWith(...next) {
      answers = next;
    },
    async post(post) {
      posts.push(post);
      const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? 200;
      return typeof answer === "number"
        ? { outcome: "answered", status: answer, ms: 5, answer: "" }
        : { outcome: answer, status: null, ms: 5, answer: "" };
    },
  };
}

/** Whether a message was signed with this secret, as another program checks it (Standard Webhooks). */
export function isSignedWith(secret: string, { headers, body }: WebhookPost): boolean {
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const right = `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
  return (headers["webhook-signature"] ?? "").split(" ").includes(right);
}

/** A program that listens on this machine and counts what it gets, by the id of the event. */
export async function aListeningProgram({ onMessage }: { onMessage?: (count: number) => void } = {}) {
  const ids: string[] = [];
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      ids.push(String(request.headers["webhook-id"]));
      onMessage?.(ids.length);
      response.writeHead(204).end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    ids,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
