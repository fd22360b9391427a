// The provider's storage: an append-only file with one line for each change, read at every start.
// Invariant: one line is one whole change (intent, idempotency key, webhook), so that a kill loses all of it or nothing.

import { closeSync, existsSync, mkdirSync, openSync, readFileSync, truncateSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { Intent } from "./provider.ts";

export type SentWebhook = { id: string; url: string; body: string };
/** The request that an idempotency key was used for, and its intent. */
export type KeyUse = { key: string; request: string; ref: string };

/** Old journals have no refunds. */
type WrittenIntent = Omit<Intent, "refunds"> & Partial<Pick<Intent, "refunds">>;

type Line =
  | { does: "save"; at: string; intent: WrittenIntent; keyUse?: KeyUse; webhook?: SentWebhook }
  | { does: "finish-webhook"; at: string; id: string; delivered: boolean };

export type Journal = {
  readonly intents: ReadonlyMap<string, Intent>;
  readonly keyUses: ReadonlyMap<string, KeyUse>;
  /** Webhooks that were neither delivered nor given up. */
  readonly waiting: ReadonlyMap<string, SentWebhook>;
  save(change: { at: Date; intent: Intent; keyUse?: KeyUse; webhook?: SentWebhook }): void;
  finishWebhook(id: string, outcome: { at: Date; delivered: boolean }): void;
  close(): void;
};

/** Opens the journal in a folder that is created if missing; only this user can read it. */
export function openJournal(folder: string): Journal {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, "journal.jsonl");
  const intents = new Map<string, Intent>();
  const keyUses = new Map<string, KeyUse>();
  const waiting = new Map<string, SentWebhook>();

  function remember(line: Line) {
    if (line.does === "finish-webhook") {
      waiting.delete(line.id);
      return;
    }
    intents.set(line.intent.ref, { refunds: [], ...line.intent });
    if (line.keyUse) keyUses.set(line.keyUse.key, line.keyUse);
    if (line.webhook) waiting.set(line.webhook.id, line.webhook);
  }

  for (const [before, line] of wholeLines(path).entries()) remember(lineIn(line, { path, number: before + 1 }));
  const file = openSync(path, "a", 0o600);

  // Without fsync: a line survives the end of the process but not a power cut, which is enough for a sandbox.
  function write(line: Line) {
    writeSync(file, `${JSON.stringify(line)}\n`);
    remember(line);
  }

  return {
    intents,
    keyUses,
    waiting,
    save: ({ at, ...change }) => write({ does: "save", at: at.toISOString(), ...change }),
    finishWebhook: (id, { at, delivered }) => write({ does: "finish-webhook", at: at.toISOString(), id, delivered }),
    close: () => closeSync(file),
  };
}

function lineIn(text: string, { path, number }: { path: string; number: number }): Line {
  try {
    return JSON.parse(text) as Line;
  } catch (cause) {
    throw new Error(`line ${number} of ${path} cannot be read; move the file away to begin anew`, { cause });
  }
}

/** The complete lines. A last line that a kill cut short is removed from the file: that change never happened. */
function wholeLines(path: string): string[] {
  if (!existsSync(path)) return [];
  const bytes = readFileSync(path);
  const end = bytes.lastIndexOf("\n") + 1;
  if (end < bytes.length) truncateSync(path, end);
  return bytes
    .subarray(0, end)
    .toString("utf8")
    .split("\n")
    .filter((line) => line !== "");
}
