// FAN Courier's API, version 2 (https://api.fancourier.ro), in the shape of its public documentation. The sandbox speaks the same.
// Invariant: our reference stands in each parcel's cost centre, by which the report of a day finds it again.

import { z } from "zod";
import { SECOND, type Clock } from "../base/clock.ts";
import { ok, refuse } from "../base/result.ts";
import { counties, type County } from "../shop/shipping/counties.ts";
import { CourierUnavailable, type CourierApi, type NewParcel } from "../shop/shipments/courier-port.ts";
import type { EventMeaning, TrackingEvent } from "../shop/shipments/shipment.ts";

export type FanAccount = {
  name: "fan" | "sandbox";
  url: string;
  clientId: string;
  username: string;
  password: string;
  /** Where parcels to the shop go. */
  shop: () => {
    name: string;
    phone: string;
    email: string;
    county: string;
    city: string;
    street: string;
    postalCode: string;
  };
  trackEvery: number;
};

type Options = { clock: Clock; within?: number };
type Query = readonly (readonly [string, string])[];
type Call = { method: "GET" | "POST" | "DELETE"; path: string; query?: Query; body?: unknown };
type Ask = (call: Call) => Promise<Response>;

const ANSWER_WITHIN = 20 * SECOND;
const ANSWER_BYTES = 5_000_000;
const TOKEN_MARGIN = 60 * SECOND;
/** Where the answer names no expiry: documented as 24 hours. */
const TOKEN_LIFE = 23 * 3600 * SECOND;
const LONGEST_WORDS = 500;
const PER_PAGE = 100;
const MOST_DAYS = 7;
const DAY = 24 * 3600 * SECOND;

/** Opens the API with the account of the shop. Makes no call yet. */
export function openFanCourier(account: FanAccount, { clock, within = ANSWER_WITHIN }: Options): CourierApi {
  const ask = authorised(account, { clock, within });
  const { clientId } = account;
  return {
    name: account.name,
    courier: "fan",
    trackEvery: account.trackEvery,

    async create(parcel) {
      const answer = await json(await ask({ method: "POST", path: "/intern-awb", body: creationOf(account, parcel) }));
      const read = Created.safeParse(answer.body);
      const made = read.success ? read.data.response[0] : undefined;
      if (made?.awbNumber) return ok({ awb: made.awbNumber });
      return refuse.conflict({ code: "courier-refused", words: wordsIn(made?.errors ?? answer.body) });
    },

    find: (reference, { since }) => findIn(ask, { clientId, reference, since, now: clock.now() }),

    async label(awb) {
      const query = [
        ["clientId", clientId],
        ["awbs[]", awb],
        ["pdf", "1"],
        ["format", "A6"],
      ] as const;
      const response = await ask({ method: "GET", path: "/awb/label", query });
      const file = await bytesOf(response);
      const isPdf = new TextDecoder("latin1").decode(file.subarray(0, 5)) === "%PDF-";
      return response.ok && isPdf ? file : null;
    },

    async track(awbs) {
      const query = [
        ["clientId", clientId],
        ["language", "ro"],
        ...awbs.map((awb) => ["awb[]", awb] as const),
      ] as const;
      const { status, body } = await json(await ask({ method: "GET", path: "/reports/awb/tracking", query }));
      if (status !== 200) return new Map();
      return new Map(parsed(Tracked, body).data.map(({ awbNumber, events }) => [awbNumber, events.map(eventOf)]));
    },

    async cancel(awb) {
      const query = [
        ["clientId", clientId],
        ["awb", awb],
      ] as const;
      const { status, body } = await json(await ask({ method: "DELETE", path: "/awb", query }));
      // One that is gone already is cancelled.
      if (status === 200 || status === 404) return ok(null);
      return refuse.conflict({ code: "courier-refused", words: wordsIn(body) });
    },
  };
}

