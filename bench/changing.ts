// Benchmark of cached pages while listings change: requests per second and latency at several rates of changes.

import type { Db } from "../base/db.server.ts";
import type { ListingId } from "../base/id.ts";
import { bani } from "../base/money.ts";
import { load, type Load } from "./load.ts";
import { details, lists } from "./pages.ts";
import type { MeasuredShop } from "./shop.ts";
import { median } from "./table.ts";

export const CHANGES = [0, 1, 5, 20] as const; // per second
const LISTS = 40;
const DETAILS = 40;
const TURNS = 5;

export type Changing = { changes: number; load: Omit<Load, "bytes"> };

/** Interleaved, so that other load on the machine affects all cases alike; the results are medians. The page cache is on. */
export async function measureChanging(shop: MeasuredShop, db: Db, pcs: number): Promise<Changing[]> {
  const paths = ["/", "/products", "/components", ...lists().slice(0, LISTS), ...details(pcs).slice(0, DETAILS)];
  const headers = { "accept-encoding": "br" };
  await load(shop, paths, { headers, seconds: 1, warmUp: 3 });
  const measured = new Map<number, Load[]>(CHANGES.map((changes) => [changes, []]));
  for (let turn = 0; turn < TURNS; turn++) {
    for (const changes of CHANGES) {
      const stop = startChanging(db, { changes, pcs });
      measured.get(changes)?.push(await load(shop, paths, { headers, seconds: 3, warmUp: 1 }));
      await stop();
    }
  }
  return [...measured].map(([changes, loads]) => {
    const middle = (figure: keyof Load) => median(loads.map((one) => one[figure]));
    return {
      changes,
      load: {
        perSecond: middle("perSecond"),
        p50: middle("p50"),
        p97: middle("p97"),
        p99: middle("p99"),
        cpuMs: middle("cpuMs"),
      },
    };
  });
}

/** Changes the prices of this many machines per second. Returns a function that stops it. */
function startChanging(db: Db, { changes, pcs }: { changes: number; pcs: number }): () => Promise<void> {
  if (changes === 0) return async () => {};
  let turn = 0;
  let last: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    const id = (1 + ((++turn * 104_729) % pcs)) as ListingId;
    last = db
      .updateTable("listing")
      .set({ priceBani: bani(150_000 + ((turn * 7919) % 800_000)) })
      .where("id", "=", id)
      .execute();
  }, 1000 / changes);
  return async () => {
    clearInterval(timer);
    await last;
  };
}
