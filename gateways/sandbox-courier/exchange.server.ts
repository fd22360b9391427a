// One request to the sandbox courier, and what the server remembers between them.

import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { z } from "zod";
import type { Clock } from "../../base/clock.ts";
import type { CourierFault } from "./faults.ts";
import { sandboxLockers, type SandboxLocker } from "./lockers.ts";
import type { SandboxParcel, SandboxParcels } from "./parcels.server.ts";

export type Reply = (status: number, body: unknown) => void;
export type SandboxExchange = {
  method: string;
  url: URL;
  request: IncomingMessage;
  response: ServerResponse;
  reply: Reply;
};

export type SandboxState = {
  clock: Clock;
  parcels: SandboxParcels;
  tokens: Set<string>;
  faults: CourierFault[];
  isAway: boolean;
  creations: number;
  /** The lockers that are closed, by their code: no list names them. */
  closed: Set<string>;
};

const MOST_BYTES = 1_000_000;

/** The JSON of the request; null if it is none. Throws if it is too long. */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > MOST_BYTES) throw new Error("a body that is too long");
    pieces.push(piece);
  }
  try {
    return JSON.parse(Buffer.concat(pieces).toString("utf8")) as unknown;
  } catch {
    return null;
  }
}

/** The lockers that are not closed. */
export function openLockers({ closed }: SandboxState): readonly SandboxLocker[] {
  return sandboxLockers.filter(({ code }) => !closed.has(code));
}

/** A request for a parcel, which is counted, and the next fault. */
export async function readCreation<T>(state: SandboxState, { request }: SandboxExchange, creation: z.ZodType<T>) {
  state.creations += 1;
  const fault = state.faults.shift();
  return { fault, read: creation.safeParse(await bodyOf(request)) };
}

type Given = Parameters<SandboxParcels["add"]>[0];

/** Makes the parcel, or does what the next fault says; null if the exchange is over without an answer. */
export async function makeParcel(
  state: SandboxState,
  { response }: SandboxExchange,
  { given, fault }: { given: Given; fault: CourierFault | undefined },
): Promise<SandboxParcel | null> {
  const parcel = state.parcels.add(given);
  if (fault?.is === "twice") state.parcels.add(given);
  if (fault?.is === "silent") {
    response.destroy();
    return null;
  }
  if (fault?.is === "late") await pause(fault.milliseconds, undefined, { ref: false });
  return parcel;
}
