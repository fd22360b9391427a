// Delivers webhooks to the shop, with retries, until each arrives or is given up.
// Webhooks may arrive in any order: the receiver must not rely on one.

import { SECOND, type Clock } from "../../base/clock.ts";
import type { Journal, SentWebhook } from "./journal.server.ts";
import { SIGNATURE_HEADER, signBody } from "./signature.server.ts";

const FIRST_PAUSE = SECOND / 2;
const LONGEST_PAUSE = 60 * SECOND;
const TRIES = 15; // more than eight minutes in total
const ANSWER_WITHIN = 10 * SECOND;

/** Sends the pending webhooks of the journal, and returns a function that sends a new one. */
export function startWebhooks(
  journal: Journal,
  options: { clock: Clock; secret: string },
): (webhook: SentWebhook) => void {
  async function attempt(webhook: SentWebhook, triesBefore: number): Promise<void> {
    const delivered = await deliver(webhook);
    const tries = triesBefore + 1;
    if (delivered || tries >= TRIES) {
      journal.finishWebhook(webhook.id, { at: options.clock.now(), delivered });
      return;
    }
    setTimeout(() => void attempt(webhook, tries), Math.min(FIRST_PAUSE * 2 ** triesBefore, LONGEST_PAUSE));
  }

  async function deliver({ url, body }: SentWebhook): Promise<boolean> {
    try {
      const answer = await fetch(url, {
        method: "POST",
        body,
        redirect: "error",
        headers: {
          "content-type": "application/json",
          [SIGNATURE_HEADER]: signBody(body, { secret: options.secret, at: options.clock.now() }),
        },
        signal: AbortSignal.timeout(ANSWER_WITHIN),
      });
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      return false; // the shop is unreachable: try again later
    }
  }

  for (const webhook of journal.waiting.values()) void attempt(webhook, 0);
  return (webhook) => void attempt(webhook, 0);
}
