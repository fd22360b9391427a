/** The month in an address, "2026-11"; null if it is missing or invalid. */
export function requestedMonth(request: Request): string | null {
  return parseMonth(new URL(request.url).searchParams.get("month"));
}

export function parseMonth(text: string | null | undefined): string | null {
  return text && /^20\d{2}-(0[1-9]|1[0-2])$/.test(text) ? text : null;
}
