// FAN Courier's API, version 2 (https://api.fancourier.ro), in the shape of its public documentation. The sandbox speaks the same.
// Invariant: our reference stands in each parcel's cost centre, by which the report of a day finds it again.

import { z } from "zod";
import { SECOND, type Clock } from "../base/clock.ts";
import { ok, refuse } from "../base/result.ts";
import { counties, type County } from "../shop/shipping/counties.ts";
import { countyOf } from "../shop/lockers/locker-file.ts";
import type { CourierLocker } from "../shop/lockers/locker.ts";
import { CourierUnavailable, type CourierApi, type NewParcel } from "../shop/shipments/courier-port.ts";
import type { EventMeaning, TrackingEvent } from "../shop/shipments/shipment.ts";
import {
  ANSWER_WITHIN,
  cleanWords,
  digitsOf,
  jsonOf,
  momentOf,
  parsedAnswer,
  pdfOf,
  sendToCourier,
  wordsIn,
  type CourierCall,
} from "./courier-http.server.ts";

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
type Ask = (call: CourierCall) => Promise<Response>;

const TOKEN_MARGIN = 60 * SECOND;
/** Where the answer names no expiry: documented as 24 hours. */
const TOKEN_LIFE = 23 * 3600 * SECOND;
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
      const answer = await jsonOf(
        await ask({ method: "POST", path: "/intern-awb", body: creationOf(account, parcel) }),
      );
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
      return pdfOf(await ask({ method: "GET", path: "/awb/label", query }));
    },

    async track(awbs) {
      const query = [
        ["clientId", clientId],
        ["language", "ro"],
        ...awbs.map((awb) => ["awb[]", awb] as const),
      ] as const;
      const { status, body } = await jsonOf(await ask({ method: "GET", path: "/reports/awb/tracking", query }));
      if (status !== 200) return new Map();
      return new Map(parsedAnswer(Tracked, body).data.map(({ awbNumber, events }) => [awbNumber, events.map(eventOf)]));
    },

    async cancel(awb) {
      const query = [
        ["clientId", clientId],
        ["awb", awb],
      ] as const;
      const { status, body } = await jsonOf(await ask({ method: "DELETE", path: "/awb", query }));
      // One that is gone already is cancelled.
      if (status === 200 || status === 404) return ok(null);
      return refuse.conflict({ code: "courier-refused", words: wordsIn(body) });
    },

    async lockers() {
      const query = [["type", "fanbox"]] as const;
      const { status, body } = await jsonOf(await ask({ method: "GET", path: "/reports/pickup-points", query }));
      if (status !== 200) throw new CourierUnavailable("courier-error", { cause: status });
      return parsedAnswer(PickupPoints, body).data.flatMap((point) => lockerOf(point) ?? []);
    },
  };
}

/** FAN names no measures of its compartments: the limits of the shop hold. */
function lockerOf({ id, name, address }: z.infer<typeof PickupPoints>["data"][number]): CourierLocker | null {
  if (id === "" || name.trim() === "") return null;
  return {
    code: id,
    name: cleanWords(name),
    address: cleanWords([address.street, address.streetNo].filter(Boolean).join(" ")),
    city: cleanWords(address.locality),
    county: countyOf(address.county),
    postalCode: address.zipCode,
    compartments: [],
    takesCard: false,
    hours: "",
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
    const { status, body } = await jsonOf(
      await sendToCourier(account.url, within, { method: "POST", path: "/login", query }),
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
    const response = await sendToCourier(account.url, within, withToken(call, isFresh ? token!.text : await renewed()));
    if (response.status !== 401) return response;
    await response.body?.cancel();
    const again = await sendToCourier(account.url, within, withToken(call, await renewed()));
    if (again.status === 401) throw new CourierUnavailable("courier-error", { cause: "the token is not accepted" });
    return again;
  };
}

function withToken(call: CourierCall, token: string): CourierCall {
  return { ...call, headers: { authorization: `Bearer ${token}` } };
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
      const { status, body } = await jsonOf(await ask({ method: "GET", path: "/reports/awb", query }));
      if (status !== 200) throw new CourierUnavailable("courier-error", { cause: status });
      const { data } = parsedAnswer(Report, body);
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
  const { reference, direction, person, payer, cod, openParcel, locker, size } = parcel;
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
    address: locker
      ? {
          ...addressOf({ ...locker, county: locker.county ?? "" }),
          pickupLocation: locker.code,
        }
      : addressOf(person),
  };
  const kilograms = Math.max(1, Math.ceil(size.weightGrams / 1000));
  const isOut = direction === "out";
  const shipment = {
    info: {
      service: serviceOf({ cod, isToLocker: locker !== null }),
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
      // A: opened at the delivery; V: to a FANbox
      options: [...(openParcel ? ["A"] : []), ...(locker ? ["V"] : [])],
    },
    recipient: isOut ? theirs : ours,
    ...(!isOut && { sender: theirs }),
  };
  return { clientId, shipments: [shipment] };
}

function serviceOf({ cod, isToLocker }: { cod: number; isToLocker: boolean }): string {
  if (isToLocker) return cod > 0 ? "FANbox Cont Colector" : "FANbox";
  return cod > 0 ? "Cont Colector" : "Standard";
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
const PickupPoints = z.object({
  data: z.array(
    z.object({
      id: text,
      name: z.string().default(""),
      address: z.object({
        street: z.string().nullish(),
        streetNo: z.string().nullish(),
        locality: z.string().default(""),
        county: z.string().default(""),
        zipCode: z
          .string()
          .nullish()
          .transform((code) => code ?? ""),
      }),
    }),
  ),
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
  return {
    at: momentOf(date),
    code: cleanWords(id),
    means,
    words: cleanWords(name),
    place: location ? cleanWords(location) : null,
  };
}
