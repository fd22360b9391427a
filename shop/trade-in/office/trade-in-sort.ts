// What the office's list of trade-ins can be sorted by.

export const tradeInSorts = ["moved", "number", "seller", "total"] as const;
export type TradeInSort = (typeof tradeInSorts)[number];
