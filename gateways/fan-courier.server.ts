// FAN Courier's API, version 2 (https://api.fancourier.ro), in the shape of its public documentation. The sandbox speaks the same.
// Invariant: our reference stands in each parcel's cost centre, by which the report of a day finds it again.

import { z } from "zod";
import { dayOf } from "../base/day.ts";
import { DAY, HOUR, type Clock } from "../base/clock.ts";
import { ok, refuse } from "../base/result.ts";
import { countyOf } from "../shop/shipping/read-county.ts";
import type { CourierLocker } from "../shop/lockers/locker.ts";
import { CourierUnavailable, type CourierApi, type NewParcel } from "../shop/shipments/courier-port.ts";
import type { EventMeaning, ParcelPerson, TrackingEvent } from "../shop/shipments/shipment.ts";
import { withLogin, type CourierAccount, type CourierAsk } from "./courier-account.server.ts";
import {
  ANSWER_WITHIN,
  centimetresOf,
  cleanWords,
  countyName,
  digitsOf,
  farEndOf,
  jsonOf,
  momentOf,
  parsedAnswer,
  pdfOf,
  wordsIn,
} from "./courier-http.server.ts";

export type FanAccount = CourierAccount & { name: "fan" | "sandbox"; clientId: string };

/** Where the answer names no expiry: documented as 24 hours. */
const TOKEN_LIFE = 23 * HOUR;
const PER_PAGE = 100;
const MOST_DAYS = 7;

/** Opens the API with the account of the shop. Makes no call yet. */
export function openFanCourier(
  account: FanAccount,
  { clock, within = ANSWER_WITHIN }: { clock: Clock; within?: number },
): CourierApi {
  const ask = withLogin(account, { clock, within, login: loginOf(account) });
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

function loginOf({ username, password }: FanAccount) {
  const query = [
    ["username", username],
    ["password", password],
  ] as const;
  return {
    call: { method: "POST", path: "/login", query },
    answer: Login,
    life: TOKEN_LIFE,
    headersOf: (token: string) => ({ authorization: `Bearer ${token}` }),
    expired: [401],
  } as const;
}

/** The AWBs of the reference in the reports of the days since the first try. */
async function findIn(
  ask: CourierAsk,
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

/** The days in Romania from the first try until now, a week at most. The courier's clock may be a little ahead. */
function daysOf(since: Date, now: Date): string[] {
  const last = now.getTime() + HOUR;
  const first = Math.max(Math.min(since.getTime(), now.getTime()), now.getTime() - MOST_DAYS * DAY);
  const days = new Set<string>();
  for (let at = first; at < last; at += DAY) days.add(dayOf(new Date(at)));
  return [...days.add(dayOf(new Date(last)))].toSorted();
}

function creationOf({ clientId, shop }: FanAccount, parcel: NewParcel) {
  const { reference, direction, payer, cod, openParcel, locker, size } = parcel;
  const { street, ...us } = shop();
  const ours = endOf({ ...us, address: street });
  const theirs = endOf(farEndOf(parcel), locker && { pickupLocation: locker.code });
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
      dimensions: centimetresOf(size),
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

function endOf(
  { name, phone, email, county, city, address, postalCode }: ParcelPerson,
  locker: { pickupLocation: string } | null = null,
) {
  const place = { county: countyName(county), locality: city, street: address, streetNo: "", zipCode: postalCode };
  return { name, phone: digitsOf(phone), email, address: { ...place, ...locker } };
}

const text = z.union([z.string(), z.number()]).transform(String);
const Login = z
  .object({ data: z.object({ token: z.string().min(1), expiresAt: z.string().optional() }) })
  .transform(({ data: { token, expiresAt: expires } }) => ({ token, expires }));
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
