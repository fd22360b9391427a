// Sameday's API (https://api.sameday.ro), in the shape of its public PHP SDK. The sandbox speaks the same.
// Invariant: it has no search by reference, so an AWB is asked for once; where the answer is lost, staff look at Sameday's site.

import { z } from "zod";
import { HOUR, type Clock } from "../base/clock.ts";
import { ok, refuse } from "../base/result.ts";
import type { CourierLocker } from "../shop/lockers/locker.ts";
import type { InnerSize } from "../shop/shipping/parcel-size.ts";
import { countyOf } from "../shop/shipping/read-county.ts";
import { CourierUnavailable, type CourierApi, type NewParcel } from "../shop/shipments/courier-port.ts";
import type { EventMeaning, ParcelPerson, TrackingEvent } from "../shop/shipments/shipment.ts";
import { beforeAsking, withLogin, type CourierAccount, type CourierAsk } from "./courier-account.server.ts";
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

export type SamedayAccount = CourierAccount & { name: "sameday" | "sandbox" };

/** Where the answer names no expiry: documented as 12 hours. */
const TOKEN_LIFE = 11 * HOUR;

/** The compartments of an easybox in millimetres, by the letters of the API. */
const boxes: Readonly<Record<string, InnerSize>> = {
  S: { lengthMm: 470, widthMm: 445, heightMm: 100 },
  M: { lengthMm: 470, widthMm: 445, heightMm: 190 },
  L: { lengthMm: 470, widthMm: 445, heightMm: 390 },
};

/** The services of a contract, by their codes: to a door the next day, and to a locker. */
const TO_DOOR = "24";
const TO_LOCKER = "LN";
const OPENED = "OPCG"; // opened at the delivery
const PER_PAGE = 500;
const MOST_PAGES = 40;

/** Opens the API with the account of the shop. Makes no call yet. */
export function openSamedayCourier(
  account: SamedayAccount,
  { clock, within = ANSWER_WITHIN }: { clock: Clock; within?: number },
): CourierApi {
  const ask = withLogin(account, { clock, within, login: loginOf(account) });
  return {
    name: account.name,
    courier: "sameday",
    trackEvery: account.trackEvery,
    find: null,

    async create(parcel) {
      const contract = await beforeAsking(() => contractOf(ask));
      const service = contract.services.find(({ code }) => code === (parcel.locker ? TO_LOCKER : TO_DOOR));
      if (!service || contract.pickupPoint === null)
        return refuse.conflict({ code: "courier-refused", words: service ? "pickup point" : "service" });
      const body = creationOf(account, parcel, { pickupPoint: contract.pickupPoint, service });
      const answer = await jsonOf(await ask({ method: "POST", path: "/api/awb", body }));
      const made = Created.safeParse(answer.body);
      if (made.success) return ok({ awb: made.data.awbNumber });
      if (answer.status >= 400) return refuse.conflict({ code: "courier-refused", words: wordsIn(answer.body) });
      // It said yes without a number: the parcel may exist.
      throw new CourierUnavailable("courier-error", { cause: "an answer without an AWB" });
    },

    label: async (awb) => pdfOf(await ask({ method: "GET", path: `/api/awb/download/${encodeURIComponent(awb)}/A6` })),

    async track(awbs) {
      const known = new Map<string, readonly TrackingEvent[]>();
      for (const awb of awbs) {
        const path = `/api/client/awb/${encodeURIComponent(awb)}/status`;
        const { status, body } = await jsonOf(await ask({ method: "GET", path }));
        if (status === 200) known.set(awb, parsedAnswer(Tracked, body).expeditionHistory.map(eventOf));
      }
      return known;
    },

    async cancel(awb) {
      const { status, body } = await jsonOf(
        await ask({ method: "DELETE", path: `/api/awb/${encodeURIComponent(awb)}` }),
      );
      // One that is gone already is cancelled.
      if (status < 300 || status === 404) return ok(null);
      return refuse.conflict({ code: "courier-refused", words: wordsIn(body) });
    },

    async lockers() {
      const rows = await pagesOf(ask, { path: "/api/client/lockers", row: LockerRow });
      return rows.flatMap((row) => lockerOf(row) ?? []);
    },
  };
}

function loginOf({ username, password }: SamedayAccount) {
  const headers = { "x-auth-username": username, "x-auth-password": password };
  return {
    call: { method: "POST", path: "/api/authenticate", headers, body: { remember_me: true } },
    answer: Login,
    life: TOKEN_LIFE,
    headersOf: (token: string) => ({ "x-auth-token": token }),
    expired: [401, 403],
  } as const;
}

type Service = { id: number; code: string; opened: number | null };

/** What the contract has: the services with their ids, and where the courier collects. Asked anew for each parcel: ids change. */
async function contractOf(ask: CourierAsk): Promise<{ services: Service[]; pickupPoint: number | null }> {
  const services = await pagesOf(ask, { path: "/api/client/services", row: ServiceRow });
  const points = await pagesOf(ask, { path: "/api/client/pickup-points", row: PickupPointRow });
  const usual = points.find(({ defaultPickupPoint }) => defaultPickupPoint) ?? points[0];
  return {
    services: services.map(({ id, serviceCode, serviceOptionalTaxes }) => ({
      id,
      code: serviceCode,
      opened: serviceOptionalTaxes.find((tax) => tax.code === OPENED || tax.taxCode === OPENED)?.id ?? null,
    })),
    pickupPoint: usual?.id ?? null,
  };
}

