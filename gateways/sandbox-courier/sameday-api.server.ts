// The sandbox courier as Sameday's API: the addresses below /api, in the shapes of its public PHP SDK.
// Invariant: a request that the documentation does not allow is refused, so that no test passes with an invalid one.

import { randomUUID } from "node:crypto";
import { z } from "zod";
import { drawSandboxLabel } from "./label.server.ts";
import { makeParcel, openLockers, readCreation, type SandboxExchange, type SandboxState } from "./exchange.server.ts";
import { sandboxLockers, type SandboxLocker } from "./lockers.ts";
import { romanian } from "./parcels.server.ts";

const TOKEN_LIFE = 12 * 3600 * 1000;
const PICKUP_POINT = 88;
const services = [
  {
    id: 7,
    name: "24H",
    serviceCode: "24",
    taxes: [{ id: 20, name: "Deschidere Colet", code: "OPCG", packageType: 0 }],
  },
  { id: 15, name: "Locker NextDay", serviceCode: "LN", taxes: [] },
];

/** Answers a request below /api. */
export async function answerAsSameday(
  state: SandboxState,
  exchange: SandboxExchange,
  account: { username: string; password: string },
): Promise<void> {
  const { method, url, request, reply } = exchange;
  if (`${method} ${url.pathname}` === "POST /api/authenticate") {
    const { "x-auth-username": username, "x-auth-password": password } = request.headers;
    if (username !== account.username || password !== account.password)
      return reply(401, { code: 401, message: "Authentication failed." });
    const token = randomUUID();
    state.tokens.add(token);
    const expires = romanian(new Date(state.clock.now().getTime() + TOKEN_LIFE));
    return reply(200, { token, expire_at: expires.slice(0, 16) });
  }
  if (!state.tokens.has(String(request.headers["x-auth-token"])))
    return reply(401, { code: 401, message: "Unauthorized" });
  const route = routes.find(([verb, pattern]) => verb === method && pattern.test(url.pathname));
  const [, awb = ""] = route?.[1].exec(url.pathname) ?? [];
  return route ? route[2](state, exchange, decodeURIComponent(awb)) : reply(404, { code: 404, message: "Not found." });
}

const end = z.object({
  name: z.string().min(1),
  phoneNumber: z.string().regex(/^\+?\d{6,15}$/),
  personType: z.literal(0),
  countyString: z.string().min(1),
  cityString: z.string().min(1),
  address: z.string().min(1),
  postalCode: z.string(),
});
const measure = z.number().min(0.01).max(200);
const Creation = z
  .object({
    pickupPoint: z.literal(PICKUP_POINT),
    packageType: z.literal(0),
    packageNumber: z.literal(1),
    packageWeight: measure,
    service: z.union([z.literal(7), z.literal(15)]),
    awbPayment: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    cashOnDelivery: z.number().min(0),
    insuredValue: z.literal(0),
    thirdPartyPickup: z.union([z.literal(0), z.literal(1)]),
    thirdParty: end.optional(),
    serviceTaxes: z.array(z.literal(20)),
    awbRecipient: end,
    parcels: z.tuple([z.object({ weight: measure, length: measure, width: measure, height: measure })]),
    clientInternalReference: z.string().min(1),
    lockerLastMile: z.number().int().optional(),
  })
  .refine(({ thirdPartyPickup, thirdParty }) => (thirdPartyPickup === 1) === (thirdParty !== undefined), {
    path: ["thirdParty"],
  })
  .refine(({ service, lockerLastMile }) => (service === 15) === (lockerLastMile !== undefined), {
    path: ["lockerLastMile"],
  });

const errorBody = (field: string, words: string) => ({
  code: 400,
  message: "Validation Failed",
  errors: { children: { [field]: { errors: [words] } } },
});

async function create(state: SandboxState, exchange: SandboxExchange): Promise<void> {
  const { reply } = exchange;
  const { fault, read } = await readCreation(state, exchange, Creation);
  if (!read.success) {
    const [issue] = read.error.issues;
    return reply(400, errorBody(issue?.path.join(".") ?? "", issue?.message ?? ""));
  }
  if (fault?.is === "broken") return reply(500, { code: 500, message: "Server Error" });
  if (fault?.is === "refuses") return reply(400, errorBody("awbRecipient", fault.words));
  const { awbRecipient, thirdParty, service, clientInternalReference: reference, lockerLastMile } = read.data;
  const locker = openLockers(state).find(({ code }) => code === String(lockerLastMile));
  if (lockerLastMile !== undefined && !locker)
    return reply(400, errorBody("lockerLastMile", "Lockerul nu este disponibil"));
  const person = thirdParty ?? awbRecipient;
  const given = {
    reference,
    name: person.name,
    city: person.cityString,
    service: services.find(({ id }) => id === service)!.name,
    locker: locker?.name ?? null,
  };
  const parcel = await makeParcel(state, exchange, { given, fault });
  if (parcel)
    reply(200, { awbNumber: parcel.awb, awbCost: 18.5, parcels: [{ position: 1, awbNumber: `${parcel.awb}001` }] });
}

