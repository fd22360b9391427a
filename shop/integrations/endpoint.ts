// An endpoint: an address of another program, and the types of events that it asks for.
// Invariant: only its program and this shop know its secret, which the database holds encrypted.

import { DAY, HOUR } from "../../base/clock.ts";
import type { EndpointId } from "../../base/id.ts";

export const endpointStates = ["active", "paused", "removed"] as const;
export type EndpointState = (typeof endpointStates)[number];

export type Endpoint = {
  id: EndpointId;
  name: string;
  url: string;
  types: readonly string[];
  state: EndpointState;
  pausedWhy: "staff" | "failing" | null;
  failingSince: Date | null;
  oldSecretUntil: Date | null;
  version: number;
  createdAt: Date;
};

export const LONGEST_URL = 500;
export const LONGEST_NAME = 80;

/** For so long after a rotation the old secret signs too, so that the other program can change at its own time. */
export const OLD_SECRET_FOR = DAY; // milliseconds
/** An endpoint of which every delivery failed for so long is paused. */
export const FAILING_FOR = 5 * DAY; // milliseconds

/** Hosts of this machine, allowed as endpoints where the shop itself is reached on one of them. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

export function isLoopbackHost(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}

/** Why an address cannot be an endpoint; null if it can. https only, but for this machine where `loopback` says so. */
export function issueOfUrl(text: string, { loopback }: { loopback: boolean }): "url-invalid" | "url-https" | null {
  const url = text.length <= LONGEST_URL ? URL.parse(text) : null;
  if (!url || url.username !== "" || url.password !== "" || url.hash !== "") return "url-invalid";
  if (url.protocol === "https:") return null;
  return url.protocol === "http:" && loopback && isLoopbackHost(url.hostname) ? null : "url-https";
}

const MINUTES = 60;
/** The delay before the next attempt, in seconds, by the number of attempts that failed; then the delivery has failed. */
export const retryDelays: readonly number[] = [
  5,
  5 * MINUTES,
  30 * MINUTES,
  ...[2, 5, 10, 14, 20, 24].map((hours) => (hours * HOUR) / 1000),
];

/** Seconds until the next attempt; null after the last. */
export function delayAfter(tries: number): number | null {
  return retryDelays[tries - 1] ?? null;
}