/** All rows of a list that comes in pages, or at once. */
async function pagesOf<T>(ask: CourierAsk, { path, row }: { path: string; row: z.ZodType<T> }): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1; page <= MOST_PAGES; page++) {
    const query = [
      ["page", String(page)],
      ["countPerPage", String(PER_PAGE)],
    ] as const;
    const { status, body } = await jsonOf(await ask({ method: "GET", path, query }));
    if (status !== 200) throw new CourierUnavailable("courier-error", { cause: status });
    const list = z.union([z.array(row), z.object({ data: z.array(row), pages: z.number().optional() })]);
    const read = parsedAnswer(list, body);
    all.push(...(Array.isArray(read) ? read : read.data));
    if (Array.isArray(read) || page >= (read.pages ?? 1)) break;
  }
  return all;
}

function creationOf(
  { shop }: SamedayAccount,
  parcel: NewParcel,
  { pickupPoint, service }: { pickupPoint: number; service: Service },
) {
  const { reference, direction, payer, cod, openParcel, locker, size } = parcel;
  const weight = size.weightGrams / 1000;
  const { street, ...us } = shop();
  const ours = entityOf({ ...us, address: street });
  const theirs = entityOf(farEndOf(parcel));
  const isOut = direction === "out";
  return {
    pickupPoint,
    packageType: 0, // a parcel
    packageNumber: 1,
    packageWeight: weight,
    service: service.id,
    awbPayment: payer === "shop" ? 1 : isOut ? 2 : 3, // the contract, the recipient, the sender
    cashOnDelivery: cod / 100,
    insuredValue: 0,
    // A parcel to the shop is collected from the person.
    thirdPartyPickup: isOut ? 0 : 1,
    ...(!isOut && { thirdParty: theirs }),
    serviceTaxes: openParcel && service.opened !== null ? [service.opened] : [],
    awbRecipient: isOut ? theirs : ours,
    parcels: [{ weight, ...centimetresOf(size) }],
    observation: reference,
    clientInternalReference: reference,
    ...(locker && { lockerLastMile: Number(locker.code) }),
  };
}

function entityOf({ name, phone, email, address, city, county, postalCode }: ParcelPerson) {
  return {
    name,
    phoneNumber: digitsOf(phone),
    email,
    personType: 0, // a person
    countyString: countyName(county),
    cityString: city,
    address,
    postalCode,
  };
}

function lockerOf(row: z.infer<typeof LockerRow>): CourierLocker | null {
  if (row.clientVisible === false || row.name.trim() === "") return null;
  return {
    code: row.lockerId,
    name: cleanWords(row.name),
    address: cleanWords(row.address),
    city: cleanWords(row.city),
    county: countyOf(row.county),
    postalCode: row.postalCode,
    compartments: row.availableBoxes.flatMap(({ size }) => boxes[size] ?? []),
    takesCard: row.supportedPayment === true,
    hours: hoursOf(row.schedule),
  };
}

/** "0–24" where all days are alike, else nothing: a locker's page has the rest. */
function hoursOf(schedule: readonly { openingHour: string; closingHour: string }[]): string {
  const texts = new Set(
    schedule.map(({ openingHour, closingHour }) => `${openingHour.slice(0, 5)}–${closingHour.slice(0, 5)}`),
  );
  return texts.size === 1 ? cleanWords([...texts][0]!) : "";
}

const text = z.union([z.string(), z.number()]).transform(String);
const maybe = z
  .string()
  .nullish()
  .transform((value) => value ?? "");
const Login = z
  .object({ token: z.string().min(1), expire_at: z.string().optional() })
  .transform(({ token, expire_at: expires }) => ({ token, expires }));
const Created = z.object({ awbNumber: text.refine((awb) => awb !== "") });
const ServiceRow = z.object({
  id: z.number(),
  serviceCode: z.string(),
  serviceOptionalTaxes: z
    .array(z.object({ id: z.number(), code: z.string().optional(), taxCode: z.string().optional() }))
    .default([]),
});
const PickupPointRow = z.object({ id: z.number(), defaultPickupPoint: z.boolean().default(false) });
/** A flag, as a boolean, a number or a text. It may be missing. */
const flag = z
  .union([z.boolean(), z.number(), z.string()])
  .transform((value) => ["true", "1"].includes(String(value)))
  .nullish();
const LockerRow = z.object({
  lockerId: text,
  name: maybe,
  county: maybe,
  city: maybe,
  address: maybe,
  postalCode: z
    .union([z.string(), z.number()])
    .nullish()
    .transform((code) => String(code ?? "")),
  supportedPayment: flag,
  clientVisible: flag,
  availableBoxes: z.array(z.object({ size: z.string() })).default([]),
  schedule: z.array(z.object({ openingHour: z.string(), closingHour: z.string() })).default([]),
});
const Status = z.object({
  statusId: text,
  status: maybe,
  statusLabel: maybe,
  statusDate: z.string(),
  county: maybe,
  transitLocation: maybe,
});
const Tracked = z.object({ expeditionHistory: z.array(Status).default([]) });

/** Statuses that end the way, and those from before the courier has the parcel; every other one is on its way. */
const meanings: Readonly<Record<string, EventMeaning | null>> = {
  "1": null, // the AWB was made
  "2": null, // the courier was asked to collect
  "9": "delivered",
  "16": "returned", // brought back to the sender
};

function eventOf({
  statusId,
  status,
  statusLabel,
  statusDate,
  county,
  transitLocation,
}: z.infer<typeof Status>): TrackingEvent {
  const place = transitLocation || county;
  return {
    at: momentOf(statusDate),
    code: cleanWords(statusId),
    means: statusId in meanings ? meanings[statusId]! : "in-transit",
    words: cleanWords(statusLabel || status),
    place: place === "" ? null : cleanWords(place),
  };
}
