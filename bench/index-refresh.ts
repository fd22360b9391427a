// Benchmark of the catalogue index: its memory, the time and pauses of a reload, and the delay until another process shows a
// change.

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Db } from "../base/db.server.ts";
import { bani } from "../base/money.ts";
import { openIndexSubscriber } from "../testing/index-subscriber.ts";
import { withDb } from "./databases.ts";
import type { IndexFigures } from "./index-process.ts";

export function measureCatalogueIndex(url: string): IndexFigures {
  const run = spawnSync(process.execPath, [join(import.meta.dirname, "index-process.ts"), url], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (run.status !== 0) throw new Error("the shelf's process failed");
  return JSON.parse(run.stdout) as IndexFigures;
}

const CHANGES = 100;

/** Milliseconds from just before a price is updated until another process shows it. */
export async function measureFreshness(url: string): Promise<number[]> {
  const indexSubscriber = await openIndexSubscriber(url);
  try {
    return await withDb(url, async (db) => {
      const listings = await db
        .selectFrom("listing")
        .where("state", "=", "live")
        .select(["id", "priceBani"])
        .orderBy("id")
        .limit(CHANGES)
        .execute();
      const delays: number[] = [];
      for (const { id, priceBani } of listings) {
        const price = bani(priceBani + 1);
        const seen = indexSubscriber.sees((sight) => sight.id === id && sight.shown?.price === price);
        const changedAt = performance.timeOrigin + performance.now();
        await setPrice(db, { id, price });
        delays.push((await seen).at - changedAt);
      }
      return delays;
    });
  } finally {
    await indexSubscriber.close();
  }
}

async function setPrice(db: Db, { id, price }: { id: number; price: number }): Promise<void> {
  await db
    .updateTable("listing")
    .set({ priceBani: bani(price) })
    .where("id", "=", id as never)
    .execute();
}
