// The sandbox courier: a server on this machine that answers as FAN Courier's API does, and below /api as Sameday's, for
// `npm start` and for tests.
// Invariant: a request that the documentation does not allow is refused, so that no test passes with an invalid one.

import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";
import type { Clock } from "../base/clock.ts";
import {
  makeParcel,
  openLockers,
  readCreation,
  type SandboxExchange,
  type Reply,
  type SandboxState,
} from "./sandbox-courier/exchange.server.ts";
import type { CourierFault } from "./sandbox-courier/faults.ts";
import { drawSandboxLabel } from "./sandbox-courier/label.server.ts";
import { parcelsPage } from "./sandbox-courier/page.server.ts";
import {
  openParcels,
  romanian,
  sandboxSteps,
  type SandboxParcels,
  type SandboxStep,
} from "./sandbox-courier/parcels.server.ts";
import { answerAsSameday } from "./sandbox-courier/sameday-api.server.ts";

export const sandboxAccount = { clientId: "7000001", username: "sandbox", password: "sandbox" } as const;

export type SandboxCourier = {
  readonly url: string;
  readonly parcels: SandboxParcels;
  /** How often it was asked to create a parcel. */
  readonly creations: number;
  /** What goes wrong with the next creations. */
  fail(...faults: CourierFault[]): void;
  /** Nobody is answered until it is back. */
  setAway(isAway: boolean): void;
  /** The locker is in no list any more, and takes no parcel. */
  closeLocker(code: string): void;
  /** The tokens that were given are no longer accepted. */
  expireTokens(): void;
  close(): Promise<void>;
};

const TOKEN_LIFE = 24 * 3600 * 1000;

type Options = { clock: Clock; port?: number; file?: string | null };

