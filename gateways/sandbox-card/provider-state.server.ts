// What the HTTP handlers of the sandbox provider share: its options, and how a change of an intent is saved.

import { randomUUID } from "node:crypto";
import type { Clock } from "../../base/clock.ts";
import type { Journal, KeyUse, SentWebhook } from "./journal.server.ts";
import { snapshot, type Intent, type ProviderChange } from "./provider.ts";
import { sameSecret } from "./signature.server.ts";

export type ProviderOptions = {
  journal: Journal;
  sendWebhook: (webhook: SentWebhook) => void;
  clock: Clock;
  apiKey: string;
  /** The origin of the provider as a browser sees it. */
  publicUrl: string;
  /** Delay of the slow test card, in milliseconds. */
  slowness: number;
};

/** Saves a change together with its webhook, then sends the webhook. Returns the intent after the change. */
export function saveChange(
  { journal, clock, sendWebhook }: ProviderOptions,
  { intent, event }: ProviderChange,
  keyUse?: KeyUse,
): Intent {
  const at = clock.now();
  const id = `evt_${randomUUID()}`;
  const webhook: SentWebhook | null =
    event && intent.sendsWebhooks
      ? {
          id,
          url: intent.webhookUrl,
          body: JSON.stringify({ id, kind: event, at: at.toISOString(), intent: snapshot(intent) }),
        }
      : null;
  journal.save({ at, intent, ...(keyUse && { keyUse }), ...(webhook && { webhook }) });
  if (webhook) sendWebhook(webhook);
  return intent;
}

/** The latest state of an intent: it may have changed while a request body was read. */
export function latest({ journal }: ProviderOptions, intent: Intent): Intent {
  return journal.intents.get(intent.ref) ?? intent;
}

/** The intent, if the caller knows its secret. */
export function findIntent({ journal }: ProviderOptions, ref: string, secret: string | null): Intent | null {
  const intent = journal.intents.get(ref);
  return intent && secret !== null && sameSecret(secret, intent.clientSecret) ? intent : null;
}

export function pageUrl({ publicUrl }: ProviderOptions, page: "pay" | "challenge", intent: Intent): string {
  return `${publicUrl}/${page}/${intent.ref}?secret=${intent.clientSecret}`;
}
