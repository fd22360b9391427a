// What the gateways to couriers share: calls with a time limit, answers that are not too long, the courier's words, and the
// parts of a parcel as couriers take them.

import type { z } from "zod";
import { cleanText } from "../base/clean-text.ts";
import { SECOND } from "../base/clock.ts";
import { counties, type County } from "../shop/shipping/counties.ts";
import type { InnerSize } from "../shop/shipping/parcel-size.ts";
import { CourierUnavailable, type NewParcel } from "../shop/shipments/courier-port.ts";
import type { ParcelPerson } from "../shop/shipments/shipment.ts";

export type CourierQuery = readonly (readonly [string, string])[];
export type CourierCall = {
  method: "GET" | "POST" | "DELETE";
  path: string;
  query?: CourierQuery;
  body?: unknown;
  headers?: Record<string, string>;
};

export const ANSWER_WITHIN = 20 * SECOND;
const ANSWER_BYTES = 30_000_000; // a list of seven thousand lockers
const LONGEST_WORDS = 500;

/** Sends a call; throws CourierUnavailable if no answer comes in time, or an error of the courier's own. */
export async function sendToCourier(
  url: string,
  within: number,
  { method, path, query, body, headers }: CourierCall,
): Promise<Response> {
  const search = new URLSearchParams((query ?? []).map(([name, value]) => [name, value]));
  try {
    const response = await fetch(`${url.replace(/\/$/, "")}${path}${search.size > 0 ? `?${search}` : ""}`, {
      method,
      redirect: "error",
      signal: AbortSignal.timeout(within),
      headers: {
        accept: "application/json",
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (response.status < 500 && response.status !== 429) return response;
    await response.body?.cancel();
    throw new CourierUnavailable("courier-error", { cause: response.status, isBefore: response.status === 429 });
  } catch (error) {
    throw unavailable(error);
  }
}

function unavailable(error: unknown): CourierUnavailable {
  if (error instanceof CourierUnavailable) return error;
  const isLate = error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError");
  return new CourierUnavailable(isLate ? "timeout" : "unreachable", {
    cause: error,
    isBefore: isRefusedConnection(error),
  });
}

/** No connection was made, so nothing was asked. */
function isRefusedConnection(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined;
  return cause?.code === "ECONNREFUSED" || cause?.code === "ENOTFOUND";
}

async function bytesOf(response: Response): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const piece of response.body ?? []) {
      size += piece.length;
      if (size > ANSWER_BYTES) throw new CourierUnavailable("courier-error", { cause: "the answer is too long" });
      pieces.push(piece);
    }
  } catch (error) {
    throw unavailable(error);
  }
  return new Uint8Array(Buffer.concat(pieces));
}

/** The answer's status and its JSON; an empty body is null. */
export async function jsonOf(response: Response): Promise<{ status: number; body: unknown }> {
  const text = new TextDecoder().decode(await bytesOf(response));
  if (text.trim() === "") return { status: response.status, body: null };
  try {
    return { status: response.status, body: JSON.parse(text) as unknown };
  } catch (error) {
    throw new CourierUnavailable("courier-error", { cause: error });
  }
}

/** An answer in another form than documented is an error of the courier. */
export function parsedAnswer<T>(schema: z.ZodType<T>, body: unknown): T {
  const read = schema.safeParse(body);
  if (!read.success) throw new CourierUnavailable("courier-error", { cause: read.error });
  return read.data;
}

/** A PDF, or null if the answer is none. */
export async function pdfOf(response: Response): Promise<Uint8Array | null> {
  const file = await bytesOf(response);
  const isPdf = new TextDecoder("latin1").decode(file.subarray(0, 5)) === "%PDF-";
  return response.ok && isPdf ? file : null;
}

/** A time as couriers write it, "2026-11-23 14:05:00", is Romanian; one with a zone says so itself. */
export function momentOf(written: string): Date {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2})?)$/.exec(written) ?? [];
  if (!date || !time) {
    const moment = new Date(written);
    if (Number.isNaN(moment.getTime())) throw new CourierUnavailable("courier-error", { cause: "a date" });
    return moment;
  }
  // Romania is two or three hours ahead of UTC: the offset whose local time is the one written.
  const candidates = ["+03:00", "+02:00"].map((zone) => new Date(`${date}T${time}${zone}`));
  return candidates.find((moment) => local.format(moment).startsWith(`${date}, ${time.slice(0, 5)}`)) ?? candidates[1]!;
}

const local = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Bucharest",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** The courier's own words, as one short line that a database can store. */
export function cleanWords(words: string): string {
  return cleanText(words).slice(0, LONGEST_WORDS);
}

/** Why the courier refused: the texts of its answer. */
export function wordsIn(body: unknown): string {
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === "string") texts.push(value);
    else if (Array.isArray(value)) value.forEach(collect);
    else if (value !== null && typeof value === "object") Object.values(value).forEach(collect);
  };
  const answer = body as { message?: unknown; errors?: unknown } | null;
  collect(answer?.errors ?? []);
  if (texts.length === 0) collect(answer?.message ?? body);
  return cleanWords(texts.filter((each) => each !== "" && each !== "fail").join("; "));
}

/** Without the spaces in which people write it. */
export function digitsOf(phone: string): string {
  return phone.replace(/[^\d+]/g, "");
}

/** The person at the other end of the way; a parcel to a locker has the locker's address. */
export function farEndOf({ person, locker }: Pick<NewParcel, "person" | "locker">): ParcelPerson {
  if (locker === null) return person;
  const { address, city, county, postalCode } = locker;
  return { ...person, address, city, county: county ?? "", postalCode };
}

/** The name of a county by its code. */
export function countyName(county: string): string {
  return counties[county as County] ?? county;
}

/** The sides in whole centimetres, rounded up. */
export function centimetresOf({ lengthMm, widthMm, heightMm }: InnerSize) {
  return { length: Math.ceil(lengthMm / 10), width: Math.ceil(widthMm / 10), height: Math.ceil(heightMm / 10) };
}