async function label({ parcels }: SandboxState, { response, reply }: SandboxExchange, awb: string): Promise<void> {
  const parcel = parcels.find(awb);
  if (!parcel || parcel.isCancelled) return reply(404, { code: 404, message: "Awb not found" });
  response.writeHead(200, { "content-type": "application/pdf" }).end(await drawSandboxLabel(parcel));
}

/** The statuses of Sameday for what happens to a parcel. */
const statuses: Readonly<Record<string, { id: number; label: string }>> = {
  C0: { id: 4, label: "Colet ridicat" },
  S1: { id: 33, label: "In livrare la curier" },
  S2: { id: 9, label: "Colet livrat" },
  S43: { id: 16, label: "Returnat la expeditor" },
};

function status({ parcels }: SandboxState, { reply }: SandboxExchange, awb: string): void {
  const parcel = parcels.find(awb);
  if (!parcel) return reply(404, { code: 404, message: "Awb not found" });
  const expeditionHistory = parcel.events.map(({ id, location, date }) => ({
    statusId: statuses[id]?.id ?? 1,
    status: statuses[id]?.label ?? "",
    statusLabel: statuses[id]?.label ?? "",
    statusState: statuses[id]?.label ?? "",
    statusDate: date,
    county: location,
    reason: "",
    transitLocation: location,
  }));
  reply(200, { expeditionSummary: { awbNumber: awb }, expeditionHistory, parcelsStatus: [] });
}

function remove({ parcels }: SandboxState, { reply }: SandboxExchange, awb: string): void {
  const parcel = parcels.find(awb);
  if (!parcel || parcel.isCancelled) return reply(404, { code: 404, message: "Awb not found" });
  if (!parcels.cancel(awb)) return reply(400, { code: 400, message: "AWB-ul a fost deja preluat" });
  reply(204, null);
}

const page = (data: readonly unknown[]) => ({ total: data.length, currentPage: 1, pages: 1, perPage: 500, data });
const allDay = Array.from({ length: 7 }, (_, day) => ({
  day: day + 1,
  openingHour: "00:00:00",
  closingHour: "24:00:00",
}));

/** All of them, and one that the courier shows to nobody. */
function lockers(state: SandboxState, { reply }: SandboxExchange): void {
  const rows = openLockers(state).map((locker) => lockerRow(locker, { clientVisible: 1 }));
  const hidden = { ...sandboxLockers[0]!, code: "900", name: "Sandbox Depozit" };
  reply(200, page([...rows, lockerRow(hidden, { clientVisible: 0 })]));
}

function lockerRow(
  { code, name, street, city, county, postalCode, boxes, takesCard }: SandboxLocker,
  { clientVisible }: { clientVisible: 0 | 1 },
) {
  return {
    lockerId: Number(code),
    name,
    county,
    city,
    address: street,
    postalCode,
    lat: "46.77",
    lng: "23.59",
    phone: "",
    email: "",
    supportedPayment: takesCard ? 1 : 0,
    clientVisible,
    availableBoxes: boxes.map((size) => ({ size, number: 3 })),
    schedule: allDay,
  };
}

type Route = (state: SandboxState, exchange: SandboxExchange, awb: string) => void | Promise<void>;
const routes: readonly (readonly [string, RegExp, Route])[] = [
  ["POST", /^\/api\/awb$/, create],
  ["GET", /^\/api\/awb\/download\/([^/]+)\/A6$/, label],
  ["GET", /^\/api\/client\/awb\/([^/]+)\/status$/, status],
  ["DELETE", /^\/api\/awb\/([^/]+)$/, remove],
  ["GET", /^\/api\/client\/lockers$/, lockers],
  [
    "GET",
    /^\/api\/client\/services$/,
    (_state, { reply }) =>
      reply(200, page(services.map(({ taxes, ...service }) => ({ ...service, serviceOptionalTaxes: taxes })))),
  ],
  [
    "GET",
    /^\/api\/client\/pickup-points$/,
    (_state, { reply }) => reply(200, page([{ id: PICKUP_POINT, alias: "Depozit", defaultPickupPoint: true }])),
  ],
];
