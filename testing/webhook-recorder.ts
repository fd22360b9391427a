// Records the webhooks of a card provider, for tests.

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export type Webhook = { rawBody: string; headers: Headers };
export type WebhookRecorder = { readonly url: string; readonly received: Webhook[]; close(): Promise<void> };

export async function openWebhookRecorder(): Promise<WebhookRecorder> {
  const received: Webhook[] = [];
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    received.push({
      rawBody: Buffer.concat(chunks).toString(),
      headers: new Headers(request.headers as Record<string, string>),
    });
    response.writeHead(200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/card`,
    received,
    async close() {
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
