/** The day in an address, "2026-11-21"; null if it is missing or no day. */
export function requestedDay(request: Request): string | null {
  const day = new URL(request.url).searchParams.get("day") ?? "";
  const isDay = /^20\d{2}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day);
  return isDay ? day : null;
}
