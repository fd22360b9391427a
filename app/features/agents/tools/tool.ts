// A tool of the MCP server: its name, what it takes, and what it does.
// Invariant: what a tool gets has passed its schema; what it refuses is an answer with `isError`, in the language of the call.

import { z } from "zod";
import type { DomainErrorKind } from "../../../../base/result.ts";
import type { Shop } from "../../../composition.server.ts";
import type { AnyDomainError } from "../../../domain-errors.server.ts";
import { parseLanguage, type Language } from "../../../i18n/languages.ts";
import { wordsFor } from "../../../i18n/words.server.ts";
import { formatDomainError } from "../../../kit/pages/format-domain-error.ts";
import { ucpCode, ucpOf, type UcpCapability, type UcpMessage, type UcpSeverity } from "../ucp/protocol.ts";

/** `request` has no cookie: it says from which network the program calls, and nothing about a person. */
export type AgentCall = { shop: Shop; request: Request; language: Language };

export type ToolAnswer = { content: Record<string, unknown>; isError?: boolean };

export type AgentTool = {
  name: string;
  title: string;
  description: string;
  input: z.ZodObject;
  /** `isReadOnly`: it changes nothing. `isRepeatable`: a second call with the same arguments changes nothing more. */
  isReadOnly: boolean;
  isRepeatable: boolean;
  run(call: AgentCall, input: never): Promise<ToolAnswer>;
};

type Definition<Input extends z.ZodObject> = Omit<AgentTool, "input" | "run" | "isReadOnly" | "isRepeatable"> & {
  input: Input;
  /** `write`: not repeatable. `put`: a write that is. */
  does: "read" | "write" | "put";
  run(call: AgentCall, input: z.infer<Input>): Promise<ToolAnswer>;
};

export function agentTool<Input extends z.ZodObject>({ does, run, ...tool }: Definition<Input>): AgentTool {
  return {
    ...tool,
    isReadOnly: does === "read",
    isRepeatable: does !== "write",
    run: run as unknown as AgentTool["run"],
  };
}

/** The metadata of the protocol. It is optional here: the shop reads no profile, so a program without one may call too. */
export const meta = z
  .looseObject({
    "ucp-agent": z.looseObject({ profile: z.string().max(2000) }).optional(),
    "idempotency-key": z.string().max(200).optional(),
  })
  .optional()
  .describe("Request metadata of UCP. The shop does not read the agent's profile.");

const languageTag = z.string().max(35).describe("ro, en, hu or uk (BCP 47); else the Accept-Language header decides");

export const context = z.looseObject({ language: languageTag.optional() }).optional();
export const language = languageTag.optional();

/** The language that the arguments ask for, wherever a tool of the protocol has it; null if they do not. */
export function languageIn(input: Readonly<Record<string, unknown>>): Language | null {
  const direct = parseLanguage(input["language"]);
  if (direct) return direct;
  for (const part of [input["catalog"], input["cart"], input["checkout"]]) {
    const context = membersOf(membersOf(part)["context"]);
    const found = parseLanguage(context["language"]);
    if (found) return found;
  }
  return null;
}

function membersOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

const outOfStock = new Set(["sold", "held", "unit-taken", "quantity-above-stock", "items-unavailable"]);

const severityOf: Partial<Record<DomainErrorKind, UcpSeverity>> = { "not-found": "unrecoverable" };

/** The protocol's own code where it has one. */
function codeOf({ kind, code }: AnyDomainError): string {
  if (outOfStock.has(code)) return "out_of_stock";
  if (kind === "not-found") return "not_found";
  return code === "listing-unknown" ? "item_unavailable" : ucpCode(code);
}

/** The message of a domain error. */
export function messageOf(
  domainError: AnyDomainError,
  { language, path }: { language: Language; path?: string },
): UcpMessage {
  const t = wordsFor(language, "domain-errors");
  return {
    type: "error",
    code: codeOf(domainError),
    severity: severityOf[domainError.kind] ?? "recoverable",
    content: formatDomainError(domainError, { t, language }),
    ...(path !== undefined && { path }),
  };
}

/** The answer of a tool that did nothing. */
export function errorAnswer(messages: readonly UcpMessage[], used: readonly UcpCapability[] = []): ToolAnswer {
  return { content: { ucp: ucpOf("error", used), messages }, isError: true };
}

export function refusedWith(
  { language }: AgentCall,
  domainError: AnyDomainError,
  used: readonly UcpCapability[] = [],
): ToolAnswer {
  return errorAnswer([messageOf(domainError, { language })], used);
}
