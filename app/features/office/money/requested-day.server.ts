import { parseDay } from "../../../../base/day.ts";

/** The day in an address, "2026-11-21"; null if it is missing or no day. */
export function requestedDay(request: Request): string | null {
  const day = new URL(request.url).searchParams.get("day") ?? "";
  return day.startsWith("20") ? parseDay(day) : null;
}
