// The tax authority's e-Factura over HTTP: upload, state of a message, download. The shapes are those of its published API (FCTEL).
// Invariant: only an error that came certainly before the document was received says so (`isBefore`).

import { XMLParser } from "fast-xml-parser";
import { unzipSync } from "fflate";
import type { Clock } from "../base/clock.ts";
import { EFacturaUnavailable, type EFactura, type EInvoiceUpload } from "../shop/invoices/e-factura/e-factura-port.ts";

type Options = {
  /** The API up to its version, such as https://api.anaf.ro/prod/FCTEL/rest. */
  url: string;
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  /** From the authority's consent screen; valid for a year. */
  refreshToken: string;
  /** Milliseconds for each request. */
  within?: number;
  clock: Clock;
};

const WITHIN = 60_000; // milliseconds
const ANSWER_BYTES = 5_000_000;
const FAULT_BYTES = 200_000;
/** An archive holds the document, or what was wrong with it, and the signature. */
const MAX_ENTRIES = 20;
const EARLY = 60_000; // milliseconds: a token is renewed before it ends
/** The connection was never made, so nothing was sent. */
const NEVER_SENT = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT", "EHOSTUNREACH", "ENETUNREACH"];

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseAttributeValue: false,
  isArray: (name) => name === "Errors" || name === "Error",
});

export function openEFactura({ within = WITHIN, ...options }: Options): EFactura {
  const tokens = openTokens({ within, ...options });

  async function ask(path: string, query: Record<string, string>, body?: string): Promise<Uint8Array> {
    // Without a token nothing is sent.
    const token = await tokens.current().catch((error: unknown) => {
      throw new EFacturaUnavailable("no access token", { cause: error, isBefore: true });
    });
    const response = await fetch(`${options.url}/${path}?${new URLSearchParams(query).toString()}`, {
      ...(body !== undefined && { method: "POST", body }),
      headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { "content-type": "text/plain" }) },
      signal: AbortSignal.timeout(within),
    }).catch((error: unknown) => {
      throw new EFacturaUnavailable("no answer", { cause: error, isBefore: wasNeverSent(error) });
    });
    if (response.status === 401) tokens.forgo();
    // It answered that it took nothing: too many requests, no access, or the service is closed.
    if ([401, 403, 429, 503].includes(response.status))
      throw new EFacturaUnavailable(`status ${response.status}`, { isBefore: true });
    if (!response.ok) throw new EFacturaUnavailable(`status ${response.status}`);
    return readBounded(response, ANSWER_BYTES).catch((error: unknown) => {
      throw new EFacturaUnavailable("the answer broke off", { cause: error });
    });
  }

  return {
    async upload({ xml, cui, isConsumer }: EInvoiceUpload) {
      const standard = /<(?:\w+:)?CreditNote[\s>]/.test(xml.slice(0, 1000)) ? "CN" : "UBL";
      const header = headerIn(await ask(isConsumer ? "uploadb2c" : "upload", { standard, cif: cui }, xml));
      const uploadIndex = textOf(header["index_incarcare"]);
      if (textOf(header["ExecutionStatus"]) === "0" && uploadIndex !== "") return { is: "received", uploadIndex };
      const fault = faultsIn(header);
      if (fault === "") throw new EFacturaUnavailable("an upload without an index and without a reason");
      return { is: "refused", fault };
    },
    async outcomeOf(uploadIndex) {
      const header = headerIn(await ask("stareMesaj", { id_incarcare: uploadIndex }));
      const [state, downloadId] = [textOf(header["stare"]), textOf(header["id_descarcare"])];
      if (state === "in prelucrare") return { is: "processing" };
      if (downloadId === "") throw new EFacturaUnavailable(`the state of ${uploadIndex} cannot be read: ${state}`);
      return { is: state === "ok" ? "accepted" : "rejected", downloadId };
    },
    async download(downloadId) {
      const archive = await ask("descarcare", { id: downloadId });
      return { archive, fault: faultInArchive(archive) };
    },
  };
}

function openTokens({ tokenUrl, clientId, clientSecret, refreshToken, within, clock }: Options & { within: number }) {
  let refresh = refreshToken;
  let held: { token: string; until: number } | null = null;
  // Who comes while one is being renewed waits for the same one: a refresh token may hold once.
  let renewal: Promise<string> | null = null;
  return {
    forgo() {
      held = null;
    },
    current(): Promise<string> {
      if (held && held.until > clock.now().getTime() + EARLY) return Promise.resolve(held.token);
      renewal ??= renew().finally(() => {
        renewal = null;
      });
      return renewal;
    },
  };

  async function renew(): Promise<string> {
    const now = clock.now().getTime();
    const response = await fetch(tokenUrl, {
      method: "POST",
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}` },
      body: new URLSearchParams({ grant_type: "refresh_token", refresh_token: refresh, token_content_type: "jwt" }),
      signal: AbortSignal.timeout(within),
    });
    if (!response.ok) throw new Error(`the token was refused with status ${response.status}`);
    const answer = (await response.json()) as Record<string, unknown>;
    const token = textOf(answer["access_token"]);
    if (token === "") throw new Error("the answer holds no token");
    refresh = textOf(answer["refresh_token"]) || refresh;
    held = { token, until: now + Number(answer["expires_in"] ?? 0) * 1000 };
    return token;
  }
}

function wasNeverSent(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined;
  return typeof cause?.code === "string" && NEVER_SENT.includes(cause.code);
}

async function readBounded(response: Response, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.byteLength;
    if (length > most) throw new Error("e-Factura's answer is too long");
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function headerIn(bytes: Uint8Array): Record<string, unknown> {
  const header = rootIn(bytes)["header"];
  if (typeof header !== "object" || header === null) throw new EFacturaUnavailable("an answer without a header");
  return header as Record<string, unknown>;
}

function rootIn(bytes: Uint8Array): Record<string, unknown> {
  try {
    return parser.parse(Buffer.from(bytes).toString("utf8")) as Record<string, unknown>;
  } catch (error) {
    throw new EFacturaUnavailable("an answer that is not XML", { cause: error });
  }
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
}

function faultsIn(header: Record<string, unknown>): string {
  const listed = [header["Errors"], header["Error"]].flatMap((part) =>
    Array.isArray(part) ? (part as unknown[]) : [],
  );
  return listed.map((item) => textOf((item as Record<string, unknown>)["errorMessage"])).join("; ");
}

/** The small files of an archive. Throws for one with more entries than the authority's document and signature could need. */
function filesIn(archive: Uint8Array): Record<string, Uint8Array> {
  let entries = 0;
  const filter = ({ originalSize }: { originalSize: number }) => {
    entries += 1;
    if (entries > MAX_ENTRIES) throw new Error(`an archive with more than ${MAX_ENTRIES} entries`);
    return originalSize <= FAULT_BYTES;
  };
  try {
    return unzipSync(archive, { filter });
  } catch (error) {
    throw new EFacturaUnavailable("an archive that cannot be read", { cause: error });
  }
}

/** Why a document was rejected; null in an archive that holds the signed document. */
function faultInArchive(archive: Uint8Array): string | null {
  for (const bytes of Object.values(filesIn(archive))) {
    const text = Buffer.from(bytes).toString("utf8");
    if (!text.includes("errorMessage")) continue;
    return faultsIn(headerIn(bytes)) || null;
  }
  return null;
}
