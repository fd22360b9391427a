// What a list of customers can be asked for.

import type { DayRange } from "../../base/day.ts";

export const CUSTOMERS_A_PAGE = 50;

/** By the last thing that happened, by orders, by money received, or by name. */
export const customerSorts = ["last", "orders", "spent", "name"] as const;

/** Who bought, who sold to the shop, who has an account. */
export const customerShows = ["bought", "sold", "account"] as const;
export type CustomerShow = (typeof customerShows)[number];

/** The days are those of the last thing that happened. */
export type CustomerListFilter = DayRange & {
  search: string;
  show: CustomerShow | null;
  tag: string | null;
  sort: (typeof customerSorts)[number];
  descending: boolean;
  page: number;
};
