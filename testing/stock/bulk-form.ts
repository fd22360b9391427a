// The bulk form of an office list, as a browser sends it.

import type { BulkAnswer } from "../../app/features/office/list/bulk-outcome.tsx";
import { routeArgs } from "../request.ts";
import type { TestShop } from "../shop.ts";

export type BulkSent<Answer = BulkAnswer> = { status: number; location: string | null; answer: Answer | null };

/** Sends the form of a list with these rows ticked, as a member of staff. */
export async function sendTicked<Answer = BulkAnswer>(
  shop: TestShop,
  list: { action: unknown },
  { ids, fields, cookie }: { ids: readonly string[]; fields: Record<string, string>; cookie: string },
): Promise<BulkSent<Answer>> {
  const args = routeArgs(shop, "/office");
  const body = new URLSearchParams([...ids.map((id) => ["ids", id]), ...Object.entries(fields)]);
  const request = new Request(args.request.url, { method: "POST", body, headers: { cookie } });
  const answer = await (list.action as (args: unknown) => Promise<unknown>)({ ...args, request }).catch(
    (thrown: unknown) => thrown,
  );
  if (answer instanceof Response)
    return { status: answer.status, location: answer.headers.get("location"), answer: null };
  const { data, init } = answer as { data: Answer; init: { status?: number } | number | null };
  return { status: typeof init === "number" ? init : (init?.status ?? 200), location: null, answer: data };
}

/** What became of each ticked row: its key, and why it was refused. */
export function domainErrorsOf({ answer }: BulkSent): [string, string | null][] {
  return answer?.outcomes?.map(({ key, domainError }) => [key, domainError?.code ?? null]) ?? [];
}
