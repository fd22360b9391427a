// Queries of the page counts.

import { sql } from "kysely";
import type { Day } from "../../base/day.ts";
import type { Queryable } from "../../base/db.server.ts";
import type { CountedPage } from "./page-views.ts";

/** Adds the views to those of the day; several processes may do so at once. */
export async function addViews(
  db: Queryable,
  { day, views }: { day: Day; views: ReadonlyMap<CountedPage, number> },
): Promise<void> {
  await db
    .insertInto("pageCount")
    .values([...views].map(([page, count]) => ({ day, page, views: count })))
    .onConflict((conflict) =>
      conflict.columns(["day", "page"]).doUpdateSet({ views: sql<number>`page_count.views + excluded.views` }),
    )
    .execute();
}

export type DayViews = { day: Day; page: CountedPage; views: number };

export async function viewsBetween(db: Queryable, { from, to }: { from: Day; to: Day }): Promise<DayViews[]> {
  const rows = await db
    .selectFrom("pageCount")
    .where("day", ">=", sql<Date>`${from}::date`)
    .where("day", "<=", sql<Date>`${to}::date`)
    .select([sql<string>`day::text`.as("day"), "page", "views"])
    .orderBy("day")
    .execute();
  return rows.map(({ views, ...row }) => ({ ...row, views: Number(views) }));
}
