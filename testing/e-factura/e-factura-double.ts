// A double of the tax authority's e-Factura on loopback: token, upload, state, download. Faults are set by the test.

import { createServer, type IncomingMessage } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { strToU8, zipSync } from "fflate";
import type { Clock } from "../../base/clock.ts";
import { openEFactura } from "../../gateways/e-factura.server.ts";
import type { EFactura } from "../../shop/invoices/e-factura/e-factura-port.ts";

type Fault = "refuses" | "closed" | "breaks-after" | "no-token" | "unreadable";

export type EFacturaDouble = {
  url: string;
  tokenUrl: string;
  /** What was uploaded, oldest first. */
  uploads: { path: string; cif: string; standard: string; xml: string; index: string }[];
  tokens: number;
  /** The next uploads meet this; "unreadable": the next questions about an outcome. */
  fault: Fault | null;
  /** How the authority decides about what it processes; null: it still does. */
  outcome: "ok" | "nok" | null;
  /** How many files its archive has beside the document. */
  moreFiles: number;
  close(): Promise<void>;
};

const header = (attributes: string, inner = "") =>
  `<?xml version="1.0"?><header xmlns="mfp:anaf:dgti" ${attributes}>${inner}</header>`;

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const part of request) body += String(part);
  return body;
}

export async function startEFacturaDouble(): Promise<EFacturaDouble> {
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
      const body = await bodyOf(request);
      if (pathname === "/token") {
        double.tokens += 1;
        if (double.fault === "no-token") return void response.writeHead(400).end();
        return void response.end(JSON.stringify({ access_token: `token-${double.tokens}`, expires_in: 3600 }));
      }
      const token = Number(/^Bearer token-(\d+)$/.exec(request.headers.authorization ?? "")?.[1] ?? 0);
      if (token < 1 || token > double.tokens) return void response.writeHead(401).end();
      if (pathname.startsWith("/rest/upload")) {
        if (double.fault === "closed") return void response.writeHead(503).end();
        if (double.fault === "refuses")
          return void response.end(header('ExecutionStatus="1"', '<Errors errorMessage="CIF introdus gresit"/>'));
        const index = String(5000 + double.uploads.length);
        const of = (name: string) => searchParams.get(name) ?? "";
        double.uploads.push({ path: pathname, cif: of("cif"), standard: of("standard"), xml: body, index });
        if (double.fault === "breaks-after") return void request.socket.destroy();
        return void response.end(header(`ExecutionStatus="0" index_incarcare="${index}"`));
      }
      if (double.fault === "unreadable") return void response.end("<html>");
      if (pathname === "/rest/stareMesaj")
        return void response.end(
          header(double.outcome === null ? 'stare="in prelucrare"' : `stare="${double.outcome}" id_descarcare="77"`),
        );
      const inside = double.outcome === "nok" ? header("", '<Error errorMessage="E: BR-CO-16"/>') : "<Invoice/>";
      const more = Array.from({ length: double.moreFiles }, (_, place) => [`${place}.txt`, strToU8("x")] as const);
      response.end(Buffer.from(zipSync({ ...Object.fromEntries(more), "1.xml": strToU8(inside) })));
    })();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const double: EFacturaDouble = {
    url: `${origin}/rest`,
    tokenUrl: `${origin}/token`,
    uploads: [],
    tokens: 0,
    fault: null,
    outcome: "ok",
    moreFiles: 0,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return double;
}

/** The shop's access to the double. */
export function accessTo(double: EFacturaDouble, clock: Clock): EFactura {
  const { url, tokenUrl } = double;
  return openEFactura({
    url,
    tokenUrl,
    clientId: "shop",
    clientSecret: "secret",
    refreshToken: "refresh",
    within: 5000,
    clock,
  });
}