/** Calls with a token, which is taken again where the courier says that it expired. */
function authorised(account: FanAccount, { clock, within }: Required<Options>): Ask {
  let token: { text: string; until: number } | null = null;
  const renewed = async () => {
    const query = [
      ["username", account.username],
      ["password", account.password],
    ] as const;
    const { status, body } = await json(
      await send(account.url, within, { method: "POST", path: "/login", query }, null),
    );
    const login = Login.safeParse(body);
    // Wrong secrets are for whoever runs the shop: nothing was created, and the shipments wait.
    if (status !== 200 || !login.success) throw new CourierUnavailable("courier-error", { cause: `login: ${status}` });
    const { token: text, expiresAt } = login.data.data;
    const now = clock.now().getTime();
    const until = expiresAt === undefined ? now + TOKEN_LIFE : momentOf(expiresAt).getTime();
    token = { text, until };
    return text;
  };
  return async (call) => {
    const isFresh = token !== null && clock.now().getTime() < token.until - TOKEN_MARGIN;
    const response = await send(account.url, within, call, isFresh ? token!.text : await renewed());
    if (response.status !== 401) return response;
    await response.body?.cancel();
    const again = await send(account.url, within, call, await renewed());
    if (again.status === 401) throw new CourierUnavailable("courier-error", { cause: "the token is not accepted" });
    return again;
  };
}

async function send(
  url: string,
  within: number,
  { method, path, query, body }: Call,
  token: string | null,
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
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (response.status < 500 && response.status !== 429) return response;
    await response.body?.cancel();
    throw new CourierUnavailable("courier-error", { cause: response.status });
  } catch (error) {
    throw unavailable(error);
  }
}

