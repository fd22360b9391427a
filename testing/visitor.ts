// A visitor who asks routes as functions, keeps the cookies they give, and is told what a browser would be.

import type { Shop } from "../app/wiring.server.ts";
import { asked } from "./ask.ts";

export type Answer = { status: number; location: string | null; cookie: string | null; data: unknown };

type Route = (args: never) => unknown;
type Params = Record<string, string>;

export function aGuest(shop: Shop) {
  let jar = "";

  async function ask(route: Route, address: string, question: Parameters<typeof asked>[2]): Promise<Answer> {
    const args = asked(shop, address, { ...question, headers: { cookie: jar, ...question?.headers } });
    const answer = await Promise.resolve(route(args as never)).then(answerOf, answerOf);
    if (answer.cookie) jar = answer.cookie.split(";")[0] ?? "";
    return answer;
  }

  return {
    get cookie() {
      return jar;
    },
    get: (loader: Route, address: string, params: Params = {}) => ask(loader, address, { params }),
    post: (action: Route, address: string, form: Params, params: Params = {}) => ask(action, address, { form, params }),
  };
}

/** What was returned or thrown: a response, data with a status, or data alone. Anything else thrown is a bug. */
function answerOf(result: unknown): Answer {
  if (result instanceof Error) throw result;
  if (result instanceof Response) {
    return { status: result.status, location: result.headers.get("location"), cookie: result.headers.get("set-cookie"), data: null };
  }
  const whole = result as { type?: string; data?: unknown; init?: ResponseInit | null } | null;
  if (whole?.type !== "DataWithResponseInit") return { status: 200, location: null, cookie: null, data: result };
  return { status: whole.init?.status ?? 200, location: null, cookie: new Headers(whole.init?.headers).get("set-cookie"), data: whole.data };
}
