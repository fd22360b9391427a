// Sends the provider's news to the shop until they arrive, or until it has tried long enough.
// Nothing holds an order between two of them: whoever receives them must not count on one.

import { SECOND, type Clock } from "../../base/clock.ts";
import type { Journal, SentWebhook } from "./journal.server.ts";
import { SIGNATURE_HEADER, signBody } from "./signature.server.ts";

const FIRST_PAUSE = SECOND / 2;
const LONGEST_PAUSE = 60 * SECOND;
const TRIES = 15; // over eight minutes in all
const ANSWER_WITHIN = 10 * SECOND;

/** Sends what the journal says is still waiting, and returns the way to send each new webhook. */
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
      return false; // the shop is away: that is what the next try is for
    }
  }

  for (const webhook of journal.waiting.values()) void attempt(webhook, 0);
  return (webhook) => void attempt(webhook, 0);
}