function unavailable(error: unknown): CourierUnavailable {
  if (error instanceof CourierUnavailable) return error;
  const isLate = error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError");
  return new CourierUnavailable(isLate ? "timeout" : "unreachable", { cause: error });
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

async function json(response: Response): Promise<{ status: number; body: unknown }> {
  const text = new TextDecoder().decode(await bytesOf(response));
  try {
    return { status: response.status, body: JSON.parse(text) as unknown };
  } catch (error) {
    throw new CourierUnavailable("courier-error", { cause: error });
  }
}

/** An answer in another form than documented is an error of the courier. */
function parsed<T>(schema: z.ZodType<T>, body: unknown): T {
  const read = schema.safeParse(body);
  if (!read.success) throw new CourierUnavailable("courier-error", { cause: read.error });
  return read.data;
}

/** The AWBs of the reference in the reports of the days since the first try. */
async function findIn(
  ask: Ask,
  { clientId, reference, since, now }: { clientId: string; reference: string; since: Date; now: Date },
): Promise<string[]> {
  const found: string[] = [];
  for (const day of daysOf(since, now))
    for (let page = 1; ; page++) {
      const query = [
        ["clientId", clientId],
        ["date", day],
        ["perPage", String(PER_PAGE)],
        ["page", String(page)],
      ] as const;
      const { status, body } = await json(await ask({ method: "GET", path: "/reports/awb", query }));
      if (status !== 200) throw new CourierUnavailable("courier-error", { cause: status });
      const { data } = parsed(Report, body);
      found.push(...data.filter(({ info }) => info.costCenter === reference).map(({ info }) => info.awbNumber));
      if (data.length < PER_PAGE) break;
    }
  return found;
}

const day = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Bucharest", dateStyle: "short" });

/** The days in Romania from the first try until now, a week at most. The courier's clock may be a little ahead. */
function daysOf(since: Date, now: Date): string[] {
  const last = now.getTime() + 3600 * SECOND;
  const first = Math.max(Math.min(since.getTime(), now.getTime()), now.getTime() - MOST_DAYS * DAY);
  const days = new Set<string>();
  for (let at = first; at < last; at += DAY) days.add(day.format(at));
  return [...days.add(day.format(last))].toSorted();
}

function creationOf({ clientId, shop }: FanAccount, parcel: NewParcel) {
  const { reference, direction, person, payer, cod, openParcel, size } = parcel;
  const { name, phone, email, county, city, street, postalCode } = shop();
  const ours = {
    name,
    phone: digitsOf(phone),
    email,
    address: addressOf({ county, city, address: street, postalCode }),
  };
  const theirs = {
    name: person.name,
    phone: digitsOf(person.phone),
    email: person.email,
    address: addressOf(person),
  };
  const kilograms = Math.max(1, Math.ceil(size.weightGrams / 1000));
  const isOut = direction === "out";
  const shipment = {
    info: {
      service: cod > 0 ? "Cont Colector" : "Standard",
      packages: { parcel: 1, envelope: 0 },
      weight: kilograms,
      cod: cod / 100,
      declaredValue: 0,
      // "sender" and "recipient" are the ends of the way, not the shop and the person.
      payment: (payer === "shop") === isOut ? "sender" : "recipient",
      returnPayment: cod > 0 ? "sender" : null,
      observation: reference,
      content: "PC",
      costCenter: reference,
      dimensions: {
        length: Math.ceil(size.lengthMm / 10),
        width: Math.ceil(size.widthMm / 10),
        height: Math.ceil(size.heightMm / 10),
      },
      options: openParcel ? ["A"] : [], // opened at the delivery
    },
    recipient: isOut ? theirs : ours,
    ...(!isOut && { sender: theirs }),
  };
  return { clientId, shipments: [shipment] };
}

/** Without the spaces in which people write it. */
function digitsOf(phone: string): string {
  return phone.replace(/[^\d+]/g, "");
}

function addressOf({
  county,
  city,
  address,
  postalCode,
}: {
  county: string;
  city: string;
  address: string;
  postalCode: string;
}) {
  return {
    county: counties[county as County] ?? county,
    locality: city,
    street: address,
    streetNo: "",
    zipCode: postalCode,
  };
}

const text = z.union([z.string(), z.number()]).transform(String);
const Login = z.object({ data: z.object({ token: z.string().min(1), expiresAt: z.string().optional() }) });
const Created = z.object({
  response: z.array(z.object({ awbNumber: text.nullish(), errors: z.unknown().optional() })),
});
const Report = z.object({
  data: z.array(z.object({ info: z.object({ awbNumber: text, costCenter: z.string().nullish() }) })),
});
const Event = z.object({ id: text, name: z.string().default(""), location: z.string().nullish(), date: z.string() });
const Tracked = z.object({ data: z.array(z.object({ awbNumber: text, events: z.array(Event).default([]) })) });

/** Events that end the way; every other one says that the courier has the parcel. S38: the parcel was not handed over. */
const meanings: Readonly<Record<string, EventMeaning | null>> = {
  S2: "delivered",
  S16: "returned",
  S33: "returned",
  S43: "returned",
  S38: null,
};

function eventOf({ id, name, location, date }: z.infer<typeof Event>): TrackingEvent {
  const means = id in meanings ? meanings[id]! : "in-transit";
  return { at: momentOf(date), code: clean(id), means, words: clean(name), place: location ? clean(location) : null };
}

/** A time as the courier writes it, "2026-11-23 14:05:00", is Romanian; one with a zone says so itself. */
function momentOf(written: string): Date {
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
function clean(words: string): string {
  return words
    .replace(/[\p{Cc}\p{Cs}]+/gu, " ")
    .trim()
    .slice(0, LONGEST_WORDS);
}

/** Why the courier refused: the texts of its answer. */
function wordsIn(body: unknown): string {
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === "string") texts.push(value);
    else if (Array.isArray(value)) value.forEach(collect);
    else if (value !== null && typeof value === "object") Object.values(value).forEach(collect);
  };
  const answer = body as { message?: unknown; errors?: unknown } | null;
  collect(answer?.errors ?? answer?.message ?? body);
  return clean(texts.filter((each) => each !== "" && each !== "fail").join("; "));
}
