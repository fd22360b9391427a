// The shop's account with a courier: its secrets, where its parcels come back to, and calls with the token of a login.

import type { z } from "zod";
import { SECOND, type Clock } from "../base/clock.ts";
import { CourierUnavailable } from "../shop/shipments/courier-port.ts";
import type { ParcelPerson } from "../shop/shipments/shipment.ts";
import { jsonOf, momentOf, sendToCourier, type CourierCall } from "./courier-http.server.ts";

export type CourierAccount = {
  url: string;
  username: string;
  password: string;
  /** Where parcels to the shop go. */
  shop: () => Omit<ParcelPerson, "address"> & { street: string };
  trackEvery: number;
};

export type CourierAsk = (call: CourierCall) => Promise<Response>;

type Login = {
  call: CourierCall;
  /** Its answer. `expires` is absent where the answer names no expiry: the token then lives for `life` milliseconds. */
  answer: z.ZodType<{ token: string; expires?: string | undefined }>;
  life: number;
  /** How a call carries the token. */
  headersOf: (token: string) => Record<string, string>;
  /** The statuses of an answer that says that the token expired. */
  expired: readonly number[];
};

const TOKEN_MARGIN = 60 * SECOND;

/** Calls with a token, which is taken again where the courier says that it expired. Without a token nothing is asked. */
export function withLogin(
  { url }: CourierAccount,
  { clock, within, login }: { clock: Clock; within: number; login: Login },
): CourierAsk {
  let token: { text: string; until: number } | null = null;
  const renewed = () =>
    beforeAsking(async () => {
      const { status, body } = await jsonOf(await sendToCourier(url, within, login.call));
      const read = login.answer.safeParse(body);
      // Wrong secrets are for whoever runs the shop: nothing was created, and the shipments wait.
      if (status >= 300 || !read.success)
        throw new CourierUnavailable("courier-error", { cause: `${login.call.path}: ${status}` });
      const { token: text, expires } = read.data;
      const until = expires === undefined ? clock.now().getTime() + login.life : momentOf(expires).getTime();
      token = { text, until };
      return text;
    });
  const send = (call: CourierCall, text: string) =>
    sendToCourier(url, within, { ...call, headers: login.headersOf(text) });
  return async (call) => {
    const isFresh = token !== null && clock.now().getTime() < token.until - TOKEN_MARGIN;
    const first = await send(call, isFresh ? token!.text : await renewed());
    if (!login.expired.includes(first.status)) return first;
    await first.body?.cancel();
    const second = await send(call, await renewed());
    if (!login.expired.includes(second.status)) return second;
    throw new CourierUnavailable("courier-error", { cause: "the token is not accepted", isBefore: true });
  };
}

/** A failure before the parcel was asked for has made none. */
export async function beforeAsking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CourierUnavailable)) throw error;
    throw new CourierUnavailable(error.reason, { cause: error, isBefore: true });
  }
}
