// The sandbox provider's process, a child of the shop's process that ends with it. A separate process, so that no card number is
// in the memory of the process that has the shop's database. It listens on the loopback only.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { SECOND, systemClock } from "../../base/clock.ts";
import { providerHandler } from "./http.server.ts";
import { openJournal } from "./journal.server.ts";
import { secretsFrom } from "./signature.server.ts";
import { startWebhooks } from "./webhooks.server.ts";

/** Sent by the parent as a message and not as arguments, which every user of the machine can read. */
export type StartMessage = { port: number; folder: string; publicUrl: string | null; secret: string; slowness: number };
export type ReadyMessage = { is: "ready"; port: number } | { is: "port-taken" } | { is: "broken"; reason: string };

process.on("disconnect", () => process.exit(0));
// Ctrl-C reaches the whole process group. The shop needs this process while it stops; we end when it disconnects.
process.on("SIGINT", () => {});
process.once("message", (message: StartMessage) => start(message));

function start({ port, folder, publicUrl, secret, slowness }: StartMessage) {
  const server = createServer({ requestTimeout: 30 * SECOND });
  server.once("error", (error: NodeJS.ErrnoException) => {
    sendMessage(error.code === "EADDRINUSE" ? { is: "port-taken" } : { is: "broken", reason: error.message });
  });
  // The journal is opened after the port: only the process that has the port may write it.
  server.listen(port, "127.0.0.1", () => {
    const openPort = (server.address() as AddressInfo).port;
    try {
      const { apiKey, webhookSecret } = secretsFrom(secret);
      const journal = openJournal(folder);
      const sendWebhook = startWebhooks(journal, { clock: systemClock, secret: webhookSecret });
      const ourUrl = publicUrl ?? `http://localhost:${openPort}`;
      server.on(
        "request",
        providerHandler({ journal, sendWebhook, clock: systemClock, apiKey, publicUrl: ourUrl, slowness }),
      );
      sendMessage({ is: "ready", port: openPort });
    } catch (error) {
      sendMessage({ is: "broken", reason: error instanceof Error ? error.message : String(error) });
    }
  });
}

function sendMessage(message: ReadyMessage) {
  process.send?.(message);
}
