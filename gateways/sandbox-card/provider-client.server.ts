// One HTTP request from the shop to the sandbox provider on this machine.

import { z } from "zod";
import { CardGatewayUnavailable } from "../../shop/payments/card-port.ts";

export type ProviderRequest = { method: "GET" | "POST"; path: string; body?: object; idempotencyKey?: string };
export type ProviderAnswer = { status: number; body: Record<string, unknown> };

const AnswerBody = z.record(z.string(), z.unknown());

/** `within` is in milliseconds. Throws CardGatewayUnavailable if the provider does not answer, or answers with 5xx or no JSON. */
export async function askProvider(
  { method, path, body, idempotencyKey }: ProviderRequest,
  { port, apiKey, within }: { port: number; apiKey: string; within: number },
): Promise<ProviderAnswer> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${apiKey}`,
        ...(body && { "content-type": "application/json" }),
        ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(within),
    });
    if (response.status >= 500) throw new CardGatewayUnavailable("provider-error");
    return { status: response.status, body: AnswerBody.parse(await response.json()) };
  } catch (error) {
    if (error instanceof CardGatewayUnavailable) throw error;
    if (error instanceof Error && error.name === "TimeoutError")
      throw new CardGatewayUnavailable("timeout", { cause: error });
    if (error instanceof TypeError) throw new CardGatewayUnavailable("unreachable", { cause: error });
    throw new CardGatewayUnavailable("provider-error", { cause: error }); // the answer is not JSON
  }
}
