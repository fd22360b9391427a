// When customers can come.

/** The days of a week, Monday first. */
export const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof weekdays)[number];

export type OpenDay = { from: string; until: string };
/** The hours of each weekday; null: closed. */
export type ShopHours = Readonly<Record<Weekday, OpenDay | null>>;

/** A run of days with the same hours, by their place in the week. */
export type HoursLine = { first: number; last: number; open: OpenDay | null };

/** The week in as few lines as possible; none if the shop is closed all week, which means that no hours were entered. */
export function linesOfHours(hours: ShopHours): HoursLine[] {
  if (weekdays.every((day) => hours[day] === null)) return [];
  const lines: HoursLine[] = [];
  for (const [index, day] of weekdays.entries()) {
    const open = hours[day];
    const before = lines.at(-1);
    if (before && before.open?.from === open?.from && before.open?.until === open?.until) before.last = index;
    else lines.push({ first: index, last: index, open });
  }
  return lines;
}