/** Starts it on the loopback; port 0 is a free one. Throws if the port is taken. */
export async function startSandboxCourier({ clock, port = 0, file = null }: Options): Promise<SandboxCourier> {
  const state: SandboxState = {
    clock,
    parcels: openParcels({ clock, file }),
    tokens: new Set(),
    faults: [],
    isAway: false,
    creations: 0,
    closed: new Set(),
  };
  const server = createServer((request, response) => {
    answer(state, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    parcels: state.parcels,
    get creations() {
      return state.creations;
    },
    fail: (...faults) => state.faults.push(...faults),
    setAway: (isAway) => (state.isAway = isAway),
    closeLocker: (code) => state.closed.add(code),
    expireTokens: () => state.tokens.clear(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(state: SandboxState, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (state.isAway) {
    response.destroy();
    return;
  }
  const url = new URL(request.url ?? "/", "http://courier");
  const reply: Reply = (status, body) => {
    response.writeHead(status, { "content-type": "application/json" }).end(status === 204 ? "" : JSON.stringify(body));
  };
  const exchange = { method: request.method ?? "GET", url, request, response, reply };
  if (url.pathname === "/" || url.pathname.startsWith("/step/")) return answerPage(state, exchange);
  if (url.pathname.startsWith("/api/")) return answerAsSameday(state, exchange, sandboxAccount);
  if (url.pathname === "/login") return answerLogin(state, exchange);
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? "";
  if (!state.tokens.has(token)) return reply(401, { status: "fail", message: "Unauthenticated." });
  const route = routes[`${exchange.method} ${url.pathname}`];
  return route ? route(state, exchange) : reply(404, { status: "fail", message: "Not found." });
}

function answerLogin({ tokens, clock }: SandboxState, { method, url, reply }: SandboxExchange): void {
  const { username, password } = Object.fromEntries(url.searchParams);
  if (method !== "POST" || username !== sandboxAccount.username || password !== sandboxAccount.password)
    return reply(401, { status: "fail", message: "invalid credentials" });
  const token = randomUUID();
  tokens.add(token);
  const expiresAt = romanian(new Date(clock.now().getTime() + TOKEN_LIFE));
  return reply(200, { status: "success", data: { token, expiresAt } });
}

/** The parcels with a button for each step, for whoever tries the shop out. */
async function answerPage({ parcels }: SandboxState, { method, url, response }: SandboxExchange): Promise<void> {
  const [, , awb = "", step = ""] = url.pathname.split("/");
  if (method === "POST" && step in sandboxSteps) {
    parcels.step(awb, step as SandboxStep);
    response.writeHead(303, { location: "/" }).end();
    return;
  }
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(parcelsPage(parcels.all()));
}

const place = z.object({
  county: z.string().min(1),
  locality: z.string().min(1),
  street: z.string(),
  zipCode: z.string(),
  /** The code of a locker. */
  pickupLocation: z.string().optional(),
});
const end = z.object({
  name: z.string().min(1),
  phone: z.string().regex(/^\+?\d{6,15}$/),
  address: place,
});
const Creation = z.object({
  clientId: z.literal(sandboxAccount.clientId),
  shipments: z.tuple([
    z.object({
      info: z.object({
        service: z.enum(["Standard", "Cont Colector", "FANbox", "FANbox Cont Colector"]),
        packages: z.object({ parcel: z.literal(1), envelope: z.literal(0) }),
        weight: z.number().int().min(1).max(100),
        cod: z.number().min(0),
        payment: z.enum(["sender", "recipient"]),
        costCenter: z.string().min(1),
        dimensions: z.object({ length: z.number().min(1), width: z.number().min(1), height: z.number().min(1) }),
        options: z.array(z.enum(["A", "V"])),
      }),
      recipient: end,
      sender: end.optional(),
    }),
  ]),
});

const errorsOf = (errors: Record<string, string[]>) => ({ response: [{ awbNumber: null, errors }] });

async function create(state: SandboxState, exchange: SandboxExchange): Promise<void> {
  const { reply } = exchange;
  const { fault, read } = await readCreation(state, exchange, Creation);
  if (!read.success) {
    const [issue] = read.error.issues;
    return reply(200, errorsOf({ [issue?.path.join(".") ?? ""]: [issue?.message ?? ""] }));
  }
  if (fault?.is === "broken") return reply(500, { status: "fail", message: "Server Error" });
  if (fault?.is === "refuses") return reply(200, errorsOf({ recipient: [fault.words] }));
  const [{ info, recipient, sender }] = read.data.shipments;
  const person = sender ?? recipient;
  const { pickupLocation: code } = recipient.address;
  const isToLocker = info.service.startsWith("FANbox");
  const locker = isToLocker ? openLockers(state).find((each) => each.code === code) : undefined;
  if (isToLocker && (!locker || !info.options.includes("V")))
    return reply(200, errorsOf({ pickupLocation: ["FANbox-ul nu este disponibil"] }));
  const given = {
    reference: info.costCenter,
    name: person.name,
    city: person.address.locality,
    service: info.service,
    locker: locker?.name ?? null,
  };
  const parcel = await makeParcel(state, exchange, { given, fault });
  if (parcel) reply(200, { response: [{ awbNumber: Number(parcel.awb), tariff: 25, errors: null }] });
}

async function label({ parcels }: SandboxState, { url, response, reply }: SandboxExchange): Promise<void> {
  const parcel = parcels.find(url.searchParams.get("awbs[]") ?? "");
  if (!parcel || parcel.isCancelled) return reply(404, { status: "fail", message: "AWB not found" });
  response.writeHead(200, { "content-type": "application/pdf" }).end(await drawSandboxLabel(parcel));
}

function report({ parcels }: SandboxState, { url, reply }: SandboxExchange): void {
  const [day, page, perPage] = ["date", "page", "perPage"].map((name) => url.searchParams.get(name) ?? "");
  const ofDay = parcels.all().filter((parcel) => parcel.day === day && !parcel.isCancelled);
  const from = (Number(page) - 1) * Number(perPage);
  const data = ofDay.slice(from, from + Number(perPage)).map(({ awb, reference }) => ({
    info: { awbNumber: Number(awb), costCenter: reference },
  }));
  return reply(200, { status: "success", total: ofDay.length, data });
}

function tracking({ parcels }: SandboxState, { url, reply }: SandboxExchange): void {
  const data = url.searchParams.getAll("awb[]").flatMap((awb) => {
    const parcel = parcels.find(awb);
    return parcel ? [{ awbNumber: Number(awb), events: parcel.events }] : [];
  });
  return reply(200, { status: "success", data });
}

function cancel({ parcels }: SandboxState, { url, reply }: SandboxExchange): void {
  const awb = url.searchParams.get("awb") ?? "";
  const parcel = parcels.find(awb);
  if (!parcel || parcel.isCancelled) return reply(404, { status: "fail", message: "AWB not found" });
  if (!parcels.cancel(awb)) return reply(400, { status: "fail", message: "AWB-ul a fost deja preluat" });
  return reply(200, { status: "success", data: "deleted" });
}

function pickupPoints(state: SandboxState, { url, reply }: SandboxExchange): void {
  if (url.searchParams.get("type") !== "fanbox") return reply(400, { status: "fail", message: "type" });
  const data = openLockers(state).map(({ code, name, street, city, county, postalCode, boxes }) => ({
    id: code,
    name,
    routingLocation: city,
    description: "",
    address: { locality: city, county, street, streetNo: "", zipCode: postalCode },
    latitude: "46.77",
    longitude: "23.59",
    schedule: [],
    drawer: boxes.map((type) => ({ type, number: 3 })),
  }));
  return reply(200, { status: "success", data });
}

const routes: Readonly<Record<string, (state: SandboxState, exchange: SandboxExchange) => void | Promise<void>>> = {
  "POST /intern-awb": create,
  "GET /awb/label": label,
  "GET /reports/awb": report,
  "GET /reports/awb/tracking": tracking,
  "DELETE /awb": cancel,
  "GET /reports/pickup-points": pickupPoints,
};
