/** The month in an address, "2026-11"; null if it is missing or invalid. */
export function monthAsked(request: Request): string | null {
  return asMonth(new URL(request.url).searchParams.get("month"));
}

export function asMonth(text: string | null | undefined): string | null {
  return text && /^20\d{2}-(0[1-9]|1[0-2])$/.test(text) ? text : null;
}
