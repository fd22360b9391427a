// Signs what happened to units: a job over the rows that the triggers wrote (decision 195).

import type { Logger } from "pino";
import { transaction, type Db, type Transaction } from "../../base/db.server.ts";
import { storedObject } from "../../base/stored-json.ts";
import { sealRecord } from "./chain.server.ts";
import { describeFacts } from "./describe-facts.ts";
import type { PassportRecord } from "./passport-event.ts";
import {
  dueOf,
  growChains,
  insertEvents,
  lockDueChains,
  sealingDays,
  settleDue,
  type Chain,
  type DueRow,
  type NewEvent,
} from "./passports.sql.server.ts";
import { signingKey, type SigningKey } from "./signing-key.server.ts";

const PIECE = 100; // passports a transaction: short, so that pages do not wait for the embedded database
const MOST = 20; // pieces a run

export type SealingDeps = { db: Db; authSecret: string; log: Pick<Logger, "error"> };

/**
 * Signs what waits, in pieces. Safe beside itself in another process: each passport is locked while its chain grows. Returns
 * how many events it wrote.
 */
export async function sealEvents(
  { db, authSecret, log }: SealingDeps,
  { pieces = MOST }: { pieces?: number } = {},
): Promise<number> {
  let sealed = 0;
  for (let piece = 0; piece < pieces; piece++) {
    const done = await transaction(db, (tx) => sealPiece(tx, { authSecret, log }));
    if (done === null) return sealed;
    sealed += done;
  }
  return sealed;
}

/** Null when nothing waits that another process has not locked. */
async function sealPiece(tx: Transaction, { authSecret, log }: Omit<SealingDeps, "db">): Promise<number | null> {
  const chains = await lockDueChains(tx, { most: PIECE });
  if (chains.length === 0) return null;
  const units = chains.map(({ unitId }) => unitId);
  const [due, key, days] = [await dueOf(tx, units), await signingKey(tx, authSecret), await sealingDays(tx)];
  // The root of a day is published after its end: nothing is signed with a day that is closed, even if the clock is set back.
  const today = later(days.today, days.firstOpen);
  const failed = new Map<number, string>();
  const events = chains.flatMap((chain) =>
    extend(chain, { due: due.filter((row) => row.unitId === chain.unitId && !row.isSigned), key, today, failed }),
  );
  for (const [id, why] of failed) log.error({ due: id, why }, "an event could not be written into a passport");
  await insertEvents(tx, events);
  await growChains(tx, lastOfEach(events));
  await settleDue(tx, { due: due.map(({ id }) => id), failed });
  return events.length;
}

type Extension = {
  due: readonly DueRow[];
  key: SigningKey;
  today: string;
  failed: Map<number, string>;
};

function extend({ unitId, code, seq, head, sealedOn }: Chain, { due, key, today, failed }: Extension): NewEvent[] {
  const events: NewEvent[] = [];
  let before = { seq, hash: head, at: sealedOn };
  for (const { id, ref, kind, on, facts } of due) {
    const moment = describeFacts({ kind, on, facts: storedObject(facts, "passport_due.facts") });
    if (!moment) {
      failed.set(id, "this is no event that a passport may hold");
      continue;
    }
    const at = later(today, before.at);
    const record = {
      v: 1,
      passport: code,
      seq: before.seq + 1,
      at,
      ...moment,
      prev: before.hash,
      key: key.id,
    } as const;
    const sealed = sealRecord(record as PassportRecord, key.key);
    events.push({ unitId, seq: record.seq, kind, sealedOn: at, ...sealed, keyId: key.id, ref });
    before = { seq: record.seq, hash: sealed.hash, at };
  }
  return events;
}

function lastOfEach(events: readonly NewEvent[]) {
  const last = new Map(events.map((event) => [event.unitId, event]));
  return [...last.values()].map(({ unitId, seq, hash, sealedOn }) => ({ unitId, seq, head: hash, sealedOn }));
}

/** The later of two ISO dates. */
function later(day: string, other: string | null): string {
  return other !== null && other > day ? other : day;
}
