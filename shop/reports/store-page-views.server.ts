import type { Clock } from "../../base/clock.ts";
import type { Db } from "../../base/db.server.ts";
import type { PageViews } from "./page-views.ts";
import { addViews } from "./page-views.sql.server.ts";

type Deps = { db: Db; clock: Clock; views: PageViews };

/** Stores what this process has counted since the last call. If the database does not answer, nothing is lost. */
export async function storePageViews({ db, clock, views }: Deps): Promise<void> {
  const taken = views.take();
  if (taken.size === 0) return;
  try {
    await addViews(db, { day: clock.today(), views: taken });
  } catch (error) {
    for (const [page, count] of taken) views.add(page, count);
    throw error;
  }
}
