// The chain of a passport of 200 events: signing it, checking it, and working out what it says today. Without a database.

import { performance } from "node:perf_hooks";
import { privateKeyOf, problemInChain, publicKeyOf, sealRecord } from "../shop/passport/chain.server.ts";
import type { PassportRecord, SignedEvent } from "../shop/passport/passport-event.ts";
import { summarise } from "../shop/passport/summarise.ts";
import { median, type BenchFigure } from "./table.ts";

const EVENTS = 200;
const TIMES = 15;
const passport = "0123456789ABCDEFGHJK";
const seed = privateKeyOf(Buffer.alloc(32, 1));
const keys = [{ id: "0123456789abcdef", publicKey: publicKeyOf(seed), from: "2026-01-01", until: null }];

export function measurePassports(): BenchFigure[] {
  const events = aChain();
  return [
    { name: `signing ${EVENTS} events`, value: timed(aChain), unit: "ms" },
    {
      name: `checking a chain of ${EVENTS} events`,
      value: timed(() => {
        if (problemInChain(events, { passport, keys })) throw new Error("the chain of the measurement is broken");
      }),
      unit: "ms",
      target: { below: 50 },
    },
    {
      name: "what it says today",
      value: timed(() => summarise(events, "2027-06-01")),
      unit: "ms",
      target: { below: 10 },
    },
  ];
}

function timed(work: () => unknown): number {
  return median(
    Array.from({ length: TIMES }, () => {
      const startedAt = performance.now();
      work();
      return performance.now() - startedAt;
    }),
  );
}

function aChain(): SignedEvent[] {
  const events: SignedEvent[] = [];
  for (let seq = 1; seq <= EVENTS; seq++) {
    const record = {
      v: 1,
      passport,
      seq,
      at: "2026-11-20",
      kind: "measured",
      body: {
        on: "2026-11-20",
        by: "bench",
        results: [{ test: "cs2", resolution: "1920x1080", settings: "high", value: seq, version: "1.41" }],
      },
      prev: events.at(-1)?.hash ?? null,
      key: "0123456789abcdef",
    } satisfies PassportRecord;
    const { hash, signature } = sealRecord(record, seed);
    events.push({ ...record, hash, signature });
  }
  return events;
}
