// From a view to an order: how many pages were viewed, and how many orders came of it. Visitors are not counted.

import type { CountedPage } from "./page-views.ts";
import type { DayViews } from "./page-views.sql.server.ts";
import { daysOf, type Period } from "./period.ts";
import { percentOfAll } from "./sell-through.ts";

export type DayConversion = { day: string; orders: number } & Record<CountedPage, number>;

/** `orders`: the day of each order that was placed. */
export function conversionByDay(
  period: Period,
  { views, orders }: { views: readonly DayViews[]; orders: readonly string[] },
): DayConversion[] {
  const ordersByDay = Map.groupBy(orders, (day) => day);
  const viewsByDay = Map.groupBy(views, ({ day }) => day);
  return daysOf(period).map((day) => {
    const viewed = (page: CountedPage) =>
      (viewsByDay.get(day) ?? []).filter((row) => row.page === page).reduce((total, row) => total + row.views, 0);
    return {
      day,
      home: viewed("home"),
      list: viewed("list"),
      product: viewed("product"),
      cart: viewed("cart"),
      checkout: viewed("checkout"),
      orders: ordersByDay.get(day)?.length ?? 0,
    };
  });
}

export const funnelSteps = ["product", "cart", "checkout", "orders"] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** The steps of a purchase, each with its share of the first in percent. */
export function funnelOf(days: readonly DayConversion[]): { step: FunnelStep; count: number; percent: number }[] {
  const counts = funnelSteps.map((step) => ({ step, count: days.reduce((total, day) => total + day[step], 0) }));
  return counts.map(({ step, count }) => ({ step, count, percent: percentOfAll(count, counts[0]!.count) }));
}
