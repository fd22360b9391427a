// The port of outgoing HTTP: one POST to an address that staff typed.

import type { WebhookAttempt } from "./delivery.ts";

export type WebhookPost = { url: string; headers: Readonly<Record<string, string>>; body: string };

export type WebhookSender = {
  /** Never throws: what goes wrong is an outcome. Invariant: it connects to no address that it has not checked. */
  post(post: WebhookPost): Promise<WebhookAttempt>;
};
