// A visitor who calls routes as functions, stores the cookies and gets the responses, as a browser does.

import { CLIENT_HEADER } from "../app/server/guard.server.ts";
import type { Shop } from "../app/composition.server.ts";
import { routeArgs } from "./request.ts";

export type VisitorAnswer = { status: number; location: string | null; cookie: string | null; data: unknown };

type Route = (args: never) => unknown;
type Params = Record<string, string>;

/** `cookie`: the browser's initial cookies; `from`: its IP address, as the shop's server reports it. */
export function aGuest(shop: Shop, { cookie = "", from }: { cookie?: string; from?: string } = {}) {
  const jar = new Map<string, string>();
  storeCookies([cookie]);

  function storeCookies(cookies: readonly string[]): void {
    for (const cookie of cookies) {
      const [pair = "", ...attributes] = cookie.split("; ");
      const [name = "", value = ""] = [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)];
      if (attributes.includes("Max-Age=0")) jar.delete(name);
      else if (name !== "") jar.set(name, value);
    }
  }

  function cookies(): string {
    return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  async function ask(route: Route, address: string, question: Parameters<typeof routeArgs>[2]): Promise<VisitorAnswer> {
    const args = routeArgs(shop, address, {
      ...question,
      headers: { cookie: cookies(), ...(from && { [CLIENT_HEADER]: from }), ...question?.headers },
    });
    const answer = await Promise.resolve(route(args as never)).then(answerOf, answerOf);
    storeCookies(answer.cookies);
    return answer;
  }

  return {
    get cookie() {
      return cookies();
    },
    get: (loader: Route, address: string, params: Params = {}) => ask(loader, address, { params }),
    /** `form` is a list of pairs where one name is sent more than once, as the ticked rows of a list are. */
    post: (action: Route, address: string, form: Params | [string, string][], params: Params = {}) =>
      ask(action, address, { form, params }),
  };
}

/** The returned or thrown response, data with a status, or plain data. Anything else that is thrown is a bug. */
function answerOf(result: unknown): VisitorAnswer & { cookies: string[] } {
  if (result instanceof Error) throw result;
  if (result instanceof Response)
    return {
      status: result.status,
      location: result.headers.get("location"),
      ...cookiesOf(result.headers),
      data: null,
    };
  const whole = result as { type?: string; data?: unknown; init?: ResponseInit | null } | null;
  if (whole?.type !== "DataWithResponseInit")
    return { status: 200, location: null, ...cookiesOf(new Headers()), data: result };
  return {
    status: whole.init?.status ?? 200,
    location: null,
    ...cookiesOf(new Headers(whole.init?.headers)),
    data: whole.data,
  };
}

function cookiesOf(headers: Headers): { cookie: string | null; cookies: string[] } {
  return { cookie: headers.get("set-cookie"), cookies: headers.getSetCookie() };
}
