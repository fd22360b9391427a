// The sandbox provider's process. The shop starts it as its child and ends it by going away, so that a card number is
// never in the memory of the process that has the shop's database. It listens on this machine only.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { SECOND, systemClock } from "../../base/clock.ts";
import { providerHandler } from "./http.server.ts";
import { openJournal } from "./journal.server.ts";
import { secretsFrom } from "./signature.server.ts";
import { startWebhooks } from "./webhooks.server.ts";

/** Sent by the parent as a message, not as arguments: those of a process can be read by every user of a machine. */
export type StartMessage = { port: number; folder: string; publicUrl: string | null; secret: string; slowness: number };
export type ReadyMessage = { is: "ready"; port: number } | { is: "port-taken" } | { is: "broken"; reason: string };

process.on("disconnect", () => process.exit(0));
// Ctrl-C reaches the whole group: the shop still needs us while it stops, and our end is its end.
process.on("SIGINT", () => {});
process.once("message", (message: StartMessage) => start(message));

function start({ port, folder, publicUrl, secret, slowness }: StartMessage) {
  const server = createServer({ requestTimeout: 30 * SECOND });
  server.once("error", (error: NodeJS.ErrnoException) => {
    tell(error.code === "EADDRINUSE" ? { is: "port-taken" } : { is: "broken", reason: error.message });
  });
  // Whoever has the port may write the journal: it is opened after, and never by a second process on the same port.
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
      tell({ is: "ready", port: openPort });
    } catch (error) {
      tell({ is: "broken", reason: error instanceof Error ? error.message : String(error) });
    }
  });
}

function tell(message: ReadyMessage) {
  process.send?.(message);
}
